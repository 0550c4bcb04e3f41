/// A single value as it was written.
public struct Scalar: Sendable, Hashable {
  /// The text between the quotes, or the plain text itself.
  public var text: String
  /// Written without quotes, so that it may be a number, a boolean or nothing.
  public var isPlain: Bool

  /// A scalar by its text.
  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// What a scalar means in the core schema of YAML 1.2.
  public enum Meaning: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text
  }

  /// What it means; quoted text is always text.
  public var meaning: Meaning {
    guard isPlain else { return .text }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: return numericMeaning ?? .text
    }
  }

  private var numericMeaning: Meaning? {
    guard let first = text.utf8.first, first < 0x3A, first >= 0x2B else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Meaning.integer) }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map(Meaning.integer) }
    if let integer = Int(text) { return .integer(integer) }
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    default: return hasOnlyFloatCharacters ? Double(text).map(Meaning.number) : nil
    }
  }

  private var hasOnlyFloatCharacters: Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
  }

  /// What it is, in the words of a diagnostic.
  public var kindInWords: String {
    switch meaning {
    case .null: "nothing"
    case .boolean(let value): value ? "true" : "false"
    case .integer, .number: "the number \(Excerpt.of(text))"
    case .text: "the text '\(Excerpt.of(text))'"
    }
  }
}

/// Shortens what a diagnostic quotes, so that hostile input stays one short line.
public enum Excerpt {
  /// At most 40 scalars, with control characters shown as escapes.
  public static func of(_ text: String) -> String { visible(text, atMost: 40) }

  /// All of a text, with control characters shown as escapes.
  static func inOneLine(_ text: String) -> String { visible(text, atMost: .max) }

  private static func visible(_ text: String, atMost limit: Int) -> String {
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return shown + "…" }
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isUnseen = scalar.properties.generalCategory == .format
      if isControl || isUnseen {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
      count += 1
    }
    return shown
  }
}
