public import PlatformTrees
public import Semantics

/// A node of a screen written by hand: what it is, and what of it follows a disclosure.
public struct ScreenNode: Sendable, Hashable {
  /// What never changes. Its `children` are empty: see `children` here.
  public var node: Node
  /// Texts that change as the disclosure opens; each wins over the node's own.
  public var texts: [TextProperty: StateText] = [:]
  public var visibility = Visibility.always
  /// The trigger whose state texts and visibility follow; nil for the nearest one: the node
  /// itself, else the closest ancestor that opens something.
  public var follows: String?
  /// What the node opens, if it opens something.
  public var disclosure: Disclosure?
  /// What activating it does to what other nodes open, if it does something.
  public var control: Control?
  /// How it looks, where that was written down.
  public var look: NodeLook?
  public var children: [ScreenNode] = []

  public init(_ node: Node, children: [ScreenNode] = []) {
    self.node = node
    self.children = children
  }
}

/// The texts of a node that may follow a state.
public enum TextProperty: String, Sendable, CaseIterable {
  case name, label, value, hint
}

/// A text that differs between shut and open. Nil is no text at all.
public struct StateText: Sendable, Hashable {
  public var collapsed: String?
  public var expanded: String?

  public init(collapsed: String?, expanded: String?) {
    self.collapsed = collapsed
    self.expanded = expanded
  }

  func text(isOpen: Bool) -> String? { isOpen ? expanded : collapsed }
}

/// When a node is shown to readers.
public enum Visibility: String, Sendable, CaseIterable {
  case always
  case whenExpanded = "when expanded"
  case whenCollapsed = "when collapsed"
  case never
}

/// How a node opens another, what it tells a reader about that, and what else happens.
public struct Disclosure: Sendable, Hashable {
  /// The node that is shown and hidden.
  public var panel: String
  /// Whether it is open at first.
  public var isOpen: Bool
  public var exposure = StateExposure.bound
  public var carrier = StateCarrier.expanded
  public var offers = OfferedActions.matching
  public var closedPanel = ClosedPanel.removed
  /// What a reader's activation does.
  public var activation = Activation.toggle
  /// What a pointer tap does.
  public var tap = Activation.toggle
  /// What else the app does each time it opens or shuts, in order.
  public var effects: [Effect] = []
  /// After the activation, before anything of it is shown or told, milliseconds.
  public var delay: Milliseconds = 0
  /// After the state is told, before the panel is there or gone, milliseconds.
  public var panelDelay: Milliseconds = 0
  /// The node that tells the state and offers the actions; nil for the trigger.
  public var stateOn: String?

  public init(panel: String, isOpen: Bool = false) {
    self.panel = panel
    self.isOpen = isOpen
  }
}

/// How the state that a reader is told stands to the panel that people see.
public enum StateExposure: String, Sendable, CaseIterable {
  /// Right, always.
  case bound
  /// No state is told.
  case none
  /// The opposite.
  case inverted
  /// What it was at first.
  case stale
  case alwaysCollapsed = "always collapsed"
  case alwaysExpanded = "always expanded"
  /// "Expanded" when open, nothing when shut.
  case onlyExpanded = "only expanded"
  /// "Collapsed" when shut, nothing when open.
  case onlyCollapsed = "only collapsed"
  /// The opposite at first, and right from the first change on.
  case wrongAtFirst = "wrong at first"
  /// Right after an activation, and not after a change by code or by another node.
  case staleAfterCode = "stale after code"
}

/// The property that carries the state.
public enum StateCarrier: String, Sendable, CaseIterable {
  case expanded, selected, checked
}

/// The expand and collapse actions that a node offers.
public enum OfferedActions: String, Sendable, CaseIterable {
  case matching, none, both, inverted
}

/// Where a shut panel is.
public enum ClosedPanel: String, Sendable, CaseIterable {
  /// Gone from the tree.
  case removed
  /// Out of sight, and still in the tree.
  case reachable
}

/// What an activation or a tap does to the panel.
public enum Activation: String, Sendable, CaseIterable {
  case toggle
  case nothing
  /// Opens and shuts at once.
  case toggleTwice = "toggle twice"
  /// Nothing the first time, a toggle the second time, and so on.
  case everySecond = "every second time"
  /// Something that has nothing to do with the panel.
  case somethingElse = "something else"
}

/// What an app does when something opens or shuts.
public struct Effect: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case announce(StateText)
    case layoutChanged(focus: String?)
    case screenChanged(focus: String?)
    /// Takes the nodes out and puts new ones with the same content in their place; nil for all.
    case rebuild(node: String?)
    /// Opens or shuts another disclosure along with this one.
    case toggle(String)
  }

  public var kind: Kind
  /// After the activation, milliseconds.
  public var delay: Milliseconds
  /// Whether it happens on opening, on shutting, or both.
  public var when = Visibility.always
  /// How an announcement stands to other speech.
  public var priority = IOSAnnouncement.Priority.default
  /// Whether an announcement waits behind other speech.
  public var queues = false
  /// BCP 47 tag of an announcement.
  public var language: String?

  public init(_ kind: Kind, delay: Milliseconds = 0) {
    self.kind = kind
    self.delay = delay
  }

  func happens(whenOpen isOpen: Bool) -> Bool {
    switch when {
    case .always: true
    case .whenExpanded: isOpen
    case .whenCollapsed: !isOpen
    case .never: false
    }
  }
}
