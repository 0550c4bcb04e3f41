import PlatformTrees
import Semantics

/// When one element comes before another by where they stand.
struct ReadingGeometry: Sendable {
  let direction: LayoutDirection
  /// Elements at least this far apart in height are in different rows, points.
  let rowSeparation: Double

  init(_ settings: VoiceOverSettings) {
    direction = settings.direction
    rowSeparation =
      switch settings.idiom {
      case .phone: 8
      case .pad: 13
      }
  }

  /// Found by experiment, and no strict weak order: three elements may each precede the next.
  func precedes(_ left: Rect, _ right: Rect) -> Bool {
    if abs(left.y - right.y) >= rowSeparation { return left.y < right.y }
    return switch direction {
    case .leftToRight: left.x < right.x
    case .rightToLeft: left.x > right.x
    }
  }
}

extension ReadingOrder {
  /// The entries of a group in their own order; nil where that is the tree's.
  func contradiction(in scope: TreeIndex?) -> Sorted? {
    var entries: [TreeIndex] = []
    var frames: [TreeIndex: Rect] = [:]
    var isFramed = true
    var hasPriorities = false
    var next = treeEntry(in: scope, after: nil, .forward)
    while let entry = next {
      entries.append(entry)
      if tree[entry].sortPriority != 0 { hasPriorities = true }
      // Without a frame there is nothing to compare: the tree's order stands.
      if isFramed, let frame = frame(of: entry) { frames[entry] = frame } else { isFramed = false }
      if !isFramed && prioritised == 0 { return nil }
      next = treeEntry(in: scope, after: entry, .forward)
    }
    guard entries.count > 1, isFramed || hasPriorities else { return nil }
    let ordered = ordered(entries, isFramed ? frames : [:])
    guard ordered != entries else { return nil }
    let places = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
    return Sorted(entries: ordered, places: places)
  }

  private func ordered(_ entries: [TreeIndex], _ frames: [TreeIndex: Rect]) -> [TreeIndex] {
    entries.sorted { left, right in
      let first = tree[left].sortPriority
      let second = tree[right].sortPriority
      if first != second { return first > second }
      guard let before = frames[left], let after = frames[right] else { return false }
      return geometry.precedes(before, after)
    }
  }

  /// Where an entry stands among others: its frame, or that of a group's first entry.
  private func frame(of entry: TreeIndex) -> Rect? {
    if kind(entry) == .stop || isTabGroup(entry) { return tree[entry].frame }
    var first: Rect?
    var next = treeEntry(in: entry, after: nil, .forward)
    while let inner = next {
      guard let frame = frame(of: inner) else { return nil }
      if first.map({ geometry.precedes(frame, $0) }) ?? true { first = frame }
      next = treeEntry(in: entry, after: inner, .forward)
    }
    return first
  }

  /// A vended array inside a tab bar stands where its own view does.
  private func isTabGroup(_ entry: TreeIndex) -> Bool {
    guard kind(entry) == .explicit, tree[entry].frame != nil else { return false }
    return tree.ancestors(of: entry).contains { tree[$0].isTabBar }
  }
}

extension IOSElement {
  /// A view whose elements are tabs.
  var isTabBar: Bool {
    self.container == .tabBar || (!self.isElement && self.traits.contains(.tabBar))
  }
}
