import CBench
import Implementations
import PlatformTrees
import Playing
import ScreenReaders

extension Benchmarks {
  private static let sizes = [10, 1000, 10_000, 100_000]
  private typealias UnderVoiceOver = BigAccordion<VoiceOver, SwiftUIDisclosureGroup>
  private typealias UnderTalkBack = BigAccordion<TalkBack, ComposeExpandCollapse>

  /// Accordions of few and of many rows, in time of one processor.
  static func scaling() throws -> [Figure] {
    let voiceOver = try figures("VoiceOver", UnderVoiceOver.init(rows:))
    let talkBack = try figures("TalkBack", UnderTalkBack.init(rows:))
    let whole = try median(5) {
      // Kept outside, as letting go of a screen is no part of walking it.
      var (one, other): (UnderVoiceOver?, UnderTalkBack?)
      return try Stopwatch.work {
        one = try UnderVoiceOver(rows: 10_000)
        other = try UnderTalkBack(rows: 10_000)
        _ = one?.walk()
        _ = other?.walk()
      }
    }
    let both = Figure.time(
      "10,000 rows: both trees built and walked to the end and back", whole, below: 150_000)
    return voiceOver + talkBack + [both]
  }

  private static func figures<Reader, Kind>(
    _ name: String, _ make: (Int) throws -> BigAccordion<Reader, Kind>
  ) throws -> [Figure] {
    let bytes = try bytesOfNode(make)
    var stacks = try sizes.map(make)
    let builds = try sizes.map { size in
      try median(5) { try Stopwatch.work { _ = try make(size) } } / Double(size)
    }
    let (steps, toggles) = measure(&stacks)
    let describing = median(9) {
      Stopwatch.work { for row in 1...10_000 { stacks[2].describe(row: row) } }
    }
    return [
      series("\(name): building a row", builds),
      series("\(name): a step with its announcement and hint", steps), flat(name, "step", steps),
      series("\(name): a toggle with what is said about it", toggles),
      flat(name, "toggle", toggles),
      .time("\(name): the slowest of these toggles", toggles.max() ?? 0, below: 100),
      Figure(
        "\(name): memory of a node", "\(bytes.grouped) bytes", goal: "under 1,024 bytes",
        isMet: bytes < 1024),
      .rate("\(name): nodes described, hints too", 10_000, in: describing, atLeast: 300_000),
    ]
  }

  /// The sizes take turns, so that all meet the same machine.
  private static func measure<Reader, Kind>(
    _ stacks: inout [BigAccordion<Reader, Kind>]
  ) -> (steps: [Double], toggles: [Double]) {
    var steps: [[Double]] = stacks.map { _ in [] }
    var toggles = steps
    for _ in 0..<7 {
      for place in stacks.indices {
        steps[place].append(step(&stacks[place]))
        let rows = [1, stacks[place].rows / 2, stacks[place].rows]
        toggles[place] += rows.map { toggle($0, &stacks[place]) }
      }
    }
    return (steps.map(median), toggles.map(median))
  }

  private static func step<Reader, Kind>(_ stack: inout BigAccordion<Reader, Kind>) -> Double {
    var steps = 0
    let time = Stopwatch.work { while steps < 20_000 { steps += stack.walk() } }
    return time / Double(steps)
  }

  /// Opening and closing are one figure: each is half of it.
  private static func toggle<Reader, Kind>(
    _ row: Int, _ stack: inout BigAccordion<Reader, Kind>
  ) -> Double {
    stack.touch(row: row)
    return Stopwatch.work { for _ in 0..<200 { stack.toggle() } } / 200
  }

  private static func bytesOfNode<Reader, Kind>(
    _ make: (Int) throws -> BigAccordion<Reader, Kind>
  ) rethrows -> Double {
    var stack = try make(100_000)
    let before = bytes_in_use()
    let nodes = stack.forgetScreen()
    return Double(before - bytes_in_use()) / Double(nodes)
  }

  // MARK: Lines of the table

  private static func series(_ what: String, _ times: [Double]) -> Figure {
    let measured = times.map { $0.rounded(to: 2) }.joined(separator: " · ")
    return Figure("\(what), with 10 · 1,000 · 10,000 · 100,000 rows", measured + " µs")
  }

  private static func flat(_ name: String, _ what: String, _ times: [Double]) -> Figure {
    .ratio(
      "\(name): a \(what) among 100,000 rows against one among 10",
      (times.last ?? 0) / (times.first ?? 1), atMost: 1.3)
  }

  private static func median(_ times: [Double]) -> Double { Stopwatch.median(times) }

  private static func median(_ rounds: Int, _ time: () throws -> Double) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try time()) }
    return median(times)
  }
}
