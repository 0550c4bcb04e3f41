import Semantics

/// What the letters, pauses and numbers of a language take at 175 words a minute, in milliseconds.
///
/// A class, as copies of so many tables would cost more than what is looked up in them.
final class TimingModel: Sendable {
  private let table: Table
  /// The script of the language; words in other scripts are timed by their own tables.
  let script: Script

  /// Reads a table: each line a kind, then pairs of a key and milliseconds.
  init(_ table: [UInt8], script: Script = .latin) {
    self.table = Table(table)
    self.script = script
  }

  var parts: Parts { table.parts }

  /// What does not belong to one character.
  struct Parts: Sendable {
    var base = 0
    var word = 0
    var letter = 0
    /// A letter of a word without vowels, which is read letter by letter.
    var spelled = 0
    var ideograph = 0
    var hundred = 0
    var thousand = 0
    var million = 0
    var emoji = 0
    /// A full stop that is read out.
    var dot = 0
  }
}

private struct Table: Sendable {
  var parts = TimingModel.Parts()
  /// Places for ASCII letters and the ends of a word: see `place(of:)`.
  private var asciiLetters = [Int](repeating: 0, count: Table.places)
  private var asciiPairs = [Int](repeating: 0, count: Table.places * Table.places)
  private var letters: [UInt32: Int] = [:]
  private var pairs: [UInt64: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var marks: [UInt32: Int] = [:]
  private var symbols: [UInt32: Int] = [:]
  private var ideographs: [UInt32: Int] = [:]
  /// Length at a rate in thousandths of the length at 175, by rising rate.
  private var rates: [(rate: Int, thousandths: Int)] = []
}

// MARK: - Looking up

extension TimingModel {
  /// The end of a word, as a neighbour of its first and last letter.
  static let edge: UInt32 = 0x24

  func length(ofLetter letter: UInt32) -> Int { table.length(ofLetter: letter) }
  func length(ofPair first: UInt32, _ second: UInt32) -> Int { table.length(ofPair: first, second) }
  func length(ofNumber number: Int) -> Int { table.length(ofNumber: number) }
  func length(ofMark mark: UInt32) -> Int { table.length(ofMark: mark) }
  func length(ofSymbol symbol: UInt32) -> Int { table.length(ofSymbol: symbol) }
  func length(ofIdeograph ideograph: UInt32) -> Int { table.length(ofIdeograph: ideograph) }

  /// A length at 175 words a minute as it is at another rate.
  func scaled(_ length: Int, to rate: Int) -> Milliseconds {
    rate == 175 ? length : (length * table.thousandths(at: rate) + 500) / 1000
  }
}

extension Table {
  func length(ofLetter letter: UInt32) -> Int {
    if let place = Self.place(of: letter) { return asciiLetters[place] }
    return letters[letter] ?? parts.letter
  }

  func length(ofPair first: UInt32, _ second: UInt32) -> Int {
    if let left = Self.place(of: first), let right = Self.place(of: second) {
      return asciiPairs[left * Self.places + right]
    }
    return pairs[UInt64(first) << 32 | UInt64(second)] ?? 0
  }

  func length(ofNumber number: Int) -> Int { numbers[number] ?? numbers[0] ?? 0 }
  func length(ofMark mark: UInt32) -> Int { marks[mark] ?? 0 }
  func length(ofSymbol symbol: UInt32) -> Int { symbols[symbol] ?? 0 }
  func length(ofIdeograph ideograph: UInt32) -> Int {
    parts.ideograph + (ideographs[ideograph] ?? 0)
  }

  func thousandths(at rate: Int) -> Int {
    guard rate != 175, var below = rates.first else { return 1000 }
    for node in rates {
      if node.rate == rate { return node.thousandths }
      if node.rate > rate, below.rate < rate {
        let fall = (below.thousandths - node.thousandths) * (rate - below.rate)
        return below.thousandths - fall / (node.rate - below.rate)
      }
      below = node
    }
    return below.thousandths
  }

  static let places = 27

  /// A place for a to z and, last, the edge of a word.
  private static func place(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x61...0x7A: Int(scalar - 0x61)
    case TimingModel.edge: 26
    default: nil
    }
  }
}

// MARK: - Reading the table

extension Table {
  /// Reads a table: each line a kind, then pairs of a key and milliseconds.
  init(_ table: [UInt8]) {
    for line in table.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let kind = fields.first.flatMap(Kind.init) else { continue }
      for place in stride(from: 1, to: fields.count - 1, by: 2) {
        guard let value = Int(fields[place + 1]) else { continue }
        note(kind, fields[place], value)
      }
    }
    if parts.million == 0 { parts.million = parts.thousand }
    for scalar in UInt32(0x61)...0x7A where letters[scalar] == nil {
      if let place = Self.place(of: scalar) { asciiLetters[place] = parts.letter }
    }
  }

  private enum Kind: String {
    case rate, part, number, mark, symbol, letter, ideograph, pair
  }

  private mutating func note(_ kind: Kind, _ key: String, _ value: Int) {
    let scalars = key.unicodeScalars.map { $0 == "^" ? TimingModel.edge : $0.value }
    switch kind {
    case .rate: if let rate = Int(key) { rates.append((rate, value)) }
    case .part: if let path = TimingModel.Parts.named(key) { parts[keyPath: path] = value }
    case .number: if let number = Int(key) { numbers[number] = value }
    case .mark: marks[scalars[0]] = value
    case .symbol: symbols[key.unicodeScalars.first?.value ?? 0] = value
    case .letter: note(letter: scalars[0], value)
    case .ideograph: ideographs[scalars[0]] = value
    case .pair: if scalars.count == 2 { note(pair: scalars[0], scalars[1], value) }
    }
  }

  private mutating func note(letter: UInt32, _ value: Int) {
    letters[letter] = value
    if let place = Self.place(of: letter) { asciiLetters[place] = value }
  }

  private mutating func note(pair first: UInt32, _ second: UInt32, _ value: Int) {
    pairs[UInt64(first) << 32 | UInt64(second)] = value
    if let left = Self.place(of: first), let right = Self.place(of: second) {
      asciiPairs[left * Self.places + right] = value
    }
  }
}

extension TimingModel.Parts {
  /// The part that a table calls by this name.
  fileprivate static func named(_ name: String) -> WritableKeyPath<Self, Int>? {
    switch name {
    case "base": \.base
    case "word": \.word
    case "letter": \.letter
    case "spelled": \.spelled
    case "ideograph": \.ideograph
    case "hundred": \.hundred
    case "thousand": \.thousand
    case "million": \.million
    case "emoji": \.emoji
    case "dot": \.dot
    default: nil
    }
  }
}

// MARK: - The tables

extension TimingModel {
  /// The table of a BCP 47 tag; English where there is none.
  static func of(_ language: String) -> TimingModel {
    if language == "en" { return english }
    return switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "es": spanish
    case "fr": french
    case "de": german
    case "ja": japanese
    case "ar": arabic
    case "pt": portuguese
    case "zh", "cmn": chinese
    case "hi": hindi
    case "ru": russian
    default: english
    }
  }

  static let english = TimingModel(PackageResources.timing_en_txt)
  static let spanish = TimingModel(PackageResources.timing_es_txt)
  static let french = TimingModel(PackageResources.timing_fr_txt)
  static let german = TimingModel(PackageResources.timing_de_txt)
  static let portuguese = TimingModel(PackageResources.timing_pt_txt)
  static let japanese = TimingModel(PackageResources.timing_ja_txt, script: .kana)
  static let arabic = TimingModel(PackageResources.timing_ar_txt, script: .arabic)
  static let chinese = TimingModel(PackageResources.timing_zh_txt, script: .han)
  static let hindi = TimingModel(PackageResources.timing_hi_txt, script: .devanagari)
  static let russian = TimingModel(PackageResources.timing_ru_txt, script: .cyrillic)
}

// MARK: - Other scripts

extension TimingModel {
  /// The table by which words in ASCII letters are timed: English, where the language has another
  /// script.
  var readingLatin: TimingModel { script == .latin ? self : .english }

  /// The table by which ideographs are timed.
  var readingIdeographs: TimingModel { parts.ideograph > 0 ? self : .chinese }

  /// The table by which a word is timed that begins with this letter.
  func reading(_ letter: Unicode.Scalar) -> TimingModel {
    let other = Script(letter)
    return switch other {
    case script: self
    case .kana: .japanese
    case .arabic: .arabic
    case .devanagari: .hindi
    case .cyrillic: .russian
    case .latin, .greek, .hebrew, .han, .hangul, .thai, .other: self
    }
  }
}
