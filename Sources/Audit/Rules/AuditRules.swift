/// Every rule that there is, in the order of the documentation.
///
/// A test compares this list with the folder.
public enum AuditRules {
  public static let all: [any AuditRule] = groups.flatMap(\.rules)

  /// The rules by what they are about.
  public static let groups = [
    RuleGroup(title: "State", rules: state), RuleGroup(title: "Name, role, language", rules: name),
    RuleGroup(title: "Hint", rules: hint), RuleGroup(title: "Change", rules: change),
    RuleGroup(title: "Focus", rules: focus), RuleGroup(title: "Panel", rules: panel),
    RuleGroup(title: "Actions", rules: actions), RuleGroup(title: "Structure", rules: structure),
    RuleGroup(title: "Look", rules: look), RuleGroup(title: "Design", rules: design),
  ]

  static let state: [any AuditRule] = [
    StateMissing(), StateOneSided(), StateStale(), StateInverted(), StateNode(), StateFake(),
    StateDuplicate(), StateInHint(),
  ]

  static let name: [any AuditRule] = [
    NameState(), NameMissing(), NameOverride(), NameDuplicate(), NameRepeat(), Pause(),
    RolePresent(), LanguageOfWords(),
  ]

  static let hint: [any AuditRule] = [HintStale(), HintGeneric(), HintGesture()]

  static let change: [any AuditRule] = [
    ChangeSilent(), ChangeCutOff(), ChangeEcho(), BulkStatus(), LivePanel(), LiveStop(),
    DeprecatedAnnouncement(),
  ]

  static let focus: [any AuditRule] = [FocusLost(), FocusPull(), FocusInside()]

  static let panel: [any AuditRule] = [
    HiddenReach(), HiddenSpoken(), PanelUnreachable(), Flatten(), PanelOrder(), ScrollReach(),
  ]

  static let actions: [any AuditRule] = [
    ActionNoop(), ActionMissing(), ActionPair(), AndroidActionMissing(), LeafState(),
    DoubleToggle(), DisabledRow(), Keys(),
  ]

  static let structure: [any AuditRule] = [
    ChevronHidden(), SplitHeader(), NestedControls(), ListPlace(), HeadingKept(), HeadingLevel(),
    Boundary(), RegionName(),
  ]

  static let look: [any AuditRule] = [
    TargetWhole(), NodeContrast(), FocusVisible(), ReducedMotion(), RightToLeft(), LargeText(),
  ]

  static let design: [any AuditRule] = [
    LoneRow(), NestedAccordion(), TitleWraps(), TargetSize(), TextContrast(), GlyphContrast(),
    FocusLookMissing(), ClippedText(),
  ]

  /// The rule of an id.
  public static func rule(_ id: String) -> (any AuditRule)? { all.first { $0.card.id == id } }
}
