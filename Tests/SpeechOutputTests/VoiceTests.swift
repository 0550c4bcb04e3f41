import ScreenReaders
import Testing

@testable import SpeechOutput

@Suite struct VoiceTests {
  @Test func listsNoVoiceThatNeedsAnotherProgram() throws {
    let list = try VoiceList.installed(program: .tested, cache: nil)
    #expect(list.voices.count > 100)
    #expect(!list.voices.contains { $0.identifier.hasPrefix("mb/") })
    #expect(list.variants.contains("f3"))
    #expect(!list.tags.isEmpty)
  }

  @Test(arguments: [
    ("en", "gmw/en-US"), ("en-GB", "gmw/en"), ("en-AU", "gmw/en-US"), ("de-CH", "gmw/de"),
    ("pt", "roa/pt-BR"), ("pt-PT", "roa/pt"), ("es-MX", "roa/es-419"), ("fr", "roa/fr"),
    ("fr-CA", "roa/fr"), ("zh-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-TW", "sit/cmn-Latn-pinyin"),
    ("ja-JP", "jpx/ja"), ("no", "gmq/nb"), ("hi", "inc/hi"), ("ar-EG", "sem/ar"),
    ("EN_us", "gmw/en-US"),
  ])
  func speaksALanguage(_ language: String, _ identifier: String) throws {
    let list = try VoiceList.installed(program: .tested, cache: nil)
    #expect(list.voice(for: language)?.identifier == identifier)
  }

  @Test(arguments: ["xx", "", "-", "123456789012345678901234567890"])
  func noVoiceSpeaksNonsense(_ language: String) throws {
    let list = try VoiceList.installed(program: .tested, cache: nil)
    #expect(list.voice(for: language) == nil)
  }

  private let list = VoiceList(
    voices: [
      Voice(name: "English", identifier: "gmw/en-US", languages: [.init(tag: "en-us", rank: 2)]),
      Voice(name: "German", identifier: "gmw/de", languages: [.init(tag: "de", rank: 5)]),
    ], variants: ["f3", "m7"])

  @Test func choicesChangeTheUsual() throws {
    var all = VoiceChoice()
    all.rate = 300
    var one = VoiceChoice(reader: .talkBack, language: "de")
    one.pitch = 200
    one.variant = "m7"
    let table = VoiceTable([all, one])
    let german = try table.settings(for: .talkBack, language: "de-AT", in: list)
    #expect(german.voice == "gmw/de" && german.variant == "m7")
    #expect(german.rate == 300 && german.pitch == 99)
    let english = try table.settings(for: .talkBack, language: "en", in: list)
    #expect(english.variant == nil && english.pitch == 50)
    #expect(table.rate(for: .voiceOver, language: "fr") == 300)
    #expect(VoiceTable().rate(for: .voiceOver, language: "fr") == 175)
  }

  @Test func unknownNamesAreRefusedWithTheNearest() {
    var choice = VoiceChoice()
    choice.voice = "en-su"
    #expect(throws: SpeechError.unknownVoice("en-su", nearest: "en-us")) {
      try VoiceTable([choice]).settings(for: .talkBack, language: "en", in: list)
    }
    choice.voice = nil
    choice.variant = "f4"
    #expect(throws: SpeechError.unknownVariant("f4", nearest: "f3")) {
      try VoiceTable([choice]).settings(for: .talkBack, language: "en", in: list)
    }
  }

  @Test func theReadersAreToldApartByEar() throws {
    let both = try ReaderKind.allCases.map {
      try VoiceTable().settings(for: $0, language: "en", in: list)
    }
    #expect(both[0] != both[1])
  }

  @Test(arguments: [(79, 80), (80, 80), (449, 449), (450, 449), (.max, 449), (.min, 80)])
  func ratesStayInRange(_ asked: Int, _ given: Int) {
    var settings = VoiceSettings("en")
    settings.rate = asked
    #expect(settings.inRange.rate == given)
  }

  @Test(arguments: [
    ("ひらがな", "ヒラガナ"), ("リストの中です", "リストノ 中 デス"), ("ブラジル・レアル", "ブラジル レアル"),
    ("a\u{0}b\u{7}", "a b "),
  ])
  func japaneseIsWrittenAsTheEngineReadsIt(_ text: String, _ spoken: String) {
    let speakable = SpeakableText(text, language: "ja-JP")
    #expect(speakable.text == spoken)
    #expect(speakable.places.count == spoken.unicodeScalars.count)
    #expect(speakable.places == speakable.places.sorted())
  }

  @Test func liveSpeechNeedsASoundDevice() throws {
    do {
      let speech = try LiveSpeech(program: .tested, cache: nil)
      #expect(!speech.isSpeaking)
    } catch {
      #expect(error == .noSoundDevice)
      #expect(error.message.contains("--wav"))
    }
  }

  @Test func theEngineTellsWhatItIs() throws {
    let info = try EngineInfo.inspect(.tested)
    #expect(info.version.hasPrefix("1."))
    #expect(info.dataPath.hasSuffix("espeak-ng-data"))
    #expect(info.sampleRate == 22_050)
  }
}

@Suite struct VoiceSettingTests {
  private func length(_ text: String, _ change: (inout VoiceChoice) -> Void) throws -> Int {
    var choice = VoiceChoice()
    change(&choice)
    let engine = try WorkerProcess(.tested)
    let list = try VoiceList.installed(program: .tested, cache: nil)
    let settings = try VoiceTable([choice]).settings(for: .talkBack, language: "en", in: list)
    return try engine.speak(SpeechCall(text: text, voice: settings, limit: nil)).samples.count
  }

  @Test(arguments: [
    (VoiceSettings.Punctuation.some, "ice-cream", true), (.some, "a; b", false),
    (.all, "a; b", true),
    (.none, "ice-cream", false),
  ])
  func punctuationIsNamedAsSet(
    _ level: VoiceSettings.Punctuation, _ text: String, _ isNamed: Bool
  ) throws {
    let plain = try length(text) { _ in }
    let set = try length(text) { $0.punctuation = level }
    #expect((set > plain + 4000) == isNamed, "\(set) and \(plain) samples")
  }

  @Test func aCapitalIsTold() throws {
    let plain = try length("Shipping") { $0.capitals = VoiceSettings.Capitals.none }
    let told = try length("Shipping") { $0.capitals = .word }
    #expect(told > plain + 4000)
  }
}
