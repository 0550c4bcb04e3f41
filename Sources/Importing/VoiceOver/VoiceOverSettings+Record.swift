import PlatformTrees
import ScreenReaders
import YAML

extension VoiceOverSettings {
  /// The settings that a record asks for.
  init(record: Fields, element: YAMLNode, _ problems: Problems) {
    self.init()
    if let locale = record.text("locale") { self.locale = locale }
    if let version = Self.version(record) { self.version = version }
    if let evidence = record.text("evidence") {
      follow(isPicture: evidence.contains("reference image"))
    }
    if let verbosity = element["verbosity"], !verbosity.isNull { apply(verbosity, problems) }
  }

  /// A record was taken from a reference picture, whose legend lists custom content and notices
  /// beside the description, or from a rule or test, which tells of the description alone.
  private mutating func follow(isPicture: Bool) {
    speaksImportantContent = !isPicture
    actionsNotice = isPicture ? .speak : .off
    contentNotice = isPicture ? .speak : .off
  }

  /// The newest version that the record is about.
  private static func version(_ record: Fields) -> IOSVersion? {
    let majors = (record["os"]?.oneOrMore() ?? []).compactMap { node in
      node.text(record.problems).flatMap { Int($0.prefix { $0 != "." }) }
    }
    guard let newest = majors.max() else { return nil }
    return newest >= 26 ? .ios26 : newest >= 18 ? .ios18 : .ios17
  }

  // MARK: Verbosity

  private enum Switch: String, CaseIterable {
    case preset, traits, controls, traitPosition, hints, containerContext, tableContext, value
    case customContent
  }

  private enum Preset: String, CaseIterable { case minimal, verbose }

  private mutating func apply(_ verbosity: YAMLNode, _ problems: Problems) {
    guard let entries = verbosity.entries else {
      if let preset: Preset = verbosity.word(problems, what: "verbosity preset") { apply(preset) }
      return
    }
    // A preset first, so that single switches change it.
    for entry in entries where entry.key == Switch.preset.rawValue {
      if let preset: Preset = entry.value.word(problems, what: "verbosity preset") { apply(preset) }
    }
    for entry in entries { apply(entry, problems) }
  }

  private mutating func apply(_ preset: Preset) {
    guard preset == .minimal else { return }
    let minimal = VoiceOverSettings.minimal
    speaksHints = minimal.speaksHints
    speaksTraits = minimal.speaksTraits
    speaksValues = minimal.speaksValues
    speaksContainers = minimal.speaksContainers
    speaksTableHeaders = minimal.speaksTableHeaders
    speaksRowAndColumnNumbers = minimal.speaksRowAndColumnNumbers
    speaksImportantContent = minimal.speaksImportantContent
  }

  private mutating func apply(_ entry: Entry, _ problems: Problems) {
    guard let name = Self.names[entry.key] ?? Switch(rawValue: entry.key) else {
      problems.unknown(
        "verbosity switch", entry.key, at: entry.mark, known: Switch.allCases.map(\.rawValue))
      return
    }
    switch name {
    case .preset: break
    case .controls, .traitPosition: setControls(entry.value, problems)
    case .traits: set(\.speaksTraits, entry, problems)
    case .hints: set(\.speaksHints, entry, problems)
    case .containerContext: set(\.speaksContainers, entry, problems)
    case .tableContext:
      set(\.speaksTableHeaders, entry, problems)
      set(\.speaksRowAndColumnNumbers, entry, problems)
    case .value: set(\.speaksValues, entry, problems)
    case .customContent: set(\.speaksImportantContent, entry, problems)
    }
  }

  /// The library's own names, and shorter ones.
  private static let names: [String: Switch] = [
    "includesTraits": .traits, "includesHints": .hints, "hint": .hints, "speakHints": .hints,
    "includesContainerContext": .containerContext, "containers": .containerContext,
    "container": .containerContext, "context": .containerContext,
    "containerDescriptions": .containerContext, "includesTableContext": .tableContext,
    "table": .tableContext, "tables": .tableContext, "includesValue": .value, "values": .value,
    "includesCustomContent": .customContent, "content": .customContent,
    "position": .traitPosition,
  ]

  private mutating func set(
    _ path: WritableKeyPath<VoiceOverSettings, Bool>, _ entry: Entry, _ problems: Problems
  ) {
    if let value = entry.value.boolean(problems) { self[keyPath: path] = value }
  }

  private mutating func setControls(_ node: YAMLNode, _ problems: Problems) {
    switch node.scalar?.text {
    case "none"?, "dontSpeak"?, "don't speak"?: controls = .off
    default:
      if let controls: Controls = node.word(problems, what: "choice") { self.controls = controls }
    }
  }
}
