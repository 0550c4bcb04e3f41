import ScreenReaders
import Semantics

/// A reading as a strip: when there was speech, and what was cut off.
struct TimelineMarkup {
  let reading: Reading

  var strip: Markup {
    let begun = reading.speech.filter { $0.began != nil }
    if begun.isEmpty || reading.end <= 0 { return .empty }
    let bars = begun.map(bar)
    let steps = reading.steps.map { step in
      Markup.element(
        "rect", ["class": "step", "x": at(step.began), "width": "1", "height": "20"], [])
    }
    return .element(
      "svg",
      [
        "class": "strip", "role": "img", "viewBox": "0 0 1000 20", "preserveAspectRatio": "none",
        "aria-label": label,
      ], steps + bars)
  }

  private var label: String {
    let heard = reading.speech.filter { $0.outcome == .heard }.count
    let cut = reading.speech.filter { $0.outcome == .cut }.count
    let end = cut > 0 ? ", \(cut) cut off" : ""
    return "Speech over \(reading.end.asSeconds): \(counted(heard, "utterance")) heard\(end)"
  }

  private func bar(_ speech: ReportedSpeech) -> Markup {
    let began = speech.began ?? 0
    let length = max((speech.ended ?? began) - began, reading.end / 500)
    return .element(
      "rect",
      [
        "class": "\(speech.outcome.rawValue) \(speech.purpose.rawValue)", "x": at(began), "y": "4",
        "width": at(length), "height": "12", "rx": "2",
      ], [])
  }

  /// A moment as a place on a strip that is 1000 wide.
  private func at(_ time: Milliseconds) -> String { "\(time * 1000 / max(reading.end, 1))" }
}
