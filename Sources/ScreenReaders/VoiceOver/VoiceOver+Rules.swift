import Semantics

extension VoiceOver {
  // Sources that several rules share.
  private static let library =
    "AccessibilitySnapshot, UIAccessibility+SnapshotAdditions.swift and reference images "
    + "17.5, 18.5, 26.2"
  private static let parser =
    "AccessibilitySnapshot, AccessibilityHierarchyParser.swift and its tests"
  private static let status = "AccessibilitySnapshot pull request 324, tests and reference images"
  private static let verbosity =
    "AccessibilitySnapshot, branch container-context-refactor, VerbosityConfiguration.swift"
  private static let heard = "captions of public device recordings of native components"
  private static let heardToo = heard + "; the same in " + library
  private static let unknown = "no public source; inferred"

  // MARK: Composition

  static let label = Rule(
    "voiceover.label", "The label comes first.", .recorded, source: heardToo)
  static let backLabel = Rule(
    "voiceover.label.back", "A back button labelled just \"Back\" drops its label.", .published,
    source: library)
  static let labelSpans = Rule(
    "voiceover.label.spans", "A span of a label in another language is spoken by its voice.",
    .published, source: "Apple, Speech attributes for attributed strings")
  static let headers = Rule(
    "voiceover.table.headers", "A cell's row headers, then its column headers, precede it.",
    .published, source: library)
  static let spans = Rule(
    "voiceover.table.spans", "A cell tells how many rows and columns it spans.", .published,
    source: library)
  static let cellPosition = Rule(
    "voiceover.table.position", "The first cell of a row tells its row; each cell its column.",
    .published, source: library)
  static let derivedTable = Rule(
    "voiceover.table.derived", "Rows, columns and headers follow from the order of the cells.",
    .modelled, source: unknown)
  static let value = Rule(
    "voiceover.value", "The value follows the label.", .recorded, source: heardToo)
  static let importantContent = Rule(
    "voiceover.content.important", "Content of high importance follows the value.", .published,
    source: "Apple, accessibilityCustomContent; Block Blueprint, CustomContent.Importance")
  static let selected = Rule(
    "voiceover.selected", "\"Selected\" precedes everything else.", .recorded, source: heardToo)
  static let hintAsDescription = Rule(
    "voiceover.hint.asDescription", "With neither label nor value, the hint is the description.",
    .published, source: library)
  static let dimmed = Rule(
    "voiceover.dimmed", "\"Dimmed\" precedes the role words, but never on an item of a UITabBar.",
    .published, source: library)
  static let role = Rule(
    "voiceover.role", "Role words come in one fixed order.", .recorded, source: heardToo)
  static let tab = Rule(
    "voiceover.role.tab", "What stands in a tab bar is a tab and no button.", .recorded,
    source: heardToo)
  static let switchPosition = Rule(
    "voiceover.switch", "A switch tells its position after its role, and never as a value.",
    .published, source: library)
  static let headingLevel = Rule(
    "voiceover.heading.level", "A heading with a level says it.", .published,
    source: "CVS Health iOS SwiftUI accessibility techniques, Headings.md; GOV.UK backlog 1")
  static let expandedStatus = Rule(
    "voiceover.expandedStatus", "\"Expanded\" or \"collapsed\" follows the role words.",
    .published, source: status)
  static let position = Rule(
    "voiceover.position", "Segments and tabs tell their place.", .recorded, source: heardToo)
  static let listEdge = Rule(
    "voiceover.list", "The first element of a list and the last tell so.", .published,
    source: library)
  static let landmarkEdge = Rule(
    "voiceover.landmark", "The first element of a landmark and the last tell so.", .published,
    source: library)
  static let derivedEdge = Rule(
    "voiceover.container.nested",
    "A container's edge is told by its first and last stop, however "
      + "deep.", .modelled, source: unknown)
  static let containerEntered = Rule(
    "voiceover.container.entered", "A group's label is spoken when the cursor enters it.",
    .published, source: "CVS Health iOS SwiftUI accessibility techniques, Containers.md")
  static let actionsNotice = Rule(
    "voiceover.actions", "An element with actions of its own says so at the end.", .modelled,
    source: "the words: AccessibilitySnapshot; their place: one app's UI test")
  static let contentNotice = Rule(
    "voiceover.content.more", "An element with more content says so at the end.", .modelled,
    source: "the words: AccessibilitySnapshot; their place: inferred")
  static let controlsBefore = Rule(
    "voiceover.controls.before", "Controls set to Speak Before: role words precede the label.",
    .published, source: verbosity)

  // MARK: Hints

  static let hint = Rule(
    "voiceover.hint", "The author's hint comes after a pause.", .recorded, source: heardToo)
  static let switchHint = Rule(
    "voiceover.hint.switch", "A switch tells how to toggle it.", .recorded, source: heardToo)
  static let textHint = Rule(
    "voiceover.hint.text", "A text field tells how to edit it, in place of the author's hint.",
    .published, source: library)
  static let adjustHint = Rule(
    "voiceover.hint.adjust", "What can be adjusted tells how.", .recorded, source: heardToo)
  static let expandHint = Rule(
    "voiceover.hint.expand", "What can open or close tells how.", .recorded,
    source: heard + "; the same in " + status)

  // MARK: Events

  static let reread = Rule(
    "voiceover.activated.reread",
    "After a double tap, label, value and state are read again, without role words and hint.",
    .recorded, source: heard)
  static let rereadStatus = Rule(
    "voiceover.activated.status", "The expanded status is part of what is read again.", .modelled,
    source: "recorded with the state in the value; inferred for the status")
  static let rereadFull = Rule(
    "voiceover.activated.full",
    "After a double tap, all is read again; the hint only once while the cursor stays.",
    .published, source: "GOV.UK design system backlog 1, VoiceOver on iOS 15")
  static let rereadCut = Rule(
    "voiceover.activated.cut", "After a double tap, the state begins and is cut off.", .modelled,
    source: "VA design system issue 5216 reports the cut; by what is inferred")
  static let valueChange = Rule(
    "voiceover.changed.value", "A switch or an adjustable speaks its new value alone.", .recorded,
    source: heard)
  static let liveValue = Rule(
    "voiceover.changed.frequent",
    "What updates frequently speaks a new value while the cursor is on it.", .modelled,
    source: "Apple, UIAccessibilityTraits.updatesFrequently; what is said is inferred")
  static let announcement = Rule(
    "voiceover.announcement", "An announcement waits, cuts or may not be cut, by its priority.",
    .published, source: "Apple, UIAccessibilityPriority and accessibilitySpeechQueueAnnouncement")
  static let pageScrolled = Rule(
    "voiceover.pageScrolled", "The text of a page scroll is spoken.", .published,
    source: "Apple, UIAccessibility.Notification.pageScrolled")
  static let pageBorder = Rule(
    "voiceover.pageScrolled.border", "The same text twice tells that the border is reached.",
    .published, source: "Apple, accessibilityScroll(_:)")
  static let screenChanged = Rule(
    "voiceover.screenChanged", "The cursor goes to the element given, else to the first.",
    .published, source: "Apple, UIAccessibility.Notification.screenChanged")
  static let layoutChanged = Rule(
    "voiceover.layoutChanged", "The cursor goes to the element given, else it stays.", .published,
    source: "Apple, UIAccessibility.Notification.layoutChanged")
  static let focusLost = Rule(
    "voiceover.focus.lost", "When its element goes, the cursor takes what stands in its place.",
    .published, source: "reports: two apps' UI tests; VA issue 138548; nhsuk-frontend issue 912")
  static let focusKept = Rule(
    "voiceover.focus.kept", "What is inserted or removed elsewhere does not move the cursor.",
    .modelled, source: unknown)

  // MARK: Order

  static let order = Rule(
    "voiceover.order", "Rows from 8 points apart (13 on iPad) go top down, else along the line.",
    .published, source: parser)
  static let explicitOrder = Rule(
    "voiceover.order.explicit", "A vended array keeps its order.", .published, source: parser)
  static let groupOrder = Rule(
    "voiceover.order.group", "A group is read as one and stands where its first child does.",
    .published, source: parser)
  static let inclusion = Rule(
    "voiceover.order.inclusion",
    "An element hides what is below it; hidden, clear and empty views are left out.", .published,
    source: parser)
  static let modal = Rule(
    "voiceover.order.modal", "Of siblings of which some are modal, only the last modal is read.",
    .published, source: parser)
  static let sortPriority = Rule(
    "voiceover.order.priority", "A higher sort priority comes first among siblings.", .published,
    source: "CVS Health iOS SwiftUI accessibility techniques, AccessibilitySortPriority.md")

  // MARK: Gestures

  static let edge = Rule(
    "voiceover.swipe.edge", "At either end there is a sound, and the cursor stays.", .published,
    source: "kaigian.co.jp, VoiceOver 7-2, on choosing items")
  static let activationPoint = Rule(
    "voiceover.activate.point", "A double tap taps at the activation point.", .published,
    source: "Apple, accessibilityActivationPoint")
  static let readAll = Rule(
    "voiceover.readAll", "Reading on leaves hints out.", .published,
    source: "Stack Overflow 25324873")
  static let rotorName = Rule(
    "voiceover.rotor.name", "A turn of the rotor speaks the choice's name.", .published,
    source: "AppleVis, iDevice primer; Apple, rotor how-to")
  static let rotorChoices = Rule(
    "voiceover.rotor.choices", "The rotor offers what the screen and the element have.",
    .published, source: "AppleVis, iDevice primer")
  static let rotorMove = Rule(
    "voiceover.rotor.move", "A swipe down goes to the next of the rotor's kind, up to the last.",
    .published, source: "Apple, rotor how-to")
  static let rotorEnd = Rule(
    "voiceover.rotor.end", "Where there is no further one, there is a sound and no speech.",
    .modelled, source: unknown)
  static let rotorActions = Rule(
    "voiceover.rotor.actions", "The actions rotor speaks bare names, VoiceOver's own first.",
    .modelled, source: "one app's UI test names the entries; their order is inferred")
  static let rotorText = Rule(
    "voiceover.rotor.text", "Text is read by characters, words or lines.", .published,
    source: "American Foundation for the Blind, VoiceOver rotor")
  static let capitals = Rule(
    "voiceover.capitals", "A capital letter is told as the setting says.", .modelled,
    source: unknown)
  static let punctuation = Rule(
    "voiceover.punctuation", "Punctuation is named, left to the pauses, or left out, as set.",
    .modelled, source: unknown)
  static let itemChooser = Rule(
    "voiceover.itemChooser", "The item chooser says its name and how many items it lists.",
    .modelled, source: "a gesture list names it; what is said is inferred")

  static let braille = Rule(
    "voiceover.braille", "A braille display shows the words of the description, without the hint.",
    .modelled, source: "no public source lists VoiceOver's braille abbreviations")
  static let brailleAlert = Rule(
    "voiceover.braille.alert", "A braille display shows an announcement for a while.", .modelled,
    source: "a setting for the duration of alerts is known; what is shown is inferred")

  /// Every rule that VoiceOver follows here, in the order of the documentation.
  public static let rules: [Rule] = [
    label, backLabel, labelSpans, headers, spans, cellPosition, derivedTable, value,
    importantContent, selected, hintAsDescription, dimmed, role, tab, switchPosition,
    headingLevel, expandedStatus, position, listEdge, landmarkEdge, derivedEdge,
    containerEntered, actionsNotice, contentNotice, controlsBefore,
    hint, switchHint, textHint, adjustHint, expandHint,
    reread, rereadStatus, rereadFull, rereadCut, valueChange, liveValue, announcement,
    pageScrolled, pageBorder, screenChanged, layoutChanged, focusLost, focusKept,
    order, explicitOrder, groupOrder, inclusion, modal, sortPriority,
    edge, activationPoint, readAll, rotorName, rotorChoices, rotorMove, rotorEnd, rotorActions,
    rotorText, capitals, punctuation, itemChooser, braille, brailleAlert,
  ]
}
