import Hearing
import Implementations
import Playing
import ScreenReaders
import Semantics

extension Comparison {
  /// The whole comparison, with evidence and moments, for programs.
  public var json: JSONValue {
    [
      "earshot": 1, "kind": "comparison", "row": .string(title),
      "ways": .array(entries.map(\.json)),
    ]
  }
}

extension Comparison.Entry {
  fileprivate var json: JSONValue {
    .compact([
      "implementation": .string(way.card.id), "reader": .string(way.reader.rawValue),
      "version": .string(way.versionName), "shortfall": .optional(shortfall),
      "locale": .string(way.locale), "evidence": .string(evidence.rawValue),
      "advice": .string(way.card.advice), "closed": hearing.closed.json,
      "open": hearing.open.json, "opening": .array(hearing.opening.map(\.json)),
      "closing": .array(hearing.closing.map(\.json)),
      "findings": findings.map { .array($0.map(JSONValue.string)) } ?? .null,
    ])
  }
}

extension PositionHearing {
  var json: JSONValue {
    .compact([
      "announcement": .optional(trigger?.text), "hint": .optional(trigger?.hint),
      "stops": .array(stops.map(\.json)),
    ])
  }
}

extension StopHearing {
  fileprivate var json: JSONValue {
    .compact([
      "node": .string(node), "text": .string(text), "hint": .optional(hint),
      "evidence": .string(evidence.rawValue),
    ])
  }
}

extension HeardSpeech {
  var json: JSONValue {
    .compact([
      "text": .string(text), "outcome": .string(outcomeName),
      "heard": wasCut ? .string(heard) : .null, "after": .optional(delay),
      "purpose": .string(purpose.rawValue), "evidence": .string(evidence.rawValue),
    ])
  }

  private var outcomeName: String {
    switch outcome {
    case .heard: "heard"
    case .cut: "cut"
    case .dropped: "dropped"
    }
  }

  private var wasCut: Bool {
    switch outcome {
    case .cut: true
    case .heard, .dropped: false
    }
  }
}
