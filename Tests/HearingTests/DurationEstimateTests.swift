import Foundation
import Hearing
import Testing

/// The estimate against lengths that eSpeak NG was measured at.
@Suite struct DurationEstimateTests {
  /// A text that a reader says, with the length of its sound at 175 words a minute.
  struct Measured: Sendable {
    var language: String
    var length: Int
    var text: String
  }

  /// The worst that a language may be off, in per cent: the median, and 19 texts of 20.
  struct Bound: Sendable, CustomTestStringConvertible {
    var language: String
    var median: Double
    var most: Double
    var testDescription: String { language }
  }

  static let bounds = [
    Bound(language: "en", median: 5, most: 17), Bound(language: "es", median: 5, most: 17),
    Bound(language: "fr", median: 5, most: 17), Bound(language: "de", median: 5, most: 17),
    Bound(language: "ja", median: 5, most: 17), Bound(language: "ar", median: 5, most: 17),
    Bound(language: "pt-BR", median: 5, most: 17), Bound(language: "zh-CN", median: 5, most: 17),
    Bound(language: "hi", median: 5, most: 17), Bound(language: "ru", median: 5, most: 17),
  ]

  @Test(arguments: bounds) func staysWithin(_ bound: Bound) throws {
    let texts = try Self.measured().filter { $0.language == bound.language }
    let estimate = DurationEstimate()
    let errors = texts.map { text in
      let guess = estimate.duration(of: text.text, language: text.language)
      return abs(Double(guess) / Double(text.length) - 1) * 100
    }.sorted()
    try #require(errors.count >= 20)
    #expect(errors[errors.count / 2] <= bound.median)
    #expect(errors[errors.count * 95 / 100] <= bound.most)
  }

  static func measured() throws -> [Measured] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/measured.tsv")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 2)
      return Measured(
        language: String(fields[0]), length: Int(fields[1]) ?? 0, text: String(fields[2]))
    }
  }

  /// Letters that no word has side by side so often.
  @Test(arguments: bounds) func wordsLieWithinTheirText(_ bound: Bound) {
    let estimate = DurationEstimate()
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let text = "One, Ä\(String(repeating: letter, count: 100)) two"
      let words = estimate.words(of: text, language: bound.language)
      let moments = words.flatMap { [$0.begins, $0.ends] }
      #expect(moments == moments.sorted(), "\(letter)")
      #expect(estimate.duration(of: text, language: bound.language) == moments.last, "\(letter)")
    }
  }

  @Test func speaksNothingInNoTime() {
    for text in ["", " ", "—", "\u{200D}", "▸ ⌄ •"] {
      #expect(DurationEstimate().duration(of: text, language: "en") == 0, "\(text)")
    }
  }

  /// A word in another script takes what it takes in its own language, beside the breath.
  @Test(arguments: [
    ("en", "Доставка", "ru"), ("de", "الأكورديون", "ar"), ("en", "已展开", "zh"),
    ("ru", "ボタン", "ja"), ("ar", "बटन", "hi"), ("bg", "Доставка", "ru"),
  ])
  func timesAWordByItsScript(_ language: String, _ word: String, _ own: String) {
    let estimate = DurationEstimate()
    let alone = estimate.duration(of: word, language: own)
    #expect(alone > 300)
    #expect(abs(estimate.duration(of: word, language: language) - alone) < 100)
  }

  @Test func fallsWithTheRate() {
    let lengths = [80, 100, 150, 175, 210, 300, 449].map {
      DurationEstimate(rate: $0).duration(of: "Which states does Accordion have?", language: "en")
    }
    #expect(lengths == lengths.sorted(by: >))
    #expect(Set(lengths).count == lengths.count)
  }

  @Test func keepsRatesInTheEnginesRange() {
    #expect(DurationEstimate(rate: 0).rate == 80)
    #expect(DurationEstimate(rate: 1000).rate == 449)
  }

  @Test func tellsWhenEachWordIsSpoken() {
    let text = "Shipping, 2 of 3"
    let words = DurationEstimate().words(of: text, language: "en")
    #expect(words.map { String(text[$0.range]) } == ["Shipping", "2", "of", "3"])
    #expect(words.first?.begins == 0)
    for (word, next) in zip(words, words.dropFirst()) { #expect(word.ends <= next.begins) }
    let whole = DurationEstimate().duration(of: text, language: "en")
    #expect(words.last?.ends == whole)
  }

  @Test(arguments: ["en", "en-GB", "xx", "", "日本"]) func everyLanguageHasALength(_ tag: String) {
    #expect(DurationEstimate().duration(of: "Button", language: tag) > 0)
  }
}
