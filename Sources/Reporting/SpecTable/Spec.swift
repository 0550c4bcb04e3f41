import Accordions
import Implementations
public import Playing
public import Scenarios
public import ScreenReaders
public import Semantics

/// What each disclosure of a screen says in each state, for the page of a design system.
public struct Spec: Sendable, Hashable {
  /// One disclosure under the screen's readers.
  public struct Item: Sendable, Hashable {
    /// The title that is seen on it.
    public var title: String
    /// By reader, VoiceOver first.
    public var readings: [Reading]
  }

  /// One disclosure under one reader.
  public struct Reading: Sendable, Hashable {
    /// Who reads.
    public var reader: ReaderKind
    /// Closed, open and toggled.
    public var hearing: DisclosureHearing
    /// Closed and disabled; nil where the screen cannot disable it.
    public var disabled: PositionHearing?
    /// How well it is known how the framework exposes the disclosure.
    public var tree: Evidence
  }

  /// The title of the scenario.
  public var title: String
  /// In the order of the screen.
  public var items: [Item]

  /// Listens to one disclosure of a scenario's screen, or to all; the scenario's steps are not
  /// played.
  ///
  /// Throws `UnknownName` for a trigger that is not there, and `UnknownLocale` for a locale
  /// without words.
  public init(of scenario: Scenario, trigger: String? = nil, locale: String? = nil) throws {
    title = scenario.title
    let truths = try scenario.readers.first.map(scenario.disclosures) ?? []
    if let trigger, !truths.contains(where: { $0.trigger == trigger }) {
      throw UnknownName(kind: "disclosure", name: trigger, among: truths.map(\.trigger))
    }
    let chosen = truths.filter { trigger == nil || $0.trigger == trigger }
    items = try chosen.map { truth in
      Item(
        title: truth.title,
        readings: try scenario.readers.compactMap {
          try Reading(of: scenario, trigger: truth.trigger, reader: $0, locale: locale)
        })
    }
  }
}

extension Spec.Reading {
  fileprivate init?(
    of scenario: Scenario, trigger: String, reader: ReaderKind, locale: String?
  ) throws {
    guard let hearing = try scenario.hearing(of: trigger, with: reader, locale: locale) else {
      return nil
    }
    let disabled = try scenario.disabling(trigger)?
      .hearing(of: trigger, with: reader, locale: locale)?.closed
    self.init(
      reader: reader, hearing: hearing, disabled: disabled,
      tree: try scenario.evidence(with: reader))
  }
}

extension Scenario {
  /// How well the tree of the screen is known. What was written by hand is as it is.
  fileprivate func evidence(with reader: ReaderKind) throws(UnknownName) -> Evidence {
    guard case .accordion(let setup) = screen else { return .recorded }
    let presentation = setup.accordion.presentation
    return switch reader {
    case .voiceOver: try Catalogue.ios(named: setup.ios).evidence(for: presentation)
    case .talkBack: try Catalogue.android(named: setup.android).evidence(for: presentation)
    }
  }

  /// The same scenario with a row of its accordion disabled; nil for another kind of screen.
  fileprivate func disabling(_ row: String) -> Scenario? {
    guard case .accordion(var setup) = screen,
      let index = setup.accordion.rows.firstIndex(where: { $0.id == row })
    else { return nil }
    setup.accordion.rows[index].isEnabled = false
    setup.accordion.rows[index].startsOpen = false
    var scenario = self
    scenario.screen = .accordion(setup)
    return scenario
  }
}
