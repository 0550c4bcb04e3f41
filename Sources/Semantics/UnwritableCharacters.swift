extension Unicode.Scalar {
  /// A control character: C0, delete, or C1, which holds the next line of old terminals.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// A code that Unicode gives to no character ever, such as U+FFFE.
  package var isNoncharacter: Bool {
    (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }

  /// A separator of lines or paragraphs: some readers end a line at it, and some do not.
  package var isSeparatorOfLines: Bool { value == 0x2028 || value == 0x2029 }
}

extension String {
  /// The text with other characters in the place of some.
  package func replacing(
    _ other: Unicode.Scalar = "\u{FFFD}", where isReplaced: (Unicode.Scalar) -> Bool
  ) -> String {
    guard unicodeScalars.contains(where: isReplaced) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { isReplaced($0) ? other : $0 }))
  }

  /// The text with U+FFFD for what no line of text holds: controls and noncharacters.
  package var withoutControls: String { replacing { $0.isControl || $0.isNoncharacter } }
}
