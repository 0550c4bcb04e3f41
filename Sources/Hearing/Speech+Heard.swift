import ScreenReaders
public import Semantics

extension Speech {
  /// How long it was audible, in milliseconds; 0 where it never began.
  public var audible: Milliseconds {
    guard let began, let ended else { return 0 }
    return ended - began
  }

  /// Spoken to its end.
  public var wasHeard: Bool { outcome == .heard }

  /// Begun, and ended early.
  public var wasCut: Bool {
    switch outcome {
    case .cut: true
    case .heard, .dropped: false
    }
  }

  /// What ended it early or kept it from being spoken; nil where it was heard.
  public var spoiledBy: Cause? {
    switch outcome {
    case .heard: nil
    case .cut(let cause), .dropped(_, let cause): cause
    }
  }

  /// The words that could be made out before it ended: those begun and at least half spoken.
  public func heardText(
    language: String, estimate: DurationEstimate = DurationEstimate()
  ) -> Substring {
    guard wasCut else { return wasHeard ? utterance.text[...] : "" }
    let words = estimate.words(of: utterance.text, language: language)
    let heard = words.prefix { ($0.begins + $0.ends) / 2 <= audible }
    return utterance.text[..<(heard.last?.range.upperBound ?? utterance.text.startIndex)]
  }
}
