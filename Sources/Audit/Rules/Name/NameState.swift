import Playing
import ScreenReaders
import Semantics

/// A state, a role or a verb inside the name.
struct NameState: AuditRule {
  let card = RuleCard(
    "name-state", "The name holds no state, role or verb", .serious,
    [.nameRoleValue, .headingsAndLabels],
    checks: """
      The name of a header must not hold state words, role words or a verb such as "show": a verb \
      that argues with the state fails, one that turns with it is for a person to decide.
      """,
    why: "\"Expand delivery, expanded\" says two things at once, and only one of them is true.",
    fix: Fix(
      "Name the header by its title alone; state, role and action come from the platform.",
      [
        .compose: "keep the title in contentDescription, and give the verb to onClickLabel.",
        .swiftUI: "keep the title in accessibilityLabel, and the verb in accessibilityHint.",
      ]), origin: .reports(10))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A name that ends in the state", .fails(["row"]),
        [
          .row {
            $0.texts[.name] = StateText(
              collapsed: "Delivery, collapsed", expanded: "Delivery, expanded")
          }, .panel(),
        ]),
      RuleExample(
        "\"Show details\", shut and open", .fails(["row"]),
        [.row("row", "Show details"), .panel()]),
      RuleExample(
        "A name that ends in the role", .fails(["row"]),
        [
          .row("row", nil, [.text("title", "Delivery")]) { $0.node.label = "Delivery button" },
          .panel(),
        ]
      ),
      RuleExample(
        "A role in the name, as in \"Delivery, accordion\"", .fails(["row"]),
        [.row("row", "Delivery, accordion"), .panel()]),
      RuleExample(
        "A name that ends in what the reader says anyway", .fails(["row"]),
        [.row("row", "Delivery button"), .panel()]),
      RuleExample(
        "A verb that turns with the state", .needsReview(["row"]),
        [
          .row {
            $0.texts[.name] = StateText(collapsed: "Show details", expanded: "Hide details")
          }, .panel(),
        ]),
      RuleExample(
        "\"Expand delivery, collapsed\"", .fails(["row"]),
        [
          .row {
            $0.texts[.name] = StateText(collapsed: "Expand details", expanded: "Collapse details")
          }, .panel(),
        ]),
      RuleExample("A title", .passes, .goodRow()),
      RuleExample(
        "A title with a word that elsewhere is a state", .passes,
        .goodRow("row", "Expanded coverage for open water")),
      RuleExample(
        "A question about a button", .passes, .goodRow("row", "Where is the reset button?")),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let names = trigger.looks.map(\.spokenName)
      // What is no word at all is `name-missing`'s to report.
      guard names.contains(where: NameMissing.isNamed) else { return nil }
      if trigger.titleControl != nil, names.allSatisfy({ side.words.loneState(in: $0) != nil }) {
        // Not a name with a state in it, but a state in the place of a name: see `split`.
        return nil
      }
      guard let fault = fault(in: names, trigger, side.words) else {
        return advice(names, trigger, side)
      }
      return side.fail(
        [trigger.reported], fault.message, heard: trigger.heard(open: false),
        severity: fault.severity)
    }
  }

  /// Nil as a severity is the rule's own.
  private func fault(
    in names: [String], _ trigger: HeardTrigger, _ words: AuditWords
  ) -> (message: String, severity: Severity?)? {
    if names.contains(where: { !words.anyStates(inName: $0).isEmpty }) {
      return ("the name holds a state", nil)
    }
    if let role = names.lazy.compactMap({ roleWord(in: $0, trigger, words) }).first {
      return ("the name ends in \"\(role)\", a word for its kind", nil)
    }
    if let role = trigger.looks.lazy.compactMap(doubledRole).first {
      // It may be part of a title: "Which button?"
      return ("the name ends in \"\(role)\", and so does what the reader adds", .moderate)
    }
    let promises = names.map { promise(in: $0, trigger, words) }
    let argues = zip(trigger.looks, promises).contains { look, promise in
      look.isOpen.map { promise == ($0 ? .expanded : .collapsed) } ?? false
    }
    if argues { return ("the verb in the name argues with the state", nil) }
    let isStem = zip(names, promises).contains { $1 != nil && words.beginsWithStemOfState($0) }
    return isStem && !trigger.carriers.isEmpty
      ? ("the verb in the name is heard beside the opposite state", nil) : nil
  }

  /// The reader's own word for the role, where the name ends in it as well.
  private func doubledRole(_ look: HeaderLook) -> String? {
    let name = look.spokenName
    let roles = look.announcement?.parts.filter { $0.kind == .role }.map { $0.text.lowercased() }
    guard !name.contains(where: { "?？؟".contains($0) }) else { return nil }
    return roles?.first { !$0.isEmpty && Spelling(name).ends(with: $0) }
  }

  private func advice(_ names: [String], _ trigger: HeardTrigger, _ side: Side) -> Judgement? {
    guard names.contains(where: { promise(in: $0, trigger, side.words) != nil }) else { return nil }
    return side.review(
      [trigger.reported],
      "the name holds a verb that turns with the state: some teams want it, others call it noise",
      heard: trigger.heard(open: false))
  }

  /// A verb counts where an author put it in front of the title, or of a word that says nothing.
  private func promise(in name: String, _ trigger: HeardTrigger, _ words: AuditWords)
    -> ExpandedState?
  {
    let isAdded = !trigger.title.isEmpty && !Spelling(name).begins(with: trigger.title)
    let found = isAdded ? words.anyPromise(in: name) : words.promise(in: name)
    guard let promise = found else { return nil }
    return isAdded || words.mentions(\.generic, in: name) || Spelling(name).count == 1
      ? promise : nil
  }

  private func roleWord(in name: String, _ trigger: HeardTrigger, _ words: AuditWords) -> String? {
    let pieces = Spelling.pieces(of: name)
    if pieces.count > 1, let last = pieces.last.map(Spelling.init),
      let role = words.roles.first(where: last.is)
    {
      return role
    }
    let isAdded = !trigger.title.isEmpty && !Spelling(trigger.title).is(name)
    guard isAdded else { return nil }
    let title = Spelling(trigger.title)
    return words.roles.first { Spelling(name).ends(with: $0) && title.places(of: $0).isEmpty }
  }
}
