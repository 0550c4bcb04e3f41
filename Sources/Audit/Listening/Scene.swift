import Hearing
import PlatformTrees
import Playing
import ScreenReaders
import Semantics

/// A reader that audits can listen with.
protocol AuditedReader: ScreenReader where Element: Exposable {
  static var kind: ReaderKind { get }
  /// A reader over a tree, its cursor nowhere. Throws where its words are not known in the locale.
  static func reader(over tree: FlatTree<Element>, of screen: AuditedScreen) throws -> Self
}

/// A screen at one moment with the app behind it, to be changed, looked at and played from.
struct Scene<Reader: AuditedReader> {
  let screen: AuditedScreen
  private(set) var app: any App<Reader.Element, Reader.Event>
  private(set) var tree: FlatTree<Reader.Element>

  init(_ exposure: Exposure<Reader.Element, Reader.Event>, of screen: AuditedScreen) {
    self.screen = screen
    app = exposure.app
    tree = exposure.tree
  }

  var truths: [DisclosureTruth] { app.disclosures }

  func truth(_ trigger: String) -> DisclosureTruth? {
    truths.first { $0.trigger == trigger }
  }

  /// Lets the app answer, and takes over what it changes. How often the trigger's panel opened or
  /// shut.
  @discardableResult
  mutating func activate(_ node: String, watching trigger: String? = nil) -> Int {
    carryOut(app.respond(to: .activate(node: node)), watching: trigger)
  }

  mutating func perform(_ action: AndroidAction.Kind, at node: String) {
    carryOut(app.respond(to: .perform(action, node: node)), watching: nil)
  }

  mutating func happen(_ event: ScriptedEvent) {
    carryOut(app.respond(to: event), watching: nil)
  }

  /// Opens or shuts, as people do it where that works, else by code.
  mutating func bring(_ trigger: String, to open: Bool) {
    guard truth(trigger)?.isOpen == !open else { return }
    if tree.index(of: trigger) != nil {
      var tried = self
      tried.activate(trigger)
      if tried.truth(trigger)?.isOpen == open {
        self = tried
        return
      }
    }
    happen(.set(trigger, open: open))
  }

  /// Opens those asked for and shuts the rest.
  mutating func arrange(open: (String) -> Bool) {
    let triggers = truths.map(\.trigger)
    for trigger in triggers where !open(trigger) { bring(trigger, to: false) }
    for trigger in triggers where open(trigger) { bring(trigger, to: true) }
  }

  @discardableResult
  private mutating func carryOut(
    _ reactions: [AppReaction<Reader.Element, Reader.Event>], watching trigger: String?
  ) -> Int {
    var flips = 0
    let inOrder = reactions.enumerated().sorted {
      ($0.element.delay, $0.offset) < ($1.element.delay, $1.offset)
    }
    for (_, reaction) in inOrder {
      for change in reaction.changes { tree.apply(change) }
      if let trigger, reaction.toggled[trigger] != nil { flips += 1 }
    }
    return flips
  }
}

extension Scene {
  func reader() throws -> Reader { try Reader.reader(over: tree, of: screen) }

  /// What is there to be seen and heard now.
  func moment() throws -> Moment {
    let reader = try reader()
    let stops = Stops(reader.stops())
    var announcements: [String: Announcement] = [:]
    for stop in stops { announcements[stop] = reader.announcement(for: stop) }
    return Moment(
      tree: ExposedTree(tree), stops: stops, announcements: announcements,
      truths: Dictionary(truths.map { ($0.trigger, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Plays a script from here.
  func play(_ script: [ScriptedStep]) throws -> Performance {
    Session(
      reader: try reader(), app: app,
      queue: SpeechQueue(reader: Reader.kind, locale: screen.locale)
    ).play(script)
  }
}
