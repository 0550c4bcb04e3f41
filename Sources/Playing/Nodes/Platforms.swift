import Implementations
public import PlatformTrees
public import Semantics

/// iOS for hand-written screens: UIKit tells VoiceOver of changes without an event of its own.
public enum IOSPlatform: Platform {
  public static var activationTapsInside: Bool { true }

  public static func project(_ node: Node) -> Subtree<IOSElement> { Neutral.ios(node) }

  public static func posts(
    for changes: [TreeChange<IOSElement>], before: Subtree<IOSElement>?, clicked: String?
  ) -> [IOSNotification] { [] }

  public static func posts(for event: ScriptedEvent) -> [IOSNotification] {
    switch event {
    case .announce(let announcement): [.announcement(announcement)]
    case .layoutChanged(let focus): [.layoutChanged(focus: focus)]
    case .screenChanged(let focus): [.screenChanged(focus: focus)]
    case .pageScrolled(let text): [.pageScrolled(text)]
    case .set, .tap, .android: []
    }
  }
}

/// Android for hand-written screens: views send a click, then what changed, node by node.
public enum AndroidPlatform: Platform {
  public static var activationTapsInside: Bool { false }

  public static func project(_ node: Node) -> Subtree<AndroidNode> { Neutral.android(node) }

  public static func posts(
    for changes: [TreeChange<AndroidNode>], before: Subtree<AndroidNode>?, clicked: String?
  ) -> [AndroidEvent] {
    let click = clicked.map { AndroidEvent(.viewClicked, source: $0) }
    let old = before.map { FlatTree([$0]) } ?? FlatTree()
    return [click].compactMap { $0 } + changes.flatMap { events(for: $0, before: old) }
  }

  public static func posts(for event: ScriptedEvent) -> [AndroidEvent] {
    switch event {
    case .announce(let announcement):
      var event = AndroidEvent(.announcement, source: nil)
      event.text = [announcement.text]
      return [event]
    case .android(let event): return [event]
    case .screenChanged(let focus): return [AndroidEvent(.windowStateChanged, source: focus)]
    case .layoutChanged(let focus):
      return focus.map { [AndroidEvent(.accessibilityFocused, source: $0)] } ?? []
    case .set, .tap, .pageScrolled: return []
    }
  }

  private static func events(
    for change: TreeChange<AndroidNode>, before: FlatTree<AndroidNode>
  ) -> [AndroidEvent] {
    switch change {
    case .update(let node):
      [
        AndroidEvent(
          .windowContentChanged, source: node.id,
          changes: before.index(of: node.id).map { node.differences(from: before[$0]) } ?? [])
      ]
    case .replace(let id, _):
      [AndroidEvent(.windowContentChanged, source: id, changes: .subtree)]
    case .insert(let subtree, let parent, _):
      [AndroidEvent(.windowContentChanged, source: parent, changes: .subtree)]
        + subtree.liveNodes.map {
          AndroidEvent(.windowContentChanged, source: $0, changes: .subtree)
        }
    case .remove: []
    }
  }
}

extension Subtree<AndroidNode> {
  /// The live regions in it, which announce themselves as they appear.
  var liveNodes: [String] {
    (element.liveRegion == .off ? [] : [element.id]) + children.flatMap(\.liveNodes)
  }
}

extension AndroidNode {
  /// The content change types that views send for what differs; empty is `UNDEFINED`.
  func differences(from old: AndroidNode) -> ContentChanges {
    var changes: ContentChanges = []
    if self.text != old.text { changes.insert(.text) }
    if self.contentDescription != old.contentDescription { changes.insert(.contentDescription) }
    if self.stateDescription != old.stateDescription { changes.insert(.stateDescription) }
    if self.error != old.error { changes.insert(.error) }
    if self.flags.contains(.enabled) != old.flags.contains(.enabled) { changes.insert(.enabled) }
    if self.checked != old.checked { changes.insert(.checked) }
    if self.expandedState != old.expandedState { changes.insert(.expanded) }
    return changes
  }
}
