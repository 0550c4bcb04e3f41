import PlatformTrees
import Semantics

/// The stops of an iOS screen in the order in which VoiceOver reaches them.
///
/// The order is never written down as a whole: a step looks at the neighbours in the tree. Only a
/// group whose frames contradict the tree's order keeps a sorted list of its own.
struct ReadingOrder: Sendable {
  /// Which way a swipe goes.
  enum Way { case forward, backward }

  /// What a node is to the order.
  enum Kind {
    /// Left out, with everything below it.
    case pruned
    /// Takes the cursor, and hides what is below it.
    case stop
    /// Its children come in the tree's order.
    case explicit
    /// Read as one, its entries by their frames.
    case group
    /// Its children stand among its siblings.
    case transparent
  }

  /// A group's entries, where they do not come in the tree's order.
  struct Sorted: Sendable {
    var entries: [TreeIndex]
    var places: [TreeIndex: Int]
  }

  private(set) var tree: IOSTree
  let geometry: ReadingGeometry
  /// By the group's node; nil is the screen itself.
  var sorted: [TreeIndex?: Sorted] = [:]
  /// The last modal child of each parent that has one; nil is the screen itself.
  var modals: [TreeIndex?: TreeIndex] = [:]
  /// How many nodes have a sort priority or a frame: without any, every order is the tree's.
  private var placed = 0
  /// How many nodes have a sort priority.
  private(set) var prioritised = 0

  init(_ tree: IOSTree, geometry: ReadingGeometry) {
    self.tree = tree
    self.geometry = geometry
    for root in tree.roots { note(root, 1) }
    if tree.roots.contains(where: { tree[$0].isModal }) { refreshModal(below: nil) }
    refreshOrders(below: nil)
  }

  // MARK: Nodes

  func kind(_ node: TreeIndex) -> Kind { Kind(tree[node]) }

  /// The nearest group or vended array above a node; nil for the screen.
  func scope(of node: TreeIndex) -> TreeIndex? {
    var node = node
    while let parent = tree.parent(of: node) {
      switch kind(parent) {
      case .explicit, .group: return parent
      case .pruned, .stop, .transparent: node = parent
      }
    }
    return nil
  }

  /// Whether a swipe can come to the node.
  func isReachable(_ node: TreeIndex) -> Bool {
    guard kind(node) == .stop else { return false }
    var node = node
    while true {
      let parent = tree.parent(of: node)
      if let modal = modals[parent], modal != node { return false }
      guard let parent else { return true }
      switch kind(parent) {
      case .pruned, .stop: return false
      case .explicit, .group, .transparent: node = parent
      }
    }
  }
}

extension ReadingOrder.Kind {
  init(_ element: IOSElement) {
    if element.isHidden || element.alpha <= 0 {
      self = .pruned
    } else if element.isElement {
      self = element.hasNoExtent ? .pruned : .stop
    } else {
      self.init(container: element)
    }
  }

  private init(container element: IOSElement) {
    let isEmpty = element.hasNoExtent
    if isEmpty && element.clipsToBounds {
      self = .pruned
      return
    }
    switch element.container {
    case .explicitElements: self = isEmpty ? .pruned : .explicit
    case .semanticGroup, .list, .landmark, .series, .dataTable, .tabBar: self = .group
    case .none: self = element.traits.contains(.tabBar) ? .group : .transparent
    }
  }
}

extension IOSElement {
  /// Whether the order is the same with the other in its place.
  fileprivate func stands(as other: IOSElement) -> Bool {
    self.frame == other.frame && self.sortPriority == other.sortPriority
      && self.isModal == other.isModal
      && isTabBar == other.isTabBar && ReadingOrder.Kind(self) == ReadingOrder.Kind(other)
  }

  /// Less than a point wide and high.
  fileprivate var hasNoExtent: Bool {
    guard let frame = self.frame else { return false }
    return frame.width < 1 && frame.height < 1
  }
}

// MARK: - Keeping up with the app

extension ReadingOrder {
  /// Carries a change out, at a cost that depends on what changed.
  mutating func apply(_ change: TreeChange<IOSElement>) {
    switch change {
    case .update(let element): update(element)
    case .insert(let subtree, let below, let after): insert(subtree, below: below, after: after)
    case .remove(let id): remove(id)
    case .replace(let id, let subtree): replace(id, with: subtree)
    }
  }

  private mutating func update(_ element: IOSElement) {
    guard let place = tree.index(of: element.id) else { return }
    let old = tree[place]
    tree[place] = element
    count(old, -1)
    count(element, 1)
    guard !old.stands(as: element) else { return }
    refreshModal(below: place)
    if old.isModal || element.isModal { refreshModal(below: tree.parent(of: place)) }
    refreshOrders(around: place)
  }

  private mutating func insert(_ subtree: Subtree<IOSElement>, below: String, after: String?) {
    guard let parent = tree.index(of: below) else { return }
    let place = tree.insert(subtree, below: parent, after: after.flatMap(tree.index(of:)))
    note(place, 1)
    if tree[place].isModal { refreshModal(below: parent) }
    refreshOrders(around: place)
  }

  private mutating func remove(_ id: String) {
    guard let place = tree.index(of: id) else { return }
    let parent = tree.parent(of: place)
    note(place, -1)
    let wasModal = tree[place].isModal
    tree.remove(place)
    if wasModal { refreshModal(below: parent) }
    refreshOrders(from: parent)
  }

  private mutating func replace(_ id: String, with subtree: Subtree<IOSElement>) {
    guard let place = tree.index(of: id) else { return }
    note(place, -1)
    let wasModal = tree[place].isModal
    tree.replace(place, with: subtree)
    note(place, 1)
    if wasModal || tree[place].isModal { refreshModal(below: tree.parent(of: place)) }
    refreshOrders(around: place)
  }

  /// Counts what stands at a place in or out, and looks at the modals inside.
  private mutating func note(_ place: TreeIndex, _ sign: Int) {
    var waiting = [place]
    while let node = waiting.popLast() {
      count(tree[node], sign)
      sorted[node] = nil
      modals[node] = nil
      var hasModal = false
      for child in tree.children(of: node) {
        waiting.append(child)
        if tree[child].isModal { hasModal = true }
      }
      if hasModal && sign > 0 { refreshModal(below: node) }
    }
  }

  private mutating func count(_ element: IOSElement, _ sign: Int) {
    if element.frame != nil || element.sortPriority != 0 { placed += sign }
    if element.sortPriority != 0 { prioritised += sign }
  }

  private mutating func refreshModal(below parent: TreeIndex?) {
    modals[parent] = nil
    if let parent {
      guard tree.contains(parent) else { return }
      switch kind(parent) {
      case .pruned, .stop, .explicit: return
      case .group, .transparent: break
      }
    }
    let children = parent.map { Array(tree.children(of: $0)) } ?? tree.roots
    modals[parent] = children.last { tree[$0].isModal && kind($0) != .pruned }
  }

  // MARK: Orders

  /// Looks again at the order of a node's own entries, and of every group around it.
  private mutating func refreshOrders(around place: TreeIndex) {
    guard placed > 0 || !sorted.isEmpty else { return }
    refreshOrders(below: place)
    refreshOrders(from: tree.parent(of: place))
  }

  private mutating func refreshOrders(from node: TreeIndex?) {
    guard placed > 0 || !sorted.isEmpty else { return }
    var node = node
    while let place = node {
      refreshOrder(of: place)
      node = tree.parent(of: place)
    }
    refreshOrder(of: nil)
  }

  /// Innermost first, as a group stands where its own first entry does.
  private mutating func refreshOrders(below place: TreeIndex?) {
    guard placed > 0 || !sorted.isEmpty else { return }
    var nodes = place.map { [$0] } ?? tree.roots
    var next = 0
    while next < nodes.count {
      nodes.append(contentsOf: tree.children(of: nodes[next]))
      next += 1
    }
    for node in nodes.reversed() { refreshOrder(of: node) }
    if place == nil { refreshOrder(of: nil) }
  }

  private mutating func refreshOrder(of scope: TreeIndex?) {
    sorted[scope] = nil
    if let scope, kind(scope) != .group { return }
    sorted[scope] = contradiction(in: scope)
  }
}
