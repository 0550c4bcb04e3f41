import Audit
import Hearing
import Importing
import PlatformTrees
import Playing
import Reporting
import Scenarios
import ScreenReaders
import Semantics

extension Promises {
  mutating func readScenario(_ bytes: [UInt8]) {
    let reading = Scenario.read(bytes: bytes, path: "f.yaml")
    tell(reading.diagnostics)
    guard let scenario = reading.scenario else {
      expect(!reading.diagnostics.isEmpty, "what cannot be read is told")
      return
    }
    for reader in scenario.readers { play(scenario, with: reader) }
    save(scenario, from: bytes)
  }

  /// What was done by hand on a screen that was read.
  private mutating func save(_ scenario: Scenario, from source: [UInt8]) {
    let actions = scenario.steps.prefix(Self.mostSteps).map(\.script.action)
    do {
      var hand = try ByHand(scenario)
      for action in actions { hand.perform(action) }
      if actions.isEmpty { hand.perform(.gesture(.swipeRight)) }
      let text = try hand.saved(source: source, at: "f.yaml")
      let saved = Scenario.read(bytes: Array(text.utf8), path: "f.yaml").scenario
      let done = saved?.steps.map(\.script.action) ?? []
      expect(actions.isEmpty || done == actions, "what was done is saved as it was done")
    } catch {
      expect(false, "what was done by hand can be saved: \(error)")
    }
  }

  /// Each step by hand is heard out anew.
  private static let mostSteps = 4

  private mutating func play(_ scenario: Scenario, with reader: ReaderKind) {
    do {
      let played = try ScenarioPlayer().play(scenario, with: reader)
      let timeline = played.performance.timeline
      expect(timeline.steps.count == played.steps.count, "every step is played")
      expect(timeline.end >= 0, "time goes forward")
      for speech in timeline.speech {
        expect((speech.began == nil) == (speech.ended == nil), "what begins ends")
        expect((speech.began ?? 0) <= (speech.ended ?? .max), "nothing ends before it begins")
      }
      expect(!played.transcript(played.results).text.isEmpty, "a transcript is written")
    } catch {
      expect(false, "a scenario that was read can be played: \(error)")
    }
  }

  mutating func readTree(_ bytes: [UInt8]) {
    let reading = Scenario.read(bytes: bytes, path: "f.yaml", acceptsScreen: true)
    tell(reading.diagnostics)
    guard let scenario = reading.scenario else {
      expect(!reading.diagnostics.isEmpty, "what cannot be read is told")
      return
    }
    do {
      let report = try Auditor().audit(try AuditedScreen(scenario))
      expect(report.outcomes.count == AuditRules.all.count, "every rule comes out")
    } catch {
      expect(false, "a screen that was read can be audited: \(error)")
    }
  }

  mutating func readRecords(_ bytes: [UInt8]) {
    let file = RecordFile(bytes: bytes, path: "f")
    tell(file.diagnostics)
    for item in file.items {
      // A locale without words is an error of its own; only that.
      do {
        let line = try Self.answer(item.record).line
        expect(!line.contains("\n"), "an answer is one line")
      } catch {
        expect(error is UnknownLocale, "a record that was read is answered: \(error)")
      }
    }
  }

  private static func answer(_ record: Record) throws -> JSONValue {
    switch record {
    case .element(let record): try record.answer(as: .phrases).json
    case .order(let record): try record.answer().json
    case .screen(let record): try record.play().json
    }
  }

  mutating func readLocale(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = LayoutDirection(locale: text)
    for reader in ReaderKind.allCases {
      let known = Lexicon.locales(of: reader)
      let best = LocaleTag(text).best(of: known)
      expect(best.map(known.contains) ?? true, "the best locale is a known one")
      do { _ = try Lexicon.best(for: text, of: reader) } catch {
        expect(best == nil && error is UnknownLocale, "a known locale has words: \(error)")
      }
    }
  }
}
