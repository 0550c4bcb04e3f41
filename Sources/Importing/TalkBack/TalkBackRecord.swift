public import PlatformTrees
public import ScreenReaders
import Semantics
public import YAML

/// A record of TalkBack: a screen, settings, and the steps that it is taken through.
public struct TalkBackRecord: Sendable {
  /// What the record is called in its file.
  public var id: String
  /// The screen before the first step.
  public var screen: AndroidScreen
  /// TalkBack's settings.
  public var settings: TalkBackSettings
  /// What happens, in order.
  public var steps: [TalkBackStep]
  /// The first window is new to TalkBack, so that its title counts as news.
  public var isFreshWindow: Bool

  /// A record of these.
  public init(
    id: String, screen: AndroidScreen, settings: TalkBackSettings = TalkBackSettings(),
    steps: [TalkBackStep], isFreshWindow: Bool = false
  ) {
    self.id = id
    self.screen = screen
    self.settings = settings
    self.steps = steps
    self.isFreshWindow = isFreshWindow
  }

  /// Whether a value has the shape of such a record.
  public static func matches(_ node: YAMLNode) -> Bool {
    node["steps"]?.items != nil && (node["tree"] ?? node["windows"]) != nil
  }

  /// Reads a record; nil, with what is wrong reported, where that cannot be done.
  public init?(_ node: YAMLNode, _ problems: Problems) {
    let fields = Fields(node, problems, as: "a TalkBack record", known: Self.keys)
    guard let fields, let id = fields.required("id")?.text(problems),
      let screen = AndroidScreen(record: fields),
      let steps = fields.required("steps")?.list(problems)
    else { return nil }
    self.id = id
    self.screen = screen
    settings = TalkBackSettings(record: fields)
    self.steps = steps.compactMap { TalkBackStep($0, on: screen, problems) }
    isFreshWindow = fields.boolean("freshWindow") ?? false
    if self.steps.count < steps.count { return nil }
  }

  private static let keys: Set<String> = [
    "id", "locale", "prefs", "window", "windows", "tree", "target", "steps", "freshWindow",
    "result",
  ]
}

/// One step of a record.
public struct TalkBackStep: Sendable {
  /// What happens or is asked in a step.
  public enum Action: Sendable {
    /// The cursor comes to a node: by touch, or by itself on a new screen.
    case focus(node: String, isInitial: Bool)
    /// The framework sends an event.
    case event(AndroidEvent)
    /// Which nodes take the cursor?
    case focusable
    /// In which order does a swipe go through the screen?
    case traverse
    /// What is in the actions menu of a node?
    case actions(node: String)
    /// Which nodes does a reading control count?
    case filter(NavigationTarget)
  }

  /// What happens or is asked.
  public var action: Action
  /// After the step before, milliseconds.
  public var after: Int
  /// How the node of the step changes first.
  public var change: NodeChange?

  /// A step of these.
  public init(_ action: Action, after: Int = 2000, change: NodeChange? = nil) {
    self.action = action
    self.after = after
    self.change = change
  }
}

/// Properties that a node takes on.
public struct NodeChange: Sendable {
  /// The node.
  public var node: String
  let removed: [AndroidAction.Kind]
  let values: YAMLNode

  /// Turns the node into what it becomes. What is wrong was reported when the step was read.
  func apply(to element: inout AndroidNode) {
    element.actions.removeAll { removed.contains($0.kind) }
    let known = AndroidNode.recordKeys.union(["removeActions"])
    if let fields = Fields(values, Problems(path: ""), as: "a change", known: known) {
      element.set(from: fields)
    }
  }
}
