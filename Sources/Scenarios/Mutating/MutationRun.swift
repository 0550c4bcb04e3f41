import Hearing
import PlatformTrees
import Playing
import ScreenReaders
import Semantics

/// Takes one thing after the other from a scenario's screen, and sees whether the scenario notices.
public struct MutationRun: Sendable {
  private let scenario: Scenario
  private let goldens: Bool

  /// - Parameter goldens: a transcript that differs counts as noticed.
  public init(_ scenario: Scenario, goldens: Bool = true) {
    self.scenario = scenario
    self.goldens = goldens
  }

  /// Every mutant under every reader of the scenario.
  ///
  /// Throws `UnknownLocale` where a reader's words are not known in the scenario's locale.
  public func mutants() throws -> [Mutant] {
    try scenario.readers.flatMap { reader -> [Mutant] in
      let original = try ScenarioPlayer().play(scenario, with: reader)
      return try changes(for: reader, original).map { what in
        let played = try play(what, reader)
        return Mutant(
          scenario: scenario.path, reader: reader, what: what,
          noticed: noticed(played, original))
      }
    }
  }

  private func noticed(_ played: PlayedScenario, _ original: PlayedScenario) -> Mutant.Noticed {
    if played.results.contains(where: { $0.outcome == .failed }) { return .check }
    let isSame = played.transcript().text == original.transcript().text
    if isSame { return .unheard }
    return goldens ? .transcript : .nobody
  }
}

// MARK: - What can be taken

extension MutationRun {
  private func changes(for reader: ReaderKind, _ original: PlayedScenario) throws
    -> [Mutant.What]
  {
    let cast = Cast(scenario: scenario, locale: scenario.locale)
    let mutations: [Mutation] =
      switch reader {
      case .voiceOver: Self.mutations(of: try cast.iosApp(), VoiceOver.name(of:))
      case .talkBack: Self.mutations(of: try cast.androidApp(), TalkBack.name(of:))
      }
    return mutations.map(Mutant.What.mutation) + neutral
  }

  /// Properties of every node that is there at first or once all is open, activations, events.
  private static func mutations<Element: Removable, Event: Sendable>(
    of app: any App<Element, Event>, _ name: (Event) -> String
  ) -> [Mutation] {
    var app = app
    var found = app.tree.removableProperties
    var events: [String] = []
    let triggers = app.disclosures.map(\.trigger)
    for trigger in triggers {
      for reaction in app.respond(to: .activate(node: trigger)) {
        events += reaction.posts.map(name)
      }
      found += app.tree.removableProperties
    }
    var seen: Set<Mutation> = []
    let all = found + triggers.map { .activation(node: $0) } + events.map { .event($0) }
    return all.filter { seen.insert($0).inserted }
  }

  /// What can only be taken before a platform shows the screen.
  private var neutral: [Mutant.What] {
    guard case .nodes(let screen) = scenario.screen else { return [] }
    var found: [Mutant.What] = []
    screen.root.visit { node in
      if node.node.isHidden { found.append(.unhidden(node: node.node.id)) }
      if node.disclosure?.closedPanel == .removed {
        found.append(.reachable(trigger: node.node.id))
      }
    }
    return found
  }
}

// MARK: - Playing a mutant

extension MutationRun {
  private func play(_ what: Mutant.What, _ reader: ReaderKind) throws -> PlayedScenario {
    switch what {
    case .mutation(let mutation): return try play(mutation, reader)
    case .unhidden(let node):
      return try playNodes(reader) { if $0.node.id == node { $0.node.isHidden = false } }
    case .reachable(let trigger):
      return try playNodes(reader) {
        if $0.node.id == trigger { $0.disclosure?.closedPanel = .reachable }
      }
    }
  }

  private func play(_ mutation: Mutation, _ reader: ReaderKind) throws -> PlayedScenario {
    let steps = scenario.steps.filter { $0.happens(with: reader) }
    let cast = Cast(scenario: scenario, locale: scenario.locale)
    let script = steps.map(\.script)
    let performance =
      switch reader {
      case .voiceOver:
        try cast.voiceOver { MutatedApp($0, without: mutation, name: { VoiceOver.name(of: $0) }) }
          .play(script)
      case .talkBack:
        try cast.talkBack { MutatedApp($0, without: mutation, name: { TalkBack.name(of: $0) }) }
          .play(script)
      }
    return PlayedScenario(
      scenario: scenario, steps: steps, performance: performance, app: cast.app(with: reader))
  }

  private func playNodes(
    _ reader: ReaderKind, _ change: (inout ScreenNode) -> Void
  ) throws -> PlayedScenario {
    var mutated = scenario
    if case .nodes(let screen) = scenario.screen {
      mutated.screen = .nodes(NodesScreen(screen.root.changed(change)))
    }
    return try ScenarioPlayer().play(mutated, with: reader)
  }
}

extension ScreenNode {
  fileprivate func changed(_ change: (inout ScreenNode) -> Void) -> ScreenNode {
    var node = self
    change(&node)
    node.children = node.children.map { $0.changed(change) }
    return node
  }
}
