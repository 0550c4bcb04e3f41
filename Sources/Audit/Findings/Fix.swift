public import Semantics

/// The toolkits that Earshot gives advice for.
public enum Framework: String, Sendable, CaseIterable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"
  case compose = "Compose"
  case views = "Views"
  case reactNative = "React Native"
  case flutter = "Flutter"

  /// The toolkit that an implementation's id begins with, such as `compose.full`.
  public init?(implementation id: String) {
    switch id.prefix(while: { $0 != "." }).lowercased() {
    case "swiftui": self = .swiftUI
    case "uikit": self = .uiKit
    case "compose": self = .compose
    case "views", "preference": self = .views
    case "reactnative": self = .reactNative
    case "flutter": self = .flutter
    default: return nil
    }
  }

  /// The platform's own toolkits.
  static func native(to system: OperatingSystem) -> [Framework] {
    switch system {
    case .ios: [.swiftUI, .uiKit]
    case .android: [.compose, .views]
    }
  }
}

/// How a fault is repaired: in a sentence, and for the toolkit at hand where it has a way of its
/// own.
public struct Fix: Sendable, Hashable {
  public var general: String
  public var ways: [Framework: String]

  public init(_ general: String, _ ways: [Framework: String] = [:]) {
    self.general = general
    self.ways = ways
  }

  /// The advice for a platform, narrowed to a toolkit where that is known.
  public func advice(on system: OperatingSystem?, with framework: Framework?) -> String {
    let asked = framework.map { [$0] } ?? system.map(Framework.native) ?? []
    let details = asked.compactMap { each in ways[each].map { "\(each.rawValue): \($0)" } }
    return ([general] + details).joined(separator: " ")
  }
}
