public import Importing
public import ScreenReaders
import Semantics

extension VoiceOverAnswer {
  /// `{id, description, hint, parts, extras}`; `hint` is null where none follows.
  public var json: JSONValue {
    [
      "id": .string(id), "description": .string(description), "hint": .optional(hint),
      "parts": .array(parts.map(\.json)), "extras": .array(extras.map(JSONValue.string)),
    ]
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
