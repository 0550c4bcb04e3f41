import PlatformTrees
import Semantics

extension VoiceOver {
  /// Where an element stands, and the rule by which that is known, where it is not the usual one.
  struct Context {
    var place: IOSContext
    var rule: Rule?

    init(_ place: IOSContext) { self.place = place }

    init(_ place: IOSContext, rule: Rule?) {
      self.place = place
      self.rule = rule
    }

    var cell: DataTableCell? {
      if case .dataTableCell(let cell) = place { cell } else { nil }
    }
    var isTab: Bool { if case .tab = place { true } else { false } }
    var isTabBarItem: Bool { if case .tabBarItem = place { true } else { false } }
  }

  /// The context of a stop: its own, else what the nearest container gives it.
  func context(of stop: TreeIndex) -> Context? {
    if let own = order.tree[stop].context { return Context(own) }
    var path = stop
    while let container = order.tree.parent(of: path) {
      if let context = context(of: stop, in: container, by: path) { return context }
      if order.tree[container].givesContext { return nil }
      path = container
    }
    return nil
  }

  /// `path` is the container's child on the way to the stop.
  private func context(
    of stop: TreeIndex, in container: TreeIndex, by path: TreeIndex
  ) -> Context? {
    let element = order.tree[container]
    if element.isTabBar { return tab(stop, in: container) }
    switch element.container {
    case .none, .semanticGroup, .explicitElements, .tabBar: return nil
    case .list: return edge(stop, of: container, path, .listStart, .listEnd)
    case .landmark: return edge(stop, of: container, path, .landmarkStart, .landmarkEnd)
    case .series:
      guard let (index, count) = place(of: stop, in: container) else { return nil }
      return Context(.series(index: index, count: count))
    case .dataTable(_, let columns):
      return cell(stop, in: container, columns: columns).map {
        Context(.dataTableCell($0), rule: Self.derivedTable)
      }
    }
  }

  /// A stop that is its container's sole one has only the start.
  private func edge(
    _ stop: TreeIndex, of container: TreeIndex, _ path: TreeIndex, _ start: IOSContext,
    _ end: IOSContext
  ) -> Context? {
    let rule = path == stop ? nil : Self.derivedEdge
    if order.edge(of: container, .forward) == stop { return Context(start, rule: rule) }
    if order.edge(of: container, .backward) == stop { return Context(end, rule: rule) }
    return nil
  }

  private func tab(_ stop: TreeIndex, in container: TreeIndex) -> Context? {
    guard let (index, count) = place(of: stop, in: container) else { return nil }
    let isItem = order.tree[stop].traits.contains(.tabBarItem)
    return Context(
      isItem ? .tabBarItem(index: index, count: count) : .tab(index: index, count: count))
  }

  private func place(of stop: TreeIndex, in container: TreeIndex) -> (Int, Int)? {
    let stops = order.stops(in: container)
    return stops.firstIndex(of: stop).map { ($0 + 1, stops.count) }
  }
}

// MARK: - Data tables

extension VoiceOver {
  /// A cell by its place in reading order, row after row. Headings of the first row are
  /// headers of their columns.
  private func cell(_ stop: TreeIndex, in table: TreeIndex, columns: Int) -> DataTableCell? {
    let cells = order.stops(in: table)
    guard columns > 0, let place = cells.firstIndex(of: stop) else { return nil }
    let row = place / columns
    let column = place % columns
    var cell = DataTableCell(row: row, column: column, isFirstInRow: column == 0)
    // Where the first of a row stands right below its header, the header was just heard.
    let isJustHeard = column == 0 && row == 1
    if row > 0, !isJustHeard, let header = header(cells[column]) { cell.columnHeaders = [header] }
    return cell
  }

  private func header(_ cell: TreeIndex) -> DataTableCell.Header? {
    let element = order.tree[cell]
    guard element.traits.contains(.header) else { return nil }
    return DataTableCell.Header(label: element.label, value: element.value)
  }
}

extension IOSElement {
  /// Tells the elements inside it where they stand.
  fileprivate var givesContext: Bool {
    switch self.container {
    case .none, .semanticGroup, .explicitElements: isTabBar
    case .list, .landmark, .tabBar, .series, .dataTable: true
    }
  }
}
