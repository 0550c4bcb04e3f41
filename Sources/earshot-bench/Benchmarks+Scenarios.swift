import Console
import Glibc
import Hearing
import Playing
import Scenarios
import ScreenReaders

extension Benchmarks {
  /// Start-up, and scenarios without sound.
  static func scenarios() throws -> [Figure] {
    let suite = try Suite()
    let starts = try Stopwatch.medians(
      41, { try Processes.run(earshot, ["--version"]) }, { try Processes.run("/bin/true", []) })
    let whole = try Stopwatch.median(11) { try Processes.run(earshot, ["run", "--quiet"]) }
    let describing = try describe()
    let reading = Stopwatch.median(11) {
      for path in suite.paths { _ = Scenario.read(path) }
    }
    let playing = try Stopwatch.median(21) { try suite.play() }
    let hearing = try queueing(suite)
    return [
      .time("`earshot --version`, whole program", starts.one, below: 15_000),
      .time("a program that does nothing (`/bin/true`), for comparison", starts.other),
      .time(
        "`earshot run` over all \(suite.scenarios.count) bundled scenarios, whole program", whole,
        below: 200_000),
      .rate(
        "`earshot describe`, elements read as JSON, answered and written, whole program", elements,
        in: describing),
      .rate("scenarios read", suite.scenarios.count, in: reading),
      .rate("scenarios played with a reader and checked", suite.takes.count, in: playing),
      .rate("steps played", suite.stepCount, in: playing),
      .ratio("the speech queue's share of playing", hearing / playing, atMost: 0.05),
    ]
  }

  private static let elements = 20_000

  /// The time that `earshot describe` takes for rows in JSON Lines.
  private static func describe() throws -> Double {
    let file = ".build/bench-elements.\(getpid()).jsonl"
    let lines = (1...elements).map {
      #"{"id": "\#($0)", "element": {"label": "Row \#($0)", "traits": ["button"], "#
        + #""expandedStatus": "collapsed"}}"# + "\n"
    }
    try writeText(lines.joined(), to: file)
    defer { unlink(file) }
    return try Stopwatch.median(5) { try Processes.run(earshot, ["describe", file]) }
  }

  /// The time that the queue takes for everything that was said in the suite.
  private static func queueing(_ suite: Suite) throws -> Double {
    let timelines = try suite.play()
    let queues = timelines.map {
      SpeechQueue(reader: $0.reader, locale: $0.locale, timing: Known())
    }
    return Stopwatch.median(21) {
      for (timeline, queue) in zip(timelines, queues) {
        var queue = queue
        for speech in timeline.speech {
          _ = queue.advance(to: speech.requested)
          _ = queue.say(speech.utterance, cause: speech.cause, at: speech.requested)
        }
        queue.finish()
        _ = queue.timeline(steps: timeline.steps, focus: timeline.focus)
      }
    }
  }

  /// A timing that costs nothing: estimates are not the queue's work.
  private struct Known: SpeechTiming {
    func duration(of text: String, language: String) -> Int { 1000 }
  }
}
