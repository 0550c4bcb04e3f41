import CPangoCairo
import Semantics

/// A font family that is not installed, with the installed one whose name is nearest.
public struct UnknownFont: Error, Hashable, CustomStringConvertible {
  public let name: String
  public let nearest: String?

  public var description: String {
    guard let nearest else { return "unknown font \"\(name)\"; no font is installed" }
    return "unknown font \"\(name)\"; the nearest installed family is \"\(nearest)\""
  }
}

/// The font families that are installed on this machine.
enum FontFamilies {
  /// Names that stand for whatever family is at hand, so that they name no font.
  private static let aliases: Set<String> = ["sans", "serif", "monospace", "system-ui"]

  /// Their names, sorted.
  static func installed(in map: FontMap) -> [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    let names = (0..<Int(count)).compactMap { index in
      list?[index].flatMap(pango_font_family_get_name).map { String(cString: $0) }
    }
    return names.filter { !aliases.contains($0.lowercased()) }.sorted()
  }

  /// The installed family of this name, in its own spelling; upper and lower case are one.
  static func named(_ name: String, in map: FontMap) throws(UnknownFont) -> String {
    let names = installed(in: map)
    if let exact = names.first(where: { $0.lowercased() == name.lowercased() }) { return exact }
    throw UnknownFont(name: name, nearest: nearestWord(to: name, among: names))
  }
}
