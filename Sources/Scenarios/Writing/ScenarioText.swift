import PlatformTrees
public import Playing
import Semantics
import YAML

/// Writes scenarios: what was done by hand, in the form that is read again.
public enum ScenarioText {
  /// A scenario's text with these steps in place of its own; comments and the rest stay.
  ///
  /// The text of a screen alone becomes a scenario around it. Nil where the text is not in block
  /// style, so that there is no line to put steps in.
  public static func replacingSteps(
    in source: String, with steps: [ScriptedStep], title: String
  ) -> String? {
    guard let root = Document.yaml(source, path: "").root, let entries = root.entries,
      !entries.isEmpty, !source.drop(while: \.isWhitespace).hasPrefix("{")
    else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = entries.firstIndex(where: { $0.key == ScenarioKey.steps.rawValue }) else {
      return around(screen: lines, steps, title: title)
    }
    let next = place + 1 < entries.count ? entries[place + 1].mark.line - 1 : lines.count
    let head = lines[..<(entries[place].mark.line - 1)]
    let tail = lines[min(next, lines.count)...]
    return (head.map(String.init) + stepLines(steps) + tail.map(String.init))
      .joined(separator: "\n").withOneLineBreakAtEnd
  }

  private static func around(
    screen lines: [Substring], _ steps: [ScriptedStep], title: String
  ) -> String {
    let head = ["earshot: \(Scenario.formatVersion)", "title: \(quoted(title))", "screen:"]
    let body = lines.map { $0.isEmpty ? "" : "  \($0)" }
    return (head + body + stepLines(steps)).joined(separator: "\n").withOneLineBreakAtEnd
  }

  private static func stepLines(_ steps: [ScriptedStep]) -> [String] {
    if steps.isEmpty { return ["steps: []"] }
    return ["steps:"]
      + steps.flatMap { step in
        ["  - do: \(action(step.action))"]
          + (step.after.map { ["    after: \($0)ms"] } ?? [])
      }
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

  private static func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : "[\(items.joined(separator: ", "))]"
  }

  private static func mapping(_ fields: [(String, String?)]) -> String {
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
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}"
          || scalar == "\u{2029}" || scalar == "\u{FEFF}"
        {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}

extension String {
  fileprivate var withOneLineBreakAtEnd: String {
    guard let last = lastIndex(where: { $0 != "\n" }) else { return "\n" }
    return self[...last] + "\n"
  }
}
