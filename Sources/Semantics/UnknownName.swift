/// A name that a vocabulary does not hold, with the word that was most likely meant.
public struct UnknownName: Error, Hashable, CustomStringConvertible {
  /// What the name should be of, such as "icon".
  public let kind: String
  public let name: String
  /// Nil only where the vocabulary is empty.
  public let nearest: String?

  public init(kind: String, name: String, among names: some Sequence<String>) {
    self.kind = kind
    self.name = name
    nearest = nearestWord(to: name, among: names)
  }

  /// The message, without a place.
  public var description: String {
    guard let nearest else { return "unknown \(kind) \"\(name)\"" }
    return "unknown \(kind) \"\(name)\"; did you mean \"\(nearest)\"?"
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The case of this name.
  ///
  /// Throws `UnknownName` with the nearest of the vocabulary's words.
  public static func named(_ name: String, kind: String) throws(UnknownName) -> Self {
    if let found = Self(rawValue: name) { return found }
    throw UnknownName(kind: kind, name: name, among: allCases.map(\.rawValue))
  }
}
