import Accordions
import Drawing
import Implementations
import PlatformTrees
import Playing
import Reporting
import Scenarios
import ScreenReaders
import Semantics
import Testing

/// Pictures of a scenario at a moment, read by the words that stand for them.
@Suite struct MomentTests {
  private let measure: TextMeasure

  init() throws {
    measure = try TextMeasure()
  }

  private static let faq = Accordion(rows: [
    AccordionRow(id: "states", title: "Which states are there?", description: "Three."),
    AccordionRow(id: "nest", title: "May I nest one?", description: "No.", startsOpen: true),
  ])

  /// A swipe, a double tap 200 ms later, and a swipe when all is quiet.
  private func performance() throws -> Performance {
    let app = AccordionApp(Self.faq, kind: SwiftUIDisclosureGroup())
    return try Stage.voiceOver(on: app, settings: VoiceOverSettings()).play([
      ScriptedStep(.gesture(.swipeRight)),
      ScriptedStep(.gesture(.doubleTap), after: 200),
      ScriptedStep(.gesture(.swipeRight)),
    ])
  }

  private func picture(_ moment: Moment, _ screen: Screen? = nil) throws -> Picture {
    let accordion = AccordionSetup(Self.faq)
    let album = ScreenAlbum(of: screen ?? .accordion(accordion), locale: "en")
    return album.picture(of: try performance(), at: moment, in: measure)
  }

  @Test func beforeTheFirstStep() throws {
    #expect(
      try picture(.start).title == "Which states are there? (closed). May I nest one? (open: No.)")
  }

  @Test func afterAStepThatWasCutShort() throws {
    let title = try picture(.after(step: 0)).title
    #expect(title.contains("Which states are there? (closed)"))
    #expect(title.contains("VoiceOver is on states"))
    #expect(!title.contains("button, collapsed"), "200 ms are too short to hear it")
  }

  @Test(arguments: [2, 3, 1000])
  func afterTheLastStepAndBeyond(step: Int) throws {
    let title = try picture(.after(step: step)).title
    #expect(title.contains("Which states are there? (open: Three.)"))
    #expect(title.hasSuffix("VoiceOver is on states.description. VoiceOver says: Three."))
  }

  @Test func inTheMidstOfOpening() throws {
    let heights = try [Moment.start, .time(210), .time(290), .time(450)].map {
      var album = ScreenAlbum(of: .accordion(AccordionSetup(Self.faq)))
      album.showsCaption = false
      return album.picture(of: try performance(), at: $0, in: measure).height
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 4)
    #expect(heights[3] - heights[0] == 26, "a gap of 6 and a line of 20")
  }

  @Test func wordsSoFarWhileSpeaking() throws {
    let second = try performance().steps[1].began
    let (early, late) = (try picture(.time(second + 600)), try picture(.time(second + 1200)))
    #expect(early.title.contains("VoiceOver says: Which"))
    #expect(!early.title.hasSuffix("expanded"))
    #expect(late.title.count > early.title.count)
  }

  @Test func screenWrittenByHandOpens() throws {
    var trigger = ScreenNode(Node(id: "states", role: .button, name: "Which states are there?"))
    trigger.disclosure = Disclosure(panel: "panel")
    let panel = ScreenNode(Node(id: "panel", role: .text, name: "Three."))
    let root = ScreenNode(Node(id: "root", role: .group), children: [trigger, panel])
    let screen = Screen.nodes(NodesScreen(root))
    #expect(try !picture(.start, screen).title.contains("Three."))
    #expect(try picture(.after(step: 1), screen).title.contains("Three. VoiceOver is on states"))
  }

  @Test func rawTreesAreSketched() throws {
    var element = IOSElement(id: "states", label: "Which states are there?")
    element.traits = [.button]
    element.expandedStatus = .collapsed
    let ios = IOSTree([Subtree(element)])
    let title = try picture(.after(step: 0), .raw(ios: ios, android: nil)).title
    #expect(title.hasPrefix("Which states are there? VoiceOver is on states"))
    #expect(try picture(.start, .raw(ios: nil, android: nil)).title == "Nothing to see")
  }
}
