import Hearing
import Playing
import ScreenReaders
import Semantics

/// "Expand all", followed by silence.
struct BulkStatus: AuditRule {
  let card = RuleCard(
    "bulk-status", "Expanding all tells the outcome", .serious, [.status],
    checks: "A control that opens or shuts several panels must give one status with the outcome.",
    why: "The change happens elsewhere on the screen, where the cursor is not.",
    fix: Fix(
      "Announce the outcome once, politely: \"All sections expanded\".",
      [
        .uiKit: "post an announcement that queues, after the control was read again.",
        .swiftUI: "use AccessibilityNotification.Announcement with a low priority.",
        .compose: "show the outcome in a text with liveRegion = Polite.",
        .views: "show the outcome in a text view with a polite live region.",
      ]), origin: .reports(1))

  var examples: [RuleExample] {
    let rows = [ScreenNode].goodRow("a", "Rivers") + .goodRow("b", "Lakes")
    return [
      RuleExample(
        "\"Expand all\" without a word", .fails(["all"]),
        [.button("all", "All sections") { $0.control = Control(.open) }] + rows),
      RuleExample(
        "\"Expand all\" with a status", .passes,
        [
          .button("all", "All sections") {
            $0.control = Control(
              .open,
              effects: [
                Effect(.announce(StateText(collapsed: nil, expanded: "2 sections")), delay: 500)
              ])
          }
        ] + rows),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.controls.filter { $0.toggled.count > 1 }.map { control in
      let status = control.speech.filter { said in
        switch said.utterance.purpose {
        case .announcement, .liveRegion: said.began != nil && !said.utterance.text.isEmpty
        case .change: said.began != nil && !said.utterance.states(side.words).isEmpty
        case .focus, .hint, .reader, .reading: false
        }
      }
      guard status.isEmpty else { return .pass([control.id]) }
      let heard = control.speech.filter { $0.began != nil && $0.utterance.purpose != .hint }
      return side.fail(
        [control.id], "changes \(control.toggled.count) panels and says nothing of it",
        heard: heard.map(\.utterance.text).joined(separator: "; "))
    }
  }
}
