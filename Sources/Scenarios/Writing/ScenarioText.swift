import PlatformTrees
public import Playing
public import ScreenReaders
import Semantics
import YAML

/// Writes scenarios: what was done by hand, in the form that is read again.
public enum ScenarioText {
  /// What is otherwise in a scenario that was driven by hand; nil leaves what is written.
  public struct Changes: Sendable {
    public var title: String?
    public var readers: [ReaderKind]?
    public var locale: String?
    public var steps: [Step]

    public init(
      title: String? = nil, readers: [ReaderKind]? = nil, locale: String? = nil, steps: [Step]
    ) {
      self.title = title
      self.readers = readers
      self.locale = locale
      self.steps = steps
    }

    /// The lines of each key, in the order of a scenario.
    fileprivate var fields: [(key: ScenarioKey, lines: [String])] {
      let head: [(ScenarioKey, String?)] = [
        (.title, title.map(quoted)),
        (.readers, readers.flatMap { list($0.map(\.rawValue)) }),
        (.locale, locale.map(quoted)),
      ]
      return head.compactMap { key, text in text.map { (key, ["\(key.rawValue): \($0)"]) } }
        + [(.steps, stepLines(steps))]
    }
  }

  /// A scenario's text with other steps in place of its own; comments and the rest stay.
  ///
  /// The text of a screen alone becomes a scenario around it. Nil where the text is not in block
  /// style, so that there is no line to put steps in.
  public static func replacing(_ changes: Changes, in source: String) -> String? {
    guard let root = Document.yaml(source, path: "").root, let entries = root.entries,
      !entries.isEmpty, !source.drop(while: \.isWhitespace).hasPrefix("{")
    else { return nil }
    var text = SourceLines(source)
    let version = entries.first { $0.key == ScenarioKey.earshot.rawValue }
    guard let version else { return around(screen: text, changes) }
    let edits = changes.fields.enumerated().map { number, field in
      let place = place(of: field.key, in: entries, text, orAfter: version.mark.line)
      return (place, number, field.lines)
    }
    // From the end, so that the places of what is before stay true; and what is put in front of a
    // key after that key.
    let ordered = edits.sorted {
      ($0.0.lowerBound, $0.0.upperBound, $0.1) > ($1.0.lowerBound, $1.0.upperBound, $1.1)
    }
    for (place, _, new) in ordered { text.replace(place, with: new) }
    return text.text
  }

  /// The lines of a key, without the comments and empty lines behind it; where it is not there, the
  /// empty place that it belongs to.
  private static func place(
    of key: ScenarioKey, in entries: [Entry], _ text: SourceLines, orAfter line: Int
  ) -> Range<Int> {
    guard let place = entries.firstIndex(where: { $0.key == key.rawValue }) else {
      let line = key == .steps ? text.lines.count : line
      return line..<line
    }
    let first = entries[place].mark.line - 1
    var end = place + 1 < entries.count ? entries[place + 1].mark.line - 1 : text.lines.count
    while end > first + 1, text.isCommentOrEmpty(end - 1) { end -= 1 }
    return first..<end
  }

  private static func around(screen: SourceLines, _ changes: Changes) -> String {
    var text = screen
    var fields = changes.fields
    let steps = fields.popLast()?.lines ?? []
    text.indent()
    text.replace(0..<0, with: version + fields.flatMap(\.lines) + ["screen:"])
    text.replace(text.lines.count..<text.lines.count, with: steps)
    return text.text
  }

  /// A scenario of these fields, written anew.
  static func written(_ fields: [Entry], _ changes: Changes) -> String {
    let changed = changes.fields
    let kept = fields.filter { entry in
      entry.key != ScenarioKey.earshot.rawValue
        && !changed.contains { $0.key.rawValue == entry.key }
    }
    let lines =
      changed.dropLast().flatMap(\.lines)
      + YAMLNode(.mapping(kept), mark: .start).blockLines + (changed.last?.lines ?? [])
    return (version + lines).map { $0 + "\n" }.joined()
  }

  private static let version = ["earshot: \(Scenario.formatVersion)"]

  private static func stepLines(_ steps: [Step]) -> [String] {
    steps.isEmpty ? ["steps: []"] : ["steps:"] + steps.flatMap(lines)
  }

  private static func lines(of step: Step) -> [String] {
    let readers = step.readers.map { readers in ReaderKind.allCases.filter(readers.contains) }
    let fields: [(String, String?)] =
      [
        (StepKey.after.rawValue, step.script.after.map { "\($0)ms" }),
        (StepKey.readers.rawValue, readers.flatMap { list($0.map(\.rawValue)) }),
        (StepKey.note.rawValue, step.note.map(quoted)),
      ] + step.checks.map { ($0.key, $0.text) }
    return ["  - do: \(action(step.script.action))"]
      + fields.compactMap { key, text in text.map { "    \(key): \($0)" } }
  }

  /// What stands behind `do`.
  public static func action(_ action: ScriptedStep.Action) -> String {
    switch action {
    case .event(.announce(let announcement))
    where announcement != IOSAnnouncement(announcement.text):
      mapping([
        (AnnounceKey.announce.rawValue, quoted(announcement.text)),
        (AnnounceKey.priority.rawValue, announcement.priority.rawValue),
        (AnnounceKey.queued.rawValue, "\(announcement.queues)"),
        (AnnounceKey.language.rawValue, announcement.language.map(quoted)),
      ])
    case .event(.android(let event)): mapping(fields(of: event))
    case .gesture, .wait, .event: quoted(action.description)
    }
  }

  private static func fields(of event: AndroidEvent) -> [(String, String?)] {
    let changes = ContentChanges.named.filter {
      !$0.value.isEmpty && event.changes.contains($0.value)
    }
    return [
      (AndroidEventKey.event.rawValue, event.kind.rawValue),
      (AndroidEventKey.node.rawValue, event.source.map(quoted)),
      (AndroidEventKey.changes.rawValue, list(changes.map(\.key))),
      (AndroidEventKey.text.rawValue, list(event.text.map(quoted))),
      (AndroidEventKey.contentDescription.rawValue, event.contentDescription.map(quoted)),
      (AndroidEventKey.className.rawValue, event.className.map(quoted)),
    ]
  }

  /// Nil for no items.
  static func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : "[\(items.joined(separator: ", "))]"
  }

  static func mapping(_ fields: [(String, String?)]) -> String {
    let written = fields.compactMap { key, value in value.map { "\(key): \($0)" } }
    return "{\(written.joined(separator: ", "))}"
  }

  /// A text as a scalar: plain where that is safe anywhere, else in double quotes.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && text.last?.isWhitespace == false
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " || $0 == "-"
          || $0 == "." || $0 == "_"
      } && Scalar(text, isPlain: true).meaning == .text
    if isPlain { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      // No scenario is read that holds a NUL, escaped or not.
      case "\0": quoted += "\u{FFFD}"
      case _ where needsEscape(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// What YAML does not allow in a file, or ends a line at.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || scalar.isSeparatorOfLines || scalar == "\u{FEFF}" || scalar == "\u{FFFE}"
      || scalar == "\u{FFFF}"
  }
}
