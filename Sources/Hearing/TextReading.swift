import Semantics

/// Goes through a text as a voice reads it and adds up what its words, numbers and pauses take.
struct TextReading {
  /// A word by its place among the characters of the text, with its moments at 175 words a minute,
  /// in milliseconds.
  struct Word {
    var range: Range<Int>
    var begins: Int
    var ends: Int
  }

  private let text: [Unicode.Scalar]
  private let model: TimingModel
  private let keepsWords: Bool
  private var place = 0
  private var last: Unicode.Scalar?
  private var total = 0
  private var hasSpoken = false
  /// The first pause since the last word; it counts once another word follows.
  private var pause = 0
  private var words: [Word] = []

  private init(_ text: String, model: TimingModel, keepsWords: Bool) {
    self.text = Array(text.unicodeScalars)
    self.model = model
    self.keepsWords = keepsWords
  }

  /// The length of a text at 175 words a minute.
  static func length(of text: String, in model: TimingModel) -> Int {
    var reading = TextReading(text, model: model, keepsWords: false)
    while reading.readNext() {}
    return max(0, reading.total)
  }

  /// The words of a text.
  static func words(of text: String, in model: TimingModel) -> [Word] {
    var reading = TextReading(text, model: model, keepsWords: true)
    while reading.readNext() {}
    return reading.words
  }
}

// MARK: - One thing after another

extension TextReading {
  /// Reads one word, number or other character; false at the end.
  private mutating func readNext() -> Bool {
    guard place < text.count else { return false }
    let scalar = text[place]
    if scalar.isLetter {
      readWord()
    } else if scalar.isSpokenDigit {
      readNumber()
    } else if scalar.isIdeograph {
      speak { $0.model.readingIdeographs.length(ofIdeograph: scalar.value) }
    } else if scalar == ".", nextIsASCIILetter {
      speak { $0.model.parts.dot }
    } else if let mark = Mark(scalar) {
      notePause(mark)
      pass()
    } else if scalar.isSpokenEmoji {
      speak { $0.model.parts.emoji }
    } else {
      readSymbol(scalar)
    }
    return true
  }

  private mutating func readSymbol(_ scalar: Unicode.Scalar) {
    let length = model.length(ofSymbol: scalar.value)
    if length > 0 { speak { _ in length } } else { pass() }
  }

  private mutating func pass() {
    last = text[place]
    place += 1
  }

  private var nextIsASCIILetter: Bool {
    let next = place + 1
    return next < text.count && text[next].isASCII && text[next].isLetter
  }

  /// Speaks the one character that stands here.
  private mutating func speak(_ length: (TextReading) -> Int) {
    let start = place
    let begins = begin()
    advance(by: length(self))
    pass()
    keep(start..<place, begins: begins)
  }

  /// Counts the pause before a word, or what the whole text takes beside its words.
  private mutating func begin() -> Int {
    if !hasSpoken {
      hasSpoken = true
      // The breath of the voice: it lies around the text, so words begin at once.
      total += model.parts.base
      pause = 0
      return 0
    }
    total += pause
    pause = 0
    return total
  }

  /// What is spoken takes time. The tables are fitted to real words: a pair of letters may take away
  /// from them, and one that comes a hundred times would take away from the words before.
  private mutating func advance(by length: Int) { total += max(0, length) }

  private mutating func keep(_ range: Range<Int>, begins: Int) {
    if keepsWords { words.append(Word(range: range, begins: begins, ends: max(begins, total))) }
  }

  private mutating func notePause(_ mark: Mark) {
    guard pause == 0, hasSpoken else { return }
    if mark == .dash, !standsFree { return }
    pause = model.length(ofMark: mark.rawValue)
  }

  /// Between spaces.
  private var standsFree: Bool {
    let next = place + 1
    return last == " " && next < text.count && text[next] == " "
  }
}

// MARK: - Words

extension TextReading {
  private mutating func readWord() {
    let start = place
    let begins = begin()
    let end = endOfWord()
    let isLatin = text[start..<end].allSatisfy { $0.value < 0x80 }
    let model = isLatin ? model.readingLatin : model.reading(text[start])
    advance(
      by: model.parts.word + Self.length(of: text[start..<end], isLatin: isLatin, in: model))
    place = end
    keep(start..<end, begins: begins)
  }

  private static func length(
    of word: ArraySlice<Unicode.Scalar>, isLatin: Bool, in model: TimingModel
  ) -> Int {
    if isLatin, word.count > 1, !word.contains(where: \.isASCIIVowel) {
      return word.count * model.parts.spelled
    }
    var length = 0
    var before = TimingModel.edge
    for scalar in word where scalar.isLetter {
      let letter = scalar.timed
      length += model.length(ofLetter: letter) + model.length(ofPair: before, letter)
      before = letter
    }
    return length + model.length(ofPair: before, TimingModel.edge)
  }

  /// Where the word that stands here ends: before another script, and before a capital letter that
  /// follows a small one.
  private mutating func endOfWord() -> Int {
    var end = place
    while end < text.count {
      let scalar = text[end]
      if scalar.isApostrophe {
        guard end + 1 < text.count, text[end + 1].isLetter, end > place else { break }
      } else if !scalar.isLetter || (end > place && isSmall(last) && isCapital(scalar)) {
        break
      }
      last = scalar
      end += 1
    }
    return end
  }

  private func isSmall(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.isASCII ? (0x61...0x7A).contains(scalar.value) : scalar.properties.isLowercase
  }

  private func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }
}

// MARK: - Numbers

extension TextReading {
  private mutating func readNumber() {
    let start = place
    let isFraction = followsDecimalPoint
    if isFraction {
      pause = 0
      total += model.parts.dot
    }
    let begins = begin()
    var digits: [Int] = []
    while place < text.count, let digit = text[place].digit {
      digits.append(digit)
      pass()
    }
    advance(by: model.parts.word + length(of: digits, oneByOne: isFraction))
    keep(start..<place, begins: begins)
  }

  private var followsDecimalPoint: Bool {
    (last == "." || last == ",") && place > 1 && text[place - 2].isSpokenDigit
  }

  /// Long numbers, and those that begin with 0, are read digit by digit.
  private func length(of digits: [Int], oneByOne: Bool) -> Int {
    if oneByOne || digits.count > 9 || (digits.count > 1 && digits.first == 0) {
      return digits.reduce(0) { $0 + model.length(ofNumber: $1) }
    }
    let number = digits.reduce(0) { $0 * 10 + $1 }
    guard number > 0 else { return model.length(ofNumber: 0) }
    let millions = length(of: number / 1_000_000, times: model.parts.million)
    let thousands = length(of: number / 1000 % 1000, times: model.parts.thousand)
    return millions + thousands + length(belowThousand: number % 1000)
  }

  private func length(of count: Int, times unit: Int) -> Int {
    switch count {
    case 0: 0
    case 1: unit
    default: unit + length(belowThousand: count)
    }
  }

  private func length(belowThousand number: Int) -> Int {
    let hundreds = number / 100
    var length = hundreds > 0 ? model.parts.hundred : 0
    if hundreds > 1 { length += model.length(ofNumber: hundreds) }
    let rest = number % 100
    if rest >= 20 { length += model.length(ofNumber: rest / 10 * 10) }
    let unit = rest >= 20 ? rest % 10 : rest
    return unit > 0 ? length + model.length(ofNumber: unit) : length
  }
}
