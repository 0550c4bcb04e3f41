import Implementations
public import PlatformTrees
public import Semantics

extension ListeningWay {
  /// Every implementation of the catalogue, or those of some names, on the versions and in the
  /// locales that are asked for; versions and locales of one implementation stand together.
  ///
  /// Throws `UnknownName` for a name that no system knows.
  public static func all(
    named names: [String] = [], ios: [IOSVersion] = [.current],
    android: [AndroidAPI] = [.current], locales: [String] = ["en"], hints: Bool? = nil
  ) throws(UnknownName) -> [ListeningWay] {
    try cards(named: names).flatMap { card in
      let versions: [Version] =
        switch card.system {
        case .ios: ios.map(Version.ios)
        case .android: android.map(Version.android)
        }
      return versions.flatMap { version in
        locales.map { ListeningWay(card, version, locale: $0, hints: hints) }
      }
    }
  }

  /// In the order of the catalogue where no names are given, else in that of the names.
  private static func cards(named names: [String]) throws(UnknownName) -> [ImplementationCard] {
    if names.isEmpty { return Catalogue.cards }
    let known = Catalogue.cards.flatMap { [$0.id] + $0.aliases }
    for name in names where !known.contains(name) {
      throw UnknownName(kind: "implementation", name: name, among: known)
    }
    return names.flatMap { name in
      Catalogue.cards.filter { $0.id == name || $0.aliases.contains(name) }
    }
  }
}
