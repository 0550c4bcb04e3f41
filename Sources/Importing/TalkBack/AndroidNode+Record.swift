import PlatformTrees
import Semantics
import YAML

extension AndroidNode {
  static let recordKeys: Set<String> = Set(AndroidFlags.named.map(\.key)).union([
    "id", "className", "text", "contentDescription", "stateDescription", "hintText",
    "tooltipText", "error", "roleDescription", "paneTitle", "containerTitle", "packageName",
    "viewIdResourceName", "checked", "expandedState", "liveRegion", "maxTextLength", "inputType",
    "bounds", "labeledBy", "labelFor", "traversalBefore", "traversalAfter", "actions",
    "collectionInfo", "collectionItemInfo", "rangeInfo", "minDurationBetweenContentChanges",
    "children",
  ])

  /// A node by its properties, as `AccessibilityNodeInfo` calls them.
  init?(record fields: Fields, unnamed: String) {
    self.init(
      id: fields.text("id") ?? unnamed, className: fields.text("className") ?? "android.view.View")
    set(from: fields)
  }

  /// Takes on the properties that are written.
  mutating func set(from fields: Fields) {
    setTexts(from: fields)
    for (name, flag) in AndroidFlags.named {
      guard let value = fields.boolean(name) else { continue }
      if value { self.flags.insert(flag) } else { self.flags.remove(flag) }
    }
    if let value = fields["checked"] {
      self.checked = Self.checked(value, fields.problems) ?? self.checked
    }
    if let value = fields["expandedState"] {
      self.expandedState = value.word(fields.problems, what: "expanded state")
    }
    if let value = fields["liveRegion"] {
      self.liveRegion = Self.liveRegion(value, fields.problems) ?? self.liveRegion
    }
    if let value = fields["bounds"] {
      self.bounds = Self.bounds(value, fields.problems) ?? self.bounds
    }
    for action in fields.list("actions").compactMap({ AndroidAction($0, fields.problems) }) {
      self.actions.removeAll { $0.kind == action.kind && action.kind != .custom }
      self.actions.append(action)
    }
    setStructures(from: fields)
  }

  private mutating func setTexts(from fields: Fields) {
    let texts: KeyValuePairs<String, WritableKeyPath<AndroidNode, String?>> = [
      "text": \.text, "contentDescription": \.contentDescription,
      "stateDescription": \.stateDescription, "hintText": \.hintText,
      "tooltipText": \.tooltipText, "error": \.error, "roleDescription": \.roleDescription,
      "paneTitle": \.paneTitle, "containerTitle": \.containerTitle,
      "packageName": \.packageName, "viewIdResourceName": \.viewIdResourceName,
      "labeledBy": \.labeledBy, "labelFor": \.labelFor, "traversalBefore": \.traversalBefore,
      "traversalAfter": \.traversalAfter,
    ]
    for (name, path) in texts {
      if let text = fields.text(name) { self[keyPath: path] = text }
    }
    if let name = fields.text("className") { self.className = name }
    if let length = fields.int("maxTextLength") { self.maxTextLength = length }
    if let type = fields.int("inputType") { self.inputType = type }
    if let duration = fields.int("minDurationBetweenContentChanges") {
      self.minimumDurationBetweenContentChanges = duration
    }
  }

  private mutating func setStructures(from fields: Fields) {
    let problems = fields.problems
    if let value = fields["collectionInfo"] {
      self.collectionInfo = CollectionInfo(value, problems)
    }
    if let value = fields["collectionItemInfo"] {
      self.collectionItemInfo = CollectionItemInfo(value, problems)
    }
    if let value = fields["rangeInfo"] { self.rangeInfo = RangeInfo(value, problems) }
  }

  private static func checked(_ node: YAMLNode, _ problems: Problems) -> CheckedState? {
    if case .boolean(let value)? = node.scalar?.meaning { return value ? .checked : .unchecked }
    return node.word(problems, what: "checked state")
  }

  private static func liveRegion(_ node: YAMLNode, _ problems: Problems) -> LiveRegion? {
    node.scalar?.text == "none" ? .off : node.word(problems, what: "live region")
  }

  /// Left, top, right and bottom.
  private static func bounds(_ node: YAMLNode, _ problems: Problems) -> Rect? {
    let edges = (node.list(problems) ?? []).compactMap { $0.number(problems) }
    guard edges.count == 4 else {
      problems.error("bounds are left, top, right and bottom", at: node.mark)
      return nil
    }
    return Rect(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }
}

extension AndroidAction {
  /// A standard action by its name, or `{id, label}`; without an id, or with one of the app's own,
  /// it is a custom action.
  init?(_ node: YAMLNode, _ problems: Problems) {
    guard node.entries != nil else {
      guard let kind: Kind = node.word(problems, what: "action") else { return nil }
      self.init(kind)
      return
    }
    guard let fields = Fields(node, problems, as: "an action", known: ["id", "label"]) else {
      return nil
    }
    guard let id = fields["id"] else {
      self.init(.custom, label: fields.text("label"))
      return
    }
    guard let kind = Self.kind(id, problems) else { return nil }
    self.init(kind, label: fields.text("label"))
  }

  private static func kind(_ node: YAMLNode, _ problems: Problems) -> Kind? {
    guard case .integer(let number)? = node.scalar?.meaning else {
      return node.word(problems, what: "action")
    }
    // Numbers up to 0x01FFFFFF belong to the system.
    guard number <= 0x01FF_FFFF else { return .custom }
    return Kind.byNumber[number] ?? .custom
  }
}

extension AndroidAction.Kind {
  /// The system's numbers that were given before actions had resource ids.
  fileprivate static let byNumber: [Int: AndroidAction.Kind] = [
    1: .focus, 2: .clearFocus, 4: .select, 8: .clearSelection, 16: .click, 32: .longClick,
    64: .accessibilityFocus, 128: .clearAccessibilityFocus, 256: .nextAtGranularity,
    512: .previousAtGranularity, 1024: .nextHTMLElement, 2048: .previousHTMLElement,
    4096: .scrollForward, 8192: .scrollBackward, 16384: .copy, 32768: .paste, 65536: .cut,
    131_072: .setSelection, 262_144: .expand, 524_288: .collapse, 1_048_576: .dismiss,
    2_097_152: .setText,
  ]
}

extension CollectionInfo {
  fileprivate init?(_ node: YAMLNode, _ problems: Problems) {
    let known: Set<String> = [
      "rowCount", "columnCount", "hierarchical", "selectionMode", "itemCount",
      "importantForAccessibilityItemCount",
    ]
    guard let fields = Fields(node, problems, as: "collection info", known: known) else {
      return nil
    }
    self.init(
      rowCount: fields.int("rowCount") ?? -1, columnCount: fields.int("columnCount") ?? -1)
    isHierarchical = fields.boolean("hierarchical") ?? false
    selectionMode = Self.selectionMode(fields) ?? .none
    itemCount = fields.int("itemCount")
    importantForAccessibilityItemCount = fields.int("importantForAccessibilityItemCount")
  }

  /// By name or by Android's number.
  private static func selectionMode(_ fields: Fields) -> SelectionMode? {
    guard let node = fields["selectionMode"] else { return nil }
    if case .integer(let number)? = node.scalar?.meaning,
      SelectionMode.allCases.indices.contains(number)
    {
      return SelectionMode.allCases[number]
    }
    return node.word(fields.problems, what: "selection mode")
  }
}

extension CollectionItemInfo {
  fileprivate init?(_ node: YAMLNode, _ problems: Problems) {
    let known: Set<String> = [
      "rowIndex", "rowSpan", "columnIndex", "columnSpan", "heading", "selected", "rowTitle",
      "columnTitle",
    ]
    guard let fields = Fields(node, problems, as: "collection item info", known: known) else {
      return nil
    }
    self.init(
      rowIndex: fields.int("rowIndex") ?? 0, columnIndex: fields.int("columnIndex") ?? 0)
    rowSpan = fields.int("rowSpan") ?? 1
    columnSpan = fields.int("columnSpan") ?? 1
    isHeading = fields.boolean("heading") ?? false
    isSelected = fields.boolean("selected") ?? false
    rowTitle = fields.text("rowTitle")
    columnTitle = fields.text("columnTitle")
  }
}

extension RangeInfo {
  fileprivate init?(_ node: YAMLNode, _ problems: Problems) {
    let known: Set<String> = ["type", "min", "max", "current"]
    guard let fields = Fields(node, problems, as: "range info", known: known) else { return nil }
    let kind: Kind? = fields["type"]?.word(problems, what: "range type")
    self.init(
      kind: kind ?? .int, min: Float(fields.number("min") ?? 0),
      max: Float(fields.number("max") ?? 100), current: Float(fields.number("current") ?? 0))
  }
}
