import Accordions
import Implementations
import PlatformTrees
import Semantics
import Testing

/// Facts of single frameworks.
@Suite struct FrameworkTests {
  private func open(_ kind: some IOSImplementation, os: IOSVersion = .current) -> [IOSElement] {
    elements(kind, os: os, isOpen: true)
  }

  private func elements(
    _ kind: some IOSImplementation, os: IOSVersion = .current, isOpen: Bool = false,
    _ presentation: Accordion.Presentation = .list
  ) -> [IOSElement] {
    var accordion = sample(1)
    accordion.presentation = presentation
    accordion.rows[0].startsOpen = isOpen
    let setting = AppSetting<IOSVersion>(version: os)
    return AccordionScreen(accordion, kind: kind, setting: setting).tree.children.map(\.element)
  }

  @Test(
    "DisclosureGroup in a List on iOS 18 and 26: one stop with button, heading and state",
    arguments: [IOSVersion.ios18, .ios26])
  func oneStop(os: IOSVersion) {
    let closed = elements(SwiftUIDisclosureGroup(), os: os)
    #expect(closed.map(\.id) == ["row0"])
    #expect(closed.first?.traits == [.button, .header])
    #expect(closed.first?.expandedStatus == .collapsed)
    let open = open(SwiftUIDisclosureGroup(), os: os)
    #expect(open.map(\.id) == ["row0", "row0.description"])
    #expect(open.first?.expandedStatus == .expanded)
  }

  @Test("DisclosureGroup in a List on iOS 17: the title, then a button without a name")
  func twoStops() {
    let open = open(SwiftUIDisclosureGroup(), os: .ios17)
    #expect(open.map(\.id) == ["row0", "row0.chevron", "row0.description"])
    #expect(open[0].traits == .header)
    #expect(open[0].expandedStatus == .expanded)
    #expect(open[1].label == nil)
    #expect(open[1].traits == .button)
    #expect(open[1].expandedStatus == .unsupported)
  }

  @Test("Outside a List it is a button without a heading, and only modelled")
  func outsideAList() {
    let closed = elements(SwiftUIDisclosureGroup(), os: .ios17, .stack)
    #expect(closed.map(\.traits) == [.button])
    #expect(SwiftUIDisclosureGroup().evidence(for: .stack) == .modelled)
    #expect(SwiftUIDisclosureGroup().evidence(for: .list) == .published)
    #expect(elements(SwiftUIDisclosureGroupPlain()) == closed)
  }

  @Test("The chevron of iOS 17 opens the row too")
  func chevronActivates() {
    var screen = AccordionScreen(
      sample(1), kind: SwiftUIDisclosureGroup(), setting: AppSetting(version: .ios17))
    #expect(screen.respond(to: .activate, at: "row0.chevron").toggled == [0])
  }

  @Test("A disabled row is not enabled on both stops")
  func disabled() {
    var accordion = sample(1)
    accordion.rows[0].isEnabled = false
    let tree = AccordionScreen(
      accordion, kind: SwiftUIDisclosureGroup(), setting: AppSetting(version: .ios17)
    ).tree
    #expect(tree.children.allSatisfy { $0.element.traits.contains(.notEnabled) })
  }

  @Test("accessibilityExpandedStatus is unknown below iOS 18")
  func expandedStatusVersions() {
    #expect(elements(UIKitExpandedStatus(), os: .ios17).map(\.expandedStatus) == [.unsupported])
    #expect(elements(UIKitExpandedStatus(), os: .ios18).map(\.expandedStatus) == [.collapsed])
  }

  @Test("React Native: Paper says both states, Fabric loses collapsed")
  func reactNativeValues() {
    #expect(elements(ReactNativePaper()).map(\.value) == ["collapsed"])
    #expect(elements(ReactNativeFabric()).map(\.value) == [nil])
    #expect(open(ReactNativeFabric()).first?.value == "expanded")
  }

  @Test("A label on the group replaces the answer")
  func overridden() {
    #expect(open(SwiftUILabelOverridden()).map(\.label) == ["Title 0", "Title 0"])
  }

  @Test("Flutter on iOS: the state is in the hint, the announcement comes 1 s later")
  func flutterOnIOS() {
    #expect(elements(FlutterExpansionTileIOS()).first?.hint == "Collapsed\n double tap to expand")
    var screen = AccordionScreen(sample(1), kind: FlutterExpansionTileIOS())
    let reactions = screen.respond(to: .activate, at: "row0").reactions
    #expect(reactions.map(\.delay) == [0, 1000])
    #expect(reactions.last?.posts == [.announcement(IOSAnnouncement("Expanded"))])
  }

  @Test("iOS knows no expand action")
  func noActionsOnIOS() {
    for kind in Catalogue.ios {
      #expect(answerToExpand(kind).toggled.isEmpty)
      #expect(answerToExpand(kind).changes == 0)
    }
  }

  private func answerToExpand(_ kind: some IOSImplementation) -> (toggled: [Int], changes: Int) {
    var screen = AccordionScreen(sample(1), kind: kind)
    let answer = screen.respond(to: .expand, at: "row0")
    return (answer.toggled, answer.reactions.count)
  }

  @Test("Compose: the click leaves before recomposition, an offered action tells no click")
  func composeOrder() {
    var screen = AccordionScreen(sample(2), kind: ComposeFull())
    let click = screen.respond(to: .activate, at: "row0").reactions
    #expect(click.first?.delay == 0)
    #expect(click.first?.changes.isEmpty == true)
    #expect(click.first?.posts == [AndroidEvent(.viewClicked, source: "row0")])
    #expect(click[1].delay == 16)
    #expect(
      click[1].posts.map(\.changes) == [.stateDescription, [], [], .subtree])
    let collapse = screen.respond(to: .collapse, at: "row0")
    #expect(collapse.toggled == [0])
    #expect(!collapse.reactions.flatMap(\.posts).contains { $0.kind == .viewClicked })
  }

  @Test("Compose tells layout changes in rounds of 100 ms, and none with reduced motion")
  func composeRounds() {
    var screen = AccordionScreen(sample(1), kind: ComposeExpandCollapse())
    #expect(screen.respond(to: .activate, at: "row0").reactions.map(\.delay) == [0, 16, 116, 216])
    var still = AccordionScreen(
      sample(1), kind: ComposeExpandCollapse(), setting: AppSetting(reducedMotion: true))
    #expect(still.respond(to: .activate, at: "row0").reactions.map(\.delay) == [0, 16])
  }

  @Test("A slow app changes its tree later than it tells of the click")
  func latency() {
    let setting = AppSetting<AndroidAPI>(latency: 200)
    var screen = AccordionScreen(
      sample(1), kind: ViewsDelegateExpandCollapse(), setting: setting)
    let reactions = screen.respond(to: .activate, at: "row0").reactions
    #expect(reactions.map(\.delay) == [0, 200, 300])
    #expect(reactions.map(\.changes.isEmpty) == [true, false, true])
  }

  @Test("React Native on Android: the offered action makes the state lie until the next render")
  func reactNativeLies() throws {
    var screen = AccordionScreen(sample(1), kind: ReactNativeExpanded())
    let answer = screen.respond(to: .expand, at: "row0")
    #expect(answer.toggled.isEmpty)
    var tree = FlatTree([screen.tree])
    for reaction in answer.reactions { reaction.changes.forEach { tree.apply($0) } }
    let header = tree[try #require(tree.index(of: "row0"))]
    #expect(header.actions.contains(AndroidAction(.collapse)))
    #expect(tree.index(of: "row0.description") == nil)
  }

  @Test("ExpandableListView numbers later rows anew and handles no action")
  func expandableListView() {
    var screen = AccordionScreen(sample(3), kind: ViewsExpandableListViewGroup())
    #expect(screen.respond(to: .expand, at: "row0").reactions.isEmpty)
    _ = screen.respond(to: .activate, at: "row0")
    let rows = screen.tree.children.map(\.element.collectionItemInfo?.rowIndex)
    #expect(rows == [0, 1, 2, 3])
    #expect(screen.tree.element.collectionInfo?.rowCount == 4)
  }

  @Test("Flutter's expanded flag is told from API 36 on")
  func flutterVersions() {
    let old = AppSetting<AndroidAPI>(version: AndroidAPI(35))
    let screen = AccordionScreen(sample(1), kind: FlutterSemanticsExpanded(), setting: old)
    #expect(screen.tree.children.map(\.element.actions) == [[AndroidAction(.click)]])
    #expect(screen.tree.children.map(\.element.expandedState) == [nil])
  }

  @Test("A row that closes because another opened tells of it without a click")
  func exclusive() {
    var accordion = sample(2)
    accordion.isExclusive = true
    accordion.rows[1].startsOpen = true
    var screen = AccordionScreen(accordion, kind: ComposeStateDescription())
    let answer = screen.respond(to: .activate, at: "row0")
    #expect(answer.toggled == [0, 1])
    let posts = answer.reactions.flatMap(\.posts)
    #expect(posts.filter { $0.kind == .viewClicked }.map(\.source) == ["row0"])
    #expect(posts.filter { $0.changes == .stateDescription }.map(\.source) == ["row0", "row1"])
  }

  @Test("A switch's name is no text, which TalkBack would take for its state")
  func switchName() {
    var node = Node(id: "n", role: .toggle, name: "Wi-Fi")
    node.checked = .unchecked
    let element = Neutral.android(node).element
    #expect(element.contentDescription == "Wi-Fi" && element.text == nil)
    #expect(element.flags.contains(.checkable) && element.stateDescription == nil)
  }
}
