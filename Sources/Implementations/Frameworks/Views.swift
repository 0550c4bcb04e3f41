import Accordions
import PlatformTrees
import Semantics

/// How Android views expose rows and tell of changes.
protocol ViewsImplementation: AndroidImplementation {
  /// What the listener's own calls send before the click is told.
  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent]
}

/// Times and classes of Android views.
enum Views {
  /// `TYPE_WINDOW_CONTENT_CHANGED` is throttled to one in this many milliseconds.
  static let throttle = 100
  static let linearLayout = "android.widget.LinearLayout"
  static let recyclerView = "androidx.recyclerview.widget.RecyclerView"
}

extension ViewsImplementation {
  public func container(
    of accordion: Accordion, states: [RowState], setting: AppSetting<AndroidAPI>
  ) -> AndroidNode {
    var node = AndroidNode(id: accordion.id, className: Views.linearLayout)
    node.contentDescription = accordion.name
    if accordion.presentation == .list {
      node.className = Views.recyclerView
      // Since RecyclerView 1.2 a linear list counts neither rows nor columns.
      node.collectionInfo = CollectionInfo(rowCount: -1, columnCount: -1)
    }
    return node
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] { [] }

  /// The listener runs first, then the click is told, and last, throttled, that views came or
  /// went.
  public func answer(_ request: RowRequest, in context: RowContext<AndroidAPI>)
    -> RowAnswer<AndroidNode, AndroidEvent>
  {
    let isOpen = target(request, in: context)
    let click = request == .activate ? [context.event(.viewClicked)] : []
    guard isOpen != context.isOpen else {
      return RowAnswer(
        isOpen: isOpen, reactions: click.isEmpty ? [] : [AndroidReaction(posts: click)])
    }
    let changes = changes(to: isOpen, in: context)
    let told = changeEvents(in: context)
    let subtree = AndroidReaction(
      delay: (context.setting.latency ?? 0) + Views.throttle, posts: [context.subtreeChanged])
    guard let latency = context.setting.latency, latency > 0 else {
      return RowAnswer(
        isOpen: isOpen,
        reactions: [AndroidReaction(changes: changes, posts: told + click), subtree])
    }
    let early = click.isEmpty ? [] : [AndroidReaction(posts: click)]
    return RowAnswer(
      isOpen: isOpen,
      reactions: early
        + [AndroidReaction(delay: latency, changes: changes, posts: told), subtree])
  }
}

extension RowContext<AndroidAPI> {
  /// A clickable layout around the title. Its chevron is decorative and not exposed.
  func layout(body: [Subtree<AndroidNode>] = []) -> Subtree<AndroidNode> {
    Subtree(header(Views.linearLayout), [text(.title, row.title)] + body)
  }
}
