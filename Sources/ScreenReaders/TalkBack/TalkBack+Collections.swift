import PlatformTrees
import Semantics

/// What is said on the way into, through and out of a collection
/// (CollectionStateFeedbackUtils.java).
extension TalkBack {
  private typealias Words = (plain: TalkBackWord, named: TalkBackWord)

  // MARK: In and out

  /// "In list …", "Out of grid …".
  func collectionParts() -> [Part] {
    guard let root = collections.root else { return [] }
    switch collections.transition {
    case .enter: return entryParts(root, tree[root])
    case .exit: return exitParts(root, tree[root])
    case .none, .interior: return []
    }
  }

  private func entryParts(_ root: TreeIndex, _ node: AndroidNode) -> [Part] {
    guard node.roleDescription == nil else { return describedEntryParts(root, node) }
    switch node.role {
    case .list:
      return [title((.inList, .inNamedList), node)] + levelParts(node) + listCount(node)
    case .grid:
      return [title((.inGrid, .inNamedGrid), node)] + levelParts(node) + gridCount(node)
    case .pager:
      guard node.hasAnyCount else { return [title((.inPager, .inNamedPager), node)] }
      return node.isGrid ? gridPagerParts(node) : strippedPagerParts(node)
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .webView, .checkedTextView,
      .progressBar, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      return []
    }
  }

  /// A role description stands in place of "list" and "grid".
  private func describedEntryParts(_ root: TreeIndex, _ node: AndroidNode) -> [Part] {
    let title = describedTitle((.inRole, .inNamedRole), node)
    return title + levelParts(node) + describedCount(node, title)
  }

  private func describedCount(_ node: AndroidNode, _ title: [Part]) -> [Part] {
    switch node.role {
    case .list: listCount(node)
    case .grid: gridCount(node)
    case .pager:
      if node.hasBothCounts {
        gridPagerParts(node)
      } else {
        node.hasAnyCount ? strippedPagerParts(node) : title
      }
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .webView, .checkedTextView,
      .progressBar, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      []
    }
  }

  private func exitParts(_ root: TreeIndex, _ node: AndroidNode) -> [Part] {
    guard node.roleDescription == nil else {
      return describedTitle((.outOfRole, .outOfNamedRole), node)
    }
    switch node.role {
    case .list: return [title((.outOfList, .outOfNamedList), node)]
    case .grid: return [title((.outOfGrid, .outOfNamedGrid), node)]
    case .pager: return [title(pagerExit(node), node)]
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .webView, .checkedTextView,
      .progressBar, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      return []
    }
  }

  /// With both counts every pager is left as a grid, whatever it was entered as.
  private func pagerExit(_ node: AndroidNode) -> Words {
    if node.hasBothCounts { return (.outOfGridPager, .outOfNamedGridPager) }
    guard node.hasAnyCount else { return (.outOfPager, .outOfNamedPager) }
    return node.isVerticalCollection
      ? (.outOfVerticalPager, .outOfNamedVerticalPager)
      : (.outOfHorizontalPager, .outOfHorizontalPager)
  }

  private func title(_ words: Words, _ node: AndroidNode) -> Part {
    guard let name = collectionName(node) else {
      return part(.container, words.plain, node, .collectionInfo, Because.collectionTransition)
    }
    return part(
      .container, self.words.text(words.named, name), node, .collectionInfo,
      Because.collectionTransition, word: self.words[words.named])
  }

  private func describedTitle(_ words: Words, _ node: AndroidNode) -> [Part] {
    guard let role = node.roleDescription, !role.isEmpty else { return [] }
    let name = collectionName(node)
    let word = name == nil ? words.plain : words.named
    return [
      part(
        .container, self.words.text(word, role, name ?? ""), node, .roleDescription,
        Because.collectionTransition, word: self.words[word])
    ]
  }

  /// The container title, else the written name. What a car's rotary control writes there is no
  /// name.
  private func collectionName(_ node: AndroidNode) -> String? {
    let title = node.containerTitle.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = title ?? node.writtenName, !rotaryMarks.contains(name) else { return nil }
    return name
  }

  private var rotaryMarks: [String] {
    [
      "com.android.car.ui.utils.ROTARY_CONTAINER",
      "com.android.car.ui.utils.HORIZONTALLY_SCROLLABLE",
      "com.android.car.ui.utils.VERTICALLY_SCROLLABLE",
    ]
  }

  private func levelParts(_ node: AndroidNode) -> [Part] {
    guard collections.level >= 0 else { return [] }
    return [
      numbered(.container, .level, [collections.level + 1], node, Because.collectionTransition)
    ]
  }

  // MARK: Counts

  private func listCount(_ node: AndroidNode) -> [Part] {
    guard let info = node.collectionInfo, node.hasBothCounts else { return [] }
    return counted(.items, info.isVertical ? info.rowCount : info.columnCount, node)
  }

  private func gridCount(_ node: AndroidNode) -> [Part] {
    guard let info = node.collectionInfo else { return [] }
    let rows = info.rowCount > -1 ? counted(.rows, info.rowCount, node) : []
    let columns = info.columnCount > -1 ? counted(.columns, info.columnCount, node) : []
    return rows + columns
  }

  private func counted(_ word: TalkBackPlural, _ count: Int, _ node: AndroidNode) -> [Part] {
    guard let counted = words.counted(word, count) else { return [] }
    return [
      part(
        .container, counted.text, node, .collectionInfo, Because.collectionCount,
        word: counted.word)
    ]
  }

  private func numbered(
    _ kind: Part.Kind, _ word: TalkBackWord, _ numbers: [Int], _ node: AndroidNode, _ rule: Rule
  ) -> Part {
    let text = words.template(word).filled(numbers.map(words.digits))
    return part(kind, text, node, .collectionInfo, rule, word: words[word])
  }

  // MARK: Pagers

  /// The page of a pager is never known here, as only a table's cell is asked for it: it counts
  /// as -1, of which Java makes "Row 0" and, adding 1 to a text, "Column -11".
  private func gridPagerParts(_ node: AndroidNode) -> [Part] {
    let title = [title((.inGridPager, .inNamedGridPager), node)] + levelParts(node)
    guard node.hasBothCounts else { return title + gridCount(node) }
    let row = numbered(.position, .row, [0], node, Because.pagerPosition)
    var column = numbered(.position, .column, [-1], node, Because.pagerPosition)
    column.text += "1"
    return title + [row, column] + gridCount(node)
  }

  private func strippedPagerParts(_ node: AndroidNode) -> [Part] {
    let words: Words =
      node.isVerticalCollection
      ? (.inVerticalPager, .inNamedVerticalPager)
      : (.inHorizontalPager, .inNamedHorizontalPager)
    return [title(words, node)] + levelParts(node)
  }

  // MARK: Places

  /// "1 of 3", "Row 2, Column 1", with the heading that the item is.
  func positionParts(of index: TreeIndex, _ node: AndroidNode) -> [Part] {
    guard collections.changesRow || collections.changesColumn, let root = collections.root,
      let item = collections.item
    else { return [] }
    switch item {
    case .list(let isHeading, let roleDescription, let place):
      return listHeading(isHeading, roleDescription, node)
        + listPosition(place, tree[root])
    case .cell(let cell): return cellParts(cell, node)
    case .page: return []
    }
  }

  /// A heading inside an item counts as well as an item that is one.
  private func listHeading(
    _ isHeading: Bool, _ roleDescription: String?, _ node: AndroidNode
  ) -> [Part] {
    let says = isHeading ? roleDescription.isNilOrEmpty : node.isHeading
    return says ? [part(.heading, .heading, node, .heading, Because.headingItem)] : []
  }

  private func listPosition(_ index: Int, _ root: AndroidNode) -> [Part] {
    guard index >= 0, let info = root.collectionInfo else { return [] }
    let count: Int
    if info.columnCount > 1, info.rowCount != -1 {
      count = info.columnCount
    } else if info.rowCount > 1, info.columnCount != -1 {
      count = info.rowCount
    } else {
      return []
    }
    var place = numbered(.position, .listIndex, [index + 1, count], root, Because.listPosition)
    place.meaning = .position(Position(index: index + 1, count: count))
    return [place]
  }

  private func cellParts(_ cell: CollectionTracker.Cell, _ node: AndroidNode) -> [Part] {
    var parts = cellHeading(cell, node)
    if collections.changesRow, cell.row != -1, cell.heading != .row {
      parts.append(coordinate(.row, cell.row, named: cell.rowName, node))
    }
    if collections.changesColumn, cell.column != -1, cell.heading != .column {
      parts.append(coordinate(.column, cell.column, named: cell.columnName, node))
    }
    return parts
  }

  private func cellHeading(_ cell: CollectionTracker.Cell, _ node: AndroidNode) -> [Part] {
    guard cell.roleDescription.isNilOrEmpty else { return [] }
    let word: TalkBackWord? =
      switch cell.heading {
      case .column: .columnHeading
      case .row: .rowHeading
      case .indeterminate: .heading
      case .none: node.isHeading ? .heading : nil
      }
    return word.map { [part(.heading, $0, node, .heading, Because.headingItem)] } ?? []
  }

  private func coordinate(
    _ word: TalkBackWord, _ index: Int, named name: String?, _ node: AndroidNode
  ) -> Part {
    if let name, !name.isEmpty {
      return part(.position, name, node, .collectionItemInfo, Because.cellPosition)
    }
    return numbered(.position, word, [index + 1], node, Because.cellPosition)
  }
}

extension AndroidNode {
  fileprivate var hasBothCounts: Bool {
    (self.collectionInfo?.rowCount ?? -1) > -1 && (self.collectionInfo?.columnCount ?? -1) > -1
  }

  fileprivate var hasAnyCount: Bool {
    (self.collectionInfo?.rowCount ?? -1) > -1 || (self.collectionInfo?.columnCount ?? -1) > -1
  }

  fileprivate var isGrid: Bool {
    (self.collectionInfo?.rowCount ?? -1) > 1 && (self.collectionInfo?.columnCount ?? -1) > 1
  }

  fileprivate var isVerticalCollection: Bool { self.collectionInfo?.isVertical ?? true }
}
