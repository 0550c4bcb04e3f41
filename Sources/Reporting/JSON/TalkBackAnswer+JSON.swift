public import Importing
import PlatformTrees
public import ScreenReaders

extension TalkBackAnswer {
  /// `{id, result}`, in the shape in which records hold their results: one object for each step.
  public var json: JSONValue { json { _ in nil } }

  /// The same, with `braille` where that is made of parts.
  public func json(braille: ([Part]) -> JSONValue?) -> JSONValue {
    ["id": .string(id), "result": .array(results.map { $0.json(braille: braille) })]
  }
}

extension TalkBackAnswer.StepAnswer {
  fileprivate func json(braille: ([Part]) -> JSONValue?) -> JSONValue {
    let shown = self.braille.isEmpty ? nil : braille(self.braille)
    return .object(question + answer + (shown.map { [JSONValue.Member("braille", $0)] } ?? []))
  }

  /// The step again, by what was asked.
  private var question: [JSONValue.Member] {
    switch step.action {
    case .focus(let node, _): [.init("do", "focus"), .init("node", .string(node))]
    case .actions(let node): [.init("do", "actions"), .init("node", .string(node))]
    case .event(let event):
      [.init("do", "event")] + (event.source.map { [.init("node", .string($0))] } ?? [])
        + [.init("type", .string(event.kind.rawValue))]
    case .focusable: [.init("do", "focusable")]
    case .traverse: [.init("do", "traverse")]
    case .filter(let target): [.init("do", "filter"), .init("filter", .string(target.rawValue))]
    }
  }

  private var answer: [JSONValue.Member] {
    switch outcome {
    case .spoken(let signals, let hint, let control):
      let spoken = JSONValue.Member("spoken", .array(signals.map(\.json)))
      guard let control else { return [spoken] }
      return [
        spoken, .init("hint", .string(hint?.text ?? "")),
        .init("readingControl", .string(control.rawValue)),
      ]
    case .focusable(let answers):
      let nodes = answers.map { JSONValue.Member($0.node, .boolean($0.takesFocus)) }
      return [.init("shouldFocusNode", .object(nodes))]
    case .order(let nodes): return [.init("order", .array(nodes.map(JSONValue.string)))]
    case .menu(let titles): return [.init("actionsMenu", .array(titles.map(JSONValue.string)))]
    case .matches(let nodes): return [.init("matches", .array(nodes.map(JSONValue.string)))]
    }
  }
}

extension TalkBackAnswer.Signal {
  /// What is not played is left out; so is the queue's part where nothing is spoken.
  fileprivate var json: JSONValue {
    switch self {
    case .speech(let utterance):
      .compact([
        "tts": .string(utterance.text), "queueMode": .string(utterance.queueing.rawValue),
        "utteranceGroup": .integer(utterance.group.rawValue),
        "skipDuplicate": utterance.skipsDuplicates ? true : .null,
        "earcon": .optional(utterance.sound?.rawValue),
        "haptic": .optional(utterance.haptic?.rawValue),
      ])
    case .sound(let sound, let haptic):
      .compact([
        "tts": "", "earcon": .optional(sound?.rawValue), "haptic": .optional(haptic?.rawValue),
      ])
    }
  }
}
