import Accordions
import Semantics

/// Nodes on their way down a page: what is drawn of them, and where.
struct NodeFlow {
  var sketch: Sketch
  /// What a cursor on each node is drawn around, by its id.
  private(set) var frames: [String: CursorFrame] = [:]
  /// What can be read, from top to bottom.
  private(set) var texts: [String] = []
  /// Of the next text, which stands in place of a control's name.
  private var titleStyle: NodeTextStyle?

  init(sketch: Sketch) {
    self.sketch = sketch
  }

  private static let spacing = 8.0
  private static let padding = 14.0
  private static let textGap = 4.0

  /// Draws a node from the top of a column on; gives back its height, 0 where nothing is seen.
  mutating func add(_ node: Node, in column: Rect) -> Double {
    if node.isHidden { return 0 }
    let height =
      switch node.look {
      case .text(let style): add(node.name ?? "", titleStyle ?? style, in: column)
      case .picture: addPicture(node.name ?? node.label ?? "", in: column)
      case .card: addCard(node, in: column)
      case .plain: addChildren(of: node, in: column, spacing: Self.spacing)
      }
    guard height > 0 else { return 0 }
    let rect = Rect(x: column.x, y: column.y, width: column.width, height: height)
    frames[node.id] =
      node.look == .card
      ? CursorFrame(rect: rect, radius: NodeLook.cardRadius)
      : CursorFrame(rect: rect.inset(by: -1), radius: 6)
    return height
  }

  private mutating func addChildren(of node: Node, in column: Rect, spacing: Double) -> Double {
    var height = 0.0
    for child in node.children {
      let gap = height > 0 ? spacing : 0
      let rest = Rect(x: column.x, y: column.y + height + gap, width: column.width, height: 0)
      let added = add(child, in: rest)
      if added > 0 { height += gap + added }
    }
    return height
  }

  private mutating func add(_ text: String, _ style: NodeTextStyle, in column: Rect) -> Double {
    if text.isEmpty { return 0 }
    texts.append(text)
    titleStyle = nil
    return sketch.add(
      text, in: column, size: style.size, lineHeight: style.lineHeight, weight: style.weight,
      sketch.paint(style.color))
  }

  /// A frame with two hills, and what the image shows.
  private mutating func addPicture(_ name: String, in column: Rect) -> Double {
    let side = Metrics.box
    let box = sketch.near(side, in: column)
    let lines = Path.joined([
      .roundedRect(Rect(x: 3, y: 4, width: 18, height: 16), radius: 2.5),
      .from(3, 17).to(8.5, 11.5).to(13, 16).to(16, 13).to(21, 18),
      .circle(15.5, 9, radius: 1.5),
    ]).moved(x: box.x, y: column.y)
    sketch.marks.append(.stroke(.path(lines), sketch.paint(.fgSub700), width: 1.5))
    let rest = sketch.without(side + 8, in: column)
    let text = Rect(x: rest.x, y: column.y + 2, width: rest.width, height: 0)
    return max(side, add(name, .quiet, in: text) + 2)
  }

  /// Something to act on: a frame around its text, its children and a mark for its state.
  private mutating func addCard(_ node: Node, in column: Rect) -> Double {
    var inner = NodeFlow(sketch: sketch)
    inner.sketch.marks = []
    let mark = node.mark
    let padded = Rect(
      x: column.x + Self.padding, y: column.y + Self.padding,
      width: column.width - 2 * Self.padding, height: 0)
    let body =
      mark == nil ? padded : inner.sketch.reversed.without(Metrics.box + 12, in: padded)
    var height = inner.add(node.title, node.textStyle, in: body)
    if height == 0 { inner.titleStyle = node.textStyle }
    let gap = height > 0 ? Self.textGap : 0
    let rest = Rect(x: body.x, y: body.y + height + gap, width: body.width, height: 0)
    let added = inner.addChildren(of: node, in: rest, spacing: Self.textGap)
    if added > 0 { height += gap + added }
    height = max(height, 22)
    let card = Rect(
      x: column.x, y: column.y, width: column.width, height: height + 2 * Self.padding)
    addSurface(card, of: node)
    if let mark { sketch.add(mark, in: sketch.far(Metrics.box, in: padded), height: height) }
    sketch.marks += inner.sketch.marks
    texts += inner.texts
    frames.merge(inner.frames) { _, new in new }
    return card.height
  }

  private mutating func addSurface(_ card: Rect, of node: Node) {
    let isOpen = node.expanded == .expanded
    sketch.marks.append(
      .fill(
        .roundedRect(card, radius: NodeLook.cardRadius),
        sketch.paint(isOpen ? .bgWeak50 : .bgWhite0)))
    sketch.marks.append(
      .stroke(
        .roundedRect(card.inset(by: 0.5), radius: NodeLook.cardRadius - 0.5),
        sketch.paint(.borderSoft100), width: 1))
  }
}
