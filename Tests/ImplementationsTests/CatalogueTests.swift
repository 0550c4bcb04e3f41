import Foundation
import Implementations
import PlatformTrees
import Semantics
import Testing

/// The catalogue, against the folders and against itself.
@Suite struct CatalogueTests {
  @Test("Each file of a folder is one implementation in the catalogue, and the other way round")
  func folders() throws {
    #expect(try files(in: "IOS") == Catalogue.ios.map { "\(type(of: $0))" }.sorted())
    #expect(try files(in: "Android") == Catalogue.android.map { "\(type(of: $0))" }.sorted())
  }

  @Test("Names and aliases are unique on their system")
  func names() {
    for system in OperatingSystem.allCases {
      let names = Catalogue.cards.filter { $0.system == system }.flatMap { [$0.id] + $0.aliases }
      #expect(Set(names).count == names.count)
    }
  }

  @Test("Each card has its source and one short line of advice", arguments: Catalogue.cards)
  func cards(card: ImplementationCard) {
    #expect(!card.source.isEmpty)
    #expect(!card.title.isEmpty)
    #expect(card.advice.hasSuffix("."))
    #expect(card.advice.count <= 100)
    #expect(!card.advice.contains("\n"))
  }

  @Test("An implementation is found by its id and by its aliases")
  func lookUp() throws {
    for card in Catalogue.cards where card.system == .ios {
      #expect(try Catalogue.ios(named: card.id).card == card)
    }
    for card in Catalogue.cards where card.system == .android {
      #expect(try Catalogue.android(named: card.id).card == card)
    }
    #expect(
      try Catalogue.android(named: "flutter.expansionTile").card.id
        == "flutter.expansionTile.2026")
  }

  @Test(
    "A name that is not there is answered with the nearest of that system",
    arguments: [
      ("swiftui.disclosuregroup", "swiftui.disclosureGroup"),
      ("uikit.expandedState", "uikit.expandedStatus"),
    ])
  func unknownIOS(name: String, nearest: String) {
    let error = #expect(throws: UnknownName.self) { try Catalogue.ios(named: name) }
    #expect(error?.kind == "iOS implementation")
    #expect(error?.nearest == nearest)
  }

  @Test("An Android name is not an iOS one")
  func otherSystem() {
    let error = #expect(throws: UnknownName.self) { try Catalogue.ios(named: "compose.full") }
    #expect(error?.name == "compose.full")
    let near = #expect(throws: UnknownName.self) { try Catalogue.android(named: "compose.ful") }
    #expect(near?.nearest == "compose.full")
  }

  @Test("Facts 18 and 20: the native disclosure comes first; Android's is written by hand")
  func nativeFirst() throws {
    #expect(Catalogue.ios.first is SwiftUIDisclosureGroup)
    let android = try #require(Catalogue.android.first)
    #expect(android.card.isSound)
    #expect(actions(android).contains(AndroidAction(.expand)))
    // Material's own list item knows no expanded state.
    #expect(!actions(ComposeM3SegmentedListItem()).contains(AndroidAction(.expand)))
  }

  private func actions(_ kind: some AndroidImplementation) -> [AndroidAction] {
    AccordionScreen(sample(1), kind: kind).tree.children.first?.element.actions ?? []
  }

  private func files(in folder: String) throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Implementations/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }
}
