import Console
import Reporting

/// The figures, for a terminal and for `docs/performance.md`.
struct Page {
  let groups: [(title: String, figures: [Figure])]
  /// Of the machine, before anything was measured.
  let load: String

  var text: String {
    groups.map { "\($0.title)\n\n\(table($0.figures).text(width: outputWidth))\n" }.joined()
  }

  var markdown: String {
    let tables = groups.map { "## \($0.title)\n\n\(Self.markdown(table($0.figures)))" }
    return """
      # Performance

      `make bench` measures this and writes this page. Every figure is a median of one run on one
      machine; where two things are compared they took turns in that run.

      Measured on \(Machine.description). The load average was \(load) before the run: above 0.5
      others took part of what is measured here in real time. Accordions are measured in time of
      the processor, which a busy machine makes longer as well. Where the time goes, and why a goal
      is missed, stands in [architecture.md](architecture.md#where-the-time-goes).

      \(tables.joined(separator: "\n"))
      """
  }

  /// The table's cells hold marks of code that are meant.
  private static func markdown(_ table: Table) -> String {
    table.markdown.split(separator: "\\`", omittingEmptySubsequences: false).joined(separator: "`")
  }

  private func table(_ figures: [Figure]) -> Table {
    Table(
      columns: ["what", "measured", "goal", ""],
      rows: figures.map {
        [$0.what, $0.measured, $0.goal, $0.goal.isEmpty ? "" : $0.isMet ? "met" : "not met"]
      })
  }
}
