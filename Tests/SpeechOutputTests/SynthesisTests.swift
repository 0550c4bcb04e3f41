import Hearing
import Semantics
import Testing

@testable import SpeechOutput

/// A worker of ten samples a letter that fails at some texts.
private struct Fake: Speaking {
  var failing: [String: SpeechError] = [:]
  /// Says what it is asked.
  var log: Log

  final class Log {
    var calls: [String] = []
    var waiting: [SpeechCall] = []
  }

  func sampleRate() throws(SpeechError) -> Int { 1000 }

  func begin(_ call: SpeechCall) throws(SpeechError) { log.waiting.append(call) }

  func finish() throws(SpeechError) -> RawSpeech {
    let call = log.waiting.removeFirst()
    log.calls.append("\(call.text) at \(call.voice.rate)")
    if let error = failing[call.text] { throw error }
    let count = call.text.count * 10 * 175 / call.voice.rate
    return RawSpeech(
      samples: [Int16](repeating: 1000, count: min(count, call.limit ?? .max)),
      words: [RawWord(position: 0, length: call.text.count, time: 0)])
  }
}

@Suite struct SqueezingTests {
  /// A tone of 200 Hz.
  private let tone = Earcon(tones: [.init(from: 200, to: 200, length: 2000)]).samples(at: 22_050)

  @Test(arguments: [44_000, 40_000, 36_000]) func keepsThePitch(_ count: Int) {
    let squeezed = Squeezing.samples(tone, to: count)
    #expect(squeezed.count == count)
    let crossings = zip(squeezed, squeezed.dropFirst()).count { $0 < 0 && $1 >= 0 }
    let hertz = Double(crossings) * 22_050 / Double(count)
    #expect(abs(hertz - 200) < 3)
  }

  @Test func leavesWhatIsShortEnough() {
    #expect(Squeezing.samples(tone, to: tone.count) == tone)
    #expect(Squeezing.samples([1, 2, 3], to: 2) == [1, 2, 3])
  }

  @Test func survivesSilence() {
    let silence = [Int16](repeating: 0, count: 10_000)
    #expect(Squeezing.samples(silence, to: 9000) == [Int16](repeating: 0, count: 9000))
  }
}

@Suite struct SynthesisTests {
  private func planned(
    _ text: String, slot: Milliseconds, room: Milliseconds? = nil, isCut: Bool = false
  ) -> PlannedUtterance {
    let segment = PlannedSegment(
      text: SpeakableText(text, language: "en"), voice: VoiceSettings("en"))
    return PlannedUtterance(
      index: 0, segments: [segment], slot: slot, room: room ?? slot, isCut: isCut)
  }

  private func speak(
    _ utterances: [PlannedUtterance], failing: [String: SpeechError] = [:], log: Fake.Log
  ) throws -> [UtteranceSound] {
    var synthesis = Synthesis { () throws(SpeechError) in
      log.waiting = []
      return Fake(failing: failing, log: log)
    }
    return try synthesis.sounds(of: SpeechPlan(utterances: utterances))
  }

  @Test func whatFitsIsSpokenOnce() throws {
    let log = Fake.Log()
    let sounds = try speak([planned("aaaaaaaaaa", slot: 100)], log: log)
    #expect(log.calls == ["aaaaaaaaaa at 175"])
    #expect(sounds[0].samples.count == 100)
    #expect(sounds[0].speed == 1000)
  }

  @Test func whatSilenceFollowsMayTakeLonger() throws {
    let log = Fake.Log()
    let sounds = try speak([planned("aaaaaaaaaa", slot: 80, room: 110)], log: log)
    #expect(log.calls == ["aaaaaaaaaa at 175"])
    #expect(sounds[0].samples.count == 100)
  }

  @Test func whatSpeechFollowsIsSqueezed() throws {
    let log = Fake.Log()
    let text = String(repeating: "a", count: 200)
    let sounds = try speak([planned(text, slot: 1800)], log: log)
    #expect(log.calls == ["\(text) at 175"])
    #expect(sounds[0].samples.count == 1800)
    #expect(sounds[0].speed == 1111)
    #expect(sounds[0].words.map(\.ends) == [1800])
    #expect(sounds[0].trouble == nil)
  }

  @Test func whatIsFarTooLongIsSpokenFasterAndThenCut() throws {
    let log = Fake.Log()
    let fits = try speak([planned("aaaaaaaaaa", slot: 70)], log: log)
    #expect(log.calls == ["aaaaaaaaaa at 175", "aaaaaaaaaa at 249"])
    #expect(fits[0].samples.count == 70)
    #expect(fits[0].trouble == nil)
    let tight = try speak([planned("aaaaaaaaaa", slot: 40)], log: log)
    #expect(tight[0].samples.count == 40)
    #expect(tight[0].trouble == .tooLong(22))
  }

  @Test func whatWasCutIsNotHurried() throws {
    let log = Fake.Log()
    let sounds = try speak([planned("aaaaaaaaaa", slot: 30, isCut: true)], log: log)
    #expect(log.calls == ["aaaaaaaaaa at 175"])
    #expect(sounds[0].samples.count == 30)
    #expect(sounds[0].samples.last.map { abs($0) < 300 } == true)
  }

  @Test(arguments: [SpeechError.workerHung, .workerEnded(signal: 11)])
  func aCrashCostsOneUtterance(_ error: SpeechError) throws {
    let log = Fake.Log()
    let plan = [planned("a", slot: 20), planned("bad", slot: 40), planned("c", slot: 20)]
    let sounds = try speak(plan, failing: ["bad": error], log: log)
    #expect(sounds.map(\.trouble) == [nil, .silent(error), nil])
    #expect(sounds[1].samples.isEmpty)
    // From the beginning each time, as the engine's samples depend on what was before.
    #expect(
      log.calls.map { String($0.prefix { $0 != " " }) }
        == ["a", "bad", "a", "bad", "a", "c"])
  }

  @Test func twoCrashesCostTwoUtterances() throws {
    let log = Fake.Log()
    let plan = ["x", "a", "y"].map { planned($0, slot: 20) }
    let failing = ["x": SpeechError.workerHung, "y": .workerEnded(signal: nil)]
    let sounds = try speak(plan, failing: failing, log: log)
    #expect(sounds.map { $0.trouble == nil } == [false, true, false])
  }

  @Test func whatNoOtherWorkerCouldDoBetterIsThrown() {
    let log = Fake.Log()
    #expect(throws: SpeechError.engine("why")) {
      try speak([planned("a", slot: 20)], failing: ["a": .engine("why")], log: log)
    }
    #expect(log.calls.count == 1)
  }
}
