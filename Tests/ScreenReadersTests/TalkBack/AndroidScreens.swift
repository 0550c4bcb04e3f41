import PlatformTrees
import ScreenReaders
import Semantics

/// Short ways to write screens and to read what TalkBack does with them.
func node(
  _ id: String, _ className: String = "android.view.View", _ flags: AndroidFlags = [],
  text: String? = nil, children: [Subtree<AndroidNode>] = [],
  _ change: (inout AndroidNode) -> Void = { _ in }
) -> Subtree<AndroidNode> {
  var node = AndroidNode(id: id, className: className, text: text)
  node.flags.formUnion(flags)
  change(&node)
  return Subtree(node, children)
}

func button(
  _ id: String, _ change: (inout AndroidNode) -> Void = { _ in }
) -> Subtree<AndroidNode> {
  node(id, "android.widget.Button", .clickable, text: id, change)
}

func label(
  _ id: String, _ change: (inout AndroidNode) -> Void = { _ in }
) -> Subtree<AndroidNode> {
  node(id, "android.widget.TextView", text: id, change)
}

func group(_ id: String, _ children: [Subtree<AndroidNode>]) -> Subtree<AndroidNode> {
  node(id, "android.widget.FrameLayout", children: children)
}

/// A list that can scroll forward.
func list(
  _ id: String, _ children: [Subtree<AndroidNode>], _ actions: [AndroidAction.Kind] = []
) -> Subtree<AndroidNode> {
  node(id, "android.widget.ListView", .scrollable, children: children) {
    $0.actions = actions.map { AndroidAction($0) }
  }
}

extension TalkBack {
  init(
    _ children: [Subtree<AndroidNode>], _ change: (inout TalkBackSettings) -> Void = { _ in }
  ) throws {
    var settings = TalkBackSettings()
    change(&settings)
    try self.init(screen: AndroidScreen(group("screen", children)), settings: settings)
  }

  /// What is said at once on the way of these gestures.
  mutating func hear(_ gestures: Gesture..., at time: Milliseconds = 0) -> [String] {
    gestures.flatMap { perform($0, at: time).heard }
  }

  mutating func hear(_ event: AndroidEvent, at time: Milliseconds = 0) -> [String] {
    handle(event, at: time).heard
  }

  /// Where the cursor is after these gestures.
  mutating func places(_ gestures: Gesture...) -> [String?] {
    gestures.map {
      _ = perform($0, at: 0)
      return focus
    }
  }
}

extension Reaction {
  var heard: [String] { utterances.map(\.text) }

  /// Sounds, with speech or alone.
  var earcons: [Sound] {
    outputs.compactMap { output in
      switch output {
      case .say(let utterance): utterance.sound
      case .play(let sound, _): sound
      case .send, .focus, .stopSpeech, .hint, .readOn: nil
      }
    }
  }
}
