public import Semantics

/// A sketch of a screen that is no accordion: its visible nodes, one below the other.
///
/// It tells what is there and where the cursor is. How the app looks, a neutral tree does not say.
public struct NodePicture: Sendable, Hashable {
  /// The whole screen.
  public var root: Node
  /// Of the page and all on it.
  public var scheme = PictureScheme.light
  /// The direction of the screen.
  public var direction = LayoutDirection.leftToRight
  /// The reader's cursor.
  public var cursor: Cursor?
  /// What is heard, in a strip below the nodes.
  public var caption: Caption?

  /// A sketch of the screen at this moment.
  public init(_ root: Node) {
    self.root = root
  }

  /// The picture, its text set in the measure's font.
  public func picture(in measure: TextMeasure) -> Picture {
    var flow = NodeFlow(sketch: Sketch(measure: measure, scheme: scheme, direction: direction))
    let height = flow.add(root, in: Self.column)
    if let cursor, let frame = flow.frames[cursor.node] {
      flow.sketch.add(cursor, around: frame)
    }
    let seen = flow.texts.isEmpty ? ["Nothing to see"] : flow.texts
    return flow.sketch.page(
      height: height, caption: caption, title: sentences(seen: seen, cursor, caption))
  }

  /// The nodes that a cursor can be drawn around.
  public func nodes(in measure: TextMeasure) -> [String] {
    var flow = NodeFlow(sketch: Sketch(measure: measure, scheme: scheme, direction: direction))
    _ = flow.add(root, in: Self.column)
    return flow.frames.keys.sorted()
  }

  private static let column = Rect(
    x: Page.margin, y: Page.margin, width: Page.column, height: 0)
}
