public import Hearing
public import Playing
import ScreenReaders

extension ReportedStep {
  /// The steps of a script that was played.
  public static func steps(of performance: Performance) -> [ReportedStep] {
    performance.steps.enumerated().map { index, step in
      ReportedStep(
        number: index + 1, action: step.action.description, began: step.began, ended: step.ended,
        focus: step.focus,
        speech: performance.speech(in: index).map(ReportedSpeech.init),
        signals: performance.signals(in: index).map(ReportedSignal.init))
    }
  }
}

extension ReportedBraille {
  /// Parts that came onto a display, as the cells that they are there.
  public init(_ moment: DisplayMoment, text: String, cells: [String]) {
    self.init(
      time: moment.time, isMessage: moment.isMessage, text: text, cells: cells,
      parts: moment.parts.map(ReportedPart.init))
  }
}

extension ReportedSignal {
  init(_ signal: Signal) {
    self.init(
      time: signal.time, sound: signal.sound?.rawValue, haptic: signal.haptic?.rawValue)
  }
}

extension ReportedSpeech {
  init(_ speech: Speech) {
    let (outcome, reason) = Self.told(speech)
    self.init(
      text: speech.utterance.text, purpose: speech.utterance.purpose, outcome: outcome,
      reason: reason, cause: speech.cause.what, requested: speech.requested, began: speech.began,
      ended: speech.ended, duration: speech.duration, node: speech.utterance.node,
      parts: speech.utterance.parts.map(ReportedPart.init))
  }

  private static func told(_ speech: Speech) -> (Outcome, String?) {
    switch speech.outcome {
    case .heard: (.heard, nil)
    case .cut(let cause): (.cut, "by \(cause.what)")
    case .dropped(let reason, let cause): (.dropped, "\(reason.rawValue), by \(cause.what)")
    }
  }
}

extension ReportedPart {
  init(_ part: Part) {
    self.init(
      kind: part.kind, text: part.text, language: part.language, node: part.origin.node,
      property: part.origin.property, rule: part.origin.rule.id,
      summary: part.origin.rule.summary, evidence: part.origin.evidence,
      source: part.origin.source)
  }
}
