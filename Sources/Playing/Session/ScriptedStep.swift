public import Hearing
public import ScreenReaders
public import Semantics

/// One step of a script: what a person or the app does, and when.
public struct ScriptedStep: Sendable, Hashable {
  public enum Action: Sendable, Hashable {
    case gesture(Gesture)
    case event(ScriptedEvent)
    /// Lets the clock run for this long, milliseconds.
    case wait(Milliseconds)
  }

  public var action: Action
  /// After the start of the step before, milliseconds; nil once all of that step was heard out.
  public var after: Milliseconds?
  /// A step that waits for all of this one to be heard out waits at least so long after this one
  /// began, milliseconds.
  public var lasts: Milliseconds = 0

  public init(_ action: Action, after: Milliseconds? = nil) {
    self.action = action
    self.after = after
  }
}

/// What happened in one step.
public struct PlayedStep: Sendable, Hashable {
  public var action: ScriptedStep.Action
  /// When it began, milliseconds.
  public var began: Milliseconds
  /// When the next step began, or all was quiet, milliseconds.
  public var ended: Milliseconds
  /// The node under the cursor at the end.
  public var focus: String?
  /// What opened and shut meanwhile, by trigger.
  public var toggled: [String: Bool] = [:]

  public init(
    action: ScriptedStep.Action, began: Milliseconds, ended: Milliseconds, focus: String? = nil,
    toggled: [String: Bool] = [:]
  ) {
    self.action = action
    self.began = began
    self.ended = ended
    self.focus = focus
    self.toggled = toggled
  }
}

/// A script, played to its end.
public struct Performance: Sendable {
  public var timeline: Timeline
  public var steps: [PlayedStep]
  /// What opens and shuts, as it was before the first step.
  public var disclosures: [DisclosureTruth]

  public init(timeline: Timeline, steps: [PlayedStep], disclosures: [DisclosureTruth] = []) {
    self.timeline = timeline
    self.steps = steps
    self.disclosures = disclosures
  }

  /// Whether something was open at the end of a step; nil where nothing has that trigger.
  public func isOpen(_ trigger: String, after step: Int) -> Bool? {
    let toggled = steps.prefix(step + 1).reversed().lazy.compactMap { $0.toggled[trigger] }.first
    return toggled ?? disclosures.first { $0.trigger == trigger }?.isOpen
  }

  /// Where in `timeline.speech` the utterances that a step caused stand.
  public func speech(in step: Int) -> [Speech] {
    timeline.speech.filter { $0.cause.step == step }
  }

  /// What a step brought onto a braille display.
  public func display(in step: Int) -> [DisplayMoment] {
    timeline.display.filter { $0.cause.step == step }
  }

  /// The sounds and vibrations that a step caused.
  public func signals(in step: Int) -> [Signal] {
    timeline.signals.filter { $0.cause.step == step }
  }
}
