import Implementations
import PlatformTrees
import Playing
import ScreenReaders
import Semantics
public import YAML

/// A scenario as far as it could be read, and every problem of its file.
public struct ScenarioReading: Sendable {
  /// Nil where an error stands in the way.
  public var scenario: Scenario?
  /// In the order of their places.
  public var diagnostics: [Diagnostic]
}

extension Scenario {
  /// Whether a file in a folder is a scenario by its name: YAML, and neither a screen that
  /// scenarios share (`x.screen.yaml`) nor the configuration (`earshot.yaml`).
  public static func isScenario(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    guard file.hasSuffix(".yaml") || file.hasSuffix(".yml") else { return false }
    return !file.contains(".screen.") && file != "earshot.yaml" && file != "earshot.yml"
  }

  /// Reads a scenario file, and the files beside it that it names.
  ///
  /// With `acceptsScreen` a file that holds a screen alone is a scenario without steps.
  public static func read(_ path: String, acceptsScreen: Bool = false) -> ScenarioReading {
    let problems = Problems(path: path)
    do throws(InputFile.Failure) {
      let bytes = try InputFile.read(path, limit: Limits.written.bytes)
      return read(bytes: bytes, path: path, acceptsScreen: acceptsScreen)
    } catch {
      problems.error(error.message, at: nil)
      return ScenarioReading(scenario: nil, diagnostics: problems.diagnostics)
    }
  }

  /// Reads the text of a scenario whose file lies at a path.
  public static func read(
    bytes: [UInt8], path: String, acceptsScreen: Bool = false
  ) -> ScenarioReading {
    let document = Document.named(path, bytes: bytes)
    let reader = ScenarioReader(path: path)
    reader.problems.add(contentsOf: document.diagnostics)
    let scenario = document.root.flatMap { root in
      acceptsScreen && root.isBareScreen ? reader.bareScreen(root) : reader.scenario(root)
    }
    let diagnostics = reader.allDiagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return ScenarioReading(scenario: hasErrors ? nil : scenario, diagnostics: diagnostics)
  }
}

extension Implementation {
  fileprivate func needs(more version: Version) -> Bool { minimum > version }
}

extension YAMLNode {
  /// A mapping that begins with what a screen is, and not with a version.
  fileprivate var isBareScreen: Bool {
    self[ScenarioKey.earshot.rawValue] == nil
      && ScreenKey.allCases.contains { self[$0.rawValue] != nil }
  }
}

/// Decodes one scenario.
final class ScenarioReader {
  /// No scenario may have more steps.
  static let mostSteps = 10_000

  let problems: Problems
  private let folder: ScenarioFolder
  private var fromOtherFiles: [Diagnostic] = []

  init(path: String) {
    problems = Problems(path: path)
    folder = ScenarioFolder(of: path)
  }

  var allDiagnostics: [Diagnostic] {
    let own = problems.diagnostics
    let ordered = own.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }
    return ordered.map(\.element) + fromOtherFiles
  }

  func scenario(_ root: YAMLNode) -> Scenario? {
    guard let reader = MappingReader<ScenarioKey>(root, problems, as: "a scenario") else {
      return nil
    }
    readVersion(reader)
    let title = reader.requiredText(.title)
    let ids = IDRegister(problems)
    let screen = reader.required(.screen).flatMap { self.screen($0, ids) }
    let steps = steps(reader, ids)
    let readers = readers(reader, screen: screen)
    let locale = locale(reader, readers)
    let settings = reader[.settings].map { SettingsReader(problems: problems).settings($0) }
    let voices = reader[.voices].map { VoiceReader(problems: problems).voices($0) } ?? [:]
    if case .accordion(let setup)? = screen {
      warn(of: setup, on: settings ?? Settings(), readers, at: reader.mark(of: .screen))
    }
    if screen != nil { ids.reportDangling() }
    guard let title, let screen else { return nil }
    return Scenario(
      path: problems.path, title: title, about: reader.text(.about), tags: reader.texts(.tags),
      readers: readers, locale: locale, settings: settings ?? Settings(), voices: voices,
      screen: screen, steps: steps, places: ids.nodePlaces,
      androidPlaces: ids.placesBeside)
  }

  /// An implementation is played on a system older than itself, and told to be impossible.
  private func warn(
    of setup: AccordionSetup, on settings: Settings, _ readers: [ReaderKind], at mark: Mark?
  ) {
    if readers.contains(.voiceOver), let kind = try? Catalogue.ios(named: setup.ios),
      kind.needs(more: settings.voiceOver.version)
    {
      problems.warning("'\(setup.ios)' needs a newer iOS than the settings say", at: mark)
    }
    if readers.contains(.talkBack), let kind = try? Catalogue.android(named: setup.android),
      kind.needs(more: settings.android)
    {
      problems.warning("'\(setup.android)' needs a newer Android than the settings say", at: mark)
    }
  }

  /// A screen alone, as a scenario without steps that is called by its file.
  func bareScreen(_ root: YAMLNode) -> Scenario? {
    let ids = IDRegister(problems)
    guard let screen = screen(root, ids) else { return nil }
    ids.reportDangling()
    var scenario = Scenario(
      path: problems.path, title: "", readers: screen.readers, locale: "en",
      settings: Settings(), screen: screen, steps: [], places: ids.nodePlaces,
      androidPlaces: ids.placesBeside)
    scenario.title = scenario.name
    return scenario
  }

  private func readVersion(_ reader: MappingReader<ScenarioKey>) {
    guard let node = reader.required(.earshot), let version = node.integer(problems) else { return }
    if version != Scenario.formatVersion {
      problems.error(
        "version \(version) of the format is not known to this Earshot", at: node.mark,
        suggestion: "\(Scenario.formatVersion)")
    }
  }

  private func readers(
    _ reader: MappingReader<ScenarioKey>, screen: Screen?
  ) -> [ReaderKind] {
    let possible = screen?.readers ?? ReaderKind.allCases
    guard let node = reader[.readers] else { return possible }
    let readers = StepReader(problems: problems).readersNamed(node)
    for reader in readers where !possible.contains(reader) {
      problems.error("\(reader.title) cannot read this screen: it has no such tree", at: node.mark)
    }
    if node.items?.isEmpty == true { problems.error("no reader is named", at: node.mark) }
    return readers
  }

  private func locale(_ reader: MappingReader<ScenarioKey>, _ readers: [ReaderKind]) -> String {
    guard let node = reader[.locale], let locale = node.text(problems) else { return "en" }
    for kind in readers {
      let known = Lexicon.locales(of: kind)
      if !known.isEmpty, LocaleTag(locale).best(of: known) == nil {
        problems.unknown("locale of \(kind.title)", locale, at: node.mark, known: known)
      }
    }
    return locale
  }
}

// MARK: - Screen and steps

extension ScenarioReader {
  private func steps(_ reader: MappingReader<ScenarioKey>, _ ids: IDRegister) -> [Step] {
    guard let list = reader.required(.steps)?.list(problems) else { return [] }
    if list.count > Self.mostSteps {
      problems.error(
        "a scenario has at most \(Self.mostSteps) steps", at: list[Self.mostSteps].mark)
      return []
    }
    let stepReader = StepReader(problems: problems)
    let steps = list.compactMap(stepReader.step)
    for step in steps { refer(step, to: ids) }
    reportTooLong(steps)
    return steps
  }

  /// The clock stops at the session's end; what would come later must not be thought heard.
  private func reportTooLong(_ steps: [Step]) {
    var waited: Milliseconds = 0
    for step in steps {
      waited += max(step.script.waits, step.script.lasts) + (step.script.after ?? 0)
      guard waited > Session<VoiceOver>.longest else { continue }
      return problems.error("with this step the scenario waits for over ten hours", at: step.mark)
    }
  }

  private func refer(_ step: Step, to ids: IDRegister) {
    if let (node, mustOpen) = step.script.action.node {
      ids.refer(to: node, at: step.actionMark, as: "node", mustOpen: mustOpen)
    }
    for check in step.checks {
      switch check.expectation {
      case .focus(.some(let node)): ids.refer(to: node, at: check.mark, as: "node")
      case .open(let nodes):
        for node in nodes { ids.refer(to: node, at: check.mark, as: "node", mustOpen: true) }
      case .focus(.none), .heard, .heardWithin, .hint, .conveys, .notHeard, .silent, .silentFor,
        .notCut:
        break
      }
    }
  }

  private func screen(_ node: YAMLNode, _ ids: IDRegister) -> Screen? {
    guard let reader = MappingReader<ScreenKey>(node, problems, as: "a screen") else { return nil }
    let kinds = ScreenKey.allCases.filter(reader.has)
    guard let kind = kinds.first else {
      problems.error(
        "a screen needs one of: \(ScreenKey.allCases.map(\.rawValue).joined(separator: ", "))",
        at: node.mark)
      return nil
    }
    if kinds.count > 1, kinds != [.ios, .android] {
      problems.error(
        "a screen is one of \(kinds.map { "'\($0.rawValue)'" }.joined(separator: " and ")), not both",
        at: reader.mark(of: kinds[1]))
    }
    guard let value = reader.required(kind) else { return nil }
    switch kind {
    case .accordion:
      return AccordionReader(problems: problems, ids: ids).setup(value).map(Screen.accordion)
    case .nodes: return NodesReader(problems: problems, ids: ids).screen(value).map(Screen.nodes)
    case .ios, .android:
      return RawScreenReader(problems: problems, ids: ids).screen(
        ios: reader[.ios], android: reader[.android])
    case .file: return value.text(problems).flatMap { screen(inFile: $0, at: value.mark, ids) }
    }
  }

  /// A screen that several scenarios share stands in a file of its own.
  private func screen(inFile name: String, at mark: Mark, _ ids: IDRegister) -> Screen? {
    switch folder.file(name) {
    case .problem(let message):
      problems.error(message, at: mark, suggestion: folder.nearest(to: name))
      return nil
    case .path(let path):
      do throws(InputFile.Failure) {
        let bytes = try InputFile.read(path, limit: Limits.written.bytes)
        return screen(bytes, path: path, ids)
      } catch {
        problems.error("'\(Excerpt.of(name))': \(error.message)", at: mark)
        return nil
      }
    }
  }

  private func screen(_ bytes: [UInt8], path: String, _ ids: IDRegister) -> Screen? {
    let document = Document.named(path, bytes: bytes)
    let inner = ScenarioReader(path: path)
    inner.problems.add(contentsOf: document.diagnostics)
    let innerIDs = IDRegister(inner.problems)
    let screen = document.root.flatMap { root -> Screen? in
      if let other = root[ScreenKey.file.rawValue] {
        inner.problems.error("a screen's file cannot name a further file", at: other.mark)
        return nil
      }
      return inner.screen(root, innerIDs)
    }
    innerIDs.reportDangling()
    fromOtherFiles += inner.allDiagnostics
    ids.take(over: innerIDs)
    return screen
  }
}

extension ScriptedStep {
  /// How long it does nothing, milliseconds.
  fileprivate var waits: Milliseconds {
    switch action {
    case .wait(let duration): duration
    case .gesture, .event: 0
    }
  }
}

extension ScriptedStep.Action {
  /// The node that it names, and whether that must be one that opens something.
  var node: (id: String, mustOpen: Bool)? {
    switch self {
    case .gesture(.touch(let node)), .event(.tap(let node)): (node, false)
    case .event(.set(let node, _)): (node, true)
    case .event(.layoutChanged(let node)), .event(.screenChanged(let node)):
      node.map { ($0, false) }
    case .event(.android(let event)): event.source.map { ($0, false) }
    case .gesture, .wait, .event(.announce), .event(.pageScrolled): nil
    }
  }
}
