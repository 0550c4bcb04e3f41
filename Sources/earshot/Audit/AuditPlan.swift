import Audit
import Console
import Reporting
import Scenarios
import ScreenReaders
import YAML

/// The screens that are to be audited.
struct AuditPlan {
  let entries: [AuditEntry]
  /// What is said where nothing fell to the shard.
  let emptiness: String?

  private static let scenarios = [".yaml", ".yml"]

  /// Reads scenarios and raw trees; those of other shards are not even opened.
  ///
  /// Throws `BrokenInput` with all that is wrong with all of them, and `Unable` where there is no
  /// screen.
  init(_ operands: [String], options: AuditOptions, shard: Shard?) throws {
    let operands = operands.isEmpty ? ["Scenarios"] : operands
    let paths = try Self.paths(operands).filter { shard?.holds($0) ?? true }
    let readers = options.readers
    entries = try readEach(paths, jobs: options.jobs) { path throws(BrokenInput) in
      try Self.entries(of: path, for: readers)
    }.flatMap { $0 }
    emptiness = entries.isEmpty ? shard.map { "no screen falls to \($0.words)\n" } : nil
    if entries.isEmpty, shard == nil {
      throw Unable("there is no screen to audit in \(operands.joined(separator: ", "))")
    }
  }

  /// Files in the order of their paths, each once.
  private static func paths(_ operands: [String]) throws(FileError) -> [String] {
    var paths: [String] = []
    var named = NamedFiles()
    for operand in operands {
      // In folders, JSON is anything, and a shared screen is audited where it is used: trees and
      // screens are named by themselves.
      // Standard input is no file.
      let found = operand == "-" ? ["-"] : try files(at: operand, suffixes: scenarios)
      paths += found.filter { path in
        (path == operand || Scenario.isScenario(path)) && named.takes(path)
      }
    }
    return paths.filter { $0 != "earshot.yaml" && !$0.hasSuffix("/earshot.yaml") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The pictures of what was found; none where there is no font to draw them with.
  func pictures(of audits: [ReportedAudit]) -> ReportPictures {
    guard var pictures = try? ReportPictures() else { return .none }
    for (number, (entry, audit)) in zip(entries, audits).enumerated() {
      pictures.add(entry.shown, locale: entry.screen.locale, of: audit, number: number)
    }
    return pictures
  }

  private static func entries(
    of path: String, for readers: Set<ReaderKind>
  ) throws(BrokenInput) -> ReadFile<[AuditEntry]> {
    guard AuditEntry.isTree(path) || path == "-" else {
      return try AuditEntry.scenario(path, readers)
    }
    let bytes = try readInput(path, limit: Limits.dumped.bytes)
    return ReadFile(value: try AuditEntry.trees(bytes, path: shownPath(path), readers))
  }
}
