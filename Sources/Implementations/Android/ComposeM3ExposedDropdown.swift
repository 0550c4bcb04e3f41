import Accordions
public import PlatformTrees
import Semantics

/// Compose Material 3: the anchor of `ExposedDropdownMenuBox`, with the description in its menu.
public struct ComposeM3ExposedDropdown: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.m3.exposedDropdown", on: .android, title: "Material 3 exposed dropdown",
    source: "androidx Material 3 ExposedDropdownMenu.kt", evidence: .platformSource,
    advice: "Made for choosing a value, and called a drop down list; not for an accordion.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.clickable(role: "android.widget.Spinner")
    header.element.stateDescription = context.setting.words.state(isOpen: isOpen)
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    context.stateChanged
  }
}
