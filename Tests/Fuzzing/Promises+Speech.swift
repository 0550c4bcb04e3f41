import Hearing
import ScreenReaders
import Semantics
import SpeechOutput

extension Promises {
  mutating func writeCaptions(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let captions = Captions(merging: [
      Captions(estimated: source.timeline()), Captions(estimated: source.timeline()),
    ])
    expect(captions.misplaced(in: .max).isEmpty, "every cue has its time")
    if let fault = Self.faultOfWebVTT(captions.webVTT) { expect(false, "WebVTT: \(fault)") }
    if let fault = Self.faultOfSubRip(captions.subRip) { expect(false, "SubRip: \(fault)") }
  }

  /// Blocks of a time line and one line of text; the times do not go back.
  private static func faultOfWebVTT(_ text: String) -> String? {
    let blocks = blocks(text)
    guard blocks.first == ["WEBVTT"] else { return "another heading" }
    var last = ""
    for block in blocks.dropFirst() {
      guard block.count == 2, block[0].contains(" --> ") else { return "\(block)" }
      guard last <= block[0].prefix(12) else { return "times go back" }
      last = String(block[0].prefix(12))
      guard block[1].hasPrefix("<v "), !block[1].contains("-->") else { return "\(block)" }
      let inside = block[1].unicodeScalars.dropFirst(3).drop { $0 != ">" }.dropFirst()
      for tag in inside.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
        let isTime = tag.prefix { $0 != ">" }.allSatisfy {
          "0123456789:.".unicodeScalars.contains($0)
        }
        guard isTime, tag.contains(">") else { return "markup: \(block[1])" }
      }
    }
    return nil
  }

  private static func faultOfSubRip(_ text: String) -> String? {
    for (number, block) in blocks(text).enumerated() {
      guard block.count == 3, block[0] == "\(number + 1)", block[1].contains(" --> ") else {
        return "\(block)"
      }
    }
    return nil
  }

  private static func blocks(_ text: String) -> [[String]] {
    // By line feeds alone: a reader of captions knows no other breaks.
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r"
    }.map(String.init)
    return lines.split(separator: "").map(Array.init)
  }

  mutating func speak(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let language = Self.languages[Int(first) % Self.languages.count]
    let text = String(decoding: bytes.dropFirst().prefix(400), as: UTF8.self)
    let timing = DurationEstimate()
    let words = timing.words(of: text, language: language)
    expect(timing.duration(of: text, language: language) >= words.last?.ends ?? 0, "words fit in")
    _ = Timeline(reading: text, reader: .voiceOver, locale: language, timing: timing)
    let speakable = SpeakableText(text, language: language)
    expect(
      speakable.places.count == speakable.text.unicodeScalars.count, "each character has a place")
    expect(
      !speakable.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F },
      "no control reaches the engine")
    let voice = Self.voices[Self.languages.firstIndex(of: language) ?? 0]
    synthesise(speakable, Self.settings(of: voice, by: Int(first) / Self.languages.count))
  }

  static let languages = ["en", "de", "ja", "ar", "fr", "zh", "ru"]
  private static let voices = ["en-us", "de", "ja", "ar", "roa/fr", "sit/cmn", "ru"]

  /// As fast as it goes: what takes time is the sound, where little can break.
  private static func settings(of voice: String, by number: Int) -> VoiceSettings {
    var settings = VoiceSettings(voice)
    let (ways, more) = (VoiceSettings.Punctuation.allCases, VoiceSettings.Capitals.allCases)
    settings.rate = 449
    settings.punctuation = ways[number % ways.count]
    settings.capitals = more[number / ways.count % more.count]
    return settings
  }

  private mutating func synthesise(_ text: SpeakableText, _ settings: VoiceSettings) {
    Engine.use { engine in
      do throws(EngineFailure) {
        let call = SpeechCall(text: text.text, voice: settings, limit: 22_050 * 20)
        try engine.speak(call)
        let words = engine.recording.words
        expect(words.map(\.time) == words.map(\.time).sorted(), "words come one after another")
        _ = try engine.phonemes(of: text.text, voice: settings.voice)
      } catch {
        expect(false, "the engine speaks: \(error)")
      }
      expect(Engine.opened.isEmpty, "a text opened \(Engine.opened)")
    }
  }
}

extension ByteSource {
  mutating func timeline() -> Timeline {
    var timeline = Timeline(
      reader: one(of: ReaderKind.allCases), locale: one(of: Promises.languages))
    let cause = Cause(.gesture, step: 0, what: "swipe right")
    while !isEmpty, timeline.speech.count < 4 {
      let began = number()
      let duration = number()
      let audible = byte() % 2 == 0 ? duration : number() % (duration + 1)
      timeline.speech.append(
        Speech(
          utterance: Utterance(.focus, parts: [], text: text(), queueing: .queue), cause: cause,
          requested: began, began: began, ended: began + audible, duration: duration,
          outcome: audible == duration ? .heard : .cut(by: cause)))
    }
    return timeline
  }
}
