import Foundation
import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct TalkBackLexiconTests {
  private static let locales = ["ar", "de", "en", "es", "fr", "hi", "ja", "pt-BR", "zh-CN"]

  @Test func nineLocalesAreThere() {
    #expect(Lexicon.locales(of: .talkBack) == Self.locales)
  }

  @Test func everyFileOfTheFolderIsKnown() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ScreenReaders/Lexicons")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let locales = files.filter { $0.hasPrefix("talkback.") }.map {
      String($0.dropFirst("talkback.".count).dropLast(".yaml".count))
    }
    #expect(locales.sorted() == Self.locales)
  }

  /// Names of Arabic marks and of two currencies have no translation in TalkBack either.
  @Test(arguments: Self.locales)
  func aLocaleHasEveryWordOfEnglish(_ locale: String) throws {
    let english = try Lexicon.best(for: "en", of: .talkBack)
    let lexicon = try Lexicon.best(for: locale, of: .talkBack)
    for (name, word) in english.entries {
      if let plural = name.firstIndex(of: ".") {
        #expect(lexicon.plural(String(name[..<plural]), count: 2) != nil, "\(locale) \(name)")
        continue
      }
      guard let own = lexicon[name] else {
        #expect(name.hasPrefix("symbol_"), "\(locale) lacks \(name)")
        continue
      }
      #expect(!own.text.isEmpty && !own.source.isEmpty, "\(locale) \(name)")
      #expect(arguments(of: own.text) == arguments(of: word.text), "\(locale) \(name)")
    }
  }

  private func arguments(of text: String) -> Set<Substring> {
    Set(text.matches(of: /%\d\$[sd]/).map(\.output))
  }

  @Test(arguments: [
    ("en-GB", "en"), ("de-AT", "de"), ("pt-PT", "pt-BR"), ("pt", "pt-BR"), ("zh", "zh-CN"),
    ("zh-Hans-SG", "zh-CN"), ("ES", "es"), ("fr_CA", "fr"),
  ])
  func aLocaleFallsBackAsAndroidResourcesDo(_ wanted: String, _ found: String) throws {
    #expect(try TalkBack([]) { $0.locale = wanted }.locale == found)
  }

  @Test(arguments: ["tlh", "zh-TW", "zh-Hant", "", "english"])
  func anUnknownLocaleIsRefusedWithTheKnownOnes(_ locale: String) {
    let error = #expect(throws: UnknownLocale.self) { try TalkBack([]) { $0.locale = locale } }
    #expect(error?.known == Self.locales)
    #expect(error?.description.contains("pt-BR") == true)
  }

  @Test(arguments: [
    ("en", "Row", "collapsed, Row, Button"), ("de", "Row", "Minimiert, Row, Schaltfläche"),
    ("ja", "Row", "折りたたまれています, Row, ボタン"), ("ar", "Row", "تم التصغير, Row, زر"),
  ])
  func aRowIsSpokenInTheReadersLanguage(
    _ locale: String, _ text: String, _ spoken: String
  ) throws {
    var reader = try TalkBack([button(text) { $0.actions = [AndroidAction(.expand)] }]) {
      $0.locale = locale
    }
    #expect(reader.hear(.swipeRight) == [spoken])
  }

  @Test func everyRuleIsUniqueAndHasASource() {
    let rules = TalkBack.rules
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.hasPrefix("talkback.") && rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(!rule.source.isEmpty)
    }
  }
}
