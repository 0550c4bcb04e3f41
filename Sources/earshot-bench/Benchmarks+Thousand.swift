import Console
import Glibc

extension Benchmarks {
  /// A big suite, copied from the bundled scenarios, as `earshot run` plays it.
  static func thousand() throws -> [Figure] {
    let suite = try Suite()
    let copies = (999 + suite.scenarios.count) / suite.scenarios.count
    let folder = ".build/bench-suite.\(getpid())"
    try makeFolder(folder)
    defer { try? Processes.run("/bin/rm", ["-r", folder]) }
    for copy in 1...copies {
      try Processes.run("/bin/cp", ["-r", "Scenarios", "\(folder)/\(copy)"])
    }
    func run(_ jobs: String) throws {
      try Processes.run(earshot, ["run", "--quiet", "--jobs", jobs, folder])
    }
    let times = try Stopwatch.medians(7, { try run("1") }, { try run("2") })
    let count = Double(copies * suite.scenarios.count).grouped
    let takes = Double(copies * suite.takes.count).grouped
    return [
      .time(
        "`earshot run` over \(count) scenarios, \(takes) readings, two jobs", times.other,
        below: 2_000_000),
      .time("the same with one job", times.one),
      .gain("two jobs against one", times.one / times.other, atLeast: 1.7),
    ]
  }
}
