public import Semantics

/// The versions of iOS whose VoiceOver Earshot knows.
public enum IOSVersion: String, Sendable, CaseIterable, Comparable {
  case ios17 = "17"
  case ios18 = "18"
  case ios26 = "26"

  /// What is simulated unless something else is asked for.
  public static let current = IOSVersion.ios26

  /// The version of a name such as "18".
  ///
  /// Throws `UnknownName` with the nearest known version.
  public init(named name: String) throws(UnknownName) {
    self = try .named(name, kind: "iOS version")
  }

  /// Older first.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A version of Android by its API level.
public struct AndroidAPI: Sendable, Hashable, Comparable {
  public var level: Int

  public init(_ level: Int) { self.level = level }

  /// What is simulated unless something else is asked for.
  public static let current = AndroidAPI(36)

  /// The levels that can be asked for: those whose trees are known.
  public static let levels = 21...current.level

  /// Older first.
  public static func < (left: AndroidAPI, right: AndroidAPI) -> Bool { left.level < right.level }
}

/// The version of a mobile system.
public protocol SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What is simulated unless something else is asked for.
  static var current: Self { get }
}

extension IOSVersion: SystemVersion {
  /// As people write it.
  public var description: String { "iOS \(rawValue)" }
}

extension AndroidAPI: SystemVersion {
  /// As people write it.
  public var description: String { "Android API \(level)" }
}
