import PlatformTrees
import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("What was done by hand can be written and read again")
struct WritingTests {
  private static let screen = """
    # One button.
    nodes:
      - {id: a, role: button, name: A, opens: p}
      - {id: p, text: P}

    """

  private func event() -> AndroidEvent {
    var event = AndroidEvent(.windowContentChanged, source: "a", changes: [.text, .subtree])
    event.text = ["x: y", "z"]
    event.className = "android.view.View"
    return event
  }

  private var steps: [ScriptedStep] {
    let gestures: [Gesture] = [
      .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .doubleTapAndHold,
      .touch(node: "a"), .touchPoint(Point(x: 10, y: 2.5)), .readFromHere, .readFromTop, .escape,
      .magicTap, .pauseSpeech, .scroll(.up), .scroll(.left), .nextControl, .previousControl,
      .chooseControl(.speechRate), .action(named: "Delete: \"all\" # now"), .openActions,
      .itemChooser,
    ]
    let events: [ScriptedEvent] = [
      .set("a", open: true), .set("a", open: false), .tap("a"),
      .announce(IOSAnnouncement("Saved\nand 'sent'")),
      .announce(IOSAnnouncement("Da", priority: .low, queues: true, language: "de")),
      .layoutChanged(focus: nil), .layoutChanged(focus: "a"), .screenChanged(focus: "p"),
      .pageScrolled("Page 2 of 3"), .android(event()),
    ]
    return gestures.map { ScriptedStep(.gesture($0)) } + events.map { ScriptedStep(.event($0)) }
      + [ScriptedStep(.wait(2000)), ScriptedStep(.wait(150), after: 20)]
  }

  @Test("Every gesture and event comes back as it was")
  func roundTrip() throws {
    let text = try #require(
      ScenarioText.replacing(
        .init(title: "By hand: 1", steps: steps.map { Step($0, mark: .start) }),
        in: Self.screen))
    let reading = Scenario.read(bytes: Array(text.utf8), path: "s")
    #expect(reading.diagnostics.map(\.description) == [])
    let scenario = try #require(reading.scenario)
    #expect(scenario.title == "By hand: 1")
    #expect(scenario.steps.map(\.script) == steps)
  }

  @Test("Only the steps of a scenario are replaced")
  func replacing() {
    let source = """
      earshot: 1
      title: T  # as it was
      steps:
        - do: swipe left
          silent: true
      screen:
        nodes: {id: a, role: button}

      """
    let steps = [Step(ScriptedStep(.gesture(.doubleTap), after: 100), mark: .start)]
    #expect(
      ScenarioText.replacing(.init(readers: [.talkBack], steps: steps), in: source) == """
        earshot: 1
        readers: [talkback]
        title: T  # as it was
        steps:
          - do: double tap
            after: 100ms
        screen:
          nodes: {id: a, role: button}

        """)
  }

  @Test(
    "A text comes back whatever is in it",
    arguments: [
      "\u{1}", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9E}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\n", "\r\n", "\t", "\\", "\"",
    ])
  func anyText(character: String) throws {
    let step = ScriptedStep(.event(.announce(IOSAnnouncement("a\(character)b"))))
    let text = try #require(
      ScenarioText.replacing(.init(title: "T", steps: [Step(step, mark: .start)]), in: Self.screen))
    let reading = Scenario.read(bytes: Array(text.utf8), path: "s")
    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.scenario?.steps.map(\.script) == [step])
  }

  @Test(
    "Lines are found however they end",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(lineEnd: String) throws {
    let source = ["earshot: 1", "title: T", "screen:", "  nodes:", "    - {id: a, role: button}"]
    let steps = ["steps:", "  - do: swipe left", "", "# The end."]
    let text = try #require(
      ScenarioText.replacing(
        .init(title: "U", steps: [Step(ScriptedStep(.gesture(.doubleTap)), mark: .start)]),
        in: (source + steps).joined(separator: lineEnd)))
    let reading = Scenario.read(bytes: Array(text.utf8), path: "s")
    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.scenario?.title == "U")
    #expect(reading.scenario?.steps.map(\.script.action) == [.gesture(.doubleTap)])
    #expect(text.contains("# The end."))
  }

  @Test("A text in flow style is left alone")
  func flow() {
    #expect(ScenarioText.replacing(.init(steps: []), in: "{earshot: 1}") == nil)
  }

  @Test("A screen alone is read as a scenario without steps, where that is asked for")
  func bareScreen() throws {
    let bytes = Array(Self.screen.utf8)
    let reading = Scenario.read(bytes: bytes, path: "x/one.screen.yaml", acceptsScreen: true)
    let scenario = try #require(reading.scenario)
    #expect(scenario.title == "one.screen" && scenario.steps.isEmpty)
    #expect(
      scenario.places["p"] == NodePlace(path: "x/one.screen.yaml", mark: Mark(line: 4, column: 10)))
    #expect(Scenario.read(bytes: bytes, path: "x").scenario == nil)
  }
}
