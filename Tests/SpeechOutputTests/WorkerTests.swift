import Foundation
import Glibc
import Hearing
import ScreenReaders
import Semantics
import Testing

@testable import SpeechOutput

/// What becomes of a program whose worker misbehaves.
@Suite struct WorkerTests {
  private func shell(_ script: String, patience: Milliseconds = 5000) -> WorkerProgram {
    var program = WorkerProgram(path: "/bin/sh", arguments: ["-c", script])
    program.patience = patience
    return program
  }

  @Test func aWorkerThatHangsIsEnded() throws {
    let worker = try WorkerProcess(shell("exec sleep 1000", patience: 30))
    #expect(throws: SpeechError.workerHung) { try worker.ask(.engine) }
    #expect(kill(worker.process, 0) == -1 && errno == ESRCH)
    #expect(throws: SpeechError.workerEnded(signal: nil)) { try worker.ask(.engine) }
  }

  @Test func aWorkerThatCrashesIsToldByItsSignal() throws {
    let worker = try WorkerProcess(shell("kill -SEGV $$"))
    #expect(throws: SpeechError.workerEnded(signal: SIGSEGV)) { try worker.ask(.engine) }
    #expect(kill(worker.process, 0) == -1 && errno == ESRCH)
  }

  @Test func aWorkerThatWasKilledLeavesNothing() throws {
    let worker = try WorkerProcess(.tested)
    #expect(try worker.engine().sampleRate == 22_050)
    kill(worker.process, SIGKILL)
    #expect(throws: SpeechError.self) { try worker.engine() }
    #expect(kill(worker.process, 0) == -1 && errno == ESRCH)
  }

  @Test(arguments: [
    "exit 3", "exec cat", "printf 'aaaaaaaaaaaaaaaa'", "printf '\\001\\000\\000\\000x'",
  ])
  func nonsenseIsNoAnswer(_ script: String) throws {
    let worker = try WorkerProcess(shell(script))
    #expect(throws: SpeechError.workerEnded(signal: nil)) { try worker.ask(.voices) }
  }

  @Test func aWorkerEndsWithItsOwner() throws {
    var worker: WorkerProcess? = try WorkerProcess(.tested)
    let process = try #require(worker?.process)
    try worker?.send(.speak(SpeechCall(text: "one two", voice: VoiceSettings("en"), limit: nil)))
    worker = nil
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func aProgramThatIsMissingIsNamed() {
    let error = #expect(throws: SpeechError.self) {
      try WorkerProcess(WorkerProgram(path: "/nowhere/earshot"))
    }
    #expect(error?.message.contains("/nowhere/earshot") == true)
  }

  @Test func otherDataThanWantedAreRefused() throws {
    let worker = try WorkerProcess(
      shell("ESPEAK_DATA_PATH=/proc/nowhere exec '\(WorkerProgram.tested.path)' __speech-worker"))
    let error = #expect(throws: SpeechError.self) { try worker.engine() }
    guard case .otherData(wanted: "/proc/nowhere", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func anUnknownVoiceIsAnError() throws {
    let worker = try WorkerProcess(.tested)
    let call = SpeechCall(text: "one", voice: VoiceSettings("klingonese"), limit: nil)
    #expect(throws: SpeechError.unknownVoice("klingonese", nearest: nil)) {
      try worker.speak(call)
    }
    // And the worker goes on.
    #expect(try worker.engine().sampleRate == 22_050)
  }

  @Test func theEngineStopsWhereItIsToldTo() throws {
    let worker = try WorkerProcess(.tested)
    let text = String(repeating: "word ", count: 1000)
    let call = SpeechCall(text: text, voice: VoiceSettings("en-us"), limit: 22_050)
    #expect(try worker.speak(call).samples.count == 22_050)
  }

  @Test(arguments: [
    Request.voices, .engine, .phonemes("a\u{0}ü👍", voice: "de"),
    .speak(SpeechCall(text: "", voice: VoiceSettings("en", variant: "f3"), limit: nil)),
    .speakAloud(SpeechCall(text: "x", voice: VoiceSettings("en"), limit: 7)),
  ])
  func requestsSurviveTheLine(_ request: Request) {
    #expect(Request(request.bytes) == request)
    for count in 0..<request.bytes.count {
      #expect(Request(Array(request.bytes.prefix(count))) != request)
    }
  }

  @Test(arguments: [
    Reply.spoken, .phonemes(["a", ""]), .failure(.noSoundDevice), .failure(.failed("why")),
    .engine(EngineDescription(version: "1", dataPath: "/d", sampleRate: 22_050)),
    .failure(.otherData(wanted: "a", used: "b")), .failure(.notLoaded("")),
    .voices([Voice(name: "n", identifier: "i", languages: [.init(tag: "en", rank: 5)])]),
    .speech([RawWord(position: 0, length: 1, time: 2)], samples: 3),
  ])
  func repliesSurviveTheLine(_ reply: Reply) {
    #expect(Reply(reply.bytes) == reply)
    for count in 0..<reply.bytes.count { #expect(Reply(Array(reply.bytes.prefix(count))) == nil) }
  }
}
