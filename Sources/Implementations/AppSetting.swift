public import Accordions
public import PlatformTrees
public import Semantics

/// The words that an app brings along for states and actions.
///
/// An app that is not translated brings English, whatever the reader speaks.
public struct DisclosureWords: Sendable, Hashable {
  public var expanded: String
  public var collapsed: String
  /// The label of a click that opens.
  public var expand: String
  /// The label of a click that closes.
  public var collapse: String

  public init(expanded: String, collapsed: String, expand: String, collapse: String) {
    self.expanded = expanded
    self.collapsed = collapsed
    self.expand = expand
    self.collapse = collapse
  }

  public static let english = DisclosureWords(
    expanded: "Expanded", collapsed: "Collapsed", expand: "expand", collapse: "collapse")

  func state(isOpen: Bool) -> String { isOpen ? expanded : collapsed }
  func action(isOpen: Bool) -> String { isOpen ? collapse : expand }
}

/// What an app runs on and how it was built, apart from its rows.
public struct AppSetting<Version: SystemVersion>: Sendable, Hashable {
  public var version: Version
  public var words: DisclosureWords
  public var reducedMotion: Bool
  /// Between a tap and the change of the tree, milliseconds; nil for what is usual for the
  /// framework.
  public var latency: Milliseconds?

  public init(
    version: Version = .current, words: DisclosureWords = .english, reducedMotion: Bool = false,
    latency: Milliseconds? = nil
  ) {
    self.version = version
    self.words = words
    self.reducedMotion = reducedMotion
    self.latency = latency
  }
}

/// A row where it stands.
public struct RowContext<Version: SystemVersion>: Sendable {
  public var accordion: Accordion
  /// Of all rows, as they are now.
  public var states: [RowState]
  /// The place of the row, counted from 0.
  public let index: Int
  /// The row itself.
  public let row: AccordionRow
  /// Whether the row is open until it is asked for something else.
  public var isOpen: Bool
  public var setting: AppSetting<Version>

  public init(
    accordion: Accordion, states: [RowState], index: Int, setting: AppSetting<Version>
  ) {
    self.accordion = accordion
    self.states = states
    self.index = index
    row = accordion.rows[index]
    isOpen = states[index].isOpen
    self.setting = setting
  }

  /// Another row of the same stack.
  func moved(to index: Int) -> RowContext {
    RowContext(accordion: accordion, states: states, index: index, setting: setting)
  }

  func id(_ part: RowPart) -> String { part.id(in: row.id) }
}
