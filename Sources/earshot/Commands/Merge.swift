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
      operands: .init("TRANSCRIPT…", 1...100_000), options: [report, format],
      details: """
        Reads files that 'earshot run --report' called transcript.json. Scenarios are put in the
        order of their paths, so that shards give what one run over all would have given. The
        pictures of the page are drawn from the scenarios, where those are still in their places
        below this folder. The exit code is that of such a run.
        """,
      examples: ["earshot merge shard-*/transcript.json --report Reports/all"])
  ) { arguments in
    let merged = Report.merging(
      try readEach(arguments.operands, jobs: processorCount, transcript))
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
    return failed || merged.hasFailure(atLeast: .serious) ? .failure : .success
  }
}

/// Reads a transcript. Throws `BrokenInput` with all that is wrong with it.
private func transcript(_ path: String) throws(BrokenInput) -> ReadFile<Report> {
  let bytes = try readInput(path, limit: Limits.dumped.bytes)
  let read = Report.read(bytes: bytes, path: shownPath(path))
  guard let report = read.report else { throw BrokenInput(diagnostics: read.diagnostics) }
  return ReadFile(value: report)
}
