import Accordions
import Audit
import Console
import Implementations
import PlatformTrees
import Reporting
import Scenarios
import ScreenReaders
import Semantics

extension Command {
  static let compare = Command(
    subcommand: Subcommand(
      "compare", "Hear one row built in many ways, side by side",
      operands: .init("[SCENARIO]", 0...1), options: CompareOptions.all,
      details: """
        Without a scenario, compares the component's own row. Without --with, compares every way
        that 'earshot implementations' lists. --with, --ios, --android and --locale may be given
        more than once; each combination is one line.
        """,
      examples: [
        "earshot compare",
        "earshot compare Scenarios/faq/opening.yaml --with swiftui.disclosureGroup --ios 17 --ios 26",
        "earshot compare --with compose.expandCollapse --locale en --locale de --format markdown",
      ])
  ) { arguments in
    let options = CompareOptions(arguments: arguments)
    let comparison = try options.comparison()
    switch arguments.format(CompareOptions.format) {
    case .text: writeOutput(comparison.overview.text(width: outputWidth))
    case .json: writeOutput(comparison.json.text)
    case .markdown: write(comparison.table, as: .markdown)
    case .csv: write(comparison.table, as: .csv)
    case .html: writeOutput(comparison.html)
    }
    return .success
  }
}

/// What a person asked to be compared, read from a command line.
struct CompareOptions {
  let arguments: Arguments

  private static let with = Option(
    "with", .text("NAME"), repeats: true, help: "Only this implementation")
  private static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)),
    help: "Only the ways that this reader reads")
  private static let ios = Option(
    "ios", .choice("VERSION", of: IOSVersion.allCases.map(\.rawValue)), repeats: true,
    help: "The version of iOS, \(IOSVersion.current.rawValue) if not given")
  private static let android = Option(
    "android", .number("LEVEL", in: AndroidAPI.levels), repeats: true,
    help: "The API level of Android, \(AndroidAPI.current.level) if not given")
  private static let locale = Option(
    "locale", .text("TAG"), repeats: true, help: "The readers' language, en if not given")
  private static let row = Option(
    "row", .text("ROW"), help: "Listen to this row of the scenario, the first if not given")
  private static let presentation = Option(
    "in", .choice("HOLDER", of: Accordion.Presentation.allCases.map(\.rawValue)),
    help: "Put the rows into a platform list, or a plain stack")
  private static let noHints = Option("no-hints", help: "Switch usage hints off")
  private static let noAudit = Option("no-audit", help: "Leave out what an audit finds")
  static let format = Option.format([.text, .json, .markdown, .csv, .html])
  static let all = [
    with, reader, ios, android, locale, row, presentation, noHints, noAudit, format,
  ]

  /// Throws `BrokenInput` for a file that is no scenario, and `Unable` for another screen.
  func comparison() throws -> Comparison {
    let setup = try setup()
    var accordion = setup?.accordion ?? Accordion(rows: [AccordionRow(id: "row")])
    accordion.presentation = arguments.choice(Self.presentation) ?? accordion.presentation
    let habits =
      setup.map {
        AppHabits(words: $0.words, reducedMotion: $0.reducedMotion, latency: $0.latency)
      } ?? AppHabits()
    let ways = try ways()
    let row: AccordionRow
    do throws(UnknownName) { row = try accordion.row(named: arguments.text(Self.row)) } catch {
      throw UsageError("--row: \(error)")
    }
    let auditor = arguments.has(Self.noAudit) ? nil : Auditor()
    let entries = concurrently(ways.count, jobs: processorCount) { [accordion] place in
      Result {
        try Comparison.Entry(
          ways[place], of: row.id, in: accordion, habits: habits, auditor: auditor)
      }
    }
    return Comparison(title: row.title, entries: try entries.compactMap { try $0.get() })
  }

  private func ways() throws(UsageError) -> [ListeningWay] {
    let heard = try waysNamed()
    try check(Self.ios, changes: .voiceOver, in: heard)
    try check(Self.android, changes: .talkBack, in: heard)
    return heard
  }

  private func waysNamed() throws(UsageError) -> [ListeningWay] {
    let ios = arguments.choices(Self.ios, of: IOSVersion.self)
    let levels = arguments.all(Self.android).compactMap { Int($0) }
    let locales = arguments.all(Self.locale)
    do throws(UnknownName) {
      let ways = try ListeningWay.all(
        named: arguments.all(Self.with), ios: ios.isEmpty ? [.current] : ios,
        android: levels.isEmpty ? [.current] : levels.map { AndroidAPI($0) },
        locales: locales.isEmpty ? ["en"] : locales,
        hints: arguments.has(Self.noHints) ? false : nil)
      let reader = arguments.choice(Self.reader, of: ReaderKind.self)
      return ways.filter { reader == nil || $0.reader == reader }
    } catch {
      throw UsageError("--with: \(error)")
    }
  }

  /// A version changes only what its own reader reads.
  private func check(
    _ version: Option, changes reader: ReaderKind, in ways: [ListeningWay]
  ) throws(UsageError) {
    guard arguments.has(version), !ways.contains(where: { $0.reader == reader }) else { return }
    throw UsageError("--\(version.name) does nothing where \(reader.title) reads none of it")
  }

  private func setup() throws -> AccordionSetup? {
    guard let path = arguments.operands.first else { return nil }
    let reading = Scenario.read(path)
    guard let scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    guard case .accordion(let setup) = scenario.screen else {
      throw Unable("\(path): only the screen of an accordion can be built in other ways")
    }
    return setup
  }
}
