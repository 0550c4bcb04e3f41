import ScreenReaders
import Semantics

/// What one reader made of one step.
struct StepMarkup {
  let step: ReportedStep
  let locale: String

  var content: [Markup] {
    let spoken = step.speech.map(utterance)
    let silence = Markup.element("p", ["class": "quiet"], "Silence")
    let checks = step.checks.filter { $0.outcome != .passed }
    return (spoken.isEmpty ? [silence] : spoken) + [signals]
      + checks.map { CheckMarkup.block($0, language: locale) }
  }

  private func utterance(_ speech: ReportedSpeech) -> Markup {
    .element(
      "p", ["class": "said \(speech.outcome.rawValue) \(speech.purpose.rawValue)"],
      [prefix(speech), words(speech), EvidenceMarkup.after(speech), note(speech)])
  }

  private func prefix(_ speech: ReportedSpeech) -> Markup {
    guard speech.purpose == .hint else { return .empty }
    return .element("span", ["class": "kind"], "Hint") + " "
  }

  private func words(_ speech: ReportedSpeech) -> Markup {
    .element(
      speech.outcome == .dropped ? "s" : "span", ["lang": locale, "dir": "auto"],
      PartMarkup.words(of: speech))
  }

  private func note(_ speech: ReportedSpeech) -> Markup {
    let reason = speech.reason ?? ""
    switch speech.outcome {
    case .heard: return .empty
    case .cut:
      let heard = (speech.ended ?? 0) - (speech.began ?? 0)
      return .element(
        "span", ["class": "note"],
        "cut off after \(heard.asSeconds) of \(speech.duration.asSeconds), \(reason)")
    case .dropped: return .element("span", ["class": "note"], "never heard: \(reason)")
    }
  }

  private var signals: Markup {
    let sounds = step.signals.compactMap(\.sound).map { "sound \($0.spaced)" }
    let haptics = step.signals.compactMap(\.haptic).map { "vibration \($0.spaced)" }
    let focus = step.focus.map { "cursor on \($0)" }
    let all = (focus.map { [$0] } ?? []) + sounds + haptics
    if all.isEmpty { return .empty }
    return .element("p", ["class": "signals"], Markup(all.joined(separator: " · ")))
  }
}

extension String {
  /// A reader's own name of a sound, to be read.
  fileprivate var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}

/// The words of an utterance, the modelled ones marked.
enum PartMarkup {
  static func words(of speech: ReportedSpeech) -> Markup {
    var rest = speech.text[...]
    var pieces: [Markup] = []
    for part in speech.parts where part.evidence == .modelled && !part.text.isEmpty {
      guard let found = rest.firstRange(of: part.text) else { continue }
      pieces.append(Markup(String(rest[..<found.lowerBound])))
      pieces.append(.element("span", ["class": "modelled"], Markup(part.text)))
      rest = rest[found.upperBound...]
    }
    return .join(pieces + [Markup(String(rest))])
  }
}
