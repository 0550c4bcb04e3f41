public import Semantics

/// A node of an Android app, as `AccessibilityNodeInfo` shows it to TalkBack.
///
/// Names and meanings are Android's; bounds are in pixels unless the owner says dp.
@dynamicMemberLookup
public struct AndroidNode: TreeElement, Hashable {
  public var id: String
  /// One element: an array is copied at no cost until one of its copies is written to.
  @usableFromInline var properties: [Properties]

  /// A node of a class.
  public init(id: String, className: String, text: String? = nil) {
    self.id = id
    properties = [Properties(className: className, text: text)]
  }

  /// What the class is, for whoever only knows its name.
  @inlinable public var widget: AndroidWidget { properties[0].widget }

  /// The kinds of its actions.
  @inlinable public var offers: AndroidActionKinds { properties[0].offers }

  /// A property of the node.
  @inlinable
  public subscript<Value>(
    dynamicMember property: WritableKeyPath<Properties, Value>
  ) -> Value {
    get { properties[0][keyPath: property] }
    _modify { yield &properties[0][keyPath: property] }
  }

  /// A property that few nodes have.
  @inlinable
  public subscript<Value>(
    dynamicMember property: WritableKeyPath<RareProperties, Value>
  ) -> Value {
    get { properties[0].rare[0][keyPath: property] }
    _modify { yield &properties[0].rare[0][keyPath: property] }
  }
}

extension AndroidNode {
  /// What there is to know of a node, under Android's names.
  public struct Properties: Sendable, Hashable {
    public var className: String { didSet { widget = AndroidWidget(className: className) } }
    public private(set) var widget: AndroidWidget
    public var text: String?
    public var contentDescription: String?
    public var stateDescription: String?
    /// BCP 47 tag of a `LocaleSpan` over the node's text.
    public var language: String?
    public var flags: AndroidFlags = [.enabled, .visibleToUser]
    public var checked: CheckedState = .unchecked
    /// API 36. Nil where undefined.
    public var expandedState: ExpandedState?
    public var liveRegion = LiveRegion.off
    /// Nil where the owner did not lay the node out.
    public var bounds: Rect?
    public var actions: [AndroidAction] = [] {
      didSet { offers = AndroidActionKinds(actions) }
    }
    /// The kinds of `actions`.
    public private(set) var offers = AndroidActionKinds()
    /// Apart, and one for the many nodes that have none of them, so that those are small.
    @usableFromInline var rare = RareProperties.none

    init(className: String, text: String?) {
      self.className = className
      widget = AndroidWidget(className: className)
      self.text = text
    }
  }
}

extension AndroidNode {
  /// What few nodes have, under Android's names.
  public struct RareProperties: Sendable, Hashable {
    public var hintText: String?
    public var tooltipText: String?
    public var error: String?
    public var roleDescription: String?
    public var paneTitle: String?
    public var containerTitle: String?
    public var packageName: String?
    public var viewIdResourceName: String?
    public var maxTextLength: Int?
    public var inputType: Int?
    /// Id of the node whose text names this one.
    public var labeledBy: String?
    public var labelFor: String?
    public var traversalBefore: String?
    public var traversalAfter: String?
    public var collectionInfo: CollectionInfo?
    public var collectionItemInfo: CollectionItemInfo?
    public var rangeInfo: RangeInfo?
    /// `getMinDurationBetweenContentChanges`, milliseconds.
    public var minimumDurationBetweenContentChanges: Milliseconds = 0

    @usableFromInline static let none = [RareProperties()]
  }
}

/// The yes-or-no properties of `AccessibilityNodeInfo`.
public struct AndroidFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let clickable = AndroidFlags(rawValue: 1 << 0)
  public static let longClickable = AndroidFlags(rawValue: 1 << 1)
  public static let focusable = AndroidFlags(rawValue: 1 << 2)
  /// Has input focus, not the reader's cursor.
  public static let focused = AndroidFlags(rawValue: 1 << 3)
  public static let screenReaderFocusable = AndroidFlags(rawValue: 1 << 4)
  public static let enabled = AndroidFlags(rawValue: 1 << 5)
  public static let selected = AndroidFlags(rawValue: 1 << 6)
  public static let checkable = AndroidFlags(rawValue: 1 << 7)
  public static let heading = AndroidFlags(rawValue: 1 << 8)
  public static let editable = AndroidFlags(rawValue: 1 << 9)
  public static let password = AndroidFlags(rawValue: 1 << 10)
  public static let scrollable = AndroidFlags(rawValue: 1 << 11)
  public static let showingHintText = AndroidFlags(rawValue: 1 << 12)
  public static let contentInvalid = AndroidFlags(rawValue: 1 << 13)
  public static let visibleToUser = AndroidFlags(rawValue: 1 << 14)
  public static let dismissable = AndroidFlags(rawValue: 1 << 15)
  public static let multiLine = AndroidFlags(rawValue: 1 << 16)
  public static let textEntryKey = AndroidFlags(rawValue: 1 << 17)

  /// Each flag by the name that Android, the cases and scenarios use.
  public static let named: KeyValuePairs<String, AndroidFlags> = [
    "clickable": .clickable, "longClickable": .longClickable, "focusable": .focusable,
    "focused": .focused, "screenReaderFocusable": .screenReaderFocusable, "enabled": .enabled,
    "selected": .selected, "checkable": .checkable, "heading": .heading, "editable": .editable,
    "password": .password, "scrollable": .scrollable, "showingHintText": .showingHintText,
    "contentInvalid": .contentInvalid, "visibleToUser": .visibleToUser,
    "dismissable": .dismissable, "multiLine": .multiLine, "textEntryKey": .textEntryKey,
  ]
}

/// An `AccessibilityAction`: its kind, and the label that the app gave it.
public struct AndroidAction: Sendable, Hashable {
  /// Android's standard actions that change what is spoken, and the app's own.
  public enum Kind: String, Sendable, CaseIterable {
    case click = "CLICK"
    case longClick = "LONG_CLICK"
    case focus = "FOCUS"
    case clearFocus = "CLEAR_FOCUS"
    case select = "SELECT"
    case clearSelection = "CLEAR_SELECTION"
    case accessibilityFocus = "ACCESSIBILITY_FOCUS"
    case clearAccessibilityFocus = "CLEAR_ACCESSIBILITY_FOCUS"
    case expand = "EXPAND"
    case collapse = "COLLAPSE"
    case dismiss = "DISMISS"
    case scrollForward = "SCROLL_FORWARD"
    case scrollBackward = "SCROLL_BACKWARD"
    case scrollUp = "SCROLL_UP"
    case scrollDown = "SCROLL_DOWN"
    case scrollLeft = "SCROLL_LEFT"
    case scrollRight = "SCROLL_RIGHT"
    case scrollToPosition = "SCROLL_TO_POSITION"
    case scrollInDirection = "SCROLL_IN_DIRECTION"
    case setProgress = "SET_PROGRESS"
    case setSelection = "SET_SELECTION"
    case setText = "SET_TEXT"
    case copy = "COPY"
    case cut = "CUT"
    case paste = "PASTE"
    case nextAtGranularity = "NEXT_AT_MOVEMENT_GRANULARITY"
    case previousAtGranularity = "PREVIOUS_AT_MOVEMENT_GRANULARITY"
    case nextHTMLElement = "NEXT_HTML_ELEMENT"
    case previousHTMLElement = "PREVIOUS_HTML_ELEMENT"
    case showOnScreen = "SHOW_ON_SCREEN"
    case pageUp = "PAGE_UP"
    case pageDown = "PAGE_DOWN"
    case pageLeft = "PAGE_LEFT"
    case pageRight = "PAGE_RIGHT"
    case imeEnter = "IME_ENTER"
    case dragStart = "DRAG_START"
    case dragDrop = "DRAG_DROP"
    case dragCancel = "DRAG_CANCEL"
    case showTooltip = "SHOW_TOOLTIP"
    case hideTooltip = "HIDE_TOOLTIP"
    case contextClick = "CONTEXT_CLICK"
    case pressAndHold = "PRESS_AND_HOLD"
    case moveWindow = "MOVE_WINDOW"
    case showTextSuggestions = "SHOW_TEXT_SUGGESTIONS"
    case custom
  }

  public var kind: Kind
  public var label: String?

  public init(_ kind: Kind, label: String? = nil) {
    self.kind = kind
    self.label = label
  }
}

/// `AccessibilityNodeInfo.CollectionInfo`.
public struct CollectionInfo: Sendable, Hashable {
  public enum SelectionMode: String, Sendable, CaseIterable { case none, single, multiple }

  /// -1 where unknown.
  public var rowCount: Int
  /// -1 where unknown.
  public var columnCount: Int
  public var isHierarchical = false
  public var selectionMode = SelectionMode.none
  public var itemCount: Int?
  public var importantForAccessibilityItemCount: Int?

  public init(rowCount: Int, columnCount: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}

/// `AccessibilityNodeInfo.CollectionItemInfo`, counted from 0.
public struct CollectionItemInfo: Sendable, Hashable {
  public var rowIndex: Int
  public var rowSpan = 1
  public var columnIndex: Int
  public var columnSpan = 1
  public var isHeading = false
  public var isSelected = false
  public var rowTitle: String?
  public var columnTitle: String?

  public init(rowIndex: Int, columnIndex: Int = 0) {
    self.rowIndex = rowIndex
    self.columnIndex = columnIndex
  }
}

/// `AccessibilityNodeInfo.RangeInfo`.
public struct RangeInfo: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable { case int, float, percent, indeterminate }

  public var kind: Kind
  public var min: Float
  public var max: Float
  public var current: Float

  public init(kind: Kind, min: Float, max: Float, current: Float) {
    self.kind = kind
    self.min = min
    self.max = max
    self.current = current
  }
}

/// A window and the tree inside it.
public struct AndroidWindow: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    case application, system, inputMethod, accessibilityOverlay, splitScreenDivider
    case pictureInPicture
  }

  public var id: Int
  public var title: String?
  public var kind: Kind

  public init(id: Int, title: String? = nil, kind: Kind = .application) {
    self.id = id
    self.title = title
    self.kind = kind
  }
}

/// What is on the display of an Android device: a tree with one root for each window.
public struct AndroidScreen: Sendable {
  public var tree: FlatTree<AndroidNode>
  /// One for each root of the tree, in the same order.
  public var windows: [AndroidWindow]

  public init(tree: FlatTree<AndroidNode>, windows: [AndroidWindow]) {
    self.tree = tree
    self.windows = windows
  }

  /// One window with one root.
  public init(_ root: Subtree<AndroidNode>, window: AndroidWindow = AndroidWindow(id: 1)) {
    self.init(tree: FlatTree([root]), windows: [window])
  }
}
