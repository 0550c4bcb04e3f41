import CBench
import Console
import Glibc
import Hearing
import ScreenReaders
import SpeechOutput

extension Benchmarks {
  private static let voice = VoiceTable()

  /// eSpeak NG through Earshot, against a loop in C over the same library.
  static func speech() throws -> [Figure] {
    let timeline = self.timeline
    let program = WorkerProgram(path: earshot)
    let uncached = try SpeechRenderer(voices: voice, cache: nil, program: program)
    let installed = try VoiceList.installed(program: program, cache: nil)
    let name = try voice.settings(for: .talkBack, language: "en", in: installed).name
    let against = try Stopwatch.medians(
      9, { _ = try uncached.render(timeline) },
      { try Processes.run(CommandLine.arguments[0], [cLoop, name]) })
    let suite = try Suite().play()
    let workers = Stopwatch.medians(
      5, { render(suite, by: uncached, workers: 1) }, { render(suite, by: uncached, workers: 2) })
    let again = try cached(suite, program)
    return [
      .ratio(
        "synthesis of \(timeline.speech.count) announcements, against a C loop on the same library",
        against.one / against.other, atMost: 1.05),
      .time("the same through Earshot", against.one),
      .time("the same in C", against.other),
      .gain("two speech workers against one", workers.one / workers.other, atLeast: 1.7),
      .gain("the sound of all scenarios, a second time", again.first / again.second, atLeast: 30),
    ]
  }

  private static func render(_ timelines: [Timeline], by renderer: SpeechRenderer, workers: Int) {
    renderer.render(timelines, workers: workers) { _, _, _ in }
  }

  private static func cached(
    _ timelines: [Timeline], _ program: WorkerProgram
  ) throws -> (first: Double, second: Double) {
    let folder = ".build/bench-cache.\(getpid())"
    try makeFolder(folder)
    defer { try? Processes.run("/bin/rm", ["-r", folder]) }
    let renderer = try SpeechRenderer(
      voices: voice, cache: SpeechCache(folder: folder), program: program)
    let first = Stopwatch.time { render(timelines, by: renderer, workers: 2) }
    let second = Stopwatch.median(5) { render(timelines, by: renderer, workers: 2) }
    return (first, second)
  }
}

// MARK: - The loop in C

extension Benchmarks {
  /// The word that makes this program the loop in C.
  static let cLoop = "c-loop"

  /// Speaks the same announcements as `timeline` with the same voice; the exit code.
  static func runCLoop(_ name: String) -> Int32 {
    let texts = timeline.speech.map(\.utterance.text)
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) }
    let rate = voice.rate(for: .talkBack, language: "en")
    let samples = synthesis_loop(name, Int32(rate), pointers, pointers.count)
    return samples > 0 ? 0 : 1
  }

  /// 200 announcements, none like another.
  private static var timeline: Timeline {
    let rows = (1...200).map { "collapsed, Delivery to country number \($0), Button, in list" }
    return Timeline(
      reading: rows.joined(separator: "\n"), reader: .talkBack, locale: "en",
      timing: DurationEstimate(rate: voice.rate(for: .talkBack, language: "en")))
  }
}
