import Accordions
public import PlatformTrees
import Semantics

/// The button of androidx.preference that stands for hidden settings: it names them, and goes
/// once it is clicked.
///
/// A row's title stands for the button's, its description for the hidden setting.
public struct PreferenceExpandButton: AndroidImplementation, ViewsImplementation {
  public let card = ImplementationCard(
    "preference.expandButton", on: .android, title: "androidx.preference expand button",
    source: "androidx.preference ExpandButton.java", evidence: .platformSource,
    advice: "One way only, and focus is lost; fine for rare settings, not for an accordion.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    if isOpen { return context.description(isOpen: true) }
    let summary = context.row.description
    let body = summary.isEmpty ? [] : [context.text(.summary, summary)]
    return [context.layout(body: body)]
  }
}
