public import Hearing
import Playing
public import ScreenReaders
import Semantics

/// Plays scenarios: each one's app under its reader, in a locale.
public struct ScenarioPlayer: Sendable {
  /// How long speech takes, by the voice that speaks and the locale.
  public typealias Timing = @Sendable (VoiceRequest?, String) -> any SpeechTiming

  private let timing: Timing
  private let watchesBraille: Bool

  /// A player with the estimate that timelines are compared by, or another timing.
  public init(
    watchesBraille: Bool = false,
    timing: @escaping Timing = { ScenarioPlayer.estimate(for: $0, in: $1) }
  ) {
    self.timing = timing
    self.watchesBraille = watchesBraille
  }

  /// The estimate at a voice's rate in a locale, or at a rate that counts for more.
  public static func estimate(
    for voice: VoiceRequest?, in locale: String, rate: Int? = nil
  ) -> any SpeechTiming {
    (rate ?? voice?.rate(in: locale)).map { DurationEstimate(rate: $0) } ?? DurationEstimate()
  }

  /// Plays a scenario with one reader, in its own locale or in another.
  ///
  /// Throws `UnknownLocale` where the reader's words are not known in it.
  public func play(
    _ scenario: Scenario, with reader: ReaderKind, locale: String? = nil
  ) throws -> PlayedScenario {
    let steps = scenario.steps.filter { $0.happens(with: reader) }
    let locale = locale ?? scenario.locale
    let cast = Cast(
      scenario: scenario, locale: locale, timing: timing(scenario.voices[reader], locale),
      watchesBraille: watchesBraille)
    let script = steps.map(\.script)
    let performance =
      switch reader {
      case .voiceOver: try cast.voiceOver().play(script)
      case .talkBack: try cast.talkBack().play(script)
      }
    return PlayedScenario(
      scenario: scenario, steps: steps, performance: performance, app: cast.app(with: reader))
  }
}
