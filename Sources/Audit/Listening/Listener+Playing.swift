import Hearing
import PlatformTrees
import Playing
import ScreenReaders
import Semantics

extension Listener {
  /// How soon an impatient person swipes on, milliseconds.
  private static var haste: Milliseconds { 100 }
  /// How long a late focus move is waited for, milliseconds.
  private static var patience: Milliseconds { 4000 }

  /// Uses a disclosure as people do.
  func play(
    _ trigger: String, _ header: Header, _ activating: [String], _ shut: Scene<Reader>,
    _ open: Scene<Reader>
  ) throws -> PlayedTrigger? {
    guard let stop = stopToUse(header, activating, ExposedTree(shut.tree)) else { return nil }
    let round = try shut.play([
      gesture(.touch(node: stop)), gesture(.doubleTap), gesture(.swipeRight),
      gesture(.swipeLeft), gesture(.touch(node: stop)),
    ])
    let back = try open.play([gesture(.touch(node: stop)), gesture(.doubleTap)])
    return PlayedTrigger(
      opening: toggle(round, 1, stop, trigger, from: shut),
      closing: toggle(back, 1, stop, trigger, from: open), next: arrival(round, 2),
      back: arrival(round, 3), returning: arrival(round, 4),
      hurry: try hurry(stop, from: shut),
      tapOpens: opens(trigger, shut) { $0.happen(.tap(trigger)) },
      secondOpens: opens(trigger, shut) { stage in
        stage.activate(stop)
        stage.activate(stop)
      },
      expandWorks: action(.expand, trigger, at: stop, from: shut, opens: true),
      collapseWorks: action(.collapse, trigger, at: stop, from: open, opens: false))
  }

  /// The stop that a person would double tap: the trigger's own or the title's where it works,
  /// else one that works.
  private func stopToUse(_ header: Header, _ activating: [String], _ tree: ExposedTree) -> String? {
    guard let main = header.main else { return nil }
    let own = tree[header.trigger]?.isActivatable == true ? header.trigger : main
    return [own, main].first(where: activating.contains) ?? activating.first ?? main
  }

  private func gesture(_ gesture: Gesture, after: Milliseconds? = nil) -> ScriptedStep {
    ScriptedStep(.gesture(gesture), after: after)
  }

  private func opens(
    _ trigger: String, _ stage: Scene<Reader>, _ act: (inout Scene<Reader>) -> Void
  ) -> Bool {
    var stage = stage
    act(&stage)
    return stage.truth(trigger)?.isOpen == true
  }

  private func action(
    _ kind: AndroidAction.Kind, _ trigger: String, at stop: String, from stage: Scene<Reader>,
    opens: Bool
  ) -> Bool? {
    let node = ExposedTree(stage.tree)[stop]
    guard kind == .expand ? node?.offersExpand == true : node?.offersCollapse == true else {
      return nil
    }
    var stage = stage
    stage.perform(kind, at: stop)
    return stage.truth(trigger)?.isOpen == opens
  }

  private func toggle(
    _ performance: Performance, _ step: Int, _ stop: String, _ trigger: String,
    from stage: Scene<Reader>
  ) -> Toggle {
    var tried = stage
    let flips = tried.activate(stop, watching: trigger)
    return Toggle(
      stop: stop, wasOpen: performance.isOpen(trigger, after: step - 1) ?? false,
      isOpen: performance.isOpen(trigger, after: step) ?? false, flips: flips,
      speech: performance.speech(in: step).filter { $0.cause.what != "" },
      focusBefore: performance.steps[step - 1].focus, focusAfter: performance.steps[step].focus,
      moves: performance.timeline.focus.filter { $0.cause.step == step })
  }

  private func arrival(_ performance: Performance, _ step: Int) -> Arrival {
    let said = performance.speech(in: step).filter { $0.utterance.purpose != .hint }
    return Arrival(
      focus: performance.steps[step].focus,
      heard: said.map(\.utterance.text).filter { !$0.isEmpty }.joined(separator: "; "),
      parts: said.flatMap(\.utterance.parts))
  }

  /// Opens it and swipes on at once.
  private func hurry(_ stop: String, from stage: Scene<Reader>) throws -> Hurry {
    let performance = try stage.play([
      gesture(.touch(node: stop)), gesture(.doubleTap),
      gesture(.swipeRight, after: Self.haste),
      ScriptedStep(.wait(Self.patience), after: Self.haste),
    ])
    let moves = performance.timeline.focus
    let swipe = performance.steps[2].began
    let swiped = moves.last { $0.cause.step == 2 && $0.cause.kind == .gesture }
    let pulls = moves.filter { $0.time >= swipe && $0.cause.step < 2 }
    return Hurry(
      movedTo: swiped?.node, endedAt: performance.steps[3].focus, pulls: pulls,
      heard: performance.timeline.speech.filter { $0.began ?? 0 > swipe && $0.cause.step < 2 }
        .map(\.utterance.text).joined(separator: "; "))
  }
}

// MARK: - Controls over others

extension Listener {
  /// Stops of no header that open or shut something, each used once.
  func controls(_ heard: [HeardTrigger]) throws -> [PlayedControl] {
    let headers = Set(heard.flatMap { $0.closed.header.stops + $0.open.header.stops })
    var found: [PlayedControl] = []
    for stage in [shut, wide] {
      let moment = try stage.moment()
      let known = headers.union(found.map(\.id))
      for stop in moment.stops where !known.contains(stop) {
        guard moment.tree[stop]?.isActivatable == true else { continue }
        if let control = try control(stop, from: stage, moment) { found.append(control) }
      }
    }
    return found
  }

  private func control(_ stop: String, from stage: Scene<Reader>, _ before: Moment) throws
    -> PlayedControl?
  {
    var after = stage
    after.activate(stop)
    let toggled = Dictionary(
      zip(stage.truths, after.truths).filter { $0.isOpen != $1.isOpen }
        .map { ($1.trigger, $1.isOpen) }, uniquingKeysWith: { first, _ in first })
    guard !toggled.isEmpty else { return nil }
    let performance = try stage.play([gesture(.touch(node: stop)), gesture(.doubleTap)])
    let inside = stage.truths.first { truth in
      truth.panel.map { before.tree.contains(stop, in: $0) } ?? false
    }
    return PlayedControl(
      id: stop, toggled: toggled, speech: performance.speech(in: 1),
      focusAfter: performance.steps[1].focus, insidePanelOf: inside?.trigger, before: before,
      after: try after.moment())
  }
}

// MARK: - Disclosures that are built alike

extension Listener {
  /// The triggers in groups that differ in nothing but ids and texts, in order.
  func likenesses() -> [[String]] {
    var groups: [String: [String]] = [:]
    var order: [String] = []
    let (closed, open) = (ExposedTree(shut.tree), ExposedTree(wide.tree))
    for trigger in triggers {
      let key = likeness(trigger, closed, open)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(trigger)
    }
    return order.compactMap { groups[$0] }
  }

  private func likeness(_ trigger: String, _ closed: ExposedTree, _ open: ExposedTree) -> String {
    var stage = shut
    if stage.tree.index(of: trigger) == nil { stage = wide }
    let truth = stage.truth(trigger)
    var app = stage.app
    let reactions = app.respond(to: .activate(node: trigger)).map { reaction in
      let posts = reaction.posts.map(Reader.name(of:)).joined(separator: ",")
      return "\(reaction.delay) \(reaction.changes.count) \(posts) \(reaction.toggled.count)"
    }
    let panel: Set<String> = truth?.panel.map { [$0] } ?? []
    let shape = closed.subtree(at: trigger, without: panel.subtracting([trigger])).map { node in
      node.shape(Reader.kind, words, changing: open[node.id])
    }
    let parent = closed[trigger]?.parent ?? open[trigger]?.parent ?? ""
    return
      ([parent, "\(truth?.isEnabled ?? true) \(truth?.leaves.count ?? 0)"] + shape + reactions)
      .joined(separator: "\n")
  }
}

extension ExposedNode {
  /// Everything about the node but its id and its texts, and which texts differ once it is open.
  fileprivate func shape(
    _ reader: ReaderKind, _ words: AuditWords, changing open: ExposedNode?
  ) -> String {
    let changes = [open?.label != label, open?.value != value, open?.hint != hint]
    let presence = [label != nil, text != nil, value != nil, hint != nil, isEnabled, isHeading]
    let states = tokens(reader, words).map { "\($0.source.rawValue)=\($0.state.rawValue)" }
    let rest = [isActivatable, isSelected, offersExpand, offersCollapse, checked != nil]
    return """
      \(role) \(changes) \(presence) \(rest) \(states) \(live) \(children.count) \
      \(customActions.count) \(clickLabel != nil) \(frame?.width ?? 0) \(frame?.height ?? 0)
      """
  }
}
