import Audit
import Console
import Reporting
import Scenarios
import ScreenReaders
import Semantics
import YAML

extension Command {
  private static let file = Option(
    "file", .text("FILE"), help: "The baseline, announcements.txt if not given")
  private static let accept = Option(
    "accept", .text("CAUSE"), repeats: true,
    help: "Take every difference of this cause over, as 'check' names it")
  private static let format = Option.format([.text, .json, .markdown, .csv])

  static let baseline = Command(
    subcommand: Subcommand(
      "baseline", "Write what is heard of screens, or tell what has changed and why",
      operands: .init("write|check|accept [PATH…]", 1...100_000),
      options: [file, accept, format],
      details: """
        'write' keeps what is heard of each screen, shut, open and toggled, as text to review.
        'check' groups what is heard otherwise now by its cause, and tells a correction from a
        regression; the exit code is 1 where something differs. 'accept' takes over what differs
        for a cause, and leaves the rest.
        """,
      examples: [
        "earshot baseline write Scenarios", "earshot baseline check Scenarios",
        "earshot baseline accept Scenarios --accept 'hint lost'",
      ])
  ) { arguments in
    let path = arguments.text(file) ?? "announcements.txt"
    let verb = arguments.operands[0]
    guard let act = BaselineVerb(rawValue: verb) else {
      throw UsageError("expected write, check or accept, not '\(verb)'")
    }
    if act != .accept, arguments.has(accept) { throw UsageError("--accept needs 'accept'") }
    if act != .check, arguments.has(format) { throw UsageError("--format needs 'check'") }
    let now = try announcements(of: Array(arguments.operands.dropFirst()))
    switch act {
    case .write:
      try writeText(now.text, to: path)
      writeOutput("wrote \(path): \(now.size)\n")
      return .success
    case .check:
      let review = BaselineReview(from: try read(path), to: now)
      let format = arguments.format(format)
      if format == .text {
        writeOutput(
          review.differences.isEmpty ? "Everything is heard as before.\n" : review.text)
      } else {
        write(review.table, as: format)
      }
      return review.differences.isEmpty ? .success : .failure
    case .accept:
      let known = try read(path)
      let causes = try known.causes(to: now, named: arguments.all(accept))
      let accepted = known.accepting(causes, from: now)
      try writeText(accepted.text, to: path)
      let rest = BaselineReview(from: accepted, to: now).groups.count
      writeOutput(
        "wrote \(path)" + (rest > 0 ? ": \(counted(rest, "cause")) left" : "") + "\n")
      return .success
    }
  }

  private enum BaselineVerb: String { case write, check, accept }

  private static func announcements(of operands: [String]) throws -> AnnouncementBaseline {
    let screens = try RunPlan.scenarios(at: operands).map { try AuditedScreen($0) }
    return AnnouncementBaseline(of: try screens.map { try Listening(to: $0) })
  }

  private static func read(_ path: String) throws -> AnnouncementBaseline {
    guard path == "-" || exists(path) else {
      throw Unable("there is no baseline \(path); 'earshot baseline write' makes it")
    }
    let bytes = try readInput(path, limit: Limits.dumped.bytes)
    do throws(BaselineProblem) {
      return try AnnouncementBaseline(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      let problem = Diagnostic(
        path: path, mark: Mark(line: error.line, column: 1), message: error.message)
      throw BrokenInput(diagnostics: [problem])
    }
  }
}

extension AnnouncementBaseline {
  /// How much it holds.
  fileprivate var size: String {
    let screens = Set(sections.map(\.screen)).count
    let places = sections.reduce(0) { $0 + $1.entries.count }
    return "\(counted(screens, "screen")), \(counted(places, "place"))"
  }

  /// The causes as they were named. Throws a `UsageError` for one that nothing differs for.
  fileprivate func causes(to now: AnnouncementBaseline, named names: [String]) throws
    -> Set<String>
  {
    if names.isEmpty { throw UsageError("--accept is missing") }
    let known = BaselineReview(from: self, to: now).groups.map(\.cause)
    for name in names where !known.contains(name) {
      let near = nearestWord(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("nothing differs because of '\(name)'\(near)")
    }
    return Set(names)
  }
}

extension BaselineReview {
  /// A line for each place, in groups.
  fileprivate var table: Table {
    Table(
      columns: ["verdict", "cause", "reader", "screen", "place", "before", "now"],
      rows: groups.flatMap { group in
        group.differences.map { difference in
          [
            group.verdict.rawValue, group.cause, group.reader.title, difference.screen,
            difference.place, difference.before, difference.after,
          ]
        }
      })
  }
}
