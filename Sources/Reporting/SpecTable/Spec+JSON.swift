import Playing
import ScreenReaders
import Semantics

extension Spec {
  /// The whole table, with evidence and moments, for programs.
  public var json: JSONValue {
    [
      "earshot": 1, "kind": "spec", "title": .string(title),
      "disclosures": .array(
        items.map { ["title": .string($0.title), "readings": .array($0.readings.map(\.json))] }),
    ]
  }
}

extension Spec.Reading {
  fileprivate var json: JSONValue {
    .compact([
      "reader": .string(reader.rawValue), "closed": hearing.closed.json,
      "open": hearing.open.json, "disabled": disabled?.json ?? .null,
      "opening": .array(hearing.opening.map(\.json)),
      "closing": .array(hearing.closing.map(\.json)),
    ])
  }
}
