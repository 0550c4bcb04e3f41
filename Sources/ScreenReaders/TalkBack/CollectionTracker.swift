import PlatformTrees

/// Where the cursor is among lists and grids, and what its last move did there
/// (CollectionState.java).
struct CollectionTracker: Sendable {
  /// How the last move stood to collections.
  enum Transition: Sendable {
    case none, enter, exit, interior

    var isInside: Bool {
      switch self {
      case .enter, .interior: true
      case .none, .exit: false
      }
    }
  }

  /// What a heading of a table heads.
  enum Heading: Sendable { case none, row, column, indeterminate }

  /// Where the cursor is inside a collection. An index of -1 is unknown, or spans all.
  enum Item: Sendable {
    case list(isHeading: Bool, roleDescription: String?, index: Int)
    case page(row: Int, column: Int)
    case cell(Cell)
  }

  struct Cell: Sendable {
    var heading: Heading
    var rowName: String?
    var columnName: String?
    var roleDescription: String?
    var row: Int
    var column: Int
  }

  var transition = Transition.none
  var changesRow = false
  var changesColumn = false
  /// The collection that the cursor is in, or has just left.
  var root: TreeIndex?
  var item: Item?
  /// 0 for the outermost of a hierarchy of collections, -1 outside one.
  var level = -1
  fileprivate var lastNode: TreeIndex?
  fileprivate var rowHeaders: [Int: String] = [:]
  fileprivate var columnHeaders: [Int: String] = [:]
}

extension TalkBack {
  /// The cursor has come to a node.
  mutating func updateCollections(at index: TreeIndex) {
    if let root = collections.root, !tree.contains(root) { collections = CollectionTracker() }
    let root =
      index == collections.root
      ? index : tree.parent(of: index).flatMap { nearestCollection(from: $0) }
    collections.transition = transition(to: root)
    switch collections.transition {
    case .enter:
      guard let root else { return }
      enter(root, at: index)
    case .interior:
      guard let root else { return }
      moveInside(root, to: index)
    case .exit:
      settle(item: nil, changes: (false, false), node: nil)
    case .none:
      collections.root = nil
      settle(item: nil, changes: (false, false), node: nil)
    }
  }

  private func transition(to root: TreeIndex?) -> CollectionTracker.Transition {
    let wasInside = collections.transition.isInside
    if wasInside, root != nil, root == collections.root { return .interior }
    if let root, isWorthEntering(root) { return .enter }
    return wasInside ? .exit : .none
  }

  private mutating func enter(_ root: TreeIndex, at index: TreeIndex) {
    collections.level = level(of: root)
    if role(of: root) == .grid { findHeaders(in: root) }
    collections.root = root
    let item = item(at: index, in: root)
    settle(item: item, changes: (item != nil, item != nil), node: index)
  }

  private mutating func moveInside(_ root: TreeIndex, to index: TreeIndex) {
    let item = item(at: index, in: root)
    let changes: (row: Bool, column: Bool)
    if let item, let last = collections.item, let node = collections.lastNode, node != index {
      changes = item.changes(from: last)
    } else {
      // The place is said again where the cursor comes to the very same node again.
      changes = (item != nil, item != nil)
    }
    settle(item: item, changes: changes, node: index)
  }

  private mutating func settle(
    item: CollectionTracker.Item?, changes: (row: Bool, column: Bool), node: TreeIndex?
  ) {
    collections.item = item
    collections.changesRow = changes.row
    collections.changesColumn = changes.column
    collections.lastNode = node
  }

  // MARK: Collections

  func isCollection(_ index: TreeIndex) -> Bool {
    let node = tree[index]
    guard node.collectionInfo == nil else { return true }
    switch node.role {
    case .list, .grid, .pager: return true
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .webView, .checkedTextView,
      .progressBar, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      return false
    }
  }

  private func nearestCollection(from index: TreeIndex) -> TreeIndex? {
    isCollection(index) ? index : tree.ancestors(of: index).first { isCollection($0) }
  }

  private func isHierarchical(_ index: TreeIndex) -> Bool {
    tree[index].collectionInfo?.isHierarchical ?? false
  }

  private func level(of root: TreeIndex) -> Int {
    guard isHierarchical(root) else { return -1 }
    return tree.ancestors(of: root).reduce(0) { $0 + (isHierarchical($1) ? 1 : 0) }
  }

  /// More than one item; and of flat collections inside each other only the innermost.
  private func isWorthEntering(_ root: TreeIndex) -> Bool {
    if let info = tree[root].collectionInfo {
      let isUnknown = info.rowCount == -1 && info.columnCount == -1
      let items = info.rowCount.multipliedReportingOverflow(by: info.columnCount).partialValue
      guard isUnknown || items != 0 && items != 1 else { return false }
    } else if tree.firstChild(of: root) == tree.lastChild(of: root) {
      return false
    }
    return isHierarchical(root) || !holdsFlatCollection(root)
  }

  private func holdsFlatCollection(_ index: TreeIndex) -> Bool {
    tree.children(of: index).contains { child in
      isCollection(child) && !isHierarchical(child) || holdsFlatCollection(child)
    }
  }

  // MARK: Items

  private func item(at index: TreeIndex, in root: TreeIndex) -> CollectionTracker.Item? {
    guard let info = tree[root].collectionInfo, let holder = itemHolder(of: index, in: root),
      let place = tree[holder].collectionItemInfo
    else { return nil }
    let node = tree[holder]
    let row = place.rowSpan == info.rowCount || place.rowIndex < 0 ? -1 : place.rowIndex
    let column =
      place.columnSpan == info.columnCount || place.columnIndex < 0 ? -1 : place.columnIndex
    switch role(of: root) {
    case .list:
      return .list(
        isHeading: node.isHeading, roleDescription: node.roleDescription,
        index: info.isVertical ? row : column)
    case .pager: return .page(row: row, column: column)
    case .grid: return .cell(cell(node, place, info, row: row, column: column))
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .webView, .checkedTextView,
      .progressBar, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      return nil
    }
  }

  /// The node with a place in the collection: the node itself or one above, below the root.
  private func itemHolder(of index: TreeIndex, in root: TreeIndex) -> TreeIndex? {
    if tree[index].collectionItemInfo != nil { return index }
    for ancestor in tree.ancestors(of: index) {
      if ancestor == root { return nil }
      if tree[ancestor].collectionItemInfo != nil { return ancestor }
    }
    return nil
  }

  private func cell(
    _ node: AndroidNode, _ place: CollectionItemInfo, _ info: CollectionInfo, row: Int, column: Int
  ) -> CollectionTracker.Cell {
    CollectionTracker.Cell(
      heading: heading(node, place, info, row: row, column: column),
      rowName: collections.rowHeaders[row] ?? place.rowTitle,
      columnName: collections.columnHeaders[column] ?? place.columnTitle,
      roleDescription: node.roleDescription, row: row, column: column)
  }

  private func heading(
    _ node: AndroidNode, _ place: CollectionItemInfo, _ info: CollectionInfo, row: Int, column: Int
  ) -> CollectionTracker.Heading {
    guard node.isHeading else { return .none }
    guard place.rowSpan == 1, place.columnSpan == 1 else { return .indeterminate }
    if row == 0, info.columnCount > 1 { return .column }
    return column == 0 && info.rowCount > 1 ? .row : .indeterminate
  }

  // MARK: Headers

  /// Headers are looked for among the root's children and their children.
  private mutating func findHeaders(in root: TreeIndex) {
    collections.rowHeaders = [:]
    collections.columnHeaders = [:]
    guard let info = tree[root].collectionInfo else { return }
    for child in tree.children(of: root) where !noteHeader(child, info) {
      for grandchild in tree.children(of: child) { noteHeader(grandchild, info) }
    }
  }

  @discardableResult
  private mutating func noteHeader(_ index: TreeIndex, _ info: CollectionInfo) -> Bool {
    let node = tree[index]
    guard let place = node.collectionItemInfo, let text = headerText(of: index) else {
      return false
    }
    let row = place.rowSpan == info.rowCount || place.rowIndex < 0 ? -1 : place.rowIndex
    let column =
      place.columnSpan == info.columnCount || place.columnIndex < 0 ? -1 : place.columnIndex
    switch heading(node, place, info, row: row, column: column) {
    case .none: return false
    case .row: collections.rowHeaders[place.rowIndex] = text
    case .column: collections.columnHeaders[place.columnIndex] = text
    case .indeterminate: break
    }
    return true
  }

  /// The first text on the way down through only children.
  private func headerText(of index: TreeIndex) -> String? {
    var place = index
    while true {
      if let text = tree[place].writtenName { return text }
      guard let child = tree.firstChild(of: place), child == tree.lastChild(of: place) else {
        return nil
      }
      place = child
    }
  }
}

extension CollectionTracker.Item {
  /// What a move from another item changes; items of another kind change both.
  fileprivate func changes(from other: CollectionTracker.Item) -> (row: Bool, column: Bool) {
    switch (self, other) {
    case (.list(_, _, let index), .list(_, _, let last)): (index != last, index != last)
    case (.page(let row, let column), .page(let lastRow, let lastColumn)):
      (row != lastRow, column != lastColumn)
    case (.cell(let cell), .cell(let last)): (cell.row != last.row, cell.column != last.column)
    case (.list, _), (.page, _), (.cell, _): (true, true)
    }
  }
}

extension CollectionInfo {
  /// A square collection is vertical.
  var isVertical: Bool { rowCount >= columnCount }
}
