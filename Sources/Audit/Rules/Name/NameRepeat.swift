import Playing
import ScreenReaders
import Semantics

/// The same words twice in one breath.
struct NameRepeat: AuditRule {
  let card = RuleCard(
    "name-repeat", "The title is said once", .moderate, [.headingsAndLabels],
    checks: "The title, or any run of two words or more, must not come twice in one utterance.",
    why: "Hearing each title twice makes a list twice as long.",
    fix: Fix(
      "Join the sources of the name once: drop the label, or hide the texts that it repeats.",
      [
        .compose: "use clearAndSetSemantics, or drop contentDescription.",
        .flutter: "wrap the child in ExcludeSemantics where Semantics(label:) names it.",
        .views: "mark the text views as not important for accessibility.",
      ]), origin: .reports(2))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The title as name and as value", .fails(["row"]),
        [.row { $0.node.value = "Delivery" }, .panel()]),
      RuleExample(
        "A label that repeats itself", .fails(["row"]),
        [.row("row", "Delivery times, delivery times"), .panel()]),
      RuleExample("The title once", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      for look in trigger.looks {
        guard let said = look.announcement, let repeated = Self.repeated(said, trigger.title) else {
          continue
        }
        return side.fail(
          [trigger.reported], "\"\(repeated)\" is said twice", heard: said.parts.line)
      }
      return nil
    }
  }

  private static func repeated(_ said: Announcement, _ title: String) -> String? {
    let told = said.parts.filter { part in
      switch part.kind {
      case .label, .value, .text, .content, .hint, .tooltip: part.meaning == nil
      case .role, .state, .selected, .disabled, .checked, .position, .container, .header, .error,
        .heading, .actions, .window, .change, .notice:
        false
      }
    }
    let spelling = Spelling(told.line)
    if Spelling(title).count > 0, spelling.places(of: title).count > 1 { return title }
    return spelling.repeatedRun(of: 2)
  }
}
