public import Semantics

/// A rule of a reader: one reason why something is said, and how well that is known.
///
/// Rules are the static constants of the reader that follows them.
public final class Rule: Sendable {
  /// Stable and unique in its reader, such as `talkback.status.fromActions`.
  public let id: String
  /// What the rule does, in one sentence.
  public let summary: String
  public let evidence: Evidence
  /// Where that was read, executed or heard.
  public let source: String

  /// A rule with its evidence.
  public init(_ id: String, _ summary: String, _ evidence: Evidence, source: String) {
    self.id = id
    self.summary = summary
    self.evidence = evidence
    self.source = source
  }
}

extension Rule: Hashable {
  /// Two rules are the same where their ids are.
  public static func == (left: Rule, right: Rule) -> Bool { left === right || left.id == right.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Why a part is spoken: the property that it came from, the rule, and the evidence.
public struct Origin: Sendable, Hashable {
  /// The node whose property it is.
  public var node: String?
  public var property: Property
  public var rule: Rule
  /// The weaker of the rule's evidence and the word's.
  public var evidence: Evidence
  /// Where the deciding evidence comes from.
  public var source: String

  /// An origin as well known as its rule.
  public init(node: String?, property: Property, rule: Rule) {
    self.node = node
    self.property = property
    self.rule = rule
    self.evidence = rule.evidence
    self.source = rule.source
  }

  /// An origin as well known as the weaker of its rule and its word.
  public init(node: String?, property: Property, rule: Rule, word: Word) {
    let isWordWeaker = word.evidence > rule.evidence
    self.node = node
    self.property = property
    self.rule = rule
    evidence = isWordWeaker ? word.evidence : rule.evidence
    source = isWordWeaker ? word.source : rule.source
  }
}

/// A reader's own word in one language, with its evidence.
public struct Word: Sendable, Hashable {
  public var text: String
  public var evidence: Evidence
  public var source: String

  public init(_ text: String, _ evidence: Evidence, source: String) {
    self.text = text
    self.evidence = evidence
    self.source = source
  }
}

/// The platform property that a part was made from, by the platform's own name.
public enum Property: String, Sendable, CaseIterable {
  // Both platforms
  case label, value, hint, heading, selected, actions, enabled, position, container, window
  // iOS
  case traits, expandedStatus, customContent, customActions, headers, language, announcement
  case rotor, text
  // Android
  case className, contentDescription, stateDescription, roleDescription, hintText, tooltipText
  case error, checked, expandedState, labeledBy, collectionInfo, collectionItemInfo, rangeInfo
  case paneTitle, containerTitle, viewIdResourceName, readingControl, children, password
  case clickable, longClickable, eventText, setting
}

/// One piece of what is spoken. Settings filter and order parts; only a renderer joins them.
public struct Part: Sendable, Hashable {
  /// What a part tells.
  public enum Kind: String, Sendable, CaseIterable {
    case label, value, role, state, selected, disabled, checked, position, container, header
    case error, hint, tooltip, heading, content, actions, window, change, notice, text
  }

  public var kind: Kind
  public var text: String
  /// BCP 47 tag, where it differs from the reader's own language.
  public var language: String?
  public var origin: Origin
  /// What it tells whatever the language, where it is the reader's own word.
  public var meaning: Meaning?
  /// What stands in front of it where parts are joined; nil for the reader's usual separator.
  public var joint: String?
  /// A reader's own word as the full-stop form writes it, its stop included; nil for other text.
  public var phrase: String?

  public init(
    _ kind: Kind, _ text: String, origin: Origin, language: String? = nil, joint: String? = nil,
    meaning: Meaning? = nil, phrase: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.origin = origin
    self.language = language
    self.joint = joint
    self.meaning = meaning
    self.phrase = phrase
  }
}

/// A text that is put together of the texts of parts, in room that is made once.
struct JoinedText {
  private var bytes: [UInt8] = []

  /// An empty text with room for these parts and for so much behind each.
  init(_ parts: some RandomAccessCollection<Part>, joint: String) {
    // By their places, as a part is not copied then.
    bytes.reserveCapacity(
      parts.indices.reduce(0) { $0 + parts[$1].text.utf8.count + joint.utf8.count })
  }

  var isEmpty: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

/// What a reader's own words tell, the same in every language: what checks and audits compare.
public enum Meaning: Sendable, Hashable {
  case role(Role)
  case expanded(ExpandedState)
  case checked(CheckedState)
  case selected
  case disabled
  /// A heading, and its level where that is told.
  case heading(level: Int?)
  case position(Position)
}

/// What a reader says of one node, and the hint that follows if the cursor stays.
public struct Announcement: Sendable, Hashable {
  public var parts: [Part]
  public var hint: [Part]

  public init(parts: [Part] = [], hint: [Part] = []) {
    self.parts = parts
    self.hint = hint
  }

  /// The weakest evidence in it.
  public var evidence: Evidence? { (parts + hint).map(\.origin.evidence).max() }
}
