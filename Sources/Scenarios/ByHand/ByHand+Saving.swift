import Semantics
public import YAML

/// What was done by hand cannot be a scenario.
public enum HandSavingError: Error, Sendable {
  /// Nothing was done.
  case nothingDone
  /// The scenario around it cannot be read from where it is to lie.
  case unreadable([Diagnostic])
}

extension ByHand {
  /// The text of a scenario of what was done: the played scenario with other steps, to lie at a
  /// path.
  ///
  /// Throws a `HandSavingError`.
  public func saved(source: [UInt8], at path: String) throws(HandSavingError) -> String {
    if stepCount == 0 { throw .nothingDone }
    let text = String(decoding: source, as: UTF8.self)
    let changes = ScenarioText.Changes(
      title: "\(scenario.title), by hand", readers: readersUsed, locale: locale, steps: steps)
    var problems: [Diagnostic] = []
    for written in [
      ScenarioText.replacing(changes, in: text), written(source, changes),
    ] {
      guard let written else { continue }
      let reading = Scenario.read(bytes: Array(written.utf8), path: path)
      if reading.scenario != nil { return written }
      problems = reading.diagnostics
    }
    throw .unreadable(problems)
  }

  /// Everything written anew, with the screen that stands in another file inside.
  private func written(_ source: [UInt8], _ changes: ScenarioText.Changes) -> String? {
    guard let root = Document.named(scenario.path, bytes: source).root else { return nil }
    var fields = (root.entries ?? []).filter { ScenarioKey(rawValue: $0.key) != nil }
    if root[ScenarioKey.earshot.rawValue] == nil {
      fields = [Entry(key: ScenarioKey.screen.rawValue, mark: .start, value: root)]
    }
    for place in fields.indices where fields[place].key == ScenarioKey.screen.rawValue {
      fields[place].value = screenHere(fields[place].value)
    }
    return ScenarioText.written(fields, changes)
  }

  private func screenHere(_ screen: YAMLNode) -> YAMLNode {
    guard let name = screen[ScreenKey.file.rawValue]?.scalar?.text,
      case .path(let path) = ScenarioFolder(of: scenario.path).file(name),
      let bytes = try? InputFile.read(path, limit: Limits.written.bytes),
      let root = Document.named(path, bytes: bytes).root
    else { return screen }
    return root
  }
}
