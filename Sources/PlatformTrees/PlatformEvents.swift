public import Semantics

/// What an iOS app posts with `UIAccessibility.post`.
public enum IOSNotification: Sendable, Hashable {
  /// Focus goes to the node, where one is named.
  case screenChanged(focus: String?)
  /// Focus goes to the node, where one is named.
  case layoutChanged(focus: String?)
  case announcement(IOSAnnouncement)
  case pageScrolled(String)
}

/// An announcement and how it stands to other speech.
public struct IOSAnnouncement: Sendable, Hashable {
  /// `UIAccessibilityPriority` (iOS 17).
  public enum Priority: String, Sendable, CaseIterable { case low, `default`, high }

  public var text: String
  public var priority: Priority
  /// `accessibilitySpeechQueueAnnouncement`: waits behind speech, where true.
  public var queues: Bool
  public var language: String?

  public init(
    _ text: String, priority: Priority = .default, queues: Bool = false, language: String? = nil
  ) {
    self.text = text
    self.priority = priority
    self.queues = queues
    self.language = language
  }
}

/// An `AccessibilityEvent`, as the app's framework sends it.
public struct AndroidEvent: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    case viewClicked = "TYPE_VIEW_CLICKED"
    case viewLongClicked = "TYPE_VIEW_LONG_CLICKED"
    case viewSelected = "TYPE_VIEW_SELECTED"
    case viewFocused = "TYPE_VIEW_FOCUSED"
    case viewTextChanged = "TYPE_VIEW_TEXT_CHANGED"
    case windowStateChanged = "TYPE_WINDOW_STATE_CHANGED"
    case notificationStateChanged = "TYPE_NOTIFICATION_STATE_CHANGED"
    case hoverEnter = "TYPE_VIEW_HOVER_ENTER"
    case hoverExit = "TYPE_VIEW_HOVER_EXIT"
    case windowContentChanged = "TYPE_WINDOW_CONTENT_CHANGED"
    case viewScrolled = "TYPE_VIEW_SCROLLED"
    case announcement = "TYPE_ANNOUNCEMENT"
    case accessibilityFocused = "TYPE_VIEW_ACCESSIBILITY_FOCUSED"
    case windowsChanged = "TYPE_WINDOWS_CHANGED"
    case viewContextClicked = "TYPE_VIEW_CONTEXT_CLICKED"
    case textSelectionChanged = "TYPE_VIEW_TEXT_SELECTION_CHANGED"
    case textTraversed = "TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY"
    case accessibilityFocusCleared = "TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED"
    case viewTargetedByScroll = "TYPE_VIEW_TARGETED_BY_SCROLL"
    case touchExplorationStart = "TYPE_TOUCH_EXPLORATION_GESTURE_START"
    case touchExplorationEnd = "TYPE_TOUCH_EXPLORATION_GESTURE_END"
    case touchInteractionStart = "TYPE_TOUCH_INTERACTION_START"
    case touchInteractionEnd = "TYPE_TOUCH_INTERACTION_END"
    case gestureDetectionStart = "TYPE_GESTURE_DETECTION_START"
    case gestureDetectionEnd = "TYPE_GESTURE_DETECTION_END"
    case assistReadingContext = "TYPE_ASSIST_READING_CONTEXT"
    case speechStateChange = "TYPE_SPEECH_STATE_CHANGE"
  }

  public var kind: Kind
  /// Id of the source node; nil where the event has none.
  public var source: String?
  public var changes: ContentChanges = []
  public var text: [String] = []
  public var contentDescription: String?
  public var className: String?
  /// What is in view of a list or pager that was scrolled; nil where the app does not say.
  public var scroll: ScrolledItems?

  public init(_ kind: Kind, source: String?, changes: ContentChanges = []) {
    self.kind = kind
    self.source = source
    self.changes = changes
  }
}

/// The items of a list that are in view, as `fromIndex`, `toIndex` and `itemCount` of an event.
public struct ScrolledItems: Sendable, Hashable {
  /// The first, counted from 0.
  public var first: Int
  /// The last, counted from 0; nil where the app does not say.
  public var last: Int?
  public var count: Int

  public init(first: Int, last: Int? = nil, count: Int) {
    self.first = first
    self.last = last
    self.count = count
  }
}

/// `AccessibilityEvent.CONTENT_CHANGE_TYPE_*`; empty is `UNDEFINED`.
public struct ContentChanges: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let subtree = ContentChanges(rawValue: 1 << 0)
  public static let text = ContentChanges(rawValue: 1 << 1)
  public static let contentDescription = ContentChanges(rawValue: 1 << 2)
  public static let paneTitle = ContentChanges(rawValue: 1 << 3)
  public static let paneAppeared = ContentChanges(rawValue: 1 << 4)
  public static let paneDisappeared = ContentChanges(rawValue: 1 << 5)
  public static let stateDescription = ContentChanges(rawValue: 1 << 6)
  public static let dragStarted = ContentChanges(rawValue: 1 << 7)
  public static let dragDropped = ContentChanges(rawValue: 1 << 8)
  public static let dragCancelled = ContentChanges(rawValue: 1 << 9)
  public static let contentInvalid = ContentChanges(rawValue: 1 << 10)
  public static let error = ContentChanges(rawValue: 1 << 11)
  public static let enabled = ContentChanges(rawValue: 1 << 12)
  public static let checked = ContentChanges(rawValue: 1 << 13)
  public static let expanded = ContentChanges(rawValue: 1 << 14)
  public static let supplementalDescription = ContentChanges(rawValue: 1 << 15)

  /// Each by the name that Android, the cases and scenarios use.
  public static let named: KeyValuePairs<String, ContentChanges> = [
    "UNDEFINED": [], "SUBTREE": .subtree, "TEXT": .text,
    "CONTENT_DESCRIPTION": .contentDescription, "PANE_TITLE": .paneTitle,
    "PANE_APPEARED": .paneAppeared, "PANE_DISAPPEARED": .paneDisappeared,
    "STATE_DESCRIPTION": .stateDescription, "DRAG_STARTED": .dragStarted,
    "DRAG_DROPPED": .dragDropped, "DRAG_CANCELLED": .dragCancelled,
    "CONTENT_INVALID": .contentInvalid, "ERROR": .error, "ENABLED": .enabled,
    "CHECKED": .checked, "EXPANDED": .expanded,
    "SUPPLEMENTAL_DESCRIPTION": .supplementalDescription,
  ]
}

/// A change of a tree that an app makes.
public enum TreeChange<Element: TreeElement>: Sendable {
  /// Puts a subtree in the place of the node with this id.
  case replace(id: String, with: Subtree<Element>)
  /// Changes the node's own properties and leaves its children.
  case update(Element)
  case insert(Subtree<Element>, below: String, after: String?)
  case remove(id: String)
}

/// What an app does at one moment after a command: first its tree changes, then its posts.
public struct AppReaction<Element: TreeElement, Post: Sendable>: Sendable {
  /// After the command, milliseconds.
  public var delay: Milliseconds
  public var changes: [TreeChange<Element>]
  public var posts: [Post]
  /// What is open and shut from now on, by the node that opens it, where that changed.
  public var toggled: [String: Bool]

  public init(
    delay: Milliseconds = 0, changes: [TreeChange<Element>] = [], posts: [Post] = [],
    toggled: [String: Bool] = [:]
  ) {
    self.delay = delay
    self.changes = changes
    self.posts = posts
    self.toggled = toggled
  }
}

public typealias IOSReaction = AppReaction<IOSElement, IOSNotification>
public typealias AndroidReaction = AppReaction<AndroidNode, AndroidEvent>

extension TreeChange: Equatable where Element: Equatable {}

extension FlatTree {
  /// Carries a change out. A change to a node that is not there changes nothing.
  @inlinable public mutating func apply(_ change: TreeChange<Element>) {
    switch change {
    case .replace(let id, let subtree):
      if let place = index(of: id) { replace(place, with: subtree) }
    case .update(let element):
      if let place = index(of: element.id) { self[place] = element }
    case .insert(let subtree, let below, let after):
      if let parent = index(of: below) {
        insert(subtree, below: parent, after: after.flatMap(index(of:)))
      }
    case .remove(let id):
      if let place = index(of: id) { remove(place) }
    }
  }
}
