import PlatformTrees
import ScreenReaders
import Semantics

/// Short ways to write screens and to read what VoiceOver does with them.
func element(_ id: String, _ traits: Traits = [], label: String? = nil) -> Subtree<IOSElement> {
  var element = IOSElement(id: id, label: label ?? id)
  element.traits = traits
  return Subtree(element)
}

func view(_ id: String, _ children: [Subtree<IOSElement>]) -> Subtree<IOSElement> {
  view(id, .none, children)
}

func view(
  _ id: String, _ container: IOSContainer, label: String? = nil,
  _ children: [Subtree<IOSElement>]
) -> Subtree<IOSElement> {
  var view = IOSElement(id: id, isElement: false, label: label)
  view.container = container
  return Subtree(view, children)
}

func disclosure(_ id: String, _ status: ExpandedStatus) -> Subtree<IOSElement> {
  var row = element(id, [.button, .header])
  row.element.expandedStatus = status
  return row
}

extension VoiceOver {
  init(_ children: [Subtree<IOSElement>], _ change: (inout VoiceOverSettings) -> Void = { _ in })
    throws
  {
    var settings = VoiceOverSettings()
    change(&settings)
    try self.init(tree: IOSTree([view("screen", children)]), settings: settings)
  }

  /// What is said at once.
  mutating func heard(_ gesture: Gesture, at time: Milliseconds = 0) -> [String] {
    perform(gesture, at: time).texts
  }

  mutating func touch(_ node: String) { _ = perform(.touch(node: node), at: 0) }

  /// A double tap, and what the app makes of it at once.
  mutating func doubleTap(_ changes: [TreeChange<IOSElement>]) -> [String] {
    _ = perform(.doubleTap, at: 1000)
    return apply(changes, at: 1000).texts
  }
}

extension Reaction {
  var texts: [String] { utterances.map(\.text) }

  var sounds: [Sound] {
    outputs.compactMap { if case .play(let sound?, _) = $0 { sound } else { nil } }
  }

  var commands: [Command] {
    outputs.compactMap { if case .send(let command) = $0 { command } else { nil } }
  }

  var focus: [String?] {
    outputs.compactMap { if case .focus(let node) = $0 { node } else { nil } }
  }
}

extension TreeChange<IOSElement> {
  static func update(_ subtree: Subtree<IOSElement>) -> Self { .update(subtree.element) }
}
