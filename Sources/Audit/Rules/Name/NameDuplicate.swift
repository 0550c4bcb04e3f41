import Playing
import ScreenReaders
import Semantics

/// Several headers that sound the same.
struct NameDuplicate: AuditRule {
  let card = RuleCard(
    "name-dup", "Each header has a name of its own", .serious, [.headingsAndLabels],
    checks: "Two headers, or two controls over all of them, must not share a name on one screen.",
    why: "Three times \"More, button\" is no choice: people open each to learn which is which.",
    fix: Fix("Name each by its own title; add the group's name where titles repeat."),
    origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Two rows that are both called \"More\"", .fails(["a", "b"]),
        [
          .row("a", "More"), .panel(of: "a"), .row("b", "More"), .panel(of: "b"),
        ]),
      RuleExample("Two rows, two names", .passes, .goodRow("a", "Rivers") + .goodRow("b", "Lakes")),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    var names: [String: [String]] = [:]
    var spoken: [String: String] = [:]
    for trigger in side.triggers {
      let name = trigger.closed.spokenName.lowercased()
      if name.isEmpty { continue }
      names[name, default: []].append(trigger.reported)
      spoken[name] = spoken[name] ?? trigger.closed.spokenName
    }
    for control in side.controls where control.toggled.count > 1 {
      let name = control.before.announcements[control.id]?.parts.name.lowercased() ?? ""
      if !name.isEmpty, names[name]?.contains(control.id) != true {
        names[name, default: []].append(control.id)
      }
    }
    guard side.triggers.count + side.controls.count > 1 else { return [] }
    let shared = names.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    if shared.isEmpty { return [.pass(side.triggers.map(\.id))] }
    return shared.map { name, nodes in
      let name = spoken[name] ?? name
      return side.fail(nodes, "\(nodes.count) headers are called \"\(name)\"", heard: name)
    }
  }
}
