import CPangoCairo
import Semantics

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
  static func named(_ name: String, in map: FontMap) throws(UnknownName) -> String {
    let names = installed(in: map)
    if let exact = names.first(where: { $0.lowercased() == name.lowercased() }) { return exact }
    throw UnknownName(kind: "font", name: name, among: names)
  }
}
