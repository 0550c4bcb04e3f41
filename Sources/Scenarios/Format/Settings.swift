/// How the readers are set; nil leaves a setting as the reader ships.
public struct Settings: Sendable, Hashable {
  /// Whether usage hints are spoken.
  public var hints: Bool?

  public init() {}
}
