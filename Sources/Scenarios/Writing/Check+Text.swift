import ScreenReaders
import Semantics

extension Check {
  /// The key that it is written behind.
  var key: String { isWarning ? StepKey.should.rawValue : expectation.key }

  /// What stands behind its key.
  var text: String {
    let text = expectation.text
    let named = ReaderKind.allCases.filter(readers.contains)
    if named == ReaderKind.allCases { return text }
    return ScenarioText.mapping(named.map { ($0.rawValue, text) })
  }
}

extension Check.Expectation {
  fileprivate var text: String {
    switch self {
    case .heard(let texts): Self.oneOrMore(texts)
    case .heardWithin(let text, _), .notHeard(let text): ScenarioText.quoted(text)
    case .hint(let text): text.map(ScenarioText.quoted) ?? "false"
    case .conveys(let conveyed): conveyed.text
    case .silent, .silentFor: "true"
    case .notCut(let text): text.map(ScenarioText.quoted) ?? "true"
    case .focus(let node): node.map(ScenarioText.quoted) ?? "null"
    case .open(let nodes): ScenarioText.list(nodes.map(ScenarioText.quoted)) ?? "[]"
    }
  }

  private static func oneOrMore(_ texts: [String]) -> String {
    if texts.count == 1 { return ScenarioText.quoted(texts[0]) }
    return ScenarioText.list(texts.map(ScenarioText.quoted)) ?? "[]"
  }
}

extension Conveyed {
  fileprivate var text: String {
    let states = states.map(\.rawValue)
    let fields: [(ConveysKey, String?)] = [
      (.name, name.map(ScenarioText.quoted)), (.value, value.map(ScenarioText.quoted)),
      (.role, role?.rawValue),
      (.state, states.count == 1 ? states[0] : ScenarioText.list(states)),
      (.change, change?.rawValue), (.position, position.map { "\($0.index) of \($0.count)" }),
    ]
    return ScenarioText.mapping(fields.map { ($0.rawValue, $1) })
  }
}
