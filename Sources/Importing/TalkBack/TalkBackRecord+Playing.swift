import PlatformTrees
public import ScreenReaders
import Semantics

/// What TalkBack answers to the steps of a record.
public struct TalkBackAnswer: Sendable {
  /// What the record is called.
  public var id: String
  /// One for each step.
  public var results: [StepAnswer]

  /// The answer to one step.
  public struct StepAnswer: Sendable {
    /// The step.
    public var step: TalkBackStep
    /// What came of it.
    public var outcome: Outcome
    /// What a braille display shows afterwards, where that was asked for.
    public var braille: [Part]
  }

  /// What can come of a step.
  public enum Outcome: Sendable {
    /// What is spoken or played; after a focus also the hint and where the reading control stands.
    case spoken([Signal], hint: Utterance?, control: ReadingControl?)
    /// Whether each node takes the cursor, in the tree's order.
    case focusable([(node: String, takesFocus: Bool)])
    /// The stops in order.
    case order([String])
    /// The titles of the menu's entries.
    case menu([String])
    /// The nodes that are counted.
    case matches([String])
  }

  /// Speech with its sound, or a sound alone.
  public enum Signal: Sendable {
    case speech(Utterance)
    case sound(Sound?, Haptic?)
  }
}

extension TalkBackRecord {
  /// Takes TalkBack through the steps.
  ///
  /// Throws `UnknownLocale`.
  public func play(showsBraille: Bool = false) throws -> TalkBackAnswer {
    var reader = try TalkBack(
      screen: screen, settings: settings, isWindowKnown: !isFreshWindow)
    var time = 0
    let results = steps.map { step in
      time += step.after
      if let change = step.change, var node = reader.node(change.node) {
        change.apply(to: &node)
        _ = reader.apply([.update(node)], at: time)
      }
      let outcome = Self.take(step, &reader, at: time)
      return TalkBackAnswer.StepAnswer(
        step: step, outcome: outcome,
        braille: showsBraille && outcome.isSpeech ? reader.brailleParts() : [])
    }
    return TalkBackAnswer(id: id, results: results)
  }

  private static func take(
    _ step: TalkBackStep, _ reader: inout TalkBack, at time: Milliseconds
  ) -> TalkBackAnswer.Outcome {
    switch step.action {
    case .focus(let node, let isInitial):
      let reaction = reader.moveFocus(
        to: node, because: isInitial ? .screenChange : .touch, at: time)
      return .spoken(
        signals(of: reaction), hint: reaction.hint, control: reader.readingControl)
    case .event(let event):
      return .spoken(
        signals(of: reader.compose(event, at: time)), hint: nil, control: nil)
    case .focusable: return .focusable(reader.focusability())
    case .traverse: return .order(reader.stops())
    case .actions(let node): return .menu(reader.menuActions(of: node).map(\.title))
    case .filter(let target): return .matches(reader.matches(target))
    }
  }

  private static func signals(of reaction: Reaction) -> [TalkBackAnswer.Signal] {
    reaction.outputs.compactMap { output in
      switch output {
      case .say(let utterance): .speech(utterance)
      case .play(let sound, let haptic): .sound(sound, haptic)
      case .send, .focus, .stopSpeech, .hint, .readOn: nil
      }
    }
  }
}

extension TalkBackAnswer.Outcome {
  /// Whether something was said or played, rather than asked about the screen.
  fileprivate var isSpeech: Bool {
    switch self {
    case .spoken: true
    case .focusable, .order, .menu, .matches: false
    }
  }
}
