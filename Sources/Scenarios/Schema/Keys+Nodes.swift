import Accordions
import PlatformTrees
import Playing
import Semantics
import YAML

extension NodeKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .id, .language: .text
    case .role: .word(Role.self)
    case .name, .text, .label, .value, .hint: .any([.text, .object(.stateText)])
    case .expanded: .any([.boolean, .word(ExpandedState.self)])
    case .checked: .any([.boolean, .word(CheckedState.self)])
    case .selected, .enabled, .hidden, .focusable, .activatable, .scrolls, .singleElement: .boolean
    case .heading: .any([.boolean, .integer(1...6)])
    case .visible: .word(Visibility.self)
    case .follows: .node
    case .live: .word(LiveRegion.self)
    case .actions: .list(.any([.word(PlainNodeAction.self), .object(.nodeAction)]))
    case .opens: .any([.text, .object(.opens)])
    case .position: .position
    case .frame: .list(.number)
    case .order: .list(.node)
    case .children: .list(.object(.node))
    case .control: .object(.control)
    case .look: .object(.look)
    }
  }

  var about: String {
    switch self {
    case .id: "What the node is called in steps and checks; made from its place where absent."
    case .role: "What the node is; `text` where only a text is given."
    case .name: "The accessible name."
    case .text: "The name of a text node."
    case .label: "A label that stands in place of the texts inside."
    case .value: "The value."
    case .hint: "The author's usage hint."
    case .language: "The language of the node's own text, where it is not the screen's."
    case .expanded: "A state that is told whatever is open; a bound state comes with `opens`."
    case .checked: "The state of a check box, radio button or switch."
    case .selected: "Whether it is selected."
    case .enabled: "Whether it can be used; it can where this is absent."
    case .heading: "Whether it is a heading, or of which level."
    case .hidden: "Hidden from readers, with everything below."
    case .visible: "When it is shown to readers, after the state of what it follows."
    case .follows: "The trigger whose state texts and visibility follow; else the nearest above."
    case .focusable: "Takes the cursor, or does not, whatever its role."
    case .activatable: "Has a handler for a tap, whatever its role."
    case .live: "How a change inside is announced."
    case .actions: "What a reader can ask of it besides."
    case .opens: "What it shows and hides: the panel's id, or a mapping."
    case .position: "Its place among its like."
    case .singleElement: "One stop that speaks for everything inside."
    case .frame: "`[x, y, width, height]` in points or dp."
    case .order: "Children's ids in the order in which they are read, where it is another."
    case .children: "The nodes inside, in order."
    case .control: "What activating it does to what other nodes open."
    case .look: "How it looks, as far as that decides whether people perceive it."
    case .scrolls: "Can be scrolled to what does not fit into it."
    }
  }
}

extension OpensKey: DescribedKey {
  var isRequired: Bool { self == .panel }

  var shape: Shape {
    switch self {
    case .panel, .stateOn: .node
    case .open: .boolean
    case .state: .word(StateExposure.self)
    case .actions: .word(OfferedActions.self)
    case .activate, .tap: .word(Activation.self)
    case .delay, .panelDelay: .duration
    case .effects: .list(.object(.effect))
    case .carriedBy: .word(StateCarrier.self)
    case .closedPanel: .word(ClosedPanel.self)
    }
  }

  var about: String {
    switch self {
    case .panel: "The node that is shown and hidden."
    case .open: "Whether it is open at first."
    case .state: "How the state that readers are told stands to the truth."
    case .actions: "Which of expand and collapse are offered."
    case .activate: "What a reader's activation does."
    case .tap: "What a tap without a reader does."
    case .delay: "After the activation, before anything changes."
    case .effects: "What else the app does each time it opens or shuts, in order."
    case .stateOn: "The node that tells the state, where it is not this one."
    case .carriedBy: "The property that carries the state."
    case .closedPanel: "Where a shut panel is: `removed`, or still `reachable`."
    case .panelDelay: "After the state is told, before the panel is there or gone."
    }
  }
}

extension ControlKey: DescribedKey {
  var isRequired: Bool { self == .does }

  var shape: Shape {
    switch self {
    case .does: .word(Control.Goal.self)
    case .to: .oneOrMore(.node)
    case .effects: .list(.object(.effect))
    }
  }

  var about: String {
    switch self {
    case .does: "What it does to each."
    case .to: "The nodes whose panels it opens or shuts; all of them where absent."
    case .effects: "What else the app does, in order."
    }
  }
}

extension EffectKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .announce: .any([.text, .object(.stateText)])
    case .rebuild: .any([.words(["all"]), .node])
    case .toggle: .node
    case .after: .duration
    case .layoutChanged, .screenChanged: .any([.node, .nothing])
    case .when: .word(Visibility.self)
    case .priority: .word(IOSAnnouncement.Priority.self)
    case .queued: .boolean
    case .language: .text
    }
  }

  var about: String {
    switch self {
    case .announce: "The app announces a text."
    case .rebuild: "The app replaces a node, or `all`, by new ones with the same content."
    case .toggle: "The app opens or shuts another node's panel along with this one."
    case .layoutChanged: "The app says that part of the screen changed, and may name a node."
    case .screenChanged: "The app says that the screen changed, and may name a node."
    case .after: "After the activation."
    case .when: "Whether it happens on opening, on shutting, or both."
    case .priority: "How an announcement stands to other speech (iOS)."
    case .queued: "Whether an announcement waits behind other speech (iOS)."
    case .language: "The language of an announcement."
    }
  }
}

extension StateTextKey: DescribedKey {
  var shape: Shape { .text }

  var about: String {
    switch self {
    case .collapsed: "The text while it is shut."
    case .expanded: "The text while it is open."
    }
  }
}

extension NodeActionKey: DescribedKey {
  var shape: Shape { .text }

  var about: String {
    switch self {
    case .activate: "The label of its tap."
    case .custom: "An action of the app, by the name it is offered under."
    case .longPress: "The label of its long press."
    }
  }
}

extension LookKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .foreground, .background:
      .any([
        .patterns([(form: "'#RRGGBB'", pattern: "^#[0-9A-Fa-f]{6}$")]), .word(ColorToken.self),
      ])
    case .truncated, .ignoresReducedMotion, .ignoresDirection: .boolean
    case .focusRing: .word(NodeLook.FocusRing.self)
    }
  }

  var about: String {
    switch self {
    case .foreground: "The colour of its text or glyph."
    case .background: "The colour behind it."
    case .truncated: "Its text is cut at the largest text size."
    case .focusRing: "How the focus of a keyboard or a switch shows."
    case .ignoresReducedMotion: "Its movement stays where a person asked for less."
    case .ignoresDirection: "It points to a side and stays so where text runs the other way."
    }
  }
}
