import Glibc

/// How long things take, in microseconds of real time.
enum Stopwatch {
  /// The time of one call.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let duration = start.duration(to: .now).components
    return Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12
  }

  /// The middle one of several calls.
  static func median(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try time(work)) }
    return median(times)
  }

  /// The medians of two kinds of work that take turns, so that both meet the same machine.
  static func medians(
    _ rounds: Int, _ one: () throws -> Void, _ other: () throws -> Void
  ) rethrows -> (one: Double, other: Double) {
    var (ones, others): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      ones.append(try time(one))
      others.append(try time(other))
    }
    return (median(ones), median(others))
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
