import Hearing
import Playing
import ScreenReaders
import Semantics

extension Spec {
  /// Given, when, then: a feature file that Cucumber and its kin read.
  public var gherkin: String {
    let scenarios = items.flatMap { item in item.readings.flatMap { $0.scenarios(of: item) } }
    return "Feature: \(title.oneLine.withoutControls)\n" + scenarios.map { "\n" + $0 }.joined()
  }
}

extension Spec.Reading {
  fileprivate func scenarios(of item: Spec.Item) -> [String] {
    let row = item.title.quoted
    let positions =
      [("closed", hearing.closed), ("open", hearing.open)]
      + (disabled.map { [("disabled", $0)] } ?? [])
    return positions.map { state, position in
      scenario(
        "\(reader.title) reads \(row) \(state)", given: "\(row) is \(state)",
        when: "the \(reader.title) cursor reaches it", then: position.sentences(of: reader))
    } + [
      toggle(row, from: "closed", to: "open", hearing.opening),
      toggle(row, from: "open", to: "closed", hearing.closing),
    ]
  }

  private func toggle(_ row: String, from: String, to: String, _ speech: [HeardSpeech]) -> String {
    let said = speech.filter { $0.purpose != .hint && $0.outcome == .heard }
    let sentences = said.map { "\(reader.title) says \($0.text.quoted)" }
    return scenario(
      "\(reader.title) tells that \(row) went from \(from) to \(to)",
      given: "\(row) is \(from) and under the \(reader.title) cursor",
      when: "the person double taps",
      then: ["\(row) is \(to)"]
        + (sentences.isEmpty ? ["\(reader.title) is silent"] : sentences))
  }

  private func scenario(_ title: String, given: String, when: String, then: [String]) -> String {
    let results = then.enumerated().map { "    \($0 == 0 ? "Then" : "And") \($1)\n" }
    return "  Scenario: \(title)\n    Given \(given)\n    When \(when)\n" + results.joined()
  }
}

extension PositionHearing {
  fileprivate func sentences(of reader: ReaderKind) -> [String] {
    guard trigger != nil else { return ["\(reader.title) does not stop on it"] }
    let hint = hintWords
    return ["\(reader.title) says \(words.quoted)"]
      + (hint.isEmpty ? [] : ["after a pause \(reader.title) says \(hint.quoted)"])
  }
}

extension String {
  /// A string of a step, as Cucumber's expressions read it.
  fileprivate var quoted: String {
    let line = oneLine.withoutControls
    let escaped = line.unicodeScalars.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(String.UnicodeScalarView(escaped)))\""
  }
}
