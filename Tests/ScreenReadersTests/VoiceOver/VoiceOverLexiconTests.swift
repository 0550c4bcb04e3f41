import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct VoiceOverLexiconTests {
  @Test func tenLocalesAreThere() {
    #expect(
      Lexicon.locales(of: .voiceOver)
        == ["ar", "de", "en", "es", "fr", "hi", "ja", "pt-BR", "ru", "zh-Hans"])
  }

  @Test(arguments: Lexicon.locales(of: .voiceOver))
  func aLocaleHasEveryWordOfEnglish(_ locale: String) throws {
    let english = try Lexicon.best(for: "en", of: .voiceOver)
    let lexicon = try Lexicon.best(for: locale, of: .voiceOver)
    for (name, _) in english.entries {
      let word = try #require(lexicon[name], "\(locale) lacks \(name)")
      #expect(!word.text.isEmpty && !word.source.isEmpty)
    }
  }

  @Test(arguments: Lexicon.locales(of: .voiceOver))
  func aWordWithNumbersKeepsTheirPlaces(_ locale: String) throws {
    let lexicon = try Lexicon.best(for: locale, of: .voiceOver)
    for name in ["row", "column", "rowSpan", "columnSpan", "headingLevel", "itemChooser"] {
      #expect(lexicon[name]?.text.contains("%1$s") == true, "\(locale) \(name)")
    }
    #expect(lexicon["position"]?.text.contains("%1$s") == true)
    #expect(lexicon["position"]?.text.contains("%2$s") == true)
  }

  @Test func anUnknownLocaleIsRefusedWithTheKnownOnes() {
    var settings = VoiceOverSettings()
    settings.locale = "tlh"
    let error = #expect(throws: UnknownLocale.self) { try VoiceOver(settings: settings) }
    #expect(error?.known == Lexicon.locales(of: .voiceOver))
    #expect(error?.description.contains("zh-Hans") == true)
  }

  @Test func aLanguageOfTheElementSwitchesVoiceAndWords() throws {
    var element = IOSElement(id: "x", label: "Versand")
    element.traits = .button
    element.language = "de-CH"
    let parts = try VoiceOver().announcement(of: element).parts
    #expect(parts.map(\.text) == ["Versand", "Taste"])
    #expect(parts.map(\.language) == ["de-CH", "de-CH"])
  }

  @Test func aSpanSwitchesTheVoiceForItself() throws {
    var element = IOSElement(id: "x", label: "Say Guten Tag")
    element.labelSpans = [LabelSpan("Say "), LabelSpan("Guten Tag", language: "de")]
    element.traits = .button
    let parts = try VoiceOver().announcement(of: element).parts
    #expect(parts.map(\.language) == [nil, "de", nil])
    #expect(VoiceOver.render(parts, as: .commas) == "Say Guten Tag, button")
  }

  @Test func anUnknownLanguageKeepsTheReadersWords() throws {
    var element = IOSElement(id: "x", label: "Qapla'")
    element.traits = .button
    element.language = "tlh"
    let parts = try VoiceOver().announcement(of: element).parts
    #expect(parts.map(\.text) == ["Qapla'", "button"])
  }

  @Test func aTranslatedWordIsNoBetterKnownThanModelled() throws {
    var settings = VoiceOverSettings()
    settings.locale = "hi"
    var element = IOSElement(id: "x", label: "x")
    element.traits = .button
    let parts = try VoiceOver(settings: settings).announcement(of: element).parts
    #expect(parts.map(\.origin.evidence) == [.recorded, .modelled])
  }
}
