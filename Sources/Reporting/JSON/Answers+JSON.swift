public import Importing
public import ScreenReaders
import Semantics

extension VoiceOverAnswer {
  /// `{id, description, hint, parts, extras}`; `hint` is null where none follows.
  public var json: JSONValue { json { _ in nil } }

  /// The same, and `braille` where that is made of parts.
  public func json(braille: ([Part]) -> JSONValue?) -> JSONValue {
    let shown = braille(self.braille).map { [JSONValue.Member("braille", $0)] } ?? []
    return .object(
      [
        .init("id", .string(id)), .init("description", .string(description)),
        .init("hint", .optional(hint)), .init("parts", .array(parts.map(\.json))),
        .init("extras", .array(extras.map(JSONValue.string))),
      ] + shown)
  }
}

extension VoiceOverOrderAnswer {
  /// `{id, order}`.
  public var json: JSONValue {
    ["id": .string(id), "order": .array(order.map(JSONValue.string))]
  }
}

extension Part {
  /// `{kind, text, language, origin}`; `origin` tells property, rule, evidence and source.
  public var json: JSONValue {
    .compact([
      "kind": .string(kind.rawValue), "text": .string(text), "language": .optional(language),
      "origin": origin.json,
    ])
  }
}

extension Origin {
  fileprivate var json: JSONValue {
    .compact([
      "node": .optional(node), "property": .string(property.rawValue), "rule": .string(rule.id),
      "evidence": .string(evidence.rawValue), "source": .string(source),
    ])
  }
}
