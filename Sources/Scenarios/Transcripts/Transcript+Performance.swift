public import Hearing
public import Playing
import ScreenReaders
import Semantics
import YAML

extension Transcript {
  /// How what comes onto a braille display is told; nothing where it is not.
  public typealias BrailleLines = @Sendable (DisplayMoment) -> [Line]

  /// What a transcript says before the first step.
  public struct Heading: Sendable, Hashable {
    public var title: String
    /// The reader, what it runs on, the locale and the app, such as `VoiceOver, iOS 26, en`.
    public var context: String

    public init(title: String, context: String) {
      self.title = title
      self.context = context
    }
  }

  /// A script that was played: its steps with what was heard, and what failed of the checks.
  public init(
    _ heading: Heading, steps: [Step], _ performance: Performance, results: [CheckResult] = [],
    braille: BrailleLines = { _ in [] }
  ) {
    let speech = Dictionary(grouping: performance.timeline.speech, by: \.cause.step)
    let signals = Dictionary(grouping: performance.timeline.signals, by: \.cause.step)
    let results = Dictionary(grouping: results, by: \.step)
    var lines = [Line(.title, heading.title), Line(.context, heading.context)]
    var focus: String?
    for (place, played) in performance.steps.enumerated() {
      let step = StepLines(
        played, number: place + 1, note: place < steps.count ? steps[place].note : nil,
        focusBefore: focus, locale: performance.timeline.locale,
        speech: (speech[place] ?? []).inOrderOfSound, signals: signals[place] ?? [],
        braille: performance.display(in: place).flatMap(braille))
      lines.append(Line(.blank))
      lines += step.lines
      lines += (results[place] ?? []).flatMap(\.lines)
      focus = played.focus
    }
    self.init(lines: lines)
  }
}

/// The lines of one step.
struct StepLines {
  private let played: PlayedStep
  private let number: Int
  private let note: String?
  private let focusBefore: String?
  private let locale: String
  private let speech: [Speech]
  let signals: [Signal]
  private let braille: [Transcript.Line]

  init(
    _ played: PlayedStep, number: Int, note: String?, focusBefore: String?, locale: String,
    speech: [Speech], signals: [Signal], braille: [Transcript.Line]
  ) {
    self.played = played
    self.number = number
    self.note = note
    self.focusBefore = focusBefore
    self.locale = locale
    self.speech = speech
    self.signals = signals
    self.braille = braille
  }

  var lines: [Transcript.Line] {
    var lines = [
      Transcript.Line(.step, label: "\(number)", played.action.description)
    ]
    if let note { lines.append(.init(.note, label: "note", note)) }
    lines += toggledLines
    lines += speech.isEmpty ? [.init(.heard, label: "silent")] : speech.map(line)
    lines += braille
    if !signals.isEmpty {
      lines.append(.init(.signals, label: "signals", Self.marks(of: signals)))
    }
    if played.focus != focusBefore {
      lines.append(.init(.cursor, label: "cursor", played.focus ?? "nowhere"))
    }
    return lines
  }

  var toggledLines: [Transcript.Line] {
    played.toggled.sorted { $0.key < $1.key }.map { trigger, isOpen in
      .init(.app, label: isOpen ? "opens" : "shuts", trigger)
    }
  }

  static func marks(of signals: [Signal]) -> String {
    signals.flatMap { signal in
      [signal.sound.map { "♪ \($0.rawValue)" }, signal.haptic.map { "∿ \($0.rawValue)" }]
    }.compactMap { $0 }.joined(separator: "  ")
  }

  /// What became of an utterance.
  func line(_ speech: Speech) -> Transcript.Line {
    let text = speech.utterance.text
    let isHint = speech.utterance.purpose == .hint
    switch speech.outcome {
    case .heard:
      return .init(
        isHint ? .hint : .heard, label: isHint ? "hint" : "heard", text,
        remark: remark([cause(of: speech), pause(before: speech), modelled(in: speech)]))
    case .cut:
      return .init(
        .lost, label: isHint ? "hint cut" : "cut", text,
        remark: remark([end(of: speech), cause(of: speech), modelled(in: speech)]))
    case .dropped:
      return .init(
        .lost, label: isHint ? "no hint" : "dropped", text,
        remark: remark([end(of: speech), cause(of: speech)]))
    }
  }

  private func remark(_ pieces: [String?]) -> String? {
    let told = pieces.compactMap { $0 }
    return told.isEmpty ? nil : told.joined(separator: "; ")
  }

  /// What ended it early or kept it from being spoken, and what was heard of it.
  private func end(of speech: Speech) -> String? {
    switch speech.outcome {
    case .heard: return nil
    case .cut(let cause):
      let heard = speech.heardText(language: locale)
      let words = heard.isEmpty ? "no word of it" : "only '\(heard)'"
      return "\(words) within \(speech.audible.inSeconds), by \(cause.what)"
    case .dropped(let reason, let cause): return "\(reason.rawValue), by \(cause.what)"
    }
  }

  /// What made the reader speak, where that is not the step itself.
  private func cause(of speech: Speech) -> String? {
    switch speech.cause.kind {
    case .event: speech.cause.what == played.action.description ? nil : "on \(speech.cause.what)"
    case .gesture, .pause, .reading: nil
    }
  }

  private func pause(before speech: Speech) -> String? {
    guard speech.utterance.purpose == .hint, let began = speech.began,
      let before = self.speech.filter({ $0.utterance.purpose != .hint }).compactMap(\.ended)
        .filter({ $0 <= began }).max()
    else { return nil }
    return "after \((began - before).inSeconds)"
  }

  private func modelled(in speech: Speech) -> String? {
    let parts = speech.utterance.parts
    let inferred = parts.filter { $0.origin.evidence == .modelled }
    if inferred.isEmpty { return nil }
    if inferred.count == parts.count { return "modelled" }
    return "modelled: " + inferred.map(\.text).joined(separator: ", ")
  }
}

extension CheckResult {
  /// What a transcript says about a check that did not pass.
  var lines: [Transcript.Line] {
    let kind: Transcript.Line.Kind
    switch outcome {
    case .passed: return []
    case .warning: kind = .warning
    case .failed: kind = .failure
    }
    return [
      .init(
        kind, label: kind == .failure ? "FAILED" : "WARNING", "\(key), line \(check.mark.line)"),
      .init(.detail, label: "expected", expected),
      .init(.detail, label: "heard", actual),
      .init(.detail, label: "so", message),
    ]
  }
}
