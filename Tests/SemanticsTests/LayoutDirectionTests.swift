import Semantics
import Testing

@Suite struct LayoutDirectionTests {
  @Test(arguments: ["ar", "ar-EG", "he", "HE-il", "fa_IR", "ur", "az-Arab", "yi"])
  func runsFromTheRight(locale: String) {
    #expect(LayoutDirection(locale: locale) == .rightToLeft)
  }

  @Test(arguments: ["en", "de-DE", "zh-Hans", "ar-Latn", "pa-PK", "", "arx", "-"])
  func runsFromTheLeft(locale: String) {
    #expect(LayoutDirection(locale: locale) == .leftToRight)
  }
}
