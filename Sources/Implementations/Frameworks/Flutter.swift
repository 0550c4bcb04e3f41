import Accordions
import PlatformTrees
import Semantics

/// What Flutter's `ExpansionTile` says in English (`MaterialLocalizations`).
enum Flutter {
  /// To the next frame at 60 Hz, milliseconds.
  static let frame = 16
  static let view = "android.view.View"

  static func state(isOpen: Bool) -> String { isOpen ? "Expanded" : "Collapsed" }
  /// iOS alone.
  static func hint(isOpen: Bool) -> String {
    isOpen ? "double tap to collapse" : "double tap to expand"
  }
  /// The label of the tap on Android.
  static func tapHint(isOpen: Bool) -> String { isOpen ? "Collapse" : "Expand for more details" }
}

/// How Flutter exposes rows on Android: labels as content descriptions, changes told at the root,
/// and no click event.
protocol FlutterImplementation: AndroidImplementation {
  /// What is sent at once, before the tree changes.
  func promptEvents(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [AndroidEvent]
  /// What is sent after the change at the root.
  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent]
}

extension FlutterImplementation {
  public func container(
    of accordion: Accordion, states: [RowState], setting: AppSetting<AndroidAPI>
  ) -> AndroidNode {
    var node = AndroidNode(
      id: accordion.id,
      className: accordion.presentation == .list ? "android.widget.ScrollView" : Flutter.view)
    node.contentDescription = accordion.name
    return node
  }

  func promptEvents(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [AndroidEvent] { [] }
  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] { [] }

  /// Toggles in the next frame, as by a tap, whoever asks.
  public func answer(_ request: RowRequest, in context: RowContext<AndroidAPI>)
    -> RowAnswer<AndroidNode, AndroidEvent>
  {
    let isOpen = target(request, in: context)
    guard isOpen != context.isOpen else { return RowAnswer(isOpen: isOpen) }
    let prompt = promptEvents(isOpen: isOpen, in: context)
    let change = AndroidReaction(
      delay: context.setting.latency ?? Flutter.frame, changes: changes(to: isOpen, in: context),
      posts: [context.subtreeChanged] + changeEvents(in: context))
    return RowAnswer(
      isOpen: isOpen,
      reactions: (prompt.isEmpty ? [] : [AndroidReaction(posts: prompt)]) + [change])
  }
}

extension RowContext<AndroidAPI> {
  /// A tile that says its texts, joined by line breaks, as content description.
  func tile(_ texts: [String]) -> AndroidNode {
    var header = header(Flutter.view, flags: [.clickable, .focusable])
    header.contentDescription = texts.joined(separator: "\n")
    return header
  }

  /// A tile whose hint is the state, and whose tap says what it does.
  func expansionTile(isOpen: Bool) -> AndroidNode {
    var header = tile([row.title, Flutter.state(isOpen: isOpen)])
    if row.isEnabled {
      header.actions = [AndroidAction(.click, label: Flutter.tapHint(isOpen: isOpen))]
    }
    return header
  }

  /// The description as Flutter exposes a text.
  func label(_ part: RowPart, _ text: String, isShown: Bool) -> [Subtree<AndroidNode>] {
    guard isShown, !text.isEmpty else { return [] }
    var node = AndroidNode(id: id(part), className: Flutter.view)
    node.contentDescription = text
    node.language = row.language
    return [Subtree(node)]
  }
}
