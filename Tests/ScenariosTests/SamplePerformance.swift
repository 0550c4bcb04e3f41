import Hearing
import Playing
import Scenarios
import ScreenReaders
import Semantics
import YAML

/// A script that was played, written down by hand.
struct SamplePerformance {
  static let rule = Rule("sample", "Says what the test says.", .recorded, source: "test")
  static let guess = Rule("guess", "Says what nobody heard.", .modelled, source: "test")

  var timeline = Timeline(reader: .talkBack, locale: "en")
  var steps: [PlayedStep] = []
  var disclosures: [DisclosureTruth] = []

  var performance: Performance {
    Performance(timeline: timeline, steps: steps, disclosures: disclosures)
  }

  mutating func step(
    _ gesture: Gesture, at time: Milliseconds, focus: String? = nil,
    toggled: [String: Bool] = [:]
  ) {
    steps.append(
      PlayedStep(
        action: .gesture(gesture), began: time, ended: time + 5000, focus: focus,
        toggled: toggled))
  }

  /// Something said in the last step.
  mutating func say(
    _ parts: [Part], _ purpose: Utterance.Purpose = .focus, from: Milliseconds,
    to end: Milliseconds, cause: Cause.Kind = .gesture, what: String = "",
    outcome: Speech.Outcome = .heard
  ) {
    let text = parts.map(\.text).joined(separator: ", ")
    let isSpoken: Bool =
      switch outcome {
      case .heard, .cut: true
      case .dropped: false
      }
    timeline.speech.append(
      Speech(
        utterance: Utterance(purpose, parts: parts, text: text, queueing: .queue),
        cause: Cause(cause, step: steps.count - 1, what: what), requested: from,
        began: isSpoken ? from : nil, ended: isSpoken ? end : nil, duration: 1000,
        outcome: outcome))
  }

  static func part(
    _ kind: Part.Kind, _ text: String, _ meaning: Meaning? = nil, rule: Rule = rule
  ) -> Part {
    Part(
      kind, text, origin: Origin(node: "row", property: .text, rule: rule), meaning: meaning)
  }

  static let row = [
    part(.state, "zugeklappt", .expanded(.collapsed), rule: guess),
    part(.label, "Which states?"), part(.role, "Taste", .role(.button)),
    part(.position, "1 von 3", .position(Position(index: 1, count: 3))),
  ]

  /// A row that is reached, opened, and left while its news is spoken.
  static var opening: SamplePerformance {
    var sample = SamplePerformance()
    sample.disclosures = [
      DisclosureTruth(trigger: "row", panel: "panel", title: "Which states?", isOpen: false)
    ]
    sample.step(.swipeRight, at: 0, focus: "row")
    sample.say(row, from: 10, to: 2010)
    sample.say([part(.hint, "Double-tap to activate")], .hint, from: 2730, to: 3700)
    sample.step(.doubleTap, at: 4000, focus: "row", toggled: ["row": true])
    let next = Cause(.gesture, step: 2, what: "swipe right")
    sample.say(
      [part(.state, "aufgeklappt", .expanded(.expanded))], .change, from: 4150, to: 4330,
      cause: .event, what: "TYPE_VIEW_CLICKED", outcome: .cut(by: next))
    sample.timeline.signals.append(
      Signal(
        time: 4150, sound: .tick, haptic: .clicked,
        cause: Cause(.event, step: 1, what: "TYPE_VIEW_CLICKED")))
    sample.step(.swipeRight, at: 4330, focus: nil)
    return sample
  }
}
