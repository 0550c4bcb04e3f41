import Audit
import Console
import Reporting
import YAML

extension Command {
  private static let report = Option(
    "report", .text("DIR"), help: "Write every report format into this folder")
  private static let format = Option(
    "format", .choice("FORMAT", of: ReportFormat.allCases.map(\.rawValue)),
    help: "Print the merged report in this format, json if not given")

  static let merge = Command(
    subcommand: Subcommand(
      "merge", "Make one report of the transcripts of several runs",
      operands: .init("TRANSCRIPT…", 1...100_000), options: [report, format, AuditOptions.failOn],
      details: """
        Reads files that 'earshot run --report' and 'earshot audit --report' called
        transcript.json. Scenarios and screens are put in the order of their paths, so
        that shards give what one run over all would have given; what several tell
        alike is told once. The pictures of the page are drawn from the scenarios and
        raw trees, where those are still in their places below this folder. The exit
        code is that of such a run, and 2 where two transcripts tell different things
        of the same.
        """,
      examples: ["earshot merge shard-*/transcript.json --report Reports/all"])
  ) { arguments in
    let merged = try merged(arguments.operands)
    let wanted: ReportFormat? = arguments.choice(format)
    let pictures: ReportPictures =
      arguments.has(report) || wanted == .html ? .redrawn(of: merged) : .none
    if let folder = arguments.text(report) { try merged.write(to: folder, pictures: pictures) }
    if let wanted {
      writeOutput(merged.text(as: wanted, pictures: pictures))
    } else if !arguments.has(report) {
      writeOutput(merged.text(as: .json))
    }
    let failed = merged.scenarios.contains { $0.outcome == .failed }
    return failed || merged.hasFailure(atLeast: AuditOptions(arguments: arguments).failOn)
      ? .failure : .success
  }
}

/// Reads and merges transcripts. Throws `BrokenInput` with all that is wrong with them.
private func merged(_ paths: [String]) throws(BrokenInput) -> Report {
  let merge = ReportMerge(try readEach(paths, jobs: processorCount, transcript))
  let problems = merge.clashes.map { clash in
    Diagnostic(
      path: shownPath(paths[clash.second]), mark: nil,
      message: "'\(clash.path)'\(clash.what) is not as in \(shownPath(paths[clash.first]))")
  }
  if !problems.isEmpty { throw BrokenInput(diagnostics: problems) }
  return merge.report
}

/// Reads a transcript. Throws `BrokenInput` with all that is wrong with it.
private func transcript(_ path: String) throws(BrokenInput) -> ReadFile<Report> {
  let bytes = try readInput(path, limit: Limits.dumped.bytes)
  let read = Report.read(bytes: bytes, path: shownPath(path))
  guard let report = read.report else { throw BrokenInput(diagnostics: read.diagnostics) }
  return ReadFile(value: report)
}
