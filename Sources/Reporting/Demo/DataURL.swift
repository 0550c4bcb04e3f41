/// Contents of a page that stand in the page itself.
enum DataURL {
  /// A text of a media type.
  static func text(_ text: String, _ type: String) -> String { bytes(Array(text.utf8), type) }

  /// Bytes of a media type.
  static func bytes(_ bytes: [UInt8], _ type: String) -> String {
    "data:\(type);base64,\(base64(bytes))"
  }

  /// Three bytes as four characters, the last ones filled up with `=`.
  static func base64(_ bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { ($0 << 8) | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        characters.append(
          place <= group.count ? alphabet[(bits >> (18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
