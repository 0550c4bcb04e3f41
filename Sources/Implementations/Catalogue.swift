import PlatformTrees
public import Semantics

/// Every way to build a row that Earshot knows. A test compares the lists with the folders.
public enum Catalogue {
  /// Recommended first, then by framework.
  public static let ios: [any IOSImplementation] = [
    SwiftUIDisclosureGroup(), SwiftUIDisclosureGroupPlain(), SwiftUIDisclosureGroupCustomStyle(),
    UIKitExpandedStatus(), UIKitValue(), SwiftUIValue(), SwiftUIButton(), SwiftUITapGesture(),
    SwiftUILabelOverridden(), ReactNativePaper(), ReactNativeFabric(), FlutterExpansionTileIOS(),
  ]

  /// Recommended first, then by framework.
  public static let android: [any AndroidImplementation] = [
    ComposeExpandCollapse(), ComposeExpandCollapseOnly(), ComposeStateDescription(),
    ComposeFull(), ComposeClickableOnly(), ComposeToggleable(), ComposeM3SegmentedListItem(),
    ComposeM3ExposedDropdown(), ViewsDelegateExpandCollapse(), ViewsStateDescription(),
    ViewsExpandedState36(), ViewsClickOnly(), ViewsExpandableListViewGroup(),
    PreferenceExpandButton(), ReactNativeExpanded(), FlutterExpansionTile2025(),
    FlutterExpansionTile2026(), FlutterSemanticsExpanded(),
  ]

  /// The cards of both systems, iOS first.
  public static let cards = ios.map(\.card) + android.map(\.card)

  /// The iOS implementation of a name or alias.
  ///
  /// Throws `UnknownName` with the nearest known name.
  public static func ios(named name: String) throws(UnknownName) -> any IOSImplementation {
    if let found = ios.first(where: { $0.card.answers(to: name) }) { return found }
    throw unknown(name, on: .ios)
  }

  /// The Android implementation of a name or alias.
  ///
  /// Throws `UnknownName` with the nearest known name.
  public static func android(named name: String) throws(UnknownName)
    -> any AndroidImplementation
  {
    if let found = android.first(where: { $0.card.answers(to: name) }) { return found }
    throw unknown(name, on: .android)
  }

  private static func unknown(_ name: String, on system: OperatingSystem) -> UnknownName {
    UnknownName(
      kind: "\(system.title) implementation", name: name,
      among: cards.filter { $0.system == system }.flatMap { [$0.id] + $0.aliases })
  }
}

extension ImplementationCard {
  func answers(to name: String) -> Bool { id == name || aliases.contains(name) }
}
