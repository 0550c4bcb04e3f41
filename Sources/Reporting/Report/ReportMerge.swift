import ScreenReaders

/// The report of all that several runs played and audited, as one run over everything would have
/// made it: in the order of the paths, and what several of them tell alike only once.
public struct ReportMerge: Sendable {
  /// Two reports that tell different things of the same. Both are kept.
  public struct Clash: Sendable, Hashable {
    /// The scenario or the file of the screen.
    public let path: String
    /// What differs there, in words to stand after the path; empty where it is the whole.
    public let what: String
    /// The places of the two among the reports.
    public let first: Int
    public let second: Int
  }

  public let report: Report
  public let clashes: [Clash]

  /// Merges reports. One alone is only put in order.
  public init(_ reports: [Report]) {
    var scenarios = MergedScenarios()
    var audits = MergedAudits()
    for (number, report) in reports.enumerated() {
      for scenario in report.scenarios { scenarios.add(scenario, from: number) }
      audits.add(report.audits, from: number)
    }
    var rules: [ReportedRule] = []
    for rule in reports.flatMap(\.auditRules) where !rules.contains(rule) { rules.append(rule) }
    let all = scenarios.inOrder
    let screens = audits.inOrder
    // Only an audit names its rules, even where no screen fell to it.
    report = Report(
      title: rules.isEmpty ? Report.title(of: all) : Report.title(of: screens), scenarios: all,
      audits: screens, auditRules: rules, date: reports.compactMap(\.date).max())
    clashes = scenarios.clashes + audits.clashes
  }
}

/// Scenarios by their paths, each with the readings of all reports.
private struct MergedScenarios {
  private var scenarios: [ReportedScenario] = []
  private var places: [String: [Int]] = [:]
  /// The report that first told of a scenario, and of each of its readings.
  private var origins: [Origin: Int] = [:]
  private(set) var clashes: [ReportMerge.Clash] = []

  private struct Origin: Hashable {
    let path: String
    let what: String
  }

  var inOrder: [ReportedScenario] { scenarios.sorted { precedes($0.path, $1.path) } }

  mutating func add(_ scenario: ReportedScenario, from report: Int) {
    let known = places[scenario.path] ?? []
    if let place = known.first(where: { scenarios[$0].isAlike(scenario) }) {
      for reading in scenario.readings { add(reading, to: place, from: report) }
      return
    }
    if !known.isEmpty { clash(scenario.path, "", report) }
    places[scenario.path, default: []].append(scenarios.count)
    scenarios.append(scenario)
    for what in [""] + scenario.readings.map(\.what) { note(scenario.path, what, report) }
  }

  private mutating func add(_ reading: Reading, to place: Int, from report: Int) {
    let known = scenarios[place]
    if known.readings.contains(reading) { return }
    if known.readings.contains(where: { $0.what == reading.what }) {
      clash(known.path, reading.what, report)
    }
    note(known.path, reading.what, report)
    scenarios[place].readings.append(reading)
    // One run has the readers in their own order.
    scenarios[place].readings.sort { ($0.locale, $0.reader) < ($1.locale, $1.reader) }
  }

  private mutating func note(_ path: String, _ what: String, _ report: Int) {
    let origin = Origin(path: path, what: what)
    if origins[origin] == nil { origins[origin] = report }
  }

  private mutating func clash(_ path: String, _ what: String, _ report: Int) {
    let first = origins[Origin(path: path, what: what)] ?? report
    clashes.append(.init(path: path, what: what, first: first, second: report))
  }
}

extension ReportedScenario {
  /// Whether it is the same scenario, apart from who heard it.
  fileprivate func isAlike(_ other: ReportedScenario) -> Bool {
    title == other.title && tags == other.tags
  }
}

extension Reading {
  /// What tells it from other readings of its scenario.
  fileprivate var what: String { " with \(reader.title) in \(locale)" }
}

/// Audits by the files of their screens. A file may hold several, of one title even.
private struct MergedAudits {
  private var screens: [String: [(audit: ReportedAudit, report: Int)]] = [:]
  /// What each shard says again of suppressions.
  private var suppressions: [ReportedAudit] = []
  private(set) var clashes: [ReportMerge.Clash] = []

  var inOrder: [ReportedAudit] {
    screens.sorted { precedes($0.key, $1.key) }.flatMap { $0.value.map(\.audit) } + suppressions
  }

  mutating func add(_ audits: [ReportedAudit], from report: Int) {
    for audit in audits where audit.isOfSuppressions && !suppressions.contains(audit) {
      suppressions.append(audit)
    }
    let screens = audits.filter { !$0.isOfSuppressions }
    for (path, audits) in Dictionary(grouping: screens, by: \.path).sorted(by: { $0.key < $1.key })
    {
      add(audits, of: path, from: report)
    }
  }

  private mutating func add(_ audits: [ReportedAudit], of path: String, from report: Int) {
    let known = screens[path] ?? []
    // Two that are equal in one report are two in the file, and stay two.
    var left = known.map(\.audit)
    for audit in audits {
      if let place = left.firstIndex(of: audit) {
        left.remove(at: place)
        continue
      }
      if let other = known.first(where: { $0.audit.title == audit.title }) {
        clashes.append(
          .init(
            path: path, what: ", '\(audit.title)',", first: other.report, second: report))
      }
      screens[path, default: []].append((audit, report))
    }
  }
}

/// By bytes, as no locale does.
private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
