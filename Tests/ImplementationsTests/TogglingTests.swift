import Accordions
import Implementations
import PlatformTrees
import Semantics
import Testing

/// What every implementation must keep: the tree after the reactions of a toggle is the tree of
/// the new state, and no row but the toggled one is touched.
@Suite struct TogglingTests {
  static let presentations = Accordion.Presentation.allCases

  @Test("Toggling ends in the tree of the new state", arguments: Catalogue.cards)
  func reachesTheNewTree(card: ImplementationCard) throws {
    switch card.system {
    case .ios: try check(Catalogue.ios(named: card.id))
    case .android: try check(Catalogue.android(named: card.id))
    }
  }

  private func check(_ kind: some Implementation) throws {
    for presentation in Self.presentations {
      for exclusive in [false, true] {
        var accordion = sample(5)
        accordion.presentation = presentation
        accordion.isExclusive = exclusive
        try walk(AccordionScreen(accordion, kind: kind))
      }
    }
  }

  private func walk<Kind: Implementation>(_ start: AccordionScreen<Kind>) throws {
    var screen = start
    var tree = FlatTree([screen.tree])
    for (row, open) in [(2, true), (0, true), (4, true), (2, false), (3, true), (0, false)] {
      let before = screen.state.rows
      let answer = screen.respond(to: .set(open: open), at: "row\(row)")
      for reaction in answer.reactions { reaction.changes.forEach { tree.apply($0) } }
      #expect(
        answer.toggled
          == before.indices.filter { before[$0] != screen.state.rows[$0] }.sorted {
            ($0 == row ? 0 : 1, $0) < ($1 == row ? 0 : 1, $1)
          })
      let root = try #require(tree.roots.first)
      #expect(tree.subtree(at: root) == screen.tree, "\(screen.kind.card.id), row \(row) \(open)")
    }
  }

  @Test("A toggle costs the same among 4 rows and among 400", arguments: Catalogue.cards)
  func isLocal(card: ImplementationCard) throws {
    // ExpandableListView numbers its items, and the later ones anew.
    guard card.id != "views.expandableListView.group" else { return }
    switch card.system {
    case .ios:
      let kind = try Catalogue.ios(named: card.id)
      #expect(changes(kind, of: 4) == changes(kind, of: 400))
    case .android:
      let kind = try Catalogue.android(named: card.id)
      #expect(changes(kind, of: 4) == changes(kind, of: 400))
    }
  }

  private func changes(_ kind: some Implementation, of rows: Int) -> Int {
    var screen = AccordionScreen(sample(rows), kind: kind)
    let answer = screen.respond(to: .set(open: true), at: "row1")
    return answer.reactions.reduce(0) { $0 + $1.changes.count }
  }

  @Test("The header has the row's own id and the description its name", arguments: Catalogue.cards)
  func ids(card: ImplementationCard) throws {
    let ids =
      switch card.system {
      case .ios: allIDs(opened(), try Catalogue.ios(named: card.id))
      case .android: allIDs(opened(), try Catalogue.android(named: card.id))
      }
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("row0") || card.id == "preference.expandButton")
    #expect(ids.contains("row0.description"))
    #expect(ids.contains("row1"))
    #expect(!ids.contains("row1.description"))
  }

  private func allIDs(_ accordion: Accordion, _ kind: some Implementation) -> [String] {
    allIDs(AccordionScreen(accordion, kind: kind).tree)
  }

  private func allIDs<Element>(_ tree: Subtree<Element>) -> [String] {
    [tree.element.id] + tree.children.flatMap(allIDs)
  }

  private func opened() -> Accordion {
    var accordion = sample(2)
    accordion.rows[0].startsOpen = true
    return accordion
  }

  @Test("A disabled row and a description do not listen to a reader")
  func deafNodes() {
    var accordion = sample(2)
    accordion.rows[0].isEnabled = false
    accordion.rows[1].startsOpen = true
    var screen = AccordionScreen(accordion, kind: SwiftUIDisclosureGroup())
    #expect(screen.respond(to: .activate, at: "row0").reactions.isEmpty)
    #expect(screen.respond(to: .activate, at: "row1.description").reactions.isEmpty)
    #expect(screen.respond(to: .activate, at: "elsewhere").reactions.isEmpty)
    #expect(screen.respond(to: .set(open: true), at: "row0").toggled == [0])
  }
}

func sample(_ count: Int) -> Accordion {
  Accordion(
    rows: (0..<count).map {
      AccordionRow(id: "row\($0)", title: "Title \($0)", description: "Answer \($0)")
    }, presentation: .list)
}
