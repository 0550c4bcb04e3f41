import Audit
import Console
import Importing
import PlatformTrees
import Reporting
import Scenarios
import ScreenReaders
import YAML

/// The screens that are to be audited.
struct AuditPlan {
  /// A screen as it is audited, and as it is drawn.
  struct Entry: Sendable {
    var screen: AuditedScreen
    var shown: Screen
  }

  let entries: [Entry]

  private static let scenarios = [".yaml", ".yml"]
  private static let trees = [".json", ".jsonl", ".ndjson"]

  /// Reads scenarios and raw trees; those of other shards are not even opened. Throws `BrokenInput` with all that is wrong with all of them,
  /// and `Unable` where there is no screen.
  init(_ operands: [String], options: AuditOptions, shard: Shard?) throws {
    let operands = operands.isEmpty ? ["Scenarios"] : operands
    var paths: Set<String> = []
    for operand in operands {
      // In folders, JSON is anything; a tree is named by itself.
      // Standard input is no file.
      paths.formUnion(operand == "-" ? ["-"] : try files(at: operand, suffixes: Self.scenarios))
    }
    paths = paths.filter { $0 != "earshot.yaml" && !$0.hasSuffix("/earshot.yaml") }
    let sorted = paths.filter { shard?.holds($0) ?? true }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let readers = options.readers
    entries = try readEach(sorted, jobs: options.jobs) { path throws(BrokenInput) in
      try Self.entries(of: path, for: readers)
    }.flatMap { $0 }
    if entries.isEmpty, shard == nil {
      throw Unable("there is no screen to audit in \(operands.joined(separator: ", "))")
    }
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
  ) throws(BrokenInput) -> ReadFile<[Entry]> {
    if trees.contains(where: path.hasSuffix) || path == "-" {
      return ReadFile(value: try raw(path, readers))
    }
    let reading = Scenario.read(path)
    guard var scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    var file = ReadFile<[Entry]>(value: [], warnings: reading.diagnostics)
    scenario.readers.removeAll { !readers.contains($0) }
    if scenario.readers.isEmpty { return file }
    do {
      file.value = [Entry(screen: try AuditedScreen(scenario), shown: scenario.screen)]
      return file
    } catch {
      throw BrokenInput(
        diagnostics: [Diagnostic(path: path, mark: nil, message: "\(error)")])
    }
  }

  private static func raw(
    _ path: String, _ readers: Set<ReaderKind>
  ) throws(BrokenInput) -> [Entry] {
    let bytes = try readInput(path, limit: Limits.dumped.bytes)
    let file = RecordFile(bytes: bytes, path: shownPath(path))
    if file.diagnostics.contains(where: { $0.severity == .error }) {
      throw BrokenInput(diagnostics: file.diagnostics)
    }
    return file.items.compactMap { item -> Entry? in
      let (shown, title) = item.record.shown
      guard !readers.isDisjoint(with: shown.readers) else { return nil }
      var screen = AuditedScreen(shown, title: title)
      screen.path = shownPath(path)
      return Entry(screen: screen, shown: shown)
    }
  }
}

extension Record {
  /// The record's tree as a screen of its platform, and what it is called.
  fileprivate var shown: (screen: Screen, title: String) {
    switch self {
    case .element(let record):
      (.raw(ios: IOSTree([Subtree(record.element)]), android: nil), record.id)
    case .order(let record): (.raw(ios: record.tree, android: nil), record.id)
    case .screen(let record): (.raw(ios: nil, android: record.screen), record.id)
    }
  }
}

extension AuditedScreen {
  /// A raw screen.
  fileprivate init(_ screen: Screen, title: String) {
    switch screen {
    case .raw(let ios, let android): self.init(raw: ios, android: android, title: title)
    case .accordion, .nodes: self.init(title: title)
    }
  }
}
