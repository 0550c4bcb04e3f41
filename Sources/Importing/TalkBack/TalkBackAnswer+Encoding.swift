import PlatformTrees
import ScreenReaders

extension TalkBackAnswer {
  /// The answer as one line of JSON, in the shape in which records hold their results.
  public var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("id") { $0.string(id) }
      writer.field("result") { writer in
        writer.array(results) { writer, result in writer.object { result.write(to: &$0) } }
      }
    }
    return writer.text
  }
}

extension TalkBackAnswer.StepAnswer {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.field("do") { $0.string(step.action.name) }
    if let filter = step.action.filter { writer.field("filter") { $0.string(filter.rawValue) } }
    if let node = step.action.node { writer.field("node") { $0.string(node) } }
    if let event = step.action.event { writer.field("type") { $0.string(event.kind.rawValue) } }
    switch outcome {
    case .spoken(let signals, let hint, let control):
      writer.field("spoken") { $0.array(signals) { $1.write(to: &$0) } }
      guard let control else { return }
      writer.field("hint") { $0.string(hint?.text ?? "") }
      writer.field("readingControl") { $0.string(control.rawValue) }
    case .focusable(let answers):
      writer.field("shouldFocusNode") { writer in
        writer.object { writer in
          for answer in answers { writer.field(answer.node) { $0.boolean(answer.takesFocus) } }
        }
      }
    case .order(let nodes): writer.field("order") { $0.strings(nodes) }
    case .menu(let titles): writer.field("actionsMenu") { $0.strings(titles) }
    case .matches(let nodes): writer.field("matches") { $0.strings(nodes) }
    }
  }
}

extension TalkBackAnswer.Signal {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .speech(let utterance):
        writer.field("tts") { $0.string(utterance.text) }
        writer.field("queueMode") { $0.string(utterance.queueing.rawValue) }
        writer.field("utteranceGroup") { $0.integer(utterance.group.rawValue) }
        if utterance.skipsDuplicates { writer.field("skipDuplicate") { $0.boolean(true) } }
        Self.write(utterance.sound, utterance.haptic, to: &writer)
      case .sound(let sound, let haptic):
        writer.field("tts") { $0.string("") }
        Self.write(sound, haptic, to: &writer)
      }
    }
  }

  private static func write(_ sound: Sound?, _ haptic: Haptic?, to writer: inout JSONWriter) {
    if let sound { writer.field("earcon") { $0.string(sound.rawValue) } }
    if let haptic { writer.field("haptic") { $0.string(haptic.rawValue) } }
  }
}

extension TalkBackStep.Action {
  fileprivate var name: String {
    switch self {
    case .focus: "focus"
    case .event: "event"
    case .focusable: "focusable"
    case .traverse: "traverse"
    case .actions: "actions"
    case .filter: "filter"
    }
  }

  fileprivate var node: String? {
    switch self {
    case .focus(let node, _), .actions(let node): node
    case .event(let event): event.source
    case .focusable, .traverse, .filter: nil
    }
  }

  fileprivate var event: AndroidEvent? { if case .event(let event) = self { event } else { nil } }

  fileprivate var filter: NavigationTarget? {
    if case .filter(let target) = self { target } else { nil }
  }
}
