/// The mobile systems that Earshot simulates.
public enum OperatingSystem: String, Sendable, CaseIterable {
  case ios, android

  /// The vendor's own spelling.
  public var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}
