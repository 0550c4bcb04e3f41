import Audit
import Console
import Importing
import PlatformTrees
import Scenarios
import ScreenReaders
import YAML

/// The screens that are to be audited.
struct AuditPlan {
  let screens: [AuditedScreen]

  private static let scenarios = [".yaml", ".yml"]
  private static let trees = [".json", ".jsonl", ".ndjson"]

  /// Reads scenarios and raw trees. Throws `BrokenInput` with all that is wrong with all of them,
  /// and `Unable` where there is no screen.
  init(_ operands: [String], options: AuditOptions) throws {
    let operands = operands.isEmpty ? ["Scenarios"] : operands
    var paths: Set<String> = []
    for operand in operands {
      // In folders, JSON is anything; a tree is named by itself.
      paths.formUnion(try files(at: operand, suffixes: Self.scenarios))
    }
    paths = paths.filter { $0 != "earshot.yaml" && !$0.hasSuffix("/earshot.yaml") }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let readers = options.readers
    screens = try readEach(sorted) { path throws(BrokenInput) in
      try Self.screens(of: path, for: readers)
    }.flatMap { $0 }
    if screens.isEmpty {
      throw Unable("there is no screen to audit in \(operands.joined(separator: ", "))")
    }
  }

  private static func screens(
    of path: String, for readers: Set<ReaderKind>
  ) throws(BrokenInput) -> [AuditedScreen] {
    if trees.contains(where: path.hasSuffix) || path == "-" { return try raw(path, readers) }
    let reading = Scenario.read(path)
    guard var scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    writeDiagnostics(reading.diagnostics)
    scenario.readers.removeAll { !readers.contains($0) }
    if scenario.readers.isEmpty { return [] }
    do { return [try AuditedScreen(scenario)] } catch {
      throw BrokenInput(
        diagnostics: [Diagnostic(path: path, mark: nil, message: "\(error)")])
    }
  }

  private static func raw(
    _ path: String, _ readers: Set<ReaderKind>
  ) throws(BrokenInput) -> [AuditedScreen] {
    let bytes = try readInput(path, limit: Limits.dumped.bytes)
    let file = RecordFile(bytes: bytes, path: shownPath(path))
    if file.diagnostics.contains(where: { $0.severity == .error }) {
      throw BrokenInput(diagnostics: file.diagnostics)
    }
    return file.items.compactMap { item in
      guard var screen = item.record.screen, readers.contains(screen.reader) else { return nil }
      screen.audited.path = shownPath(path)
      screen.audited.marks = [:]
      return screen.audited
    }
  }
}

extension Record {
  /// The record's tree as a screen, and the reader of its platform.
  fileprivate var screen: (audited: AuditedScreen, reader: ReaderKind)? {
    switch self {
    case .element(let record):
      let tree = IOSTree([Subtree(record.element)])
      return (AuditedScreen(raw: tree, android: nil, title: record.id), .voiceOver)
    case .order(let record):
      return (AuditedScreen(raw: record.tree, android: nil, title: record.id), .voiceOver)
    case .screen(let record):
      return (AuditedScreen(raw: nil, android: record.screen, title: record.id), .talkBack)
    }
  }
}
