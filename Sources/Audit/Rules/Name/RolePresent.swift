import Playing
import ScreenReaders
import Semantics

/// A header that is not said to be a button.
struct RolePresent: AuditRule {
  let card = RuleCard(
    "role", "The header is said to be a button", .critical, [.nameRoleValue],
    checks: """
      A header that can be activated needs the role of a button. On Android a clickable row \
      without a role passes, for TalkBack says that it can be activated; a wrong role fails on both.
      """,
    why: "Text does not invite a double tap: people read the title and swipe on.",
    fix: Fix(
      "Give it the button role, besides heading where it is one.",
      [
        .swiftUI: "use DisclosureGroup or Button; on other views add the trait .isButton.",
        .uiKit: "insert .button into accessibilityTraits.",
        .compose: "pass role = Role.Button to clickable.",
        .views: "set the class name android.widget.Button in the delegate.",
        .reactNative: "pass accessibilityRole=\"button\".",
      ]), origin: .reports(16))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A row with a tap handler and no role", .fails(["row"]), on: [.ios],
        [
          .row {
            $0.node.role = .group
            $0.node.isActivatable = true
          }, .panel(),
        ]),
      RuleExample(
        "A plain heading that opens", .fails(["row"]),
        [
          .row {
            $0.node.role = .heading
            $0.node.isActivatable = true
          }, .panel(),
        ]),
      RuleExample(
        "A tab that opens in place", .fails(["row"]), [.row { $0.node.role = .tab }, .panel()]),
      RuleExample("A button", .passes, .goodRow()),
      RuleExample(
        "A button that is a heading too", .passes, [.row { $0.node.headingLevel = 2 }, .panel()]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let main = trigger.closed.node, let fault = fault(trigger, main, side) else {
        return nil
      }
      return side.fail([trigger.reported], fault, heard: trigger.heard(open: false))
    }
  }

  private func fault(_ trigger: HeardTrigger, _ main: ExposedNode, _ side: Side) -> String? {
    if isSwallowed(trigger, main) { return nil }
    let roles = headerRoles(trigger)
    if roles.contains(where: Self.isRight) { return nil }
    if let wrong = roles.compactMap(Self.name).first { return "is said to be \(wrong)" }
    if main.isHeading { return "is said to be a heading, and nothing that can be activated" }
    switch side.reader {
    case .voiceOver:
      return isSilentListRow(trigger, side) ? nil : "has no role"
    case .talkBack: return nil
    }
  }

  /// A button that an element around it hides has its role, and loses more than that: see
  /// `split` and `state-node`.
  private func isSwallowed(_ trigger: HeardTrigger, _ main: ExposedNode) -> Bool {
    let own = trigger.closed.moment.tree[trigger.id]
    if trigger.closed.header.titleStop == nil, trigger.titleControl != nil { return true }
    return main.id != trigger.id && main.hidesChildren && own.map { Self.isRight($0.role) } == true
  }

  /// The roles of the header's stops, and of what they merge.
  private func headerRoles(_ trigger: HeardTrigger) -> [ExposedRole] {
    let header = trigger.closed.header
    let stops = Set(header.stops)
    let isAsked = { (id: String) in id == trigger.id || id == header.main }
    return header.members.filter { node in
      isAsked(node.id) || (!stops.contains(node.id) && node.role == .button)
    }.map(\.role)
      + (header.stops.contains(trigger.id) ? [] : [trigger.closed.node?.role].compactMap { $0 })
  }

  private static func isRight(_ role: ExposedRole) -> Bool {
    switch role {
    case .button, .toggle, .checkBox, .dropDown: true
    case .none, .link, .radioButton, .tab, .image, .slider, .textField, .progress, .list, .pager,
      .searchField, .other:
      false
    }
  }

  private static func name(_ role: ExposedRole) -> String? {
    switch role {
    case .link: "a link"
    case .tab: "a tab"
    case .radioButton: "a radio button"
    case .image: "an image"
    case .slider: "a slider"
    case .textField, .searchField: "a text field"
    case .other(let word): "a \(word)"
    case .none, .button, .checkBox, .toggle, .dropDown, .progress, .list, .pager: nil
    }
  }

  /// A row of a list that tells no state at all is reported for its state.
  private func isSilentListRow(_ trigger: HeardTrigger, _ side: Side) -> Bool {
    trigger.carriers.isEmpty && trigger.isListRow
  }
}

extension HeardTrigger {
  /// Stands in a list, or among rows that are neither text nor control, as cells of a table are.
  var isListRow: Bool {
    let tree = closed.moment.tree
    if tree.ancestors(of: id).contains(where: \.isList) { return true }
    let siblings = tree[tree[id]?.parent ?? ""]?.children.compactMap { tree[$0] } ?? []
    return siblings.count { $0.hidesChildren && $0.role == .none && !$0.isText } > 1
  }
}
