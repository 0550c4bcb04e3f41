import PlatformTrees
import Testing

/// A node that is nothing but its id and a text.
private struct Leaf: TreeElement, Hashable {
  var id: String
  var text = ""
}

private typealias Tree = Subtree<Leaf>

/// The same sequence for the same seed, everywhere.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

extension Seeded {
  /// A tree whose ids are drawn from a small set, so that two trees share many.
  fileprivate mutating func tree(depth: Int, ids: inout [String]) -> Tree {
    let id = ids.removeFirst()
    var children: [Tree] = []
    while depth > 0, !ids.isEmpty, Int.random(in: 0..<4, using: &self) > 0 {
      children.append(tree(depth: depth - 1, ids: &ids))
    }
    return Tree(Leaf(id: id, text: "\(Int.random(in: 0..<3, using: &self))"), children)
  }
}

extension Subtree {
  fileprivate var ids: [String] { [element.id] + children.flatMap(\.ids) }
}

@Suite struct TreeTests {
  private let sample = Tree(
    Leaf(id: "root"),
    [Tree(Leaf(id: "a"), [Tree(Leaf(id: "a1")), Tree(Leaf(id: "a2"))]), Tree(Leaf(id: "b"))])

  @Test func `every place is reached by its links`() throws {
    let tree = FlatTree([sample])
    let root = try #require(tree.index(of: "root"))
    let a = try #require(tree.index(of: "a"))
    let b = try #require(tree.index(of: "b"))
    #expect(tree.count == 5)
    #expect(tree.roots == [root])
    #expect(Array(tree.children(of: root)) == [a, b])
    #expect(tree.nextSibling(of: a) == b)
    #expect(tree.previousSibling(of: b) == a)
    #expect(tree.previousSibling(of: a) == nil)
    #expect(tree.lastChild(of: root) == b)
    #expect(try Array(tree.ancestors(of: #require(tree.index(of: "a2")))) == [a, root])
  }

  @Test func `replacing a subtree keeps its place and forgets what was below`() throws {
    var tree = FlatTree([sample])
    let place = try #require(tree.index(of: "a"))
    tree.replace(place, with: Tree(Leaf(id: "a", text: "new"), [Tree(Leaf(id: "a3"))]))
    #expect(tree.index(of: "a") == place)
    #expect(tree[place].text == "new")
    #expect(tree.index(of: "a1") == nil)
    #expect(tree.parent(of: try #require(tree.index(of: "a3"))) == place)
    #expect(tree.count == 4)
  }

  @Test func `a removed place is used again, and the later of two equal ids is found`() throws {
    var tree = FlatTree([sample])
    tree.apply(.remove(id: "a"))
    #expect(tree.count == 2)
    tree.apply(.insert(Tree(Leaf(id: "b", text: "second")), below: "root", after: nil))
    #expect(tree[try #require(tree.index(of: "b"))].text == "second")
    #expect(
      tree.subtree(at: try #require(tree.roots.first)).children.map(\.element.text) == [
        "second", "",
      ])
  }

  @Test func `a change to a node that is not there changes nothing`() throws {
    var tree = FlatTree([sample])
    for change: TreeChange<Leaf> in [
      .remove(id: "x"), .update(Leaf(id: "x")), .replace(id: "x", with: sample),
      .insert(sample, below: "x", after: nil),
    ] {
      tree.apply(change)
    }
    #expect(tree.subtree(at: try #require(tree.roots.first)) == sample)
  }

  @Test(arguments: 0..<200)
  func `the changes between two trees lead from one to the other`(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var first = ["root"] + (1..<12).map { "n\($0)" }.shuffled(using: &random)
    var second = ["root"] + (1..<12).map { "n\($0)" }.shuffled(using: &random)
    let before = random.tree(depth: 3, ids: &first)
    let after = random.tree(depth: 3, ids: &second)
    var tree = FlatTree([before])
    for change in before.changes(to: after) { tree.apply(change) }
    #expect(tree.subtree(at: try #require(tree.roots.first)) == after)
    for id in after.ids { #expect(tree.index(of: id).map { tree[$0].id } == id) }
  }

  @Test func `a node that stays is not touched by what changes around it`() {
    var opened = sample
    opened.children.insert(Tree(Leaf(id: "panel")), at: 1)
    #expect(
      sample.changes(to: opened)
        == [.insert(Tree(Leaf(id: "panel")), below: "root", after: "a")])
  }
}
