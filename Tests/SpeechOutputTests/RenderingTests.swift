import Hearing
import ScreenReaders
import Semantics
import Testing

@testable import SpeechOutput

@Suite struct RenderingTests {
  @Test func isHeardAndLastsAsLongAsTheTimeline() throws {
    let timeline = Timeline.saying(["collapsed, Shipping, Button", "expanded"])
    let rendering = try SpeechRenderer.tested().render(timeline)
    let isSilent = rendering.samples.isSilent
    #expect(!isSilent)
    // The last word may take a little longer than it was estimated to.
    #expect((timeline.end + 250...timeline.end + 500).contains(rendering.length))
    #expect(rendering.troubled.isEmpty)
    #expect(rendering.utterances.map(\.index) == [0, 1])
  }

  @Test func isTheSameTwice() throws {
    let renderer = try SpeechRenderer.tested()
    let timeline = Timeline.saying(["collapsed, Shipping, Button", "expanded", "Zürich, Köln"])
    #expect(try renderer.render(timeline) == renderer.render(timeline))
  }

  @Test func noUtteranceRunsIntoTheNext() throws {
    let texts = ["expanded", "collapsed, Which states does Accordion have?, Button", "Heading"]
    let timeline = Timeline.saying(texts)
    let rendering = try SpeechRenderer.tested().render(timeline)
    for utterance in rendering.utterances {
      let speech = timeline.speech[utterance.index]
      #expect(utterance.begins == speech.began)
      let next = utterance.index + 1 < texts.count ? timeline.speech[utterance.index + 1] : nil
      #expect(utterance.ends <= next?.began ?? rendering.length)
      // And does not leave a quarter of it empty.
      #expect((utterance.ends - utterance.begins) * 4 > speech.duration * 3)
    }
  }

  @Test func cutsSpeechWhereItWasCut() throws {
    let rendering = try SpeechRenderer.tested().render(.cutting("collapsed, Shipping", at: 180))
    let after = rendering.samples.dropFirst(180 * rendering.sampleRate / 1000)
    #expect(Array(after).isSilent)
    #expect(!Array(rendering.samples.dropLast(after.count)).isSilent)
    #expect(rendering.utterances.map(\.ends) == [180])
  }

  @Test func wordsFollowEachOtherAndMakeUpTheText() throws {
    let text = "collapsed, Which states does Accordion have?, Button"
    let rendering = try SpeechRenderer.tested().render(.saying([text]))
    let words = try #require(rendering.utterances.first).words
    #expect(words.map(\.text).joined() == text)
    #expect(words.count == 7)
    for (word, next) in zip(words, words.dropFirst()) { #expect(word.ends <= next.begins) }
    #expect(words.allSatisfy { $0.ends <= rendering.length })
  }

  @Test(arguments: ["en", "es", "fr", "de", "ja", "ar", "pt-BR", "zh-CN", "hi", "ru", "xx"])
  func speaks(_ locale: String) throws {
    let texts = [
      "en": "Shipping, button, collapsed", "es": "Envío, botón, contraído",
      "fr": "Livraison, bouton, développé", "de": "Versand, Taste, Reduziert",
      "ja": "ボタン、ひらがなです", "ar": "الشحن، زر", "pt-BR": "Envio, Botão", "zh-CN": "已展开，按钮",
      "hi": "शिपिंग, बटन", "ru": "Доставка, кнопка", "xx": "Button",
    ]
    let timeline = Timeline.saying([texts[locale] ?? ""], reader: .voiceOver, locale: locale)
    let rendering = try SpeechRenderer.tested().render(timeline)
    let isSilent = rendering.samples.isSilent
    #expect(!isSilent)
    #expect(rendering.troubled.isEmpty)
  }

  /// Each is read by the voice of its letters, in the time that it was estimated to take.
  @Test(arguments: [
    "ما هو الأكورديون؟, button, collapsed", "Доставка, button, collapsed",
    "शिपिंग, button, collapsed", "ボタン, button, collapsed", "已展开, button, collapsed",
  ])
  func lettersOfAnotherScriptAreNotSpelled(_ text: String) throws {
    let timeline = Timeline.saying([text, "collapsed"])
    let rendering = try SpeechRenderer.tested().render(timeline)
    #expect(rendering.troubled.isEmpty)
    #expect(rendering.utterances.allSatisfy { $0.speed == 1000 })
  }

  @Test func playsASoundWithoutSpeech() throws {
    var queue = SpeechQueue(reader: .voiceOver, locale: "en")
    queue.play(.boundary, nil, cause: Timeline.cause, at: 100)
    queue.finish()
    let rendering = try SpeechRenderer.tested().render(queue.timeline(steps: [0], focus: []))
    let isSilent = rendering.samples.isSilent
    #expect(!isSilent)
    #expect(rendering.samples.prefix(rendering.sampleRate / 10).allSatisfy { $0 == 0 })
  }

  @Test(arguments: Sound.allCases) func everySoundIsShortAndItsOwn(_ sound: Sound) {
    let samples = sound.earcon.samples(at: 22_050)
    #expect(!samples.isSilent)
    #expect(samples.count < 22_050 / 3)
    #expect(samples.allSatisfy { abs(Int($0)) <= 8192 })
  }

  @Test func putsReadersIntoAnEarEach() throws {
    let renderer = try SpeechRenderer.tested()
    let left = try renderer.render(.saying(["one"], reader: .voiceOver))
    let right = try renderer.render(.saying(["one two three"], reader: .talkBack))
    let both = StereoRendering(left: left, right: right)
    #expect(both.samples.count == right.samples.count * 2)
    #expect(
      stride(from: 0, to: left.samples.count * 2, by: 2).map { both.samples[$0] } == left.samples)
    #expect(
      stride(from: 1, to: both.samples.count, by: 2).map { both.samples[$0] } == right.samples)
  }

  @Test func speaksEachPartInItsLanguage() throws {
    let origin = Origin(
      node: nil, property: .label, rule: Rule("test", "A test.", .modelled, source: "a test"))
    func timeline(_ language: String?) -> Timeline {
      var queue = SpeechQueue(reader: .voiceOver, locale: "en")
      let parts = [
        Part(.label, "Straße und Weg", origin: origin, language: language),
        Part(.role, "button", origin: origin),
      ]
      let text = "Straße und Weg, button"
      let utterance = Utterance(.focus, parts: parts, text: text, queueing: .queue)
      queue.say(utterance, cause: Timeline.cause, at: 0)
      queue.finish()
      return queue.timeline(steps: [0], focus: [])
    }
    let renderer = try SpeechRenderer.tested()
    let plain = try renderer.render(timeline(nil))
    let german = try renderer.render(timeline("de"))
    #expect(german.utterances[0].words.map(\.text).joined() == "Straße und Wegbutton")
    #expect(plain.samples != german.samples)
  }
}
