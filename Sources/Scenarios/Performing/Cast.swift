import Accordions
import Hearing
import Implementations
import PlatformTrees
import Playing
import ScreenReaders
import Semantics

/// Puts a scenario's app under a reader.
struct Cast {
  let scenario: Scenario
  let locale: String
  var timing: any SpeechTiming = DurationEstimate()
  var watchesBraille = false

  /// How the app is built and what it runs on.
  func app(with reader: ReaderKind) -> String {
    let system =
      switch reader {
      case .voiceOver: scenario.settings.voiceOver.version.description
      case .talkBack: scenario.settings.android.description
      }
    switch (scenario.screen, reader) {
    case (.accordion(let setup), .voiceOver): return "\(setup.ios) on \(system)"
    case (.accordion(let setup), .talkBack): return "\(setup.android) on \(system)"
    case (.nodes, _), (.raw, _): return system
    }
  }

  typealias IOSApp = any App<IOSElement, IOSNotification>
  typealias AndroidApp = any App<AndroidNode, AndroidEvent>

  func voiceOver(_ change: (IOSApp) -> IOSApp = { $0 }) throws -> Session<VoiceOver> {
    var settings = scenario.settings.voiceOver
    settings.locale = locale
    settings.direction = scenario.settings.direction ?? LayoutDirection(locale: locale)
    let app = change(try iosApp())
    return Session(
      reader: try VoiceOver(tree: IOSTree([app.tree]), settings: settings), app: app,
      queue: SpeechQueue(reader: .voiceOver, locale: locale, timing: timing),
      watchesBraille: watchesBraille)
  }

  func talkBack(_ change: (AndroidApp) -> AndroidApp = { $0 }) throws -> Session<TalkBack> {
    var settings = scenario.settings.talkBack
    settings.locale = locale
    let app = change(try androidApp())
    let screen = scenario.screen.windows(showing: app.tree) ?? AndroidScreen(app.tree)
    return Session(
      reader: try TalkBack(screen: screen, settings: settings), app: app,
      queue: SpeechQueue(reader: .talkBack, locale: locale, timing: timing),
      watchesBraille: watchesBraille)
  }

  func iosApp() throws -> any App<IOSElement, IOSNotification> {
    switch scenario.screen {
    case .accordion(let setup): app(setup, kind: try Catalogue.ios(named: setup.ios))
    case .nodes(let screen): NodesApp<IOSPlatform>(screen)
    case .raw(let tree, _):
      RawIOSApp(tree?.firstRoot ?? Subtree(IOSElement(id: "screen", isElement: false)))
    }
  }

  private func app(
    _ setup: AccordionSetup, kind: some IOSImplementation
  ) -> any App<IOSElement, IOSNotification> {
    let setting = AppSetting<IOSVersion>(
      version: scenario.settings.voiceOver.version, words: setup.words,
      reducedMotion: setup.reducedMotion, latency: setup.latency)
    return AccordionApp(setup.accordion, kind: kind, setting: setting)
  }

  func androidApp() throws -> any App<AndroidNode, AndroidEvent> {
    switch scenario.screen {
    case .accordion(let setup): app(setup, kind: try Catalogue.android(named: setup.android))
    case .nodes(let screen): NodesApp<AndroidPlatform>(screen)
    case .raw(_, let screen):
      RawAndroidApp(
        screen?.tree.firstRoot ?? Subtree(AndroidNode(id: "screen", className: "android.view.View"))
      )
    }
  }

  private func app(
    _ setup: AccordionSetup, kind: some AndroidImplementation
  ) -> any App<AndroidNode, AndroidEvent> {
    let setting = AppSetting<AndroidAPI>(
      version: scenario.settings.android, words: setup.words,
      reducedMotion: setup.reducedMotion, latency: setup.latency)
    return AccordionApp(setup.accordion, kind: kind, setting: setting)
  }
}

extension Screen {
  /// The windows of a raw screen, which need not be one; where it is, it shows the app's tree.
  fileprivate func windows(showing tree: Subtree<AndroidNode>) -> AndroidScreen? {
    switch self {
    case .raw(_, let screen):
      screen.map { $0.windows.count == 1 ? AndroidScreen(tree, window: $0.windows[0]) : $0 }
    case .accordion, .nodes: nil
    }
  }
}

extension FlatTree {
  /// What stands in its first window.
  fileprivate var firstRoot: Subtree<Element>? { roots.first.map(subtree(at:)) }
}
