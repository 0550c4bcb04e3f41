import Accordions
import Implementations
import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import Testing

@Suite("Wherever a person goes")
struct WalkTests {
  @Test("accordions in every implementation keep their promises", arguments: Catalogue.cards)
  func accordions(card: ImplementationCard) throws {
    for seed in Chance.seeds(6) {
      var chance = Chance(state: seed)
      let accordion = chance.accordion()
      switch card.system {
      case .ios:
        let kind = try Catalogue.ios(named: card.id)
        try walk(voiceOver: Self.app(kind, accordion), card.id, seed)
      case .android:
        let kind = try Catalogue.android(named: card.id)
        try walk(talkBack: Self.app(kind, accordion), card.id, seed)
      }
    }
  }

  @Test("screens of nodes keep their promises", arguments: Chance.seeds(60))
  func nodes(seed: UInt64) throws {
    var chance = Chance(state: seed)
    let screen = chance.nodes()
    try walk(voiceOver: NodesApp<IOSPlatform>(screen), "nodes", seed)
    try walk(talkBack: NodesApp<AndroidPlatform>(screen), "nodes", seed)
  }

  private static func app(_ kind: some IOSImplementation, _ accordion: Accordion) -> Stage.IOSApp {
    AccordionApp(accordion, kind: kind)
  }

  private static func app(
    _ kind: some AndroidImplementation, _ accordion: Accordion
  ) -> Stage.AndroidApp {
    AccordionApp(accordion, kind: kind)
  }

  private func walk(voiceOver app: Stage.IOSApp, _ name: String, _ seed: UInt64) throws {
    let reader = try VoiceOver(tree: IOSTree([app.tree]), settings: VoiceOverSettings())
    let walk = Walk("\(name), VoiceOver", reader, app, .voiceOver)
    walk.expectEveryStopIsReached()
    walk.expectOrder(seed: seed)
  }

  private func walk(talkBack app: Stage.AndroidApp, _ name: String, _ seed: UInt64) throws {
    let reader = try TalkBack(screen: AndroidScreen(app.tree), settings: TalkBackSettings())
    var walk = Walk("\(name), TalkBack", reader, app, .talkBack)
    walk.tellsHidden = name == PreferenceExpandButton().card.id
    walk.expectEveryStopIsReached()
    walk.expectOrder(seed: seed)
  }
}
