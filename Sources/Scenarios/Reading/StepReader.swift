import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import YAML

/// Reads one step.
struct StepReader {
  let problems: Problems

  func step(_ node: YAMLNode) -> Step? {
    let (plain, timed) = split(node)
    guard
      let reader = MappingReader<StepKey>(
        plain, problems, as: "a step", alsoKnown: TimedKey.allCases.map { "\($0.rawValue) 1s" })
    else { return nil }
    let action = reader.required(.do).flatMap(action)
    let checks = checks(reader, timed)
    let after = reader[.after]?.duration(problems)
    let readers = reader[.readers].map { Set(readersNamed($0)) }
    let note = reader.text(.note)
    guard let action else { return nil }
    var script = ScriptedStep(action, after: after)
    script.lasts = timed.map(\.2).max() ?? 0
    var step = Step(
      script, checks: checks, mark: node.mark,
      actionMark: reader[.do]?.mark)
    step.readers = readers
    step.note = note
    return step
  }

  /// In the order in which they were written.
  private func checks(
    _ reader: MappingReader<StepKey>, _ timed: [(TimedKey, Entry, Milliseconds)]
  ) -> [Check] {
    let checkReader = CheckReader(problems: problems)
    let plain = StepKey.allCases.flatMap { key -> [Check] in
      if let value = reader[key] { return checkReader.checks(key, value) }
      return reader.mark(of: key).map { checkReader.checks(ofNothing: key, at: $0) } ?? []
    }
    let others = timed.flatMap { checkReader.checks($0, $2, $1.value) }
    return (plain + others).sorted { $0.mark < $1.mark }
  }

  func readersNamed(_ node: YAMLNode) -> [ReaderKind] {
    let named: [ReaderKind] = node.oneOrMore().compactMap { $0.word(problems, what: "reader") }
    return ReaderKind.allCases.filter(named.contains)
  }

  /// The checks whose key holds a duration are no fixed keys.
  private func split(_ node: YAMLNode) -> (YAMLNode, [(TimedKey, Entry, Milliseconds)]) {
    guard let entries = node.entries else { return (node, []) }
    var plain: [Entry] = []
    var timed: [(TimedKey, Entry, Milliseconds)] = []
    for entry in entries {
      guard let key = TimedKey.allCases.first(where: { entry.key.hasPrefix($0.rawValue) }) else {
        plain.append(entry)
        continue
      }
      switch DurationText.read(entry.key.dropFirst(key.rawValue.count)) {
      case .duration(let duration): timed.append((key, entry, duration))
      case .problem(let message):
        problems.error(message, at: entry.mark, suggestion: "\(key.rawValue) 1s")
      }
    }
    return (YAMLNode(.mapping(plain), mark: node.mark), timed)
  }

  private func action(_ node: YAMLNode) -> ScriptedStep.Action? {
    guard let entries = node.entries else {
      return node.text(problems).flatMap {
        ActionParser(problems: problems, mark: node.mark).action($0)
      }
    }
    if entries.contains(where: { $0.key == AndroidEventKey.event.rawValue }) {
      return androidEvent(node)
    }
    return announcement(node)
  }

  private func announcement(_ node: YAMLNode) -> ScriptedStep.Action? {
    guard let reader = MappingReader<AnnounceKey>(node, problems, as: "an announcement") else {
      return nil
    }
    let priority = reader.word(.priority, as: IOSAnnouncement.Priority.self) ?? .default
    let queues = reader.boolean(.queued) ?? false
    let language = reader.text(.language)
    return reader.requiredText(.announce).map {
      .event(
        .announce(
          IOSAnnouncement($0, priority: priority, queues: queues, language: language)))
    }
  }

  private func androidEvent(_ node: YAMLNode) -> ScriptedStep.Action? {
    guard let reader = MappingReader<AndroidEventKey>(node, problems, as: "an event"),
      let kind = reader.requiredWord(.event, as: AndroidEvent.Kind.self)
    else { return nil }
    var event = AndroidEvent(kind, source: reader.text(.node))
    for change in reader[.changes]?.oneOrMore() ?? [] {
      guard let word = change.text(problems) else { continue }
      if let named = ContentChanges.named.first(where: { $0.key == word }) {
        event.changes.formUnion(named.value)
      } else {
        problems.unknown(
          "content change", word, at: change.mark, known: ContentChanges.named.map(\.key))
      }
    }
    event.text = reader.texts(.text)
    event.contentDescription = reader.text(.contentDescription)
    event.className = reader.text(.className)
    return .event(.android(event))
  }
}
