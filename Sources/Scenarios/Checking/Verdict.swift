import Hearing
import Playing
import ScreenReaders
import Semantics

/// What a check expected, what was so instead, and what differs; no message where all is well.
struct Verdict {
  var expected: String
  var actual: String
  var message: String?

  /// Texts one by one and word by word.
  static func comparing(_ expected: [String], with heard: [String]) -> Verdict {
    var verdict = Verdict(expected: expected.listed, actual: heard.listed)
    for (wanted, got) in zip(expected, heard) {
      if let difference = Wording.difference(expected: wanted, heard: got) {
        verdict.message = difference.description
        return verdict
      }
    }
    if expected.count < heard.count {
      verdict.message = "also heard: \(heard[expected.count...].map { $0 }.listed)"
    } else if expected.count > heard.count {
      verdict.message = "not heard: \(expected[heard.count...].map { $0 }.listed)"
    }
    return verdict
  }

  static func heard(_ text: String, within limit: Milliseconds, _ hearing: StepHearing) -> Verdict {
    let begun = hearing.begun.filter { Wording.contains($0.utterance.text, text) }
    var verdict = Verdict(
      expected: "\(text), within \(limit.inSeconds)", actual: hearing.begun.texts.listed)
    let ends = begun.filter { $0.outcome == .heard }.compactMap(\.ended)
    if let end = ends.min() {
      let needed = end - hearing.step.began
      if needed > limit { verdict.message = "heard only after \(needed.inSeconds)" }
    } else {
      verdict.message = begun.isEmpty ? "not heard" : "begun, and not heard to its end"
    }
    return verdict
  }

  static func notHeard(_ text: String, _ hearing: StepHearing) -> Verdict {
    let found = hearing.begun.first { Wording.contains($0.utterance.text, text) }
    return Verdict(
      expected: "not: \(text)", actual: hearing.begun.texts.listed,
      message: found.map { "heard in '\($0.utterance.text)'" })
  }

  static func silence(_ speech: [Speech]) -> Verdict {
    Verdict(
      expected: [String]().listed, actual: speech.texts.listed,
      message: speech.first.map { "'\($0.utterance.text)' is heard" })
  }

  static func notCut(_ text: String?, _ hearing: StepHearing) -> Verdict {
    let lost = hearing.lost.first { speech in
      text.map { Wording.contains(speech.utterance.text, $0) }
        ?? (speech.utterance.purpose != .hint)
    }
    return Verdict(
      expected: text.map { "not cut: \($0)" } ?? "nothing cut",
      actual: hearing.speech.texts.listed,
      message: lost.map { "'\($0.utterance.text)' was \($0.fate)" })
  }

  static func same(_ expected: String, _ actual: String) -> Verdict {
    Verdict(
      expected: expected, actual: actual,
      message: expected == actual ? nil : "it is \(actual), not \(expected)")
  }

  static func open(_ expected: [String], _ open: [String]) -> Verdict {
    let missing = expected.filter { !open.contains($0) }
    let extra = open.filter { !expected.contains($0) }
    let complaints =
      missing.map { "'\($0)' is not open" } + extra.map { "'\($0)' is open" }
    return Verdict(
      expected: expected.listed, actual: open.listed,
      message: complaints.isEmpty ? nil : complaints.joined(separator: ", "))
  }
}

extension [String] {
  /// In one line; what is empty is named.
  var listed: String { isEmpty ? "nothing" : joined(separator: " | ") }
}

extension Milliseconds {
  /// In seconds where they are many, such as `1.12 s`, else in milliseconds.
  var inSeconds: String {
    guard self >= 1000 else { return "\(self) ms" }
    let hundredths = (self + 5) / 10
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest / 10)\(rest % 10) s"
  }
}

extension Speech {
  /// What became of it, in words.
  var fate: String {
    switch outcome {
    case .heard: return "heard"
    case .cut(let cause):
      let sounded = (ended ?? requested) - (began ?? requested)
      return "cut after \(sounded.inSeconds), by \(cause.what)"
    case .dropped(let reason, let cause): return "dropped: \(reason.rawValue), by \(cause.what)"
    }
  }
}
