import PlatformTrees
import Playing
import Semantics
import YAML

/// Reads what a node opens, what a reader is told of it, and what else happens.
struct DisclosureReader {
  let problems: Problems
  let ids: IDRegister

  /// The id of the panel alone, or a mapping.
  func disclosure(_ node: YAMLNode, of trigger: String) -> Disclosure? {
    guard node.entries != nil else {
      return panel(node, of: trigger).map { Disclosure(panel: $0) }
    }
    guard let reader = MappingReader<OpensKey>(node, problems, as: "what a node opens") else {
      return nil
    }
    let panel = reader.required(.panel).flatMap { self.panel($0, of: trigger) }
    var disclosure = Disclosure(panel: panel ?? "", isOpen: reader.boolean(.open) ?? false)
    disclosure.exposure = reader.word(.state) ?? .bound
    disclosure.stateOn = reader[.stateOn].flatMap { reference($0, as: "node") }
    disclosure.carrier = reader.word(.carriedBy) ?? .expanded
    disclosure.offers = reader.word(.actions) ?? .matching
    disclosure.closedPanel = reader.word(.closedPanel) ?? .removed
    disclosure.activation = reader.word(.activate) ?? .toggle
    disclosure.tap = reader.word(.tap) ?? .toggle
    disclosure.delay = reader[.delay]?.duration(problems) ?? 0
    disclosure.panelDelay = reader[.panelDelay]?.duration(problems) ?? 0
    disclosure.effects = effects(reader.list(.effects))
    return panel == nil ? nil : disclosure
  }

  private func panel(_ node: YAMLNode, of trigger: String) -> String? {
    guard let id = reference(node, as: "panel") else { return nil }
    if id != trigger { return id }
    problems.error("a node cannot open itself", at: node.mark)
    return nil
  }

  private func reference(_ node: YAMLNode, as what: String) -> String? {
    guard let id = node.text(problems) else { return nil }
    ids.refer(to: id, at: node.mark, as: what)
    return id
  }

  /// What activating a node does to what others open.
  func control(_ node: YAMLNode) -> Control? {
    guard let reader = MappingReader<ControlKey>(node, problems, as: "a control"),
      let goal = reader.requiredWord(.does, as: Control.Goal.self)
    else { return nil }
    let triggers = (reader[.to]?.oneOrMore() ?? []).compactMap { reference($0, as: "trigger") }
    return Control(goal, triggers: triggers, effects: effects(reader.list(.effects)))
  }

  private func effects(_ written: [YAMLNode]) -> [Effect] { written.compactMap(effect) }

  private func effect(_ node: YAMLNode) -> Effect? {
    guard let reader = MappingReader<EffectKey>(node, problems, as: "an effect") else {
      return nil
    }
    let kinds = EffectKey.kinds.filter(reader.has)
    guard kinds.count == 1, let key = kinds.first else {
      let words = EffectKey.kinds.map(\.rawValue)
      problems.error("an effect has one of: \(words.joined(separator: ", "))", at: node.mark)
      return nil
    }
    guard let kind = kind(key, reader) else { return nil }
    var effect = Effect(kind, delay: reader[.after]?.duration(problems) ?? 0)
    effect.when = reader.word(.when) ?? .always
    effect.priority = reader.word(.priority) ?? .default
    effect.queues = reader.boolean(.queued) ?? false
    effect.language = reader.text(.language)
    if key != .announce {
      for other in [EffectKey.priority, .queued, .language] where reader.has(other) {
        problems.error("'\(other.rawValue)' belongs to 'announce'", at: reader.mark(of: other))
      }
    }
    return effect
  }

  private func kind(_ key: EffectKey, _ reader: MappingReader<EffectKey>) -> Effect.Kind? {
    let value = reader[key]
    switch key {
    case .announce: return reader.required(key)?.stateText(problems).map { .announce($0) }
    case .layoutChanged:
      return .layoutChanged(focus: value.flatMap { reference($0, as: "node") })
    case .screenChanged:
      return .screenChanged(focus: value.flatMap { reference($0, as: "node") })
    case .rebuild:
      if value?.scalar?.text == "all" { return .rebuild(node: nil) }
      return reader.required(key).flatMap { reference($0, as: "node") }.map { .rebuild(node: $0) }
    case .toggle:
      return reader.required(key).flatMap { reference($0, as: "trigger") }.map { .toggle($0) }
    case .after, .when, .priority, .queued, .language: return nil
    }
  }
}

extension EffectKey {
  /// The keys that say what happens; the others say how.
  static let kinds: [EffectKey] = [.announce, .layoutChanged, .screenChanged, .rebuild, .toggle]
}
