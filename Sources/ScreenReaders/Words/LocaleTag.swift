/// A BCP 47 tag, as far as choosing words needs it.
public struct LocaleTag: Sendable, Hashable {
  /// Lower case, such as `pt`.
  public let language: String
  /// Such as `Hans`; nil where none is written.
  public let script: String?
  /// Upper case, such as `BR`; nil where none is written.
  public let region: String?

  /// Reads a tag; `_` counts as `-`, and case does not matter.
  ///
  /// What has other characters than tags have is no language: locales become parts of file names.
  public init(_ tag: String) {
    let parts = tag.utf8.allSatisfy(\.isInTags) ? tag.split { $0 == "-" || $0 == "_" } : []
    let rest = parts.dropFirst()
    language = parts.first.map { $0.lowercased() } ?? ""
    script = rest.first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    region = rest.first(where: Self.isRegion).map { $0.uppercased() }
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.utf8.count == 2 && part.allSatisfy(\.isLetter)
      || part.utf8.count == 3 && part.allSatisfy(\.isNumber)
  }

  /// The script that is written, or that the region implies where one language has several.
  public var likelyScript: String? {
    if let script { return script }
    guard language == "zh" else { return nil }
    switch region {
    case "TW", "HK", "MO": return "Hant"
    default: return "Hans"
    }
  }

  /// The best of the known locales for this one, as Android resolves resources since 7.0: the
  /// same tag, then the bare language, then any region of the language in the same script.
  public func best(of known: [String]) -> String? {
    let candidates = known.map { (tag: $0, parsed: LocaleTag($0)) }.filter {
      $0.parsed.language == language && $0.parsed.likelyScript == likelyScript
    }
    let exact = candidates.first { $0.parsed.region == region }
    let bare = candidates.first { $0.parsed.region == nil }
    return (exact ?? bare ?? candidates.first)?.tag
  }
}

extension UInt8 {
  fileprivate var isInTags: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
