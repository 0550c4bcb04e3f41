import Semantics

/// Why TalkBack says what it says: every reason that a part can give.
enum Because {
  // MARK: Names
  static let contentDescription = read(
    "name.contentDescription", "The content description is the name, in place of the text.",
    "AccessibilityNodeFeedbackUtils.java")
  static let text = read(
    "name.text", "Without a content description the text is the name.",
    "AccessibilityNodeFeedbackUtils.java")
  static let elementId = read(
    "name.elementId",
    "Where element IDs are spoken, an image, button or bar without a name says its resource id.",
    "AccessibilityNodeFeedbackUtils.java")
  static let editText = read(
    "name.editText", "An edit box says what is in it, and only without text what it is for.",
    "EditTextDescription.java")
  static let password = read(
    "name.password", "A password field says that it is one, and how much is in it.",
    "EditTextDescription.java")
  static let labelledBy = read(
    "name.labelledBy", "The name of the node that labels this one follows its description.",
    "TreeNodesDescription.java")
  static let unlabelled = read(
    "name.unlabelled",
    "A leaf that can be pressed and of which nothing is known says \"unlabelled\" in place of all.",
    "AccessibilityNodeFeedbackUtils.java")
  static let unlabelledImage = read(
    "name.unlabelledImage", "An image without a name says \"unlabelled\" as its state.",
    "NonTextViewsDescription.java")
  // MARK: Roles
  static let roleWord = read(
    "role.word", "The class of the widget decides the role that is spoken.",
    "Role.java")
  static let roleDescription = read(
    "role.description", "The app's role description replaces the spoken role.",
    "AccessibilityNodeFeedbackUtils.java")
  static let page = read(
    "role.page", "The only visible child of a pager is a page.",
    "PagerPageDescription.java")
  static let heading = read(
    "role.heading", "A heading is said to be one after its description.",
    "EventTypeViewAccessibilityFocusedFeedbackRule.java")
  static let headingRole = read(
    "role.headingRole", "A heading with a role description says that once more.",
    "EventTypeViewAccessibilityFocusedFeedbackRule.java")
  static let headingItem = read(
    "role.headingItem", "A heading inside a collection is said to be one before its position.",
    "CollectionStateFeedbackUtils.java")
  // MARK: States
  static let expandedFromActions = read(
    "state.expandedFromActions",
    "Who offers to expand is collapsed; else who offers to collapse is expanded.",
    "AccessibilityNodeFeedbackUtils.java")
  static let expandedFromState = modelled(
    "state.expandedFromState", "Without such an action the expanded state of API 36 is spoken.",
    "no public source: Earshot's model of a reader that reads API 36")
  static let stateDescription = read(
    "state.description", "The app's state description is the state.",
    "AccessibilityNodeFeedbackUtils.java")
  static let switchText = read(
    "state.switchText", "A switch without a state description takes its text for its state.",
    "SwitchDescription.java")
  static let switchState = read(
    "state.switch", "A switch without state description and text is on or off.",
    "SwitchDescription.java")
  static let checked = read(
    "state.checked", "A checkable node without a state description is checked or not.",
    "TreeNodesDescription.java")
  static let selected = read(
    "state.selected", "A selected node says so around its description.",
    "TreeNodesDescription.java")
  static let disabled = read(
    "state.disabled", "A disabled node says so last, unless it is a heading.",
    "AccessibilityNodeFeedbackUtils.java")
  static let range = read(
    "state.range", "A bar without a state description says its value as Java prints it.",
    "SeekBarDescription.java")
  static let error = read(
    "state.error", "Where the content is invalid the error follows.",
    "AccessibilityNodeFeedbackUtils.java")
  static let hintText = read(
    "state.hintText", "Hint text follows, except where an edit box shows it as its text.",
    "AccessibilityNodeFeedbackUtils.java")
  static let tooltip = read(
    "state.tooltip", "A tooltip follows where it differs from the name.",
    "AccessibilityNodeFeedbackUtils.java")
  // MARK: Collections
  static let collectionTransition = read(
    "collection.transition", "Going into a collection and out of it is said.",
    "CollectionStateFeedbackUtils.java")
  static let collectionCount = read(
    "collection.count", "On the way in the counts of a collection are said where they are known.",
    "CollectionStateFeedbackUtils.java")
  static let listPosition = read(
    "collection.listPosition", "An item of a list says its place among all.",
    "CollectionStateFeedbackUtils.java")
  static let cellPosition = read(
    "collection.cellPosition", "A cell of a grid says its row and column where they changed.",
    "CollectionStateFeedbackUtils.java")
  static let pagerPosition = read(
    "collection.pagerPosition", "A pager of rows and columns says a place that is never known.",
    "CollectionStateFeedbackUtils.java")
  static let containerTransition = read(
    "collection.container",
    "Outside collections the title of a container is said on the way in and out.",
    "EventTypeViewAccessibilityFocusedFeedbackRule.java")
  static let windowTransition = read(
    "window.transition", "The title of another window is said when a person moves there.",
    "EventTypeViewAccessibilityFocusedFeedbackRule.java")
  static let windowTitle = read(
    "window.title", "The title of a window or pane that appears is said.",
    "WindowEventInterpreter.java, ScreenFeedbackManager.java")
  static let drawerOpened = read(
    "window.drawer", "A drawer or the options menu that opens says so at once.",
    "EventTypeWindowStateChangedFeedbackRule.java")
  // MARK: Hints
  static let clickLabel = read(
    "hint.clickLabel", "The app's label of the click says what a double tap does.",
    "ClickableHint.java")
  static let clickHint = read(
    "hint.click", "Without a label the hint is to select, to toggle or to activate.",
    "ClickableHint.java")
  static let longClickHint = read(
    "hint.longClick", "A long click is hinted at after the click.",
    "LongClickableHint.java")
  static let adjustHint = read(
    "hint.adjust", "What can be adjusted is hinted at by the gestures for it.",
    "NodeRoleHint.java")
  static let actionsHint = read(
    "hint.actions", "A node with actions of its own says how to get at them.",
    "AccessibilityNodeFeedbackUtils.java")
  static let controlHint = read(
    "hint.control", "What was chosen in the reading control is followed by how to use it.",
    "SelectorController.java")
  // MARK: Events
  static let clickedChecked = read(
    "event.clickedChecked",
    "A click says the checked state of the node, or of its first checkable child.",
    "EventTypeViewClickedFeedbackRule.java")
  static let clickedSelected = read(
    "event.clickedSelected", "A click on a selected node says so.",
    "EventTypeViewClickedFeedbackRule.java")
  static let textChanged = read(
    "event.textChanged", "A new text is said where the cursor is on the node or above it.",
    "EventTypeWindowContentChangedFeedbackRule.java")
  static let descriptionChanged = read(
    "event.descriptionChanged",
    "A new content description is said where the cursor is on the node or above it.",
    "EventTypeWindowContentChangedFeedbackRule.java")
  static let stateChanged = read(
    "event.stateChanged",
    "A new state description is said where the cursor is on the node or above it.",
    "EventTypeWindowContentChangedFeedbackRule.java")
  static let enabledChanged = read(
    "event.enabledChanged",
    "Being enabled or disabled is said where the cursor is on the node or above it.",
    "EventTypeWindowContentChangedFeedbackRule.java")
  static let dragChanged = read(
    "event.drag", "The steps of a drag are said.",
    "EventTypeWindowContentChangedFeedbackRule.java")
  static let scrolled = read(
    "event.scrolled", "What came into view by a scroll gesture is said once the list rests.",
    "ScrollPositionFeedbackRule.java")
  static let ownActionState = read(
    "event.ownAction",
    "The state of a node that TalkBack itself acted on is said within 500 ms, wherever the cursor is.",
    "StateChangeEventInterpreter.java")
  static let announcement = read(
    "event.announcement", "The text of an announcement is spoken.",
    "EventTypeAnnouncementFeedbackRule.java")
  static let toast = read(
    "event.toast", "The text of a toast is spoken.",
    "EventTypeNotificationStateChangedFeedbackRule.java")
  static let inputFocus = read(
    "event.inputFocus", "The text of an input focus event is spoken.",
    "EventTypeViewFocusedFeedbackRule.java")
  static let focusEvent = read(
    "event.focus", "A node without a text of its own is spoken by the text of the event.",
    "EventTypeViewAccessibilityFocusedFeedbackRule.java")
  static let hover = read(
    "event.hover", "The text of a hover event without a node is spoken.",
    "EventTypeHoverEnterFeedbackRule.java")
  static let selection = read(
    "event.selection", "The text of a selection event is spoken.",
    "EventTypeViewSelectedFeedbackRule.java")
  // MARK: Gestures
  static let controlChosen = read(
    "control.chosen", "The reading control says what it was turned to.",
    "SelectorController.java")
  static let actionChosen = read(
    "control.action", "The actions control says the action that it was turned to.",
    "SelectorController.java")
  static let speechRate = read(
    "control.speechRate", "A changed speech rate is said.",
    "SelectorController.java")
  static let noMore = read(
    "control.noMore", "Running out of headings, controls or links is said.",
    "FocusProcessorForLogicalNavigation.java")
  static let textRead = modelled(
    "control.text", "Reading by character, word or paragraph says that piece.",
    "no public source read: modelled on TalkBack's help pages")
  static let menuOpened = modelled(
    "menu.opened", "The menu of actions says its title and first entry.",
    "no public source read: modelled")

  // MARK: Braille
  static let brailleName = braille(
    "braille.name", "A braille display shows the node's own text and that of what is folded in.")
  static let brailleCheck = braille(
    "braille.check", "What can be checked has (x) or ( ) behind its text.")
  static let brailleSelected = braille("braille.selected", "What is selected is marked sel.")
  static let brailleHeading = braille(
    "braille.heading", "A heading is marked hdg, or h1 to h6 where its role description says so.")
  static let brailleExpanded = braille(
    "braille.expanded", "Who offers to expand is marked +, else who offers to collapse -.")
  static let brailleRole = braille(
    "braille.role", "Buttons, edit boxes, drop-down lists and images are marked by their class.")
  static let brailleDisabled = braille("braille.disabled", "What is disabled says so.")
  static let brailleClickable = braille(
    "braille.clickable", "What can be pressed and is no such control has a mark of dots.")

  static let brailleControl = Rule(
    "talkback.braille.control", "A reading control that is chosen is shown for a while.",
    .platformSource, source: "TalkBack source, braille display: EventManager.java")

  /// Every rule, in the order above.
  static let all: [Rule] = [
    contentDescription, text, elementId, editText, password, labelledBy, unlabelled,
    unlabelledImage, roleWord, roleDescription, page, heading, headingRole, headingItem,
    expandedFromActions, expandedFromState, stateDescription, switchText, switchState, checked,
    selected, disabled, range, error, hintText, tooltip, collectionTransition, collectionCount,
    listPosition, cellPosition, pagerPosition, containerTransition, windowTransition, windowTitle,
    drawerOpened, clickLabel, clickHint, longClickHint, adjustHint, actionsHint, controlHint,
    clickedChecked,
    clickedSelected, textChanged, descriptionChanged, stateChanged, enabledChanged, dragChanged,
    scrolled, ownActionState, announcement, toast, inputFocus, focusEvent, hover, selection,
    controlChosen,
    actionChosen,
    speechRate, noMore, textRead, menuOpened, brailleName, brailleCheck, brailleSelected,
    brailleHeading, brailleExpanded, brailleRole, brailleDisabled, brailleClickable,
    brailleControl,
  ]

  private static func read(_ id: String, _ summary: String, _ file: String) -> Rule {
    Rule("talkback." + id, summary, .platformSource, source: "TalkBack source 2024-10-17, " + file)
  }

  private static func braille(_ id: String, _ summary: String) -> Rule {
    Rule(
      "talkback." + id, summary, .platformSource,
      source: "TalkBack source, braille display: NodeBrailler.java, strings.xml")
  }

  private static func modelled(_ id: String, _ summary: String, _ source: String) -> Rule {
    Rule("talkback." + id, summary, .modelled, source: source)
  }
}

extension TalkBack {
  /// Every rule that a part's origin can name.
  public static var rules: [Rule] { Because.all }
}
