import ScreenReaders
import Semantics
import YAML

/// Reads the checks of one step.
struct CheckReader {
  let problems: Problems

  /// The checks behind a key; none for a key that is no check.
  func checks(_ key: StepKey, _ node: YAMLNode) -> [Check] {
    switch key {
    case .do, .after, .readers, .note: []
    case .heard: each(node) { $0.texts(problems).map { [.heard($0)] } }
    case .hint: each(node) { hint($0).map { [$0] } }
    case .conveys, .should:
      each(node, isWarning: key == .should) {
        conveyed($0).map { [.conveys($0)] }
      }
    case .notHeard: each(node) { $0.texts(problems)?.map { .notHeard($0) } }
    case .silent: each(node) { isTrue($0, key) ? [.silent] : nil }
    case .notCut: each(node) { notCut($0).map { [$0] } }
    case .focus: each(node) { focus($0).map { [$0] } }
    case .open: each(node) { $0.texts(problems).map { [.open($0)] } }
    }
  }

  /// The check of a key that was written with nothing behind it.
  func checks(ofNothing key: StepKey, at mark: Mark) -> [Check] {
    switch key {
    case .focus: return [Check(.focus(nil), mark: mark)]
    case .hint: return [Check(.hint(nil), mark: mark)]
    case .do: return []
    case .after, .readers, .note, .heard, .conveys, .should, .silent, .open, .notHeard, .notCut:
      problems.error("'\(key.rawValue)' has no value", at: mark)
      return []
    }
  }

  /// The checks of a key that holds a duration.
  func checks(_ key: TimedKey, _ duration: Milliseconds, _ node: YAMLNode) -> [Check] {
    switch key {
    case .heardWithin: each(node) { $0.texts(problems)?.map { .heardWithin($0, duration) } }
    case .silentFor: each(node) { isTrue($0, key) ? [.silentFor(duration)] : nil }
    }
  }

  private func each(
    _ node: YAMLNode, isWarning: Bool = false, _ read: (YAMLNode) -> [Check.Expectation]?
  ) -> [Check] {
    PerReader.values(node, problems).flatMap { value, readers in
      (read(value) ?? []).map {
        Check($0, readers: readers, isWarning: isWarning, mark: value.mark)
      }
    }
  }

  private func isTrue<Key: RawRepresentable<String>>(_ node: YAMLNode, _ key: Key) -> Bool {
    guard let value = node.boolean(problems) else { return false }
    if !value {
      problems.error("'\(key.rawValue)' can only be true: leave it out instead", at: node.mark)
    }
    return value
  }

  private func hint(_ node: YAMLNode) -> Check.Expectation? {
    if node.isNull || node.scalar?.meaning == .boolean(false) { return .hint(nil) }
    return node.text(problems).map { .hint($0) }
  }

  private func notCut(_ node: YAMLNode) -> Check.Expectation? {
    if case .boolean = node.scalar?.meaning {
      return isTrue(node, StepKey.notCut) ? .notCut(nil) : nil
    }
    return node.text(problems).map { .notCut($0) }
  }

  private func focus(_ node: YAMLNode) -> Check.Expectation? {
    node.isNull ? .focus(nil) : node.text(problems).map { .focus($0) }
  }

  private func conveyed(_ node: YAMLNode) -> Conveyed? {
    guard let reader = MappingReader<ConveysKey>(node, problems, as: "what is conveyed") else {
      return nil
    }
    var conveyed = Conveyed()
    conveyed.name = reader.text(.name)
    conveyed.value = reader.text(.value)
    conveyed.role = reader.word(.role)
    conveyed.states = (reader[.state]?.oneOrMore() ?? []).compactMap {
      $0.word(problems, what: "state")
    }
    conveyed.change = reader.word(.change)
    conveyed.position = reader[.position]?.position(problems)
    if node.entries?.isEmpty == true {
      problems.error("nothing is asked for here", at: node.mark)
    }
    return conveyed
  }
}

extension YAMLNode {
  /// One text or a list of them.
  func texts(_ problems: Problems) -> [String]? {
    if let items { return items.compactMap { $0.text(problems) } }
    return text(problems).map { [$0] }
  }

  /// `1 of 3`.
  func position(_ problems: Problems) -> Position? {
    guard let text = text(problems) else { return nil }
    let parts = text.split(separator: " ")
    if parts.count == 3, parts[1] == "of", let index = Int(parts[0]), let count = Int(parts[2]),
      index >= 1, count >= index
    {
      return Position(index: index, count: count)
    }
    problems.error("expected a position such as 1 of 3, not \(kindInWords)", at: mark)
    return nil
  }
}
