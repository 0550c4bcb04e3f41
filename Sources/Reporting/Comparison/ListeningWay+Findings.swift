public import Accordions
public import Audit
import Implementations
import PlatformTrees
import Playing
import Semantics

extension ListeningWay {
  /// What an audit finds wrong with a row that is built this way, as `rule (severity)`: what is
  /// serious or worse.
  ///
  /// What the design decides, such as contrast, is the same for every way and left out.
  ///
  /// Throws `UnknownName` and `UnknownLocale` as `hearing` does.
  public func findings(
    of row: String, in accordion: Accordion, habits: AppHabits = AppHabits(),
    by auditor: Auditor = Auditor()
  ) throws -> [String] {
    let report = try auditor.audit(screen(of: accordion.beside(row), habits))
    let grave = report.findings.filter { $0.severity >= .serious && $0.outcome == .fail }
    var seen: Set<String> = []
    return grave.map { "\($0.rule) (\($0.severity.rawValue))" }.filter { seen.insert($0).inserted }
  }

  private func screen(of accordion: Accordion, _ habits: AppHabits) throws -> AuditedScreen {
    var screen = AuditedScreen(title: card.id)
    screen.design = DesignFacts(accordion)
    screen.locale = locale
    screen.frameworks[card.system] = Framework(implementation: card.id)
    switch version {
    case .ios(let version):
      let kind = try Catalogue.ios(named: card.id)
      screen.ios = Self.exposure(accordion, kind, habits.setting(version))
    case .android(let api):
      let kind = try Catalogue.android(named: card.id)
      screen.android = Self.exposure(accordion, kind, habits.setting(api))
    }
    return screen
  }

  private static func exposure(
    _ accordion: Accordion, _ kind: some IOSImplementation, _ setting: AppSetting<IOSVersion>
  ) -> Exposure<IOSElement, IOSNotification> {
    let app = AccordionApp(accordion, kind: kind, setting: setting)
    return Exposure(tree: FlatTree([app.tree]), app: app)
  }

  private static func exposure(
    _ accordion: Accordion, _ kind: some AndroidImplementation, _ setting: AppSetting<AndroidAPI>
  ) -> Exposure<AndroidNode, AndroidEvent> {
    let app = AccordionApp(accordion, kind: kind, setting: setting)
    return Exposure(tree: FlatTree([app.tree]), app: app)
  }
}

extension Accordion {
  /// The row and one more, as an audit of one row needs no others.
  fileprivate func beside(_ row: String) -> Accordion {
    var accordion = self
    let other = rows.first { $0.id != row }?.id
    accordion.rows = rows.filter { $0.id == row || $0.id == other }
    return accordion
  }
}
