import Semantics

/// How TalkBack makes an app's text fit to be spoken (SpeechCleanupUtils.java).
///
/// It counts in UTF-16 units, as Java does: what lies beyond them stays as it is.
struct SpeechCleanup: Sendable {
  let words: TalkBackWords

  /// Runs of a symbol become their count and name, and a lone symbol its name.
  ///
  /// Nil where nothing changes.
  func cleaned(_ text: String) -> String? {
    let collapsed = collapsed(text)
    return named(collapsed ?? text) ?? collapsed
  }

  /// A text of one character becomes that character's name, if it has one; blanks become the name
  /// of the first. Nil where nothing changes.
  func named(_ text: String) -> String? {
    guard let lone = Self.loneUnit(of: text) else { return nil }
    let name = name(of: lone) ?? String(decoding: CollectionOfOne(lone), as: UTF16.self)
    return name == text ? nil : name
  }

  /// The name of a character, where TalkBack has one.
  func name(of unit: UInt16) -> String? {
    Self.names[unit].flatMap { words.symbol("symbol_" + $0) }?.text
  }

  /// Whether a text is one character, space around it aside.
  static func isLone(_ text: String) -> Bool { loneUnit(of: text) != nil }

  /// The character that the text is once space around it is gone; the first of nothing but space.
  private static func loneUnit(of text: String) -> UInt16? {
    var lone: UInt16?
    for unit in text.utf16 where !isSpace(unit) {
      guard lone == nil else { return nil }
      lone = unit
    }
    return lone ?? text.utf16.first
  }

  /// Runs of two and more of the same of these become their count and name.
  private func collapsed(_ text: String) -> String? {
    guard Self.hasRun(text) else { return nil }
    var result = ""
    var rest = Substring(text)[...]
    while let first = rest.unicodeScalars.first {
      let run = rest.unicodeScalars.prefix { $0 == first }
      if run.count > 1, Self.collapsible.contains(first) {
        let unit = UInt16(first.value)
        let name = name(of: unit) ?? String(first)
        result += words.text(.repeated, words.digits(run.count), name)
      } else {
        result.unicodeScalars.append(contentsOf: run)
      }
      rest = rest[run.endIndex...]
    }
    return result
  }

  private static func hasRun(_ text: String) -> Bool {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == previous, collapsible.contains(scalar) { return true }
      previous = scalar
    }
    return false
  }

  private static let collapsible = Set("-\\/|!@#$%^&*()=_+[]{}.?;'\":<>\u{2022}".unicodeScalars)

  /// `Character.isWhitespace` of Java: no-break spaces do not count.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x1C...0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029,
      0x205F, 0x3000:
      true
    default: false
    }
  }

  /// The characters that have a name, by what their name is called after `symbol_`.
  static let names: [UInt16: String] = [
    0x26: "ampersand", 0x3C: "angle_bracket_left", 0x3E: "angle_bracket_right",
    0x27: "apostrophe", 0x2A: "asterisk", 0x40: "at_sign", 0x5C: "backslash", 0x2022: "bullet",
    0x5E: "caret", 0xA2: "cent", 0x3A: "colon", 0x2C: "comma", 0xA9: "copyright",
    0x7B: "curly_bracket_left", 0x7D: "curly_bracket_right", 0xB0: "degree", 0xF7: "division",
    0x2026: "ellipsis", 0x2014: "em_dash", 0x2013: "en_dash", 0x21: "exclamation_mark",
    0x60: "grave_accent", 0x2D: "hyphen_minus", 0x201E: "low_double_quote",
    0xD7: "multiplication", 0xA: "new_line", 0xB6: "paragraph_mark", 0x28: "parenthesis_left",
    0x29: "parenthesis_right", 0x25: "percent", 0x2E: "period", 0x3C0: "pi", 0x23: "pound",
    0x24: "dollar_sign", 0x20AC: "euro", 0xA3: "pound_sterling", 0xA5: "yen",
    0x20B1: "currency_peso", 0x20B9: "rupee", 0x20AB: "currency_dong", 0xA4: "currency_sign",
    0x3F: "question_mark", 0x22: "quotation_mark", 0xAE: "registered_trademark",
    0x3B: "semicolon", 0x2F: "slash", 0x20: "space", 0xA0: "space", 0x5B: "square_bracket_left",
    0x5D: "square_bracket_right", 0x221A: "square_root", 0x2122: "trademark", 0x5F: "underscore",
    0x7C: "vertical_bar", 0xAC: "not_sign", 0xA6: "broken_bar", 0xB5: "micro_sign",
    0x2248: "almost_equals", 0x2260: "not_equals", 0xA7: "section_sign", 0x2191: "upwards_arrow",
    0x2190: "leftwards_arrow", 0x2192: "rightwards_arrow", 0x2193: "downwards_arrow",
    0x2665: "black_heart", 0x7E: "tilde", 0x3D: "equal", 0xFFE6: "won", 0x20A9: "won_sign",
    0x203B: "reference", 0x2606: "white_star", 0x2605: "black_star", 0x2661: "white_heart",
    0x25CB: "white_circle", 0x25CF: "black_circle", 0x2299: "solar", 0x25CE: "bullseye",
    0x2667: "white_club_suit", 0x2664: "white_spade_suit", 0x261C: "white_left_pointing_index",
    0x261E: "white_right_pointing_index", 0x25D0: "circle_left_half_black",
    0x25D1: "circle_right_half_black", 0x25A1: "white_square", 0x25A0: "black_square",
    0x25B3: "white_up_pointing_triangle", 0x25BD: "white_down_pointing_triangle",
    0x25C1: "white_left_pointing_triangle", 0x25B7: "white_right_pointing_triangle",
    0x25C7: "white_diamond", 0x2669: "quarter_note", 0x266A: "eighth_note",
    0x266C: "beamed_sixteenth_note", 0x2640: "female", 0x2642: "male",
    0x3010: "left_black_lenticular_bracket", 0x3011: "right_black_lenticular_bracket",
    0x300C: "left_corner_bracket", 0x300D: "right_corner_bracket", 0xB1: "plus_minus_sign",
    0x2113: "liter", 0x2103: "celsius_degree", 0x2109: "fahrenheit_degree",
    0x2252: "approximately_equals", 0x222B: "integral", 0x27E8: "mathematical_left_angle_bracket",
    0x27E9: "mathematical_right_angle_bracket", 0x3012: "postal_mark",
    0x25B2: "black_triangle_pointing_up", 0x25BC: "black_triangle_pointing_down",
    0x2666: "black_suit_of_diamonds", 0x25C6: "black_suit_of_diamonds",
    0xFF65: "halfwidth_katakana_middle_dot", 0x25AA: "black_smallsquare",
    0x300A: "left_angle_bracket", 0x300B: "right_angle_bracket",
    0xA1: "inverted_exclamation_mark", 0xBF: "inverted_question_mark", 0xFF0C: "full_width_comma",
    0xFF01: "full_width_exclamation_mark", 0x3002: "full_width_ideographic_full_stop",
    0xFF1F: "full_width_question_mark", 0xB7: "middle_dot", 0x201D: "right_double_quotation_mark",
    0x3001: "ideographic_comma", 0xFF1A: "full_width_colon", 0xFF1B: "full_width_semicolon",
    0xFF06: "full_width_ampersand", 0xFF3E: "full_width_circumflex", 0xFF5E: "full_width_tilde",
    0x201C: "left_double_quotation_mark", 0xFF08: "full_width_left_parenthesis",
    0xFF09: "full_width_right_parenthesis", 0xFF0A: "full_width_asterisk",
    0xFF3F: "full_width_underscore", 0x2019: "right_single_quotation_mark",
    0xFF5B: "full_width_left_curly_bracket", 0xFF5D: "full_width_right_curly_bracket",
    0xFF1C: "full_width_less_than_sign", 0xFF1E: "full_width_greater_than_sign",
    0x2018: "left_single_quotation_mark", 0x64E: "fatha", 0x650: "kasra", 0x64F: "damma",
    0x64B: "fathatan", 0x64D: "kasratan", 0x64C: "dammatan", 0x651: "shadda", 0x652: "sukun",
  ]
}
