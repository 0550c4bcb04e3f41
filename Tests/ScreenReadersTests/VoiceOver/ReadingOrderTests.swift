import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct ReadingOrderTests {
  private func framed(_ id: String, _ x: Double, _ y: Double) -> Subtree<IOSElement> {
    var element = element(id)
    element.element.frame = Rect(x: x, y: y, width: 30, height: 30)
    return element
  }

  private func stops(_ children: [Subtree<IOSElement>]) throws -> [String] {
    try VoiceOver(children).stops()
  }

  @Test func whatIsHiddenClearOrEmptyIsLeftOut() throws {
    var hidden = element("hidden")
    hidden.element.isHidden = true
    var clear = element("clear")
    clear.element.alpha = 0
    var empty = element("empty")
    empty.element.frame = Rect(x: 0, y: 0, width: 0, height: 0)
    var thin = element("thin")
    thin.element.frame = Rect(x: 0, y: 0, width: 0, height: 10)
    #expect(try stops([hidden, clear, empty, thin]) == ["thin"])
  }

  @Test func anEmptyViewIsTransparentUnlessItClipsOrVends() throws {
    func empty(_ id: String, _ container: IOSContainer, clips: Bool) -> Subtree<IOSElement> {
      var view = view(id, container, [element("in \(id)")])
      view.element.frame = Rect(x: 0, y: 0, width: 0, height: 0)
      view.element.clipsToBounds = clips
      return view
    }
    let all = [
      empty("plain", .none, clips: false), empty("clipping", .none, clips: true),
      empty("vending", .explicitElements, clips: false),
    ]
    #expect(try stops(all) == ["in plain"])
  }

  @Test func aHigherSortPriorityComesFirst() throws {
    var late = element("late")
    late.element.sortPriority = -1
    var early = element("early")
    early.element.sortPriority = 2
    #expect(try stops([late, element("plain"), early]) == ["early", "plain", "late"])
  }

  @Test func aPlainViewsElementsMixWithTheirNeighboursAndAGroupsDoNot() throws {
    let pair = [framed("left", 0, 0), framed("left below", 0, 100)]
    let right = [framed("right", 100, 0), framed("right below", 100, 100)]
    #expect(
      try stops([view("l", pair), view("r", right)])
        == ["left", "right", "left below", "right below"])
    #expect(
      try stops([view("r", .semanticGroup, right), view("l", .semanticGroup, pair)])
        == ["left", "left below", "right", "right below"])
  }

  /// AccessibilityHierarchyParserTests, testContainerChildrenSortOrder: only a vended array keeps
  /// its order against the frames.
  @Test(arguments: [
    IOSContainer.list, .landmark, .series, .dataTable(rows: 3, columns: 1), .semanticGroup, .tabBar,
  ])
  func aContainersViewsAreReadByTheirFrames(_ container: IOSContainer) throws {
    let rows = [framed("third", 0, 120), framed("first", 0, 0), framed("second", 0, 60)]
    #expect(try stops([view("v", container, rows)]) == ["first", "second", "third"])
    #expect(try stops([view("v", .explicitElements, rows)]) == ["third", "first", "second"])
  }

  @Test func anInaccessibleModalLeavesNothing() throws {
    var modal = view("modal", [])
    modal.element.isModal = true
    #expect(try stops([element("a"), modal]).isEmpty)
  }

  @Test func aMovedElementIsReadInItsNewPlace() throws {
    var reader = try VoiceOver([framed("a", 0, 0), framed("b", 0, 50), framed("c", 0, 100)])
    _ = reader.apply([.update(framed("a", 0, 75))], at: 0)
    #expect(reader.stops() == ["b", "a", "c"])
    reader.touch("b")
    #expect(reader.heard(.swipeRight) == ["a"])
    _ = reader.apply([.update(framed("a", 0, 0))], at: 0)
    #expect(reader.stops() == ["a", "b", "c"])
    _ = reader.apply([.remove(id: "b")], at: 0)
    _ = reader.apply([.insert(framed("d", 0, -50), below: "screen", after: "c")], at: 0)
    #expect(reader.stops() == ["d", "a", "c"])
  }

  /// After any changes, the order kept up with is that of a fresh look at the screen.
  @Test(arguments: UInt64(1)...60)
  func anOrderKeptUpWithIsThatOfAFreshScreen(_ seed: UInt64) throws {
    var random = Dice(seed)
    var reader = try VoiceOver([view("root", random.views(depth: 3))])
    for _ in 0..<30 {
      _ = reader.apply([random.change(reader)], at: 0)
      let fresh = try VoiceOver(tree: reader.tree)
      #expect(reader.stops() == fresh.stops())
      var swiped = fresh
      var reached: [String] = []
      while case .focus(let node?)? = swiped.perform(.swipeRight, at: 0).outputs.first {
        reached.append(node)
      }
      #expect(reached == fresh.stops())
      if let focus = reader.focus { #expect(fresh.stops().contains(focus)) }
      _ = reader.perform(random.roll(2) == 0 ? .swipeRight : .swipeLeft, at: 0)
    }
  }
}

/// Random screens and changes, the same for the same seed.
private struct Dice {
  private static let containers: [IOSContainer] = [
    .none, .none, .semanticGroup, .explicitElements, .tabBar, .list,
  ]
  private var state: UInt64
  private var count = 0

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func views(depth: Int) -> [Subtree<IOSElement>] {
    (0..<(1 + roll(4))).map { _ in view(depth: depth) }
  }

  mutating func view(depth: Int) -> Subtree<IOSElement> {
    count += 1
    var node = IOSElement(id: "n\(count)", label: "n\(count)")
    if roll(3) > 0 {
      node.frame = Rect(
        x: Double(roll(5) * 20), y: Double(roll(20) * 4), width: Double(roll(4) * 10), height: 10)
    }
    if roll(12) == 0 { node.isHidden = true }
    if roll(12) == 0 { node.isModal = true }
    if roll(8) == 0 { node.sortPriority = Double(roll(3) - 1) }
    guard depth > 0, roll(2) == 0 else { return Subtree(node) }
    node.isElement = roll(8) == 0
    node.container = Self.containers[roll(Self.containers.count)]
    return Subtree(node, views(depth: depth - 1))
  }

  mutating func change(_ reader: VoiceOver) -> TreeChange<IOSElement> {
    let id = "n\(1 + roll(max(count, 1)))"
    switch roll(4) {
    case 0: return .remove(id: id)
    case 1:
      var node = view(depth: 0).element
      node.id = id
      node.isElement = roll(2) == 0
      if !node.isElement { node.container = Self.containers[roll(Self.containers.count)] }
      return .update(node)
    case 2: return .insert(view(depth: 2), below: "root", after: id)
    default: return .replace(id: id, with: view(depth: 2))
    }
  }
}
