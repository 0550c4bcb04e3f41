import Accordions
public import Audit
import Implementations
import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import YAML

extension AuditedScreen {
  /// A scenario's screen, for the readers that the scenario is about.
  public init(_ scenario: Scenario) throws {
    switch scenario.screen {
    case .accordion(let setup):
      self.init(title: scenario.title)
      design = DesignFacts(setup.accordion)
      frameworks[.ios] = Framework(implementation: setup.ios)
      frameworks[.android] = Framework(implementation: setup.android)
    case .nodes(let screen): self.init(screen, title: scenario.title, on: [])
    case .raw(let ios, let android): self.init(raw: ios, android: android, title: scenario.title)
    }
    path = scenario.path
    locale = scenario.locale
    direction = scenario.settings.direction ?? LayoutDirection(locale: locale)
    marks = scenario.places.mapValues(\.position)
    androidMarks = scenario.androidPlaces.mapValues(\.position)
    voiceOver = scenario.settings.voiceOver
    talkBack = scenario.settings.talkBack
    try expose(scenario)
  }

  private mutating func expose(_ scenario: Scenario) throws {
    if scenario.readers.contains(.voiceOver) {
      let app = try scenario.iosApp()
      ios = Exposure(tree: FlatTree([app.tree]), app: app)
    } else {
      ios = nil
    }
    if scenario.readers.contains(.talkBack) {
      let app = try scenario.androidApp()
      let raw = android?.tree
      android = Exposure(tree: raw ?? FlatTree([app.tree]), app: app)
    } else {
      android = nil
    }
  }
}

extension NodePlace {
  fileprivate var position: SourcePosition {
    SourcePosition(path: path, line: mark.line, column: mark.column)
  }
}
