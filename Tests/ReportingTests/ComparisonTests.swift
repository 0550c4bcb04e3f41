import Accordions
import Audit
import Foundation
import Hearing
import Implementations
import PlatformTrees
import Playing
import Reporting
import ScreenReaders
import Semantics
import Testing

/// What is heard of every implementation: closed, open and toggled.
@Suite struct ComparisonTests {
  private let faq = Accordion(rows: [
    AccordionRow(
      id: "states", title: "Which states does Accordion have?",
      description: "Three states on one shape."),
    AccordionRow(id: "nest", title: "May I nest one?", description: "No."),
  ])

  @Test("Each implementation is heard as its golden says", arguments: Catalogue.cards)
  func goldens(card: ImplementationCard) throws {
    var text = ""
    for version in versions(of: card.system) {
      for presentation in Accordion.Presentation.allCases {
        var accordion = faq
        accordion.presentation = presentation
        let way = ListeningWay(card, version)
        let hearing = try #require(try way.hearing(of: "states", in: accordion))
        text += "\(way.versionName), \(presentation)\n" + transcript(of: hearing)
      }
    }
    try expectGolden(text, "Heard/\(card.system.rawValue).\(card.id).txt")
  }

  private func versions(of system: OperatingSystem) -> [ListeningWay.Version] {
    switch system {
    case .ios: IOSVersion.allCases.map(ListeningWay.Version.ios)
    case .android: [35, 36].map { .android(AndroidAPI($0)) }
    }
  }

  private func transcript(of hearing: DisclosureHearing) -> String {
    let parts = [
      ("closed", stops(hearing.closed)), ("open", stops(hearing.open)),
      ("opening", hearing.opening.map(line)), ("closing", hearing.closing.map(line)),
    ]
    return parts.map { name, lines in
      "  \(name)\n" + (lines.isEmpty ? ["silence"] : lines).map { "    \($0)\n" }.joined()
    }.joined()
  }

  private func stops(_ position: PositionHearing) -> [String] {
    position.stops.map { stop in
      let hint = stop.hint.map { " | \($0)" } ?? ""
      return "\(stop.node): \(stop.text)\(hint)".replacing("\n", with: "⏎")
    }
  }

  private func line(_ speech: HeardSpeech) -> String {
    let time = speech.delay.map { "\($0) ms" } ?? "never"
    let fate = speech.outcome == .heard ? "" : " [\(speech.outcome)]"
    return "\(time), \(speech.purpose): \(speech.text)\(fate)"
  }

  @Test("All implementations stand side by side in the order of the catalogue")
  func all() throws {
    let comparison = try Comparison(of: faq, ways: try ListeningWay.all())
    #expect(comparison.entries.map(\.way.card) == Catalogue.cards)
    #expect(comparison.title == "Which states does Accordion have?")
    try expectGolden(comparison.table.markdown, "comparison.md")
    try expectGolden(comparison.overview.text(width: 160), "comparison.txt")
    try expectGolden(comparison.html, "comparison.html")
    try expectGolden(comparison.json.text, "comparison.json")
  }

  @Test("Versions and locales multiply, and an old version is told")
  func versionsAndLocales() throws {
    let ways = try ListeningWay.all(
      named: ["uikit.expandedStatus", "flutter.expansionTile"], ios: [.ios17, .ios26],
      locales: ["en", "de"])
    #expect(ways.map(\.card.id).filter { $0 == "uikit.expandedStatus" }.count == 4)
    // The name stands for one implementation on each system.
    #expect(Set(ways.map(\.card.id)).count == 3)
    let comparison = try Comparison(of: faq, row: "nest", ways: ways)
    #expect(comparison.title == "May I nest one?")
    #expect(comparison.entries.first?.shortfall == "needs iOS 18")
    #expect(
      comparison.overview.rows.first?.first == "uikit.expandedStatus, iOS 17 (needs iOS 18), en")
    #expect(
      comparison.entries[3].hearing.closed.trigger?.text == "May I nest one?, Taste, reduziert")
  }

  @Test("What is asked for and is not there is answered with the nearest")
  func unknown() throws {
    let name = #expect(throws: UnknownName.self) { try ListeningWay.all(named: ["compose.ful"]) }
    #expect(name?.nearest == "compose.full")
    let ways = try ListeningWay.all(named: ["compose.full"])
    let row = #expect(throws: UnknownName.self) { try Comparison(of: faq, row: "nets", ways: ways) }
    #expect(row?.description == "unknown row \"nets\"; did you mean \"nest\"?")
    let locale = try ListeningWay.all(named: ["compose.full"], locales: ["xx"])
    #expect(throws: UnknownLocale.self) { try Comparison(of: faq, ways: locale) }
  }

  @Test("Without hints none is heard, and all else stays")
  func hintsOff() throws {
    let on = try Comparison(of: faq, ways: try ListeningWay.all())
    let off = try Comparison(of: faq, ways: try ListeningWay.all(hints: false))
    for (on, off) in zip(on.entries, off.entries) {
      #expect(off.hearing.closed.stops.allSatisfy { $0.hint == nil }, "\(off.way.card.id)")
      #expect(off.hearing.closed.stops.map(\.text) == on.hearing.closed.stops.map(\.text))
    }
  }

  @Test("An auditor's grave findings stand beside what is heard")
  func findings() throws {
    let ways = try ListeningWay.all(named: ["swiftui.button", "swiftui.disclosureGroup"])
    let comparison = try Comparison(of: faq, ways: ways, auditor: Auditor())
    #expect(comparison.entries[0].findings?.contains("state-missing (critical)") == true)
    #expect(comparison.entries[1].findings?.contains("state-missing (critical)") == false)
    #expect(comparison.table.columns.last == "findings")
    #expect(comparison.html.contains("state-missing (critical)"))
    #expect(try Comparison(of: faq, ways: ways).table.columns.last == "known")
  }

  @Test("A slow app lets TalkBack read the state that was")
  func staleState() throws {
    let way = try #require(try ListeningWay.all(named: ["compose.expandCollapse"]).first)
    let quick = try way.hearing(of: "states", in: faq)
    #expect(quick?.opening.map(\.text) == ["expanded"])
    let slow = try way.hearing(of: "states", in: faq, habits: AppHabits(latency: 400))
    #expect(slow?.opening.map(\.text) == ["collapsed"])
  }
}
