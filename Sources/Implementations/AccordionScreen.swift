public import Accordions
public import PlatformTrees
import Semantics

/// An accordion in an app: its tree, and what the app does when a row is asked to change.
///
/// One request costs the same however many rows there are, unless the framework itself numbers
/// the rows anew.
public struct AccordionScreen<Kind: Implementation>: Sendable {
  public typealias Reaction = AppReaction<Kind.Element, Kind.Post>

  public let kind: Kind
  public let accordion: Accordion
  public let setting: AppSetting<Kind.Version>
  public private(set) var state: AccordionState
  private let places: [String: Int]

  /// A stack at first sight.
  public init(
    _ accordion: Accordion, kind: Kind, setting: AppSetting<Kind.Version> = AppSetting()
  ) {
    self.kind = kind
    self.accordion = accordion
    self.setting = setting
    state = AccordionState(accordion)
    places = Dictionary(
      accordion.rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole tree as it should be now.
  public var tree: Subtree<Kind.Element> {
    kind.screen(of: accordion, states: state.rows, setting: setting)
  }

  /// The row that a node belongs to, and which part of it the node is.
  public func place(of node: String) -> (row: Int, part: RowPart)? {
    if let row = places[node] { return (row, .header) }
    guard let dot = node.lastIndex(of: "."),
      let part = RowPart(rawValue: String(node[node.index(after: dot)...])),
      let row = places[String(node[..<dot])]
    else { return nil }
    return (row, part)
  }

  /// What the app does about a request to a node, and which rows opened or closed by it.
  ///
  /// Only the header and the chevron of an enabled row listen to a reader; code reaches every row
  /// by any of its nodes.
  public mutating func respond(to request: RowRequest, at node: String)
    -> (reactions: [Reaction], toggled: [Int])
  {
    guard let row = listener(to: request, at: node) else { return ([], []) }
    let answer = kind.answer(request, in: context(row))
    let changes = state.set(row: row, open: answer.isOpen)
    let others = changes.dropFirst().flatMap { close($0.row) }
    return (answer.reactions + others, changes.map(\.row))
  }

  private func listener(to request: RowRequest, at node: String) -> Int? {
    guard let (row, part) = place(of: node) else { return nil }
    switch request {
    case .set(let open): return state.rows[row].isOpen != open ? row : nil
    case .activate, .expand, .collapse:
      let listens = part == .header || part == .chevron
      return listens && accordion.rows[row].isEnabled ? row : nil
    }
  }

  /// What a framework does about a row that closes because another opened.
  private func close(_ row: Int) -> [Reaction] {
    var context = context(row)
    context.isOpen = true
    return kind.answer(.set(open: false), in: context).reactions
  }

  private func context(_ row: Int) -> RowContext<Kind.Version> {
    RowContext(accordion: accordion, states: state.rows, index: row, setting: setting)
  }
}
