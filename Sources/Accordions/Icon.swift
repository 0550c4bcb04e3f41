public import Semantics

/// The icons that the leading slot takes: the default of Icon Swap first (fact 15).
public enum Icon: String, Sendable, CaseIterable {
  case circleQuestionMark = "circle-question-mark"
  case circleInfo = "circle-info"
  case circleCheck = "circle-check"
  case circlePlus = "circle-plus"
  case bell
  case calendar
  case clock
  case creditCard = "credit-card"
  case globe
  case house
  case lock
  case mail
  case mapPin = "map-pin"
  case package
  case search
  case settings
  case shield
  case star
  case truck
  case user

  /// The icon of a name.
  ///
  /// Throws `UnknownName` with the nearest icon's name.
  public init(named name: String) throws(UnknownName) { self = try .named(name, kind: "icon") }
}

/// The two chevrons, swapped and never turned (fact 9).
public enum Chevron: String, Sendable, CaseIterable {
  case down = "chevron-down"
  case up = "chevron-up"
}
