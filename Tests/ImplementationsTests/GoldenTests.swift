import Accordions
import Foundation
import Implementations
import PlatformTrees
import Semantics
import Testing

/// The trees of both positions and the reactions to a click, one readable file each.
@Suite struct GoldenTests {
  @Test(
    "Closed, open and toggled, each implementation is as its golden", arguments: Catalogue.cards)
  func goldens(card: ImplementationCard) throws {
    let text: String
    switch card.system {
    case .ios: text = try ios(Catalogue.ios(named: card.id))
    case .android: text = try android(Catalogue.android(named: card.id))
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/Trees/\(card.system.rawValue).\(card.id).txt")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(card.id)")
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden)
  }

  private func ios(_ kind: some IOSImplementation) throws -> String {
    try IOSVersion.allCases.map { version in
      try describe(kind, version, "\(version)") { $0.dump() }
    }.joined()
  }

  private func android(_ kind: some AndroidImplementation) throws -> String {
    try [AndroidAPI.current].map { version in
      try describe(kind, version, "\(version)") { $0.dump() }
    }.joined()
  }

  private func describe<Kind: Implementation>(
    _ kind: Kind, _ version: Kind.Version, _ title: String,
    dump: (AppReaction<Kind.Element, Kind.Post>) -> String
  ) throws -> String where Kind.Element: Dumped {
    var text = ""
    for presentation in Accordion.Presentation.allCases {
      var accordion = Accordion(
        rows: [AccordionRow(id: "states", title: "Which states?", description: "Three states.")])
      accordion.presentation = presentation
      var screen = AccordionScreen(accordion, kind: kind, setting: AppSetting(version: version))
      text += "\(title), \(presentation)\nclosed\n\(screen.tree.dump())"
      let answer = screen.respond(to: .activate, at: "states")
      text += "click\n" + answer.reactions.map(dump).joined()
      text += "open\n\(screen.tree.dump())"
    }
    return text
  }
}
