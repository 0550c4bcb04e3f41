public import Accordions
public import Implementations
public import PlatformTrees
public import Playing
public import ScreenReaders
public import Semantics

/// A screen as one platform shows it at first, and the app that answers for it.
public struct Exposure<Element: TreeElement & Hashable, Event: Sendable>: Sendable {
  public var tree: FlatTree<Element>
  public var app: any App<Element, Event>

  public init(tree: FlatTree<Element>, app: any App<Element, Event>) {
    self.tree = tree
    self.app = app
  }
}

/// A screen to be audited.
public struct AuditedScreen: Sendable {
  /// What people call it: the title of its scenario, or the path of its file.
  public var title: String
  public var path: String?
  /// BCP 47 tag of the user interface and of the readers.
  public var locale = "en"
  public var direction = LayoutDirection.leftToRight
  public var ios: Exposure<IOSElement, IOSNotification>?
  public var android: Exposure<AndroidNode, AndroidEvent>?
  /// How the readers are set, the locale and the direction apart.
  public var voiceOver = VoiceOverSettings()
  public var talkBack = TalkBackSettings()
  /// The windows of a raw Android screen.
  public var windows: [AndroidWindow] = []
  /// Whether the apps know what opens and shuts; a tree alone does not.
  public var knowsTruth = true
  /// What the design decides, where the screen is made of the component.
  public var design: DesignFacts?
  /// How nodes look, where that was written down.
  public var looks: [String: NodeLook] = [:]
  /// Where nodes stand in their file.
  public var marks: [String: SourcePosition] = [:]
  /// The same for nodes of an Android tree whose ids the iOS tree has as well.
  public var androidMarks: [String: SourcePosition] = [:]
  /// What the screen is built with, where that is known.
  public var frameworks: [OperatingSystem: Framework] = [:]

  public init(title: String) { self.title = title }

  /// The same with no setting that silences what the screen tells. Versions, the order of words and
  /// what a state is taken from stay.
  var hearingEverything: AuditedScreen {
    var screen = self
    let usual = VoiceOverSettings()
    screen.voiceOver.speaksHints = true
    screen.voiceOver.speaksTraits = true
    screen.voiceOver.speaksValues = true
    screen.voiceOver.speaksContainers = true
    screen.voiceOver.afterActivation = usual.afterActivation
    if screen.voiceOver.controls == .off { screen.voiceOver.controls = usual.controls }
    screen.talkBack.verbosityPreset = nil
    screen.talkBack.speakRoles = true
    screen.talkBack.speakCollectionInfo = true
    screen.talkBack.usageHints = true
    return screen
  }

  /// Where the first of some nodes stands in its file, as one reader's system has it.
  func position(of nodes: [String], for reader: ReaderKind?) -> SourcePosition? {
    nodes.lazy.compactMap { node in
      (reader == .talkBack ? androidMarks[node] : nil) ?? marks[node]
    }.first
  }
}

extension AuditedScreen {
  /// A screen written by hand, on the platforms asked for.
  public init(
    _ nodes: NodesScreen, title: String, on systems: Set<OperatingSystem> = [.ios, .android]
  ) {
    self.init(title: title)
    if systems.contains(.ios) {
      let app = NodesApp<IOSPlatform>(nodes)
      ios = Exposure(tree: FlatTree([app.tree]), app: app)
    }
    if systems.contains(.android) {
      let app = NodesApp<AndroidPlatform>(nodes)
      android = Exposure(tree: FlatTree([app.tree]), app: app)
    }
    nodes.root.visit { looks[$0.node.id] = $0.look }
  }

  /// An accordion, built in a way for each platform asked for, in an app with words of its own.
  public init(
    _ accordion: Accordion, title: String, ios: (any IOSImplementation)?,
    android: (any AndroidImplementation)?, words: DisclosureWords = .english
  ) {
    self.init(title: title)
    design = DesignFacts(accordion)
    if let ios {
      self.ios = Self.exposure(accordion, ios, words)
      frameworks[.ios] = Framework(implementation: ios.card.id)
    }
    if let android {
      self.android = Self.exposure(accordion, android, words)
      frameworks[.android] = Framework(implementation: android.card.id)
    }
  }

  /// A tree as it is, of which only this moment is known.
  public init(raw ios: IOSTree?, android: AndroidScreen?, title: String) {
    self.init(title: title)
    knowsTruth = false
    self.ios = ios.flatMap { tree in
      tree.roots.first.map { Exposure(tree: tree, app: RawIOSApp(tree.subtree(at: $0))) }
    }
    self.android = android.flatMap { screen in
      screen.tree.roots.first.map {
        Exposure(tree: screen.tree, app: RawAndroidApp(screen.tree.subtree(at: $0)))
      }
    }
    windows = android?.windows ?? []
  }

  private static func exposure(
    _ accordion: Accordion, _ kind: some IOSImplementation, _ words: DisclosureWords
  ) -> Exposure<IOSElement, IOSNotification> {
    let app = AccordionApp(accordion, kind: kind, setting: AppSetting(words: words))
    return Exposure(tree: FlatTree([app.tree]), app: app)
  }

  private static func exposure(
    _ accordion: Accordion, _ kind: some AndroidImplementation, _ words: DisclosureWords
  ) -> Exposure<AndroidNode, AndroidEvent> {
    let app = AccordionApp(accordion, kind: kind, setting: AppSetting(words: words))
    return Exposure(tree: FlatTree([app.tree]), app: app)
  }
}
