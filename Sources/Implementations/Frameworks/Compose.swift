import Accordions
import PlatformTrees
import Semantics

/// How Jetpack Compose exposes rows and tells of changes
/// (`AndroidComposeViewAccessibilityDelegateCompat`).
protocol ComposeImplementation: AndroidImplementation {
  /// What is sent about the header itself after recomposition, in order.
  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent]
}

/// Times of Compose, in milliseconds.
enum Compose {
  /// From a click to the recomposition: the next frame at 60 Hz.
  static let frame = 16
  /// Between two rounds of layout changes.
  static let batch = 100
  static let view = "android.view.View"
  static let button = "android.widget.Button"
}

extension ComposeImplementation {
  public func container(
    of accordion: Accordion, states: [RowState], setting: AppSetting<AndroidAPI>
  ) -> AndroidNode {
    var node = AndroidNode(id: accordion.id, className: Compose.view)
    node.contentDescription = accordion.name
    if accordion.presentation == .list {
      // A LazyColumn does not know how many rows it has.
      node.collectionInfo = CollectionInfo(rowCount: -1, columnCount: 1)
    }
    return node
  }

  /// The click is told before recomposition, everything else after it; an action of the actions
  /// menu runs its lambda and tells nothing by itself.
  public func answer(_ request: RowRequest, in context: RowContext<AndroidAPI>)
    -> RowAnswer<AndroidNode, AndroidEvent>
  {
    let isOpen = target(request, in: context)
    let frame = context.setting.latency ?? Compose.frame
    var reactions: [AndroidReaction] = []
    if request == .activate {
      reactions.append(AndroidReaction(posts: [context.event(.viewClicked)]))
    }
    guard isOpen != context.isOpen else {
      return RowAnswer(isOpen: isOpen, reactions: reactions)
    }
    reactions.append(
      AndroidReaction(
        delay: frame, changes: changes(to: isOpen, in: context),
        posts: changeEvents(in: context) + [context.subtreeChanged]))
    reactions += layoutEvents(after: frame, in: context)
    return RowAnswer(isOpen: isOpen, reactions: reactions)
  }

  /// While the row grows or shrinks its layout changes in every frame, told in rounds.
  private func layoutEvents(after start: Int, in context: RowContext<AndroidAPI>)
    -> [AndroidReaction]
  {
    guard !context.setting.reducedMotion else { return [] }
    return stride(from: Compose.batch, through: Metrics.transition, by: Compose.batch).map {
      AndroidReaction(delay: start + $0, posts: [context.subtreeChanged])
    }
  }
}

extension RowContext<AndroidAPI> {
  /// `Modifier.clickable`: one stop that speaks for what is inside.
  func clickable(
    role: String? = nil, clickLabel: String? = nil, body: [Subtree<AndroidNode>] = []
  ) -> Subtree<AndroidNode> {
    let header = header(
      Compose.view, flags: [.clickable, .focusable, .screenReaderFocusable],
      actions: [AndroidAction(.click, label: clickLabel), AndroidAction(.focus)])
    // A role on a node with children is carried by a last child that Compose makes up.
    let fake = role.map { [Subtree(AndroidNode(id: id(.role), className: $0))] } ?? []
    return Subtree(header, [text(.title, row.title)] + body + fake)
  }

  /// Any property but text and state is told without saying which.
  var somethingChanged: AndroidEvent { event(.windowContentChanged) }
  /// Compose says a second time, without saying what, that the state changed.
  var stateChanged: [AndroidEvent] {
    [event(.windowContentChanged, .stateDescription), somethingChanged]
  }
}
