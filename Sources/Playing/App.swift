public import PlatformTrees
public import ScreenReaders
public import Semantics

/// An app under a reader: it answers commands with changes of its tree and with events.
public protocol App<Element, Event>: Sendable {
  associatedtype Element: TreeElement & Hashable
  associatedtype Event: Sendable

  /// The platform's tree at this moment.
  var tree: Subtree<Element> { get }
  /// What the app does about a reader's command, in order.
  mutating func respond(to command: Command) -> [AppReaction<Element, Event>]
  /// What the app does about something that the script makes happen.
  mutating func respond(to event: ScriptedEvent) -> [AppReaction<Element, Event>]
  /// Everything that opens and shuts, with what is true of it now.
  var disclosures: [DisclosureTruth] { get }
}

/// Something that a script makes happen in the app, without the reader.
public enum ScriptedEvent: Sendable, Hashable {
  /// Opens or shuts a disclosure by code.
  case set(String, open: Bool)
  /// A pointer tap, as by a person without a reader.
  case tap(String)
  /// Text that the app announces: an announcement on iOS, `TYPE_ANNOUNCEMENT` on Android.
  case announce(IOSAnnouncement)
  /// Tells iOS that part of the screen changed, and may move the cursor.
  case layoutChanged(focus: String?)
  /// Tells iOS that the screen changed, or Android that the window did.
  case screenChanged(focus: String?)
  /// Tells iOS what a scroll reached.
  case pageScrolled(String)
  /// An Android event as it is, for raw trees.
  case android(AndroidEvent)
}

/// What is true of something that opens and shuts, whatever a reader is told.
public struct DisclosureTruth: Sendable, Hashable {
  /// A node of the panel that has no others inside.
  public struct Leaf: Sendable, Hashable {
    public var node: String
    /// What people see of it, where it is text.
    public var text: String?

    public init(_ node: String, text: String? = nil) {
      self.node = node
      self.text = text
    }
  }

  /// The node that opens it.
  public var trigger: String
  /// The node that is shown and hidden.
  public var panel: String?
  /// The title that a sighted person sees on the trigger.
  public var title: String
  public var isOpen: Bool
  public var isEnabled: Bool
  /// The leaves of the panel that must be reachable while it is open.
  public var leaves: [Leaf]
  /// The node that bears the title, where that is beside the trigger.
  public var titleNode: String?
  /// Activating the trigger does something that has nothing to do with the panel.
  public var doesSomethingElse = false

  public init(
    trigger: String, panel: String?, title: String, isOpen: Bool, isEnabled: Bool = true,
    leaves: [Leaf] = []
  ) {
    self.trigger = trigger
    self.panel = panel
    self.title = title
    self.isOpen = isOpen
    self.isEnabled = isEnabled
    self.leaves = leaves
  }
}

/// What differs between the platforms for an app that is the same on both.
public protocol Platform: Sendable {
  associatedtype Element: TreeElement & Hashable
  associatedtype Event: Sendable

  /// Activating an element that handles nothing is a tap on what lies in its middle.
  static var activationTapsInside: Bool { get }
  /// The platform's elements of a neutral tree.
  static func project(_ node: Node) -> Subtree<Element>
  /// What the framework sends about changes that an activation or code made.
  static func posts(
    for changes: [TreeChange<Element>], before: Subtree<Element>?, clicked: String?
  ) -> [Event]
  /// What a scripted event or an effect is on this platform.
  static func posts(for event: ScriptedEvent) -> [Event]
}
