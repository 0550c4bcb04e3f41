import Hearing
public import Playing
public import ScreenReaders
import Semantics

extension Scenario {
  /// What on the screen opens and shuts, as it is before the first step.
  ///
  /// Throws `UnknownLocale` where the reader's words are not known in the scenario's locale.
  public func disclosures(with reader: ReaderKind) throws -> [DisclosureTruth] {
    let cast = Cast(scenario: self, locale: locale, timing: DurationEstimate())
    return switch reader {
    case .voiceOver: try cast.voiceOver().app.disclosures
    case .talkBack: try cast.talkBack().app.disclosures
    }
  }

  /// What is heard of something that opens and shuts, without the scenario's own steps; nil where
  /// the screen has none of that trigger.
  ///
  /// Throws `UnknownLocale` where the reader's words are not known in the locale.
  public func hearing(of trigger: String, with reader: ReaderKind, locale: String? = nil) throws
    -> DisclosureHearing?
  {
    let locale = locale ?? self.locale
    let cast = Cast(scenario: self, locale: locale, timing: DurationEstimate())
    return switch reader {
    case .voiceOver:
      DisclosureListener(try cast.voiceOver(), locale: locale).hearing(of: trigger)
    case .talkBack:
      DisclosureListener(try cast.talkBack(), locale: locale).hearing(of: trigger)
    }
  }
}
