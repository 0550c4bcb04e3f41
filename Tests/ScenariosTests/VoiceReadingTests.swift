import Scenarios
import ScreenReaders
import Testing
import YAML

@Suite("How readers sound is read, for each of them and for each language")
struct VoiceReadingTests {
  private func read(_ voices: String) -> ScenarioReading {
    let text = """
      earshot: 1
      title: T
      voices: \(voices)
      screen: {accordion: {rows: [{id: a, title: A}]}}
      steps: [{do: swipe right}]
      """
    return Scenario.read(bytes: Array(text.utf8), path: "s.yaml")
  }

  @Test("All that the speech engine offers can be asked for")
  func whole() throws {
    let reading = read(
      """
      {voiceover: {name: en-gb, range: 20, punctuation: some, capitals: word,
         languages: {de: {rate: 300, capitals: pitch}, de-AT: {rate: 320}, fr: fr}},
         talkback: {variant: f2, pitch: 99, rate: 449, volume: 200}}
      """)
    #expect(reading.diagnostics.map(\.description) == [])
    let voice = try #require(reading.scenario?.voices[.voiceOver])
    #expect(voice.range == 20 && voice.punctuation == .some && voice.capitals == .word)
    #expect(voice.languages["de"]?.capitals == .pitch)
    #expect(voice.languages["fr"]?.name == "fr")
    #expect(voice.tags == ["de", "fr", "de-AT"])
  }

  @Test(
    "The rate of the nearest language counts",
    arguments: [("de", 300), ("de-CH", 300), ("de-at", 320), ("den", 200), ("fr", 200)])
  func rate(language: String, rate: Int) throws {
    let reading = read("{rate: 200, languages: {de: {rate: 300}, de-AT: {rate: 320}, fr: fr}}")
    #expect(try #require(reading.scenario?.voices[.talkBack]).rate(in: language) == rate)
  }

  @Test(
    "What cannot be is told with the nearest word",
    arguments: [
      ("{punctuation: alll}", "unknown punctuation 'alll'; did you mean 'all'?"),
      ("{capitals: pich}", "unknown capitals 'pich'; did you mean 'pitch'?"),
      ("{rate: 450}", "'rate' is 80 to 449, not 450"),
      ("{rate: 79}", "'rate' is 80 to 449, not 79"),
      ("{pitch: 100}", "'pitch' is 0 to 99, not 100"),
      ("{range: 100}", "'range' is 0 to 99, not 100"),
      ("{volume: 201}", "'volume' is 0 to 200, not 201"),
      ("{rnage: 5}", "unknown key 'rnage'; did you mean 'range'?"),
      ("{languages: {german: de}}", "'german' is no language tag; did you mean 'de'?"),
      ("{languages: de}", "expected a mapping from languages to voices"),
      (
        "{languages: {de: {languages: {fr: fr}}}}", "a language has no languages of its own"
      ),
    ])
  func wrong(voices: String, message: String) {
    let problems = read(voices).diagnostics.map(\.description)
    #expect(problems.count == 1 && problems[0].hasSuffix("error: \(message)"), "\(problems)")
  }
}
