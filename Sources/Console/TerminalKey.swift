/// A key as a terminal sends it.
public enum TerminalKey: Sendable, Hashable {
  /// A letter, a digit or a sign.
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown
  case enter, tab, backspace, escape
  /// Control and D: the end of what is typed.
  case end

  /// What a person calls it.
  public var name: String {
    switch self {
    case .character(let character): String(character)
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .enter: "return"
    case .tab: "tab"
    case .backspace: "backspace"
    case .escape: "escape"
    case .end: "ctrl-d"
    }
  }

  /// The keys that have names of more than one letter.
  public static let named: [TerminalKey] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .enter, .tab, .backspace, .escape,
  ]
}

/// Turns the bytes of a terminal into keys, however they are cut into pieces.
public struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  public init() {}

  /// Whether what came so far is the beginning of a key; a lone escape is one, too.
  public var isInsideKey: Bool { !pending.isEmpty }

  /// Takes the next bytes and gives the keys that are complete.
  public mutating func keys(in bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while let (key, length) = Self.first(of: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Nothing more comes: what is there must be a key by itself, as escape is.
  public mutating func finish() -> [TerminalKey] {
    defer { pending = [] }
    return pending.first == 0x1B && pending.count == 1 ? [.escape] : []
  }

  /// The first key and its length in bytes, no key for what means nothing here; nil for too little.
  private static func first(of bytes: [UInt8]) -> (TerminalKey?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return escaped(bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x04: return (.end, 1)
    case 0x00..<0x20: return (nil, 1)
    case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(byte))), 1)
    default: return scalar(bytes, byte)
    }
  }

  private static func scalar(_ bytes: [UInt8], _ first: UInt8) -> (TerminalKey?, Int)? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    let tail = bytes.dropFirst().prefix(length - 1)
    // A byte that cannot follow ends the letter.
    let good = tail.prefix { $0 & 0xC0 == 0x80 }.count
    if good < tail.count { return (nil, good + 1) }
    guard tail.count == length - 1 else { return nil }
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    return (text?.first.map { .character($0) }, length)
  }

  /// `ESC [ parameters letter` or `ESC O letter`. Modifiers change nothing here.
  private static func escaped(_ bytes: [UInt8]) -> (TerminalKey?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
        return bytes.count < longest ? nil : (nil, bytes.count)
      }
      return (key(bytes[end], parameters: bytes[2..<end]), end + 1)
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? (key(bytes[2], parameters: []), 3) : nil
    // Escape, and then another key.
    default: return (.escape, 1)
    }
  }

  private static let longest = 32

  private static func key(_ final: UInt8, parameters: ArraySlice<UInt8>) -> TerminalKey? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "M": .enter
    case "Z": .tab
    case "~":
      switch parameters.first.map({ Unicode.Scalar($0) }) {
      case "5": .pageUp
      case "6": .pageDown
      default: nil
      }
    default: nil
    }
  }
}
