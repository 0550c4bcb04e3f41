import Accordions
public import Playing
public import ScreenReaders
public import Semantics

/// Everything that was heard and seen of a screen: once, for all rules.
public struct Listening: Sendable {
  public let screen: AuditedScreen
  public let sides: [Side]

  /// The same for rules that have to know what opens what.
  var withoutClaims: Listening {
    Listening(
      screen: screen,
      sides: sides.map { side in
        var side = side
        side.triggers.removeAll(where: \.isClaim)
        return side
      })
  }
}

/// A screen under one reader.
public struct Side: Sendable {
  public let reader: ReaderKind
  public let locale: String
  public let direction: LayoutDirection
  /// Whether it is known what opens what; else the triggers are those nodes that claim to open.
  public let knowsTruth: Bool
  public let words: AuditWords
  /// The screen at first sight.
  public let initial: Moment
  public internal(set) var triggers: [HeardTrigger]
  public let controls: [PlayedControl]
  /// How nodes look, where that was written down.
  public let looks: [String: NodeLook]

  public var system: OperatingSystem {
    switch reader {
    case .voiceOver: .ios
    case .talkBack: .android
    }
  }
}

/// A disclosure, heard shut and open, and used.
public struct HeardTrigger: Sendable {
  public let id: String
  public let panel: String?
  public let title: String
  public let isEnabled: Bool
  /// Activating it does something that has nothing to do with its panel.
  public let doesSomethingElse: Bool
  public let leaves: [String]
  /// What people see of a leaf, where it is text.
  public let leafTexts: [String: String]
  /// Shut, and all that can be shut besides.
  public let closed: HeaderLook
  /// Open, and all else as when it was shut.
  public let open: HeaderLook
  /// As the screen begins.
  public let first: HeaderLook
  /// Opened by code, and shut by code.
  public let byCode: [HeaderLook]
  /// Nodes that tell its state, whatever they are, in the order of the tree.
  public let carriers: [String]
  /// The stops that toggle it.
  public let activating: [String]
  /// Nil where one that is built alike was used in its place.
  public let played: PlayedTrigger?
  /// The disclosures that were not used because they are built like this one.
  public let alike: [String]
  /// Whether all that is known is what the node says of itself, at one moment; `closed`, `open` and
  /// `first` are that moment then.
  public var isClaim = false

  /// Shut and open; the one moment that is known of a claim.
  var looks: [HeaderLook] { isClaim ? [closed] : [closed, open] }
}

/// A header at one moment.
public struct HeaderLook: Sendable {
  /// Whether the panel is open in truth; of a claim, what it says, nil where it says nothing.
  public let isOpen: Bool?
  public let header: Header
  public let moment: Moment

  /// What is said at the header, where it is a stop.
  public var announcement: Announcement? { header.main.flatMap { moment.announcements[$0] } }

  /// The node that takes the cursor for it.
  public var node: ExposedNode? { header.main.flatMap { moment.tree[$0] } }
}
