import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import Testing

@Suite struct NodesAppTests {
  /// What the app tells readers of its state, shut and after one activation.
  private func states(_ change: (inout Disclosure) -> Void) -> [ExpandedState?] {
    var app = NodesApp<AndroidPlatform>(NodesScreen(Sample.disclosure(change)))
    let before = app.tree.children.first?.element.expandedState
    _ = app.respond(to: .activate(node: "row"))
    return [before, app.tree.children.first?.element.expandedState]
  }

  @Test(arguments: [
    (StateExposure.bound, [ExpandedState?.some(.collapsed), .expanded]),
    (.none, [nil, nil]), (.inverted, [.expanded, .collapsed]),
    (.stale, [.collapsed, .collapsed]), (.alwaysExpanded, [.expanded, .expanded]),
    (.alwaysCollapsed, [.collapsed, .collapsed]), (.onlyExpanded, [nil, .expanded]),
    (.onlyCollapsed, [.collapsed, nil]),
  ])
  func `a state is told as its author says`(exposure: StateExposure, told: [ExpandedState?]) {
    #expect(states { $0.exposure = exposure } == told)
  }

  @Test(arguments: [
    (OfferedActions.matching, [AndroidAction.Kind.click, .expand]), (.none, [.click]),
    (.both, [.click, .expand, .collapse]), (.inverted, [.click, .collapse]),
  ])
  func `actions are offered as their author says`(
    offers: OfferedActions, kinds: [AndroidAction.Kind]
  ) {
    let app = NodesApp<AndroidPlatform>(NodesScreen(Sample.disclosure { $0.offers = offers }))
    #expect(app.tree.children.first?.element.actions.map(\.kind) == kinds)
  }

  @Test func `a click changes the trigger, brings the panel, and is told in that order`() {
    var app = NodesApp<AndroidPlatform>(NodesScreen(Sample.disclosure()))
    let reactions = app.respond(to: .activate(node: "row"))
    #expect(reactions.count == 1)
    #expect(reactions.first?.changes.count == 2)
    #expect(
      reactions.first?.posts.map(\.kind)
        == [.viewClicked, .windowContentChanged, .windowContentChanged])
    #expect(reactions.first?.posts.map(\.changes) == [[], .expanded, .subtree])
    #expect(app.disclosures.map(\.isOpen) == [true])
  }

  @Test(arguments: [
    (Activation.toggle, true), (.nothing, false), (.toggleTwice, false),
  ])
  func `an activation does what its author says`(activation: Activation, opens: Bool) {
    let screen = NodesScreen(Sample.disclosure { $0.activation = activation })
    var app = NodesApp<IOSPlatform>(screen)
    _ = app.respond(to: .activate(node: "row"))
    #expect(app.disclosures.map(\.isOpen) == [opens])
    var tapped = NodesApp<IOSPlatform>(screen)
    _ = tapped.respond(to: .tap("row"))
    #expect(tapped.disclosures.map(\.isOpen) == [true])
  }

  @Test func `a shut panel is gone, or still there where its author says so`() {
    let removed = NodesApp<IOSPlatform>(NodesScreen(Sample.disclosure()))
    #expect(removed.tree.children.map(\.element.id) == ["row"])
    let reachable = NodesApp<IOSPlatform>(
      NodesScreen(Sample.disclosure { $0.closedPanel = .reachable }))
    #expect(reachable.tree.children.map(\.element.id) == ["row", "panel"])
  }

  @Test func `effects come after the change, each at its time`() {
    let screen = NodesScreen(
      Sample.disclosure {
        $0.effects = [
          Effect(.announce(StateText(collapsed: "shut", expanded: "open")), delay: 100),
          Effect(.layoutChanged(focus: "row"), delay: 1000),
        ]
      })
    var app = NodesApp<IOSPlatform>(screen)
    let reactions = app.respond(to: .activate(node: "row"))
    #expect(reactions.map(\.delay) == [0, 100, 1000])
    #expect(
      reactions.flatMap(\.posts)
        == [.announcement(IOSAnnouncement("open")), .layoutChanged(focus: "row")])
  }

  @Test func `rows that are rebuilt leave first and come back as others`() {
    let screen = NodesScreen(Sample.disclosure { $0.effects = [Effect(.rebuild(node: "row"))] })
    var app = NodesApp<AndroidPlatform>(screen)
    let changes = app.respond(to: .activate(node: "row")).suffix(2).map(\.changes)
    #expect(changes[0] == [.remove(id: "row")])
    let isNew =
      if case .insert(let row, below: "screen", after: nil)? = changes[1].first {
        row.element.id == "row"
      } else {
        false
      }
    #expect(isNew)
  }

  @Test func `a text follows the state of the nearest trigger above it`() {
    var screen = Sample.disclosure()
    screen.children[0].texts[.name] = StateText(collapsed: "Show", expanded: "Hide")
    var app = NodesApp<IOSPlatform>(NodesScreen(screen))
    #expect(app.tree.children.first?.element.label == "Show")
    _ = app.respond(to: .set("row", open: true))
    #expect(app.tree.children.first?.element.label == "Hide")
  }

  @Test func `a disabled trigger stays as it is`() {
    var screen = Sample.disclosure()
    screen.children[0].node.isEnabled = false
    var app = NodesApp<IOSPlatform>(NodesScreen(screen))
    _ = app.respond(to: .activate(node: "row"))
    #expect(app.disclosures.map(\.isOpen) == [false])
    #expect(app.disclosures.map(\.isEnabled) == [false])
    #expect(app.disclosures.map { $0.leaves.map(\.node) } == [["text"]])
  }

  @Test func `a trigger that opens itself answers and ends`() {
    let screen = Sample.disclosure { $0.panel = "row" }
    var app = NodesApp<IOSPlatform>(NodesScreen(screen))
    _ = app.respond(to: .activate(node: "row"))
    #expect(app.disclosures.map(\.isOpen) == [true])
  }
}
