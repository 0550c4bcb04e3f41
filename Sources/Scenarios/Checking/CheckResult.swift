public import ScreenReaders

/// What came of one check with one reader.
public struct CheckResult: Sendable, Hashable {
  /// How a check ended.
  public enum Outcome: String, Sendable, CaseIterable { case passed, warning, failed }

  public var check: Check
  public var reader: ReaderKind
  /// The step's place in the script, counted from 0.
  public var step: Int
  public var outcome: Outcome
  /// What was expected, as it was written.
  public var expected: String
  /// What was heard or true instead.
  public var actual: String
  /// One sentence that says what differs; empty where the check passed.
  public var message: String

  /// The key of the check in a scenario, such as `heard`.
  public var key: String { check.key }
}

extension Check.Expectation {
  /// The key that it is written under.
  public var key: String {
    switch self {
    case .heard: StepKey.heard.rawValue
    case .heardWithin(_, let limit): "\(TimedKey.heardWithin.rawValue) \(limit)ms"
    case .hint: StepKey.hint.rawValue
    case .conveys: StepKey.conveys.rawValue
    case .notHeard: StepKey.notHeard.rawValue
    case .silent: StepKey.silent.rawValue
    case .silentFor(let limit): "\(TimedKey.silentFor.rawValue) \(limit)ms"
    case .notCut: StepKey.notCut.rawValue
    case .focus: StepKey.focus.rawValue
    case .open: StepKey.open.rawValue
    }
  }
}
