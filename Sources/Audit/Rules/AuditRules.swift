/// Every rule that there is, in the order of the documentation.
///
/// A test compares this list with the folder.
public enum AuditRules {
  public static let all: [any AuditRule] =
    state + name + hint + change + focus + panel + actions + structure + look + design

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
