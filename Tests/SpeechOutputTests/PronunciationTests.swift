import Hearing
import ScreenReaders
import Testing

@testable import SpeechOutput

@Suite struct PronunciationTests {
  private func findings(_ text: String, _ language: String = "en") throws -> [String: String] {
    let pronouncer = try Pronouncer(program: .tested, cache: nil)
    let pronunciations = try pronouncer.pronounce([text], reader: .talkBack, language: language)
    return try #require(pronunciations.first).findings.reduce(into: [:]) { all, finding in
      all[finding.word] = "\(finding.kind)"
    }
  }

  /// A text in a language, and what is remarkable in it.
  static let texts: [(String, String, [String: String])] = [
    ("Which states does Accordion have?", "en", [:]),
    ("FAQ", "en", ["FAQ": "abbreviationAsWord"]),
    ("HTML and FAQ, HTML", "en", ["HTML": "spelled", "FAQ": "spelled"]),
    ("The NASA page", "en", ["NASA": "abbreviationAsWord"]),
    ("折りたたみ済み", "ja", ["折": "otherScript", "済": "otherScript"]),
    ("Доставка", "en", ["Доставка": "otherScript"]),
    ("Done 👍 ▸ next", "en", ["👍": "emoji", "▸": "unspoken"]),
    ("Straße und Zürich", "de", [:]),
    ("設定 ボタン です", "ja", ["設定": "otherScript"]),
    ("Details ボタン", "ja", [:]), ("Details кнопка", "ru", ["Details": "otherLanguage(\"en\")"]),
    ("已展开，按钮", "zh-CN", [:]),
    ("زر موسّع", "ar", [:]),
    ("बटन", "hi", [:]),
    ("", "en", [:]),
  ]

  @Test(arguments: texts) func finds(_ text: String, _ language: String, _ found: [String: String])
    throws
  {
    #expect(try findings(text, language) == found)
  }

  /// A text, its language, and what is read in one go, each with the language that reads it.
  static let stretches: [(String, String, [String])] = [
    ("Details, ボタン", "ja", ["en Details, ", "ja ボタン"]),
    ("USBメモリ 3 個", "ja", ["en USB", "ja メモリ 3 個"]), ("ボタン 12", "ja", ["ja ボタン 12"]),
    ("12 Button", "ja", ["ja 12 ", "en Button"]), ("A ボタン", "ja", ["ja A ボタン"]),
    ("設定 Wi-Fi オン", "ja", ["ja 設定 ", "en Wi-Fi ", "ja オン"]), ("", "ja", []),
    ("Fees, Доставка 3, button", "en", ["en Fees, ", "ru Доставка 3, ", "en button"]),
    ("Straße, Größe", "de", ["de Straße, Größe"]),
    ("Details, кнопка", "uk", ["uk Details, кнопка"]),
    ("ما هو؟, button", "en-GB", ["ar ما هو؟, ", "en-GB button"]),
    ("FAQ已展开", "en", ["en FAQ", "cmn 已展开"]), ("ボタンです漢字", "zh", ["ja ボタンです", "zh 漢字"]),
    ("Done 👍, ✓", "en", ["en Done 👍, ✓"]), ("ღილაკი, button", "en", ["en ღილაკი, button"]),
  ]

  @Test(arguments: stretches) func eachScriptHasAVoiceThatReadsIt(
    _ text: String, _ language: String, _ stretches: [String]
  ) {
    let segments = SpokenSegment(text, language: language).readable
    #expect(segments.map { "\($0.language) \($0.text)" } == stretches)
    #expect(segments.map(\.text).joined() == text)
  }

  @Test func tellsThePhonemesOfEachClause() throws {
    let pronouncer = try Pronouncer(program: .tested, cache: nil)
    let pronunciations = try pronouncer.pronounce(
      ["Shipping, collapsed"], reader: .voiceOver, language: "en-US")
    #expect(pronunciations.map(\.phonemes) == [["ʃˈɪpɪŋ", "kəlˈæpst"]])
  }

  @Test func whatWasAskedBeforeNeedsNoEngine() throws {
    let folder = try TemporaryFolder()
    let cache = SpeechCache(folder: folder.path + "/cache")
    let texts = ["FAQ", "Done 👍 ▸", "Details кнопка"]
    let first = try Pronouncer(program: .tested, cache: cache)
      .pronounce(texts, reader: .talkBack, language: "ru")
    let again = try Pronouncer(program: WorkerProgram(path: "/nowhere"), cache: cache)
      .pronounce(texts, reader: .talkBack, language: "ru")
    #expect(first == again)
    #expect(Set(first.flatMap(\.findings).map(\.kind)).count > 2)
  }

  @Test func aLongTextIsRefused() throws {
    let pronouncer = try Pronouncer(program: .tested, cache: nil)
    #expect(throws: SpeechError.textTooLong(characters: 10_001)) {
      try pronouncer.pronounce(
        [String(repeating: "a", count: 10_001)], reader: .talkBack, language: "en")
    }
  }
}
