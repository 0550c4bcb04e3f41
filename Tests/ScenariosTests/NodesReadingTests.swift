import Accordions
import PlatformTrees
import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("Screens are read")
struct NodesReadingTests {
  private func read(_ screen: String) -> (Screen?, [String]) {
    let text = "earshot: 1\ntitle: T\nscreen:\n\(screen)\nsteps: []\n"
    let reading = Scenario.read(bytes: Array(text.utf8), path: "s")
    return (reading.scenario?.screen, reading.diagnostics.map(\.description))
  }

  private func root(_ screen: String) throws -> ScreenNode {
    let (read, diagnostics) = read(screen)
    #expect(diagnostics == [])
    guard case .nodes(let nodes)? = read else { throw NoNodes() }
    return nodes.root
  }

  private struct NoNodes: Error {}

  @Test("A node takes every property")
  func node() throws {
    let root = try root(
      """
        nodes:
          id: a
          role: button
          name: Row
          label: Label
          value: {collapsed: No, expanded: 'Yes'}
          hint: Hint
          language: de
          expanded: partial
          checked: true
          selected: true
          enabled: false
          heading: 2
          hidden: true
          single element: true
          focusable: false
          activatable: true
          scrolls: true
          live: assertive
          actions: [dismiss, long press, {activate: go}, {custom: Archive}]
          position: 2 of 5
          frame: [1, 2.5, 3, 4]
          order: [c, b]
          look: {foreground: '#0A0B0C', background: bg/white-0, focus ring: covered}
          children:
            - {id: b, text: B, visible: when expanded, follows: c}
            - {id: c, role: link}
            - {role: image}
      """)
    let node = root.node
    #expect(node.name == "Row" && node.label == "Label" && node.hint == "Hint")
    #expect(root.texts[.value] == StateText(collapsed: "No", expanded: "Yes"))
    #expect(node.expanded == .partial && node.checked == .checked)
    #expect(node.isSelected && !node.isEnabled && node.isHidden && node.isSingleElement)
    #expect(node.isFocusable == false && node.isActivatable && node.scrolls)
    #expect(node.headingLevel == 2 && node.live == .assertive && node.language == "de")
    #expect(
      node.actions == [
        .dismiss, .longPress(label: nil), .activate(label: "go"), .custom(name: "Archive"),
      ])
    #expect(node.position == Position(index: 2, count: 5))
    #expect(node.frame == Rect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(node.order == ["c", "b"])
    #expect(root.look?.foreground == Color(0x0A0B0C))
    #expect(root.look?.focusRing == .covered)
    #expect(root.children.map(\.node.id) == ["b", "c", "a.3"])
    #expect(root.children[0].visibility == .whenExpanded && root.children[0].follows == "c")
    #expect(root.children[0].node.role == .text)
  }

  @Test("What a node opens takes every behaviour")
  func opens() throws {
    let root = try root(
      """
        nodes:
          - id: a
            role: button
            opens:
              panel: p
              open: true
              state: stale after code
              state on: p
              carried by: checked
              actions: both
              activate: every second time
              tap: toggle twice
              delay: 50ms
              panel delay: 1s
              closed panel: reachable
              effects:
                - {announce: Done, after: 1s, when: when expanded, priority: high, queued: true}
                - {layout changed: ~}
                - {rebuild: all}
                - {toggle: b}
          - {id: p, role: group}
          - {id: b, role: button, opens: p, control: {does: close, to: [a]}}
      """)
    #expect(root.node.id == "screen" && root.node.role == .group)
    let opens = try #require(root.children[0].disclosure)
    #expect(opens.panel == "p" && opens.isOpen && opens.exposure == .staleAfterCode)
    #expect(opens.stateOn == "p" && opens.carrier == .checked && opens.offers == .both)
    #expect(opens.activation == .everySecond && opens.tap == .toggleTwice)
    #expect(opens.delay == 50 && opens.panelDelay == 1000 && opens.closedPanel == .reachable)
    var announcement = Effect(
      .announce(StateText(collapsed: "Done", expanded: "Done")), delay: 1000)
    announcement.when = .whenExpanded
    announcement.priority = .high
    announcement.queues = true
    #expect(
      opens.effects == [
        announcement, Effect(.layoutChanged(focus: nil)), Effect(.rebuild(node: nil)),
        Effect(.toggle("b")),
      ])
    #expect(root.children[2].control == Control(.close, triggers: ["a"]))
  }

  @Test(
    "What cannot be is told with its place",
    arguments: [
      ("  nodes: []", "s:4:10: error: a screen needs a node"),
      ("  {}", "s:4:3: error: a screen needs one of: accordion, nodes, ios, android, file"),
      ("  nodes: {id: a}", "s:4:10: error: a node needs 'role'"),
      (
        "  nodes: {role: button, opens: x}",
        "s:4:32: error: unknown panel 'x'; known: screen"
      ),
      (
        "  nodes: {id: a, role: button, opens: a}",
        "s:4:39: error: a node cannot open itself"
      ),
      (
        "  nodes: {id: a, role: button, opens: {open: true, panel: a}}",
        "s:4:59: error: a node cannot open itself"
      ),
      (
        "  nodes: {role: button, name: A, text: B}",
        "s:4:34: error: 'name' and 'text' are the same: keep one"
      ),
      (
        "  nodes: {role: button, position: 4 of 3}",
        "s:4:35: error: expected a position such as 1 of 3, not the text '4 of 3'"
      ),
      (
        "  nodes: {role: heading, heading: 7}",
        "s:4:35: error: a heading's level is 1 to 6, not 7"
      ),
      (
        "  nodes: {role: button, look: {foreground: '#12'}}",
        "s:4:44: error: expected a colour such as '#48484A', not the text '#12'"
      ),
      (
        "  nodes: [{id: a, role: button, opens: {panel: p, effects: [{after: 1s}]}}, {id: p, role: group}]",
        "s:4:61: error: an effect has one of: announce, layout changed, screen changed, rebuild, "
          + "toggle"
      ),
      (
        "  nodes: [{id: a, role: button, opens: {panel: p, effects: [{toggle: a, queued: true}]}}, {id: p, role: group}]",
        "s:4:73: error: 'queued' belongs to 'announce'"
      ),
      ("  accordion: {rows: []}", "s:4:15: error: an accordion needs a row"),
      (
        "  accordion: {implementation: compose.ful, rows: [{id: a, title: A}]}",
        "s:4:31: error: unknown implementation 'compose.ful'; did you mean 'compose.full'?"
      ),
      (
        "  {accordion: {rows: [{id: a, title: A}]}, nodes: {role: button}}",
        "s:4:44: error: a screen is one of 'accordion' and 'nodes', not both"
      ),
      (
        "  ios: {label: A, trait: [button]}",
        "s:4:19: error: 'trait' means nothing in an element; did you mean 'traits'?"
      ),
      (
        "  android: {clas: A}",
        "s:4:13: error: 'clas' means nothing in a node; did you mean 'className'?"
      ),
    ])
  func problems(screen: String, expected: String) {
    #expect(read(screen).1 == [expected])
  }

  @Test("A raw screen with one tree is for one reader, with two for both")
  func raw() {
    let ios = "  ios: {id: a, label: A, traits: [button]}"
    let android = "  android: {id: a, className: android.widget.Button, text: A}"
    #expect(read(ios).0?.readers == [.voiceOver])
    #expect(read(android).0?.readers == [.talkBack])
    #expect(read(ios + "\n" + android).0?.readers == [.voiceOver, .talkBack])
  }
}
