import Audit
import Importing
import PlatformTrees
import Scenarios
import ScreenReaders
import YAML

/// A screen as it is audited, and as it is drawn.
struct AuditEntry: Sendable {
  var screen: AuditedScreen
  var shown: Screen

  /// Whether a path is that of raw trees; anything else is a scenario.
  static func isTree(_ path: String) -> Bool {
    [".json", ".jsonl", ".ndjson"].contains(where: path.hasSuffix)
  }

  /// The screen of a scenario, or of a file that holds one alone; none where none of the readers
  /// may hear it. Throws `BrokenInput`.
  static func scenario(
    _ path: String, _ readers: Set<ReaderKind>
  ) throws(BrokenInput) -> ReadFile<[AuditEntry]> {
    let reading = Scenario.read(path, acceptsScreen: true)
    guard var scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    var file = ReadFile<[AuditEntry]>(value: [], warnings: reading.diagnostics)
    scenario.readers.removeAll { !readers.contains($0) }
    if scenario.readers.isEmpty { return file }
    do {
      file.value = [AuditEntry(screen: try AuditedScreen(scenario), shown: scenario.screen)]
      return file
    } catch {
      throw BrokenInput(diagnostics: [Diagnostic(path: path, mark: nil, message: "\(error)")])
    }
  }

  /// The screens of raw trees that one of the readers can hear. Throws `BrokenInput`.
  static func trees(
    _ bytes: [UInt8], path: String, _ readers: Set<ReaderKind>
  ) throws(BrokenInput) -> [AuditEntry] {
    let file = RecordFile(bytes: bytes, path: path)
    if file.diagnostics.contains(where: { $0.severity == .error }) {
      throw BrokenInput(diagnostics: file.diagnostics)
    }
    return file.items.compactMap { item -> AuditEntry? in
      let (shown, title) = item.record.shown
      guard !readers.isDisjoint(with: shown.readers) else { return nil }
      var screen = AuditedScreen(shown, title: title)
      screen.path = path
      return AuditEntry(screen: screen, shown: shown)
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
