public import Semantics

/// A view or accessibility element of an iOS app, as VoiceOver can ask it.
///
/// Names and meanings are those of UIKit's `UIAccessibility`; frames are in points.
@dynamicMemberLookup
public struct IOSElement: TreeElement, Hashable {
  public var id: String
  /// One element: an array is copied at no cost until one of its copies is written to.
  @usableFromInline var properties: [Properties]

  /// A view, or an element where `isElement` is set.
  public init(id: String, isElement: Bool = true, label: String? = nil) {
    self.id = id
    properties = [Properties(isElement: isElement, label: label)]
  }

  /// A property of the element.
  @inlinable
  public subscript<Value>(
    dynamicMember property: WritableKeyPath<Properties, Value>
  ) -> Value {
    get { properties[0][keyPath: property] }
    _modify { yield &properties[0][keyPath: property] }
  }
}

extension IOSElement {
  /// What there is to know of an element, under UIKit's names.
  public struct Properties: Sendable, Hashable {
    /// `isAccessibilityElement`: takes the cursor, and hides what is below it.
    public var isElement: Bool
    public var label: String?
    /// The label in pieces, where speech attributes differ along it; together they are the label.
    public var labelSpans: [LabelSpan] = []
    public var value: String?
    public var hint: String?
    public var traits: Traits = []
    public var expandedStatus: ExpandedStatus = .unsupported
    /// `accessibilityLanguage`, a BCP 47 tag.
    public var language: String?
    /// 1 to 6, where SwiftUI's `accessibilityHeading` gave a level.
    public var headingLevel: Int?
    public var customActions: [String] = []
    public var customContent: [CustomContent] = []
    /// What Voice Control hears. Never spoken.
    public var userInputLabels: [String] = []
    public var identifier: String?
    /// `accessibilityFrame`, in the coordinates of the root.
    public var frame: Rect?
    public var activationPoint: Point?
    public var container: IOSContainer = .none
    public var isHidden = false
    public var isModal = false
    public var alpha = 1.0
    public var clipsToBounds = false
    /// `accessibilitySortPriority`; higher comes first among siblings.
    public var sortPriority = 0.0
    /// Where the context is known without a container around it (records of single elements).
    public var context: IOSContext?

    init(isElement: Bool, label: String?) {
      self.isElement = isElement
      self.label = label
    }
  }
}

/// `UIAccessibility.ExpandedStatus` (iOS 18).
public enum ExpandedStatus: String, Sendable, CaseIterable {
  case unsupported, expanded, collapsed
}

/// A stretch of an attributed label.
public struct LabelSpan: Sendable, Hashable {
  public var text: String
  /// `accessibilitySpeechLanguage`, a BCP 47 tag.
  public var language: String?

  public init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}

/// `AXCustomContent`.
public struct CustomContent: Sendable, Hashable {
  public var label: String
  public var value: String
  /// Spoken with the element, not only on request.
  public var isImportant: Bool

  public init(label: String, value: String, isImportant: Bool) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// What a view is to the elements inside it.
public enum IOSContainer: Sendable, Hashable {
  case none
  /// `shouldGroupAccessibilityChildren`, or SwiftUI's `.contain`.
  case semanticGroup
  /// `accessibilityElements`: the array's order counts, not geometry.
  case explicitElements
  case list
  case landmark
  case tabBar
  case series
  case dataTable(rows: Int, columns: Int)
}

/// Where an element stands in its container.
public enum IOSContext: Sendable, Hashable {
  case series(index: Int, count: Int)
  case tab(index: Int, count: Int)
  case tabBarItem(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case dataTableCell(DataTableCell)
}

/// A cell of a data table, rows and columns counted from 0 as UIKit does.
public struct DataTableCell: Sendable, Hashable {
  public struct Header: Sendable, Hashable {
    public var label: String?
    public var value: String?

    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }

  public var row: Int?
  public var column: Int?
  /// Columns it spans.
  public var width: Int
  /// Rows it spans.
  public var height: Int
  public var isFirstInRow: Bool
  public var rowHeaders: [Header]
  public var columnHeaders: [Header]

  public init(
    row: Int?, column: Int?, width: Int = 1, height: Int = 1, isFirstInRow: Bool = false,
    rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.row = row
    self.column = column
    self.width = width
    self.height = height
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}

/// An iOS screen.
public typealias IOSTree = FlatTree<IOSElement>
