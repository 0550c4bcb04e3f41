import PlatformTrees
import ScreenReaders
import Testing

@Suite struct VoiceOverRenderingTests {
  private func parts(_ label: String, _ traits: Traits, locale: String = "en") throws -> [Part] {
    var settings = VoiceOverSettings()
    settings.locale = locale
    var element = IOSElement(id: "x", label: label)
    element.traits = traits
    element.expandedStatus = .collapsed
    return try VoiceOver(settings: settings).announcement(of: element).parts
  }

  @Test func onePartListReadsInThreeForms() throws {
    let parts = try parts("Shipping", .button)
    #expect(VoiceOver.render(parts, as: .commas) == "Shipping, button, collapsed")
    #expect(VoiceOver.render(parts, as: .phrases) == "Shipping. Button. Collapsed.")
    #expect(VoiceOver.render(parts, as: .spoken) == "Shipping, button, collapsed")
  }

  @Test func aVoiceGetsNoPauseTwice() throws {
    let parts = try parts("Which states?", .button)
    #expect(VoiceOver.render(parts, as: .commas) == "Which states?, button, collapsed")
    #expect(VoiceOver.render(parts, as: .spoken) == "Which states? button, collapsed")
  }

  @Test(arguments: [
    (VoiceOverSettings.Punctuation.none, "Set 1 done 3.5, button", "Takt 1 fertig, Taste"),
    (.some, "Set 1, done 3.5, button", "Takt 1, fertig, Taste"),
    (.all, "Set 1 comma done 3 dot 5, button", "Takt 1 Komma fertig, Taste"),
  ])
  func punctuationIsNamedKeptOrLeftOut(
    _ item: (VoiceOverSettings.Punctuation, String, String)
  ) throws {
    var german = element("takt", .button, label: "Takt 1, fertig")
    german.element.language = "de"
    var reader = try VoiceOver([element("set", .button, label: "Set 1, done 3.5"), german]) {
      $0.punctuation = item.0
    }
    #expect(reader.heard(.swipeRight) == [item.1])
    #expect(reader.heard(.swipeRight) == [item.2])
  }

  @Test func aBreakBetweenLinesIsAPause() throws {
    let parts = try parts("One\n two", [])
    #expect(VoiceOver.render(parts, as: .spoken) == "One, two, collapsed")
  }

  @Test(arguments: [
    ("de", "Titel, Taste, Überschrift, reduziert", "Titel. Taste. Überschrift. Reduziert."),
    ("ru", "Titel, кнопка, заголовок, свернуто", "Titel. Кнопка. Заголовок. Свернуто."),
    ("ja", "Titel, ボタン, 見出し, 折りたたみ済み", "Titel. ボタン。 見出し。 折りたたみ済み。"),
  ])
  func everyLanguageWritesItsWordsItsWay(_ item: (String, String, String)) throws {
    let parts = try parts("Titel", [.button, .header], locale: item.0)
    #expect(VoiceOver.render(parts, as: .commas) == item.1)
    #expect(VoiceOver.render(parts, as: .phrases) == item.2)
  }

  @Test func aHintJoinsTheAuthorsSentenceAndTheReadersOwn() throws {
    var element = IOSElement(id: "x", label: "T")
    element.hint = "Shows more."
    element.expandedStatus = .expanded
    let hint = try VoiceOver().announcement(of: element).hint
    #expect(VoiceOver.renderHint(hint, as: .commas) == "Shows more. Double tap to collapse")
    #expect(VoiceOver.renderHint(hint, as: .phrases) == "Shows more. Double tap to collapse.")
  }

  @Test func arabicCountsInItsOwnDigits() throws {
    var element = IOSElement(id: "x", label: "س")
    element.context = .series(index: 2, count: 13)
    var settings = VoiceOverSettings()
    settings.locale = "ar"
    let parts = try VoiceOver(settings: settings).announcement(of: element).parts
    #expect(VoiceOver.render(parts, as: .commas) == "س, ٢ من ١٣")
  }
}
