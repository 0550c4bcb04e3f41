import Accordions
import Hearing
public import ScreenReaders
import Semantics

/// Someone who walks over one disclosure of a screen, opens and shuts it, and notes what is heard.
///
/// A pure function of the reader and the app at the start.
public struct DisclosureListener<Reader: ScreenReader>: Sendable where Reader.Element: Hashable {
  private let start: Session<Reader>
  private let locale: String
  /// Long enough for every app to have settled, milliseconds.
  private static var settling: Milliseconds { 3000 }

  /// A listener before the first step; the locale is that of the reader's voice.
  public init(_ session: Session<Reader>, locale: String) {
    start = session
    self.locale = locale
  }

  /// What is heard of a disclosure; nil where the screen has none of that trigger.
  public func hearing(of trigger: String) -> DisclosureHearing? {
    guard let truth = start.app.disclosures.first(where: { $0.trigger == trigger }) else {
      return nil
    }
    let closed = session(trigger, from: truth.isOpen, to: false)
    let open = session(trigger, from: truth.isOpen, to: true)
    return DisclosureHearing(
      closed: position(closed, truth), open: position(open, truth),
      opening: toggle(trigger, closed), closing: toggle(trigger, open))
  }

  private func session(_ trigger: String, from isOpen: Bool, to wanted: Bool) -> Session<Reader> {
    var session = start
    guard isOpen != wanted else { return session }
    session.play(ScriptedStep(.event(.set(trigger, open: wanted))))
    session.play(ScriptedStep(.wait(Self.settling)))
    return session
  }

  private func position(_ session: Session<Reader>, _ truth: DisclosureTruth) -> PositionHearing {
    let stops = session.reader.stops().filter(truth.owns)
    return PositionHearing(
      stops: stops.map { stop($0, session) }, triggerID: truth.trigger,
      panelIDs: (truth.panel.map { [$0] } ?? []) + truth.leaves.map(\.node))
  }

  private func stop(_ node: String, _ session: Session<Reader>) -> StopHearing {
    let speech = played([.gesture(.touch(node: node))], in: session).last?.speech ?? []
    let spoken = speech.filter { $0.utterance.purpose != .hint }
    let hint = speech.first { $0.utterance.purpose == .hint && $0.wasHeard }
    return StopHearing(
      node: node, text: spoken.map(\.utterance.text).joined(separator: " "),
      hint: hint?.utterance.text,
      evidence: speech.map(\.utterance.evidence).max() ?? .modelled)
  }

  private func toggle(_ trigger: String, _ session: Session<Reader>) -> [HeardSpeech] {
    let steps = played(
      [.gesture(.touch(node: trigger)), .gesture(.doubleTap)], in: session)
    guard let tap = steps.last, session.reader.stops().contains(trigger) else { return [] }
    return tap.speech.map { HeardSpeech($0, since: tap.began, language: locale) }
  }

  /// When each of the actions began and what it brought, all heard out in between.
  private func played(_ actions: [ScriptedStep.Action], in session: Session<Reader>)
    -> [(began: Milliseconds, speech: [Speech])]
  {
    var session = session
    for action in actions { session.play(ScriptedStep(action)) }
    let performance = session.finish()
    return performance.steps.enumerated().suffix(actions.count).map {
      ($1.began, performance.speech(in: $0))
    }
  }
}

extension DisclosureTruth {
  /// Whether a node is part of it: the trigger, what it opens, and what a framework puts around
  /// them.
  fileprivate func owns(node: String) -> Bool {
    node == panel || leaves.contains { $0.node == node }
      || RowPart.allCases.contains { $0.id(in: trigger) == node }
  }
}
