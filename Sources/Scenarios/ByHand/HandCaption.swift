public import Hearing
import Playing
public import Semantics

/// A line that tells what is heard, at its moment on the virtual clock.
public struct HandCaption: Sendable, Hashable {
  /// What begins or ends with it.
  public enum Sound: Sendable, Hashable {
    case begins(Speech)
    case ends(Speech)
    case none
  }

  /// When it is true, milliseconds.
  public var time: Milliseconds
  public var line: Transcript.Line
  public var sound: Sound
  /// The same for the same line, whatever is done afterwards.
  public var id: String
}

extension ByHand {
  /// The lines of the last step in the form of a transcript: all heard out, and nothing cut by what
  /// is done next.
  public var lastStepLines: [Transcript.Line] {
    let performance = performance
    guard let place = performance.steps.indices.last else { return [] }
    return stepLines(place, performance).lines.map(placed)
  }

  /// What is heard of the last steps, in the order of its moments. What was begun has a line then,
  /// and one more where it was cut.
  public func captions(ofLast count: Int) -> [HandCaption] {
    let performance = performance
    let steps = performance.steps.indices.suffix(count)
    return steps.flatMap { captions(of: $0, performance) }
      .enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private func stepLines(_ place: Int, _ performance: Performance) -> StepLines {
    StepLines(
      performance.steps[place], number: place + 1, note: nil,
      focusBefore: place > 0 ? performance.steps[place - 1].focus : nil, locale: locale,
      speech: performance.speech(in: place).inOrderOfSound, signals: performance.signals(in: place),
      braille: brailleCaptions(of: place, performance).map(\.line))
  }

  private func captions(of place: Int, _ performance: Performance) -> [HandCaption] {
    let step = performance.steps[place]
    let lines = stepLines(place, performance)
    let began = step.began
    var captions = lines.toggledLines.map { HandCaption(began, $0, id: "\(place) \($0.text)") }
    for (number, speech) in performance.speech(in: place).enumerated() {
      captions += self.captions(of: speech, lines, id: "\(place) \(number) ")
    }
    captions += lines.signals.map { signal in
      HandCaption(
        signal.time, .init(.signals, label: "signals", StepLines.marks(of: [signal])),
        id: "\(place) \(signal)")
    }
    captions += performance.timeline.focus.filter { $0.cause.step == place }.map { move in
      let line = Transcript.Line(.cursor, label: "cursor", move.node ?? "nowhere")
      return HandCaption(move.time, placed(line), id: "\(place) \(move.time) \(line.text)")
    }
    captions += brailleCaptions(of: place, performance)
    if performance.speech(in: place).isEmpty {
      captions.append(HandCaption(began, .init(.heard, label: "silent"), id: "\(place) silent"))
    }
    return captions
  }

  private func brailleCaptions(of place: Int, _ performance: Performance) -> [HandCaption] {
    guard let braille else { return [] }
    return performance.display(in: place).enumerated().flatMap { number, moment in
      braille(moment).enumerated().map {
        HandCaption(moment.time, $1, id: "\(place) braille \(number) \($0)")
      }
    }
  }

  private func captions(of speech: Speech, _ lines: StepLines, id: String) -> [HandCaption] {
    let end = lines.line(speech)
    guard let began = speech.began else {
      let lost = performance.steps[speech.spoiledBy?.step ?? speech.cause.step].began
      return [HandCaption(max(speech.requested, lost), end, id: id + "lost")]
    }
    var heard = speech
    heard.outcome = .heard
    let begin = HandCaption(began, lines.line(heard), .begins(speech), id: id + "begins")
    guard speech.wasCut, let ended = speech.ended else { return [begin] }
    return [begin, HandCaption(ended, end, .ends(speech), id: id + "ends")]
  }

  /// Where the cursor stands among the stops.
  private func placed(_ line: Transcript.Line) -> Transcript.Line {
    guard line.kind == .cursor, line.remark == nil else { return line }
    let stops = stops
    guard let place = stops.firstIndex(of: line.text) else { return line }
    var line = line
    line.remark = "\(place + 1) of \(stops.count)"
    return line
  }
}

extension HandCaption {
  fileprivate init(
    _ time: Milliseconds, _ line: Transcript.Line, _ sound: Sound = .none, id: String
  ) {
    self.init(time: time, line: line, sound: sound, id: id)
  }
}
