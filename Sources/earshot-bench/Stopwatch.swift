import Glibc

/// How long things take, in microseconds of real time where nothing else is said.
enum Stopwatch {
  /// The processor's time of one call that keeps to this thread: other programs do not count.
  static func work(_ work: () throws -> Void) rethrows -> Double {
    let start = threadTime
    try work()
    return threadTime - start
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

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

  /// The middle one.
  static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
