import PlatformTrees
import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("A step's words are read")
struct ActionTests {
  private func action(_ written: String) -> (ScriptedStep.Action?, [String]) {
    let screen =
      "{nodes: [{id: a, role: button, name: A, opens: p}, {id: b c, role: button, opens: p}, "
      + "{id: p, text: P}]}"
    let text = """
      earshot: 1
      title: T
      screen: \(screen)
      steps:
        - do: \(written)
      """
    let reading = Scenario.read(bytes: Array(text.utf8), path: "s")
    return (reading.scenario?.steps.first?.script.action, reading.diagnostics.map(\.description))
  }

  @Test(
    "Each form means one action",
    arguments: [
      ("swipe right", ScriptedStep.Action.gesture(.swipeRight)),
      ("  double   tap ", .gesture(.doubleTap)),
      ("double tap and hold", .gesture(.doubleTapAndHold)),
      ("touch a", .gesture(.touch(node: "a"))), ("touch b c", .gesture(.touch(node: "b c"))),
      ("touch 10, 20.5", .gesture(.touchPoint(Point(x: 10, y: 20.5)))),
      ("two-finger swipe down", .gesture(.readFromHere)),
      ("two-finger swipe up", .gesture(.readFromTop)), ("escape", .gesture(.escape)),
      ("turn rotor right", .gesture(.nextControl)),
      ("previous control", .gesture(.previousControl)),
      ("choose headings", .gesture(.chooseControl(.headings))),
      ("choose speech rate", .gesture(.chooseControl(.speechRate))),
      ("action Delete all", .gesture(.action(named: "Delete all"))),
      ("'action \"Delete  all\"'", .gesture(.action(named: "Delete  all"))),
      ("wait 2s", .wait(2000)), ("wait 1.5 s", .wait(1500)), ("wait 200 ms", .wait(200)),
      ("wait 1 min", .wait(60_000)), ("set a open", .event(.set("a", open: true))),
      ("set b c closed", .event(.set("b c", open: false))), ("tap a", .event(.tap("a"))),
      ("announce Saved", .event(.announce(IOSAnnouncement("Saved")))),
      (
        "{announce: Saved, priority: high, queued: true, language: de}",
        .event(
          .announce(
            IOSAnnouncement("Saved", priority: .high, queues: true, language: "de")))
      ),
      ("layout changed", .event(.layoutChanged(focus: nil))),
      ("layout changed a", .event(.layoutChanged(focus: "a"))),
      ("page scrolled Page 2 of 3", .event(.pageScrolled("Page 2 of 3"))),
      ("three-finger swipe up", .gesture(.scroll(.up))), ("item chooser", .gesture(.itemChooser)),
    ])
  func forms(written: String, expected: ScriptedStep.Action) {
    let (action, diagnostics) = action(written)
    #expect(diagnostics == [])
    #expect(action == expected)
  }

  @Test("An Android event is read with its changes")
  func androidEvent() {
    var event = AndroidEvent(.windowContentChanged, source: "a", changes: [.subtree, .text])
    event.text = ["x"]
    let (action, diagnostics) = action(
      "{event: TYPE_WINDOW_CONTENT_CHANGED, node: a, changes: [SUBTREE, TEXT], text: x}")
    #expect(diagnostics == [])
    #expect(action == .event(.android(event)))
  }

  @Test(
    "What cannot be read is told with the nearest form",
    arguments: [
      ("swipe rigt", "s:5:9: error: unknown step 'swipe rigt'; did you mean 'swipe right'?"),
      ("tuch a", "s:5:9: error: unknown step 'tuch a'; did you mean 'touch NODE'?"),
      ("touch", "s:5:9: error: 'touch' needs more: touch NODE"),
      ("touch d", "s:5:9: error: unknown node 'd'; did you mean 'a'?"),
      ("choose heading", "s:5:9: error: unknown control 'heading'; did you mean 'headings'?"),
      ("wait 2", "s:5:9: error: the duration 2 needs a unit: s or ms"),
      ("wait 2h", "s:5:9: error: unknown unit 'h' of a duration; known: ms, s, min"),
      ("wait 61 min", "s:5:9: error: the duration 61 min is longer than an hour"),
      ("wait -1s", "s:5:9: error: '-1s' is no duration: write 2s or 200ms"),
      ("set a ajar", "s:5:9: error: 'set a ajar' must end in open or closed"),
      ("set p open", "s:5:9: error: the node 'p' opens nothing"),
      ("[swipe right]", "s:5:9: error: expected text, not a list"),
      (
        "{event: TYPE_VIEW_CLICK, node: a}",
        "s:5:17: error: unknown event 'TYPE_VIEW_CLICK'; did you mean 'TYPE_VIEW_CLICKED'?"
      ),
    ])
  func problems(written: String, expected: String) {
    #expect(action(written).1 == [expected])
  }
}
