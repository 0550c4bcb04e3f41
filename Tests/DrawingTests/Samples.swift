import Accordions
import Drawing
import Semantics
import Testing

/// The pictures that have goldens.
enum Sample: String, CaseIterable, CustomTestStringConvertible {
  case sheet
  case defaultLight = "default-light"
  case pressedIconLight = "pressed-icon-light"
  case activeIconDark = "active-icon-dark"
  case rightToLeft = "right-to-left"
  case largestText = "largest-text"
  case halfOpen = "half-open"
  case voiceOverOnTitle = "voiceover-on-title"
  case talkBackOnDescription = "talkback-on-description"
  case cutCaption = "cut-caption"
  case followsViewer = "follows-viewer"
  case nodes
  case nodesRightToLeft = "nodes-right-to-left"

  var testDescription: String { rawValue }

  func picture(in measure: TextMeasure) -> Picture {
    switch self {
    case .sheet: VariantSheet().picture(in: measure)
    case .defaultLight: ScreenPicture(Variant(.default)).picture(in: measure)
    case .pressedIconLight:
      ScreenPicture(Variant(.pressed, hasIcon: true)).picture(in: measure)
    case .activeIconDark: with(Variant(.active, hasIcon: true), measure) { $0.scheme = .dark }
    case .rightToLeft:
      with(Variant(.active, hasIcon: true), measure) { $0.direction = .rightToLeft }
    case .largestText:
      with(Variant(.active), measure) { $0.textScale = .ios(.accessibility5) }
    case .halfOpen: ScreenPicture([Self.opening(after: 50)]).picture(in: measure)
    case .voiceOverOnTitle: stack(measure) { $0.cursor = Cursor(.voiceOver, on: "nest") }
    case .talkBackOnDescription:
      stack(measure) {
        $0.cursor = Cursor(.talkBack, on: "nest.description")
        $0.scheme = .dark
      }
    case .cutCaption:
      stack(measure) {
        $0.cursor = Cursor(.voiceOver, on: "states")
        $0.caption = Caption(
          .voiceOver, heard: "Which states are there?, button,", unheard: "collapsed")
      }
    case .followsViewer: with(Variant(.default, hasIcon: true), measure) { $0.scheme = .auto }
    case .nodes: nodes(measure) { $0.cursor = Cursor(.voiceOver, on: "returns") }
    case .nodesRightToLeft:
      nodes(measure) {
        $0.direction = .rightToLeft
        $0.scheme = .dark
        $0.cursor = Cursor(.talkBack, on: "answer")
      }
    }
  }

  private func with(
    _ variant: Variant, _ measure: TextMeasure, _ change: (inout ScreenPicture) -> Void
  ) -> Picture {
    var screen = ScreenPicture(variant)
    change(&screen)
    return screen.picture(in: measure)
  }

  private func stack(_ measure: TextMeasure, _ change: (inout ScreenPicture) -> Void) -> Picture {
    var screen = ScreenPicture(
      Accordion(rows: [
        AccordionRow(id: "states", title: "Which states are there?", icon: .circleInfo),
        AccordionRow(
          id: "nest", title: "May I nest one?",
          description: "No. Two levels deep, one has lost track of what closing does.",
          icon: .package, startsOpen: true),
      ]))
    change(&screen)
    return screen.picture(in: measure)
  }

  private func nodes(_ measure: TextMeasure, _ change: (inout NodePicture) -> Void) -> Picture {
    var sketch = NodePicture(SampleScreen.root)
    change(&sketch)
    return sketch.picture(in: measure)
  }

  private static func opening(after time: Milliseconds) -> ScreenPicture.Row {
    var motion = RowMotion(.pressed)
    motion.receive(.click, at: 0)
    return ScreenPicture.Row(AccordionRow(id: "row"), look: motion.look(at: time))
  }
}

/// A screen with one node of each kind that is drawn in its own way.
enum SampleScreen {
  static let root = node(
    .group, "root",
    children: [
      node(.heading, "heading", name: "Frequently asked"),
      node(.image, "parcel", name: "A parcel at a door"),
      node(.button, "delivery", children: [node(.text, "days", name: "Delivery times")]) {
        $0.expanded = .collapsed
      },
      node(.button, "returns", name: "Returns") { $0.expanded = .expanded },
      node(.text, "answer", name: "Thirty days, and the parcel costs nothing."),
      node(.checkBox, "gift", name: "Wrap as a gift") { $0.checked = .checked },
      node(.checkBox, "some", name: "Some of them") { $0.checked = .mixed },
      node(.radioButton, "express", name: "Express") { $0.checked = .checked },
      node(.toggle, "on", name: "On") { $0.checked = .checked },
      node(.toggle, "off", name: "Off") { $0.checked = .unchecked },
      node(.dropDown, "country", name: "Country") { $0.value = "France" },
      node(.link, "terms", name: "Terms"),
      node(.text, "hidden", name: "Never seen") { $0.isHidden = true },
    ])

  private static func node(
    _ role: Role, _ id: String, name: String? = nil, children: [Node] = [],
    _ change: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = Node(id: id, role: role, name: name, children: children)
    change(&node)
    return node
  }
}
