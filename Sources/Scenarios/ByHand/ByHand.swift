public import Hearing
public import Playing
public import ScreenReaders
public import Semantics

/// A screen that a person drives by hand, with either reader.
///
/// A fold like a session, of which it holds one for each reader; they do not touch each other.
public struct ByHand: Sendable {
  public let scenario: Scenario
  public let locale: String
  /// The reader that gestures go to.
  public private(set) var reader: ReaderKind
  private var runs: [ReaderKind: Run] = [:]
  /// The readers of all steps, in the order in which they were done.
  private var order: [ReaderKind] = []
  private let timing: ScenarioPlayer.Timing
  let braille: Transcript.BrailleLines?

  /// What was done with one reader.
  private struct Run: Sendable {
    let fresh: HandSession
    var session: HandSession
    var script: [ScriptedStep] = []
    /// The session once all is heard out, and what was heard until then.
    var heardOut: HandSession
    var performance: Performance

    init(_ session: HandSession) {
      fresh = session
      self.session = session
      heardOut = session
      performance = heardOut.finish()
    }

    mutating func play(_ step: ScriptedStep) {
      script.append(step)
      session.play(step)
      listen()
    }

    mutating func listen() {
      heardOut = session
      performance = heardOut.finish()
    }

    mutating func undo() -> ScriptedStep? {
      guard let last = script.popLast() else { return nil }
      session = fresh
      for step in script { session.play(step) }
      listen()
      return last
    }
  }

  /// A scenario's screen as it is before its steps, under its first reader or another.
  ///
  /// Throws `UnknownLocale` where the reader's words are not known in the locale.
  public init(
    _ scenario: Scenario, with reader: ReaderKind? = nil, locale: String? = nil,
    braille: Transcript.BrailleLines? = nil,
    timing: @escaping ScenarioPlayer.Timing = { ScenarioPlayer.estimate(for: $0, in: $1) }
  ) throws {
    self.scenario = scenario
    self.locale = locale ?? scenario.locale
    self.timing = timing
    self.braille = braille
    self.reader = reader ?? scenario.readers.first ?? .voiceOver
    runs[self.reader] = try start(self.reader)
  }

  private func start(_ reader: ReaderKind) throws -> Run {
    Run(try HandSession(cast(for: reader), reader))
  }

  private func cast(for reader: ReaderKind) -> Cast {
    Cast(
      scenario: scenario, locale: locale, timing: timing(scenario.voices[reader], locale),
      watchesBraille: braille != nil)
  }

  private var run: Run? { runs[reader] }
}

// MARK: - Doing

extension ByHand {
  /// No scenario has more steps.
  public static var mostSteps: Int { ScenarioReader.mostSteps }

  /// Does one thing, so many milliseconds after the thing before began; nil once all was heard.
  public mutating func perform(_ action: ScriptedStep.Action, after: Milliseconds? = nil) {
    runs[reader]?.play(ScriptedStep(action, after: after))
    order.append(reader)
  }

  /// Takes the last step with this reader back, and gives it; nil where there is none.
  public mutating func undo() -> ScriptedStep? {
    guard let step = runs[reader]?.undo() else { return nil }
    if let place = order.lastIndex(of: reader) { order.remove(at: place) }
    return step
  }

  /// Goes to the other reader, where what was done with it still stands. False where the screen
  /// is for one reader only.
  ///
  /// Throws `UnknownLocale` where the other reader's words are not known in the locale.
  public mutating func switchReader() throws -> Bool {
    guard let other = scenario.readers.first(where: { $0 != reader }) else { return false }
    if runs[other] == nil { runs[other] = try start(other) }
    reader = other
    return true
  }
}

// MARK: - What is there

extension ByHand {
  /// All with this reader, heard out.
  public var performance: Performance {
    run?.performance
      ?? Performance(timeline: Timeline(reader: reader, locale: locale), steps: [])
  }

  /// How many steps were done with either reader.
  public var stepCount: Int { order.count }

  /// What the app is built with and runs on, such as `swiftui.disclosureGroup on iOS 26`.
  public var app: String { cast(for: reader).app(with: reader) }

  /// The node under the cursor, once all is heard out.
  public var focus: String? { run?.heardOut.focus }

  /// Where swipes stop, in order, once all is heard out.
  public var stops: [String] { run?.heardOut.stops ?? [] }

  /// What the reader would say of a node, without its hint.
  public func description(of node: String) -> String {
    run?.heardOut.announcement(for: node)?.parts.map(\.text).joined(separator: ", ") ?? ""
  }

  /// The names of what can be asked of the node under the cursor.
  public var actions: [String] { run?.heardOut.actions ?? [] }

  /// The readers with which something was done, VoiceOver first.
  var readersUsed: [ReaderKind] { ReaderKind.allCases.filter(order.contains) }

  /// Each step with its reader and its number among the steps with that reader, in order.
  var done: [(reader: ReaderKind, number: Int, script: ScriptedStep)] {
    var counts: [ReaderKind: Int] = [:]
    return order.compactMap { reader in
      let number = counts[reader, default: 0]
      counts[reader] = number + 1
      return runs[reader].map { (reader, number, $0.script[number]) }
    }
  }

  func performance(with reader: ReaderKind) -> Performance? { runs[reader]?.performance }
}
