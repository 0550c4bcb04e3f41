import Hearing
import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import Testing

/// A reader on an app, and what must hold wherever a person goes.
struct Walk<Reader: ScreenReader> where Reader.Element: Hashable {
  typealias Tested = Session<CountingReader<Reader>>

  let name: String
  /// Whether the implementation tells by design what it hides.
  var tellsHidden = false
  let start: Tested

  init(
    _ name: String, _ reader: Reader, _ app: any App<Reader.Element, Reader.Event>,
    _ kind: ReaderKind
  ) {
    self.name = name
    start = Session(
      reader: CountingReader(reader), app: app, queue: SpeechQueue(reader: kind, locale: "en"))
  }

  /// From the first stop to the last and back, none left out.
  func expectEveryStopIsReached() {
    var session = start
    let stops = session.reader.stops()
    var reached: [String?] = []
    for _ in stops {
      session.play(ScriptedStep(.gesture(.swipeRight)))
      reached.append(session.reader.focus)
    }
    #expect(reached == stops, "\(name): forwards")
    for place in stops.indices.dropLast().reversed() {
      session.play(ScriptedStep(.gesture(.swipeLeft)))
      #expect(session.reader.focus == stops[place], "\(name): backwards")
    }
  }

  /// Plays random steps; what was heard is the same for the same seed.
  func expectOrder(seed: UInt64, steps: Int = 40) {
    let first = played(seed: seed, steps: steps, checks: true)
    let second = played(seed: seed, steps: steps, checks: false)
    #expect(first == second, "\(name), seed \(seed): the same timeline")
  }

  private func played(seed: UInt64, steps: Int, checks: Bool) -> Timeline {
    var chance = Chance(state: seed)
    var session = start
    let nodes = session.app.tree.ids
    for number in 0..<steps {
      let triggers = session.app.disclosures.map(\.trigger)
      let step = chance.step(
        nodes: nodes + ["nowhere"], stops: session.reader.stops(), triggers: triggers)
      session.play(step)
      guard checks else { continue }
      let place = "\(name), seed \(seed), step \(number): \(step.action.description)"
      expectLiveFocus(session, place)
      if number % 5 == 4 { expectNextThenPreviousReturns(session, place) }
    }
    let performance = session.finish()
    if checks {
      expectNothingIsLost(performance, asked: session.reader.asked, seed)
      if !tellsHidden { expectNothingHiddenIsHeard(performance, seed) }
    }
    return performance.timeline
  }

  private func expectLiveFocus(_ session: Tested, _ place: String) {
    guard let focus = session.reader.focus else { return }
    #expect(session.reader.stops().contains(focus), "\(place): \(focus) is a stop")
  }

  private func expectNextThenPreviousReturns(_ session: Tested, _ place: String) {
    var session = session
    session.play(ScriptedStep(.wait(5000)))
    let stops = session.reader.stops()
    guard let here = session.reader.focus, let at = stops.firstIndex(of: here),
      at + 1 < stops.count
    else { return }
    session.play(ScriptedStep(.gesture(.swipeRight)))
    #expect(session.reader.focus == stops[at + 1], "\(place), next")
    session.play(ScriptedStep(.gesture(.swipeLeft)))
    #expect(session.reader.focus == here, "\(place), next and previous")
  }

  private func expectNothingIsLost(_ performance: Performance, asked: Int, _ seed: UInt64) {
    let speech = performance.timeline.speech
    #expect(speech.count == asked, "\(name), seed \(seed): each utterance has a record")
    for speech in speech {
      switch speech.outcome {
      case .heard, .cut: #expect(speech.began != nil && speech.ended != nil)
      case .dropped: #expect(speech.began == nil && speech.ended == nil)
      }
    }
  }

  /// Its panel was open when it was asked for, or so shortly before that it may not be gone yet.
  private func expectNothingHiddenIsHeard(_ performance: Performance, _ seed: UInt64) {
    let steps = performance.steps
    for speech in performance.timeline.speech {
      let words = speech.utterance.text.split { !$0.isLetter && !$0.isNumber }
      let last = steps.lastIndex { $0.began <= speech.requested } ?? 0
      let first = steps.lastIndex { $0.began <= speech.requested - Chance.longestDelay } ?? 0
      for trigger in performance.disclosures.map(\.trigger)
      where words.contains(Substring(Chance.secret(of: trigger))) {
        #expect(
          (first - 1...last).contains { performance.isOpen(trigger, after: $0) == true }
            || (first...last).contains { steps[$0].toggled[trigger] != nil },
          "\(name), seed \(seed), step \(last): '\(speech.utterance.text)' is hidden")
      }
    }
  }
}

extension Subtree {
  /// The ids of all elements, in order.
  var ids: [String] { [element.id] + children.flatMap(\.ids) }
}
