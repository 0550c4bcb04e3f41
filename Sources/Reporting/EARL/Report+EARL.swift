import Audit
import ScreenReaders

extension Report {
  /// EARL as JSON-LD: an assertion for each screen and rule, and for each check of a scenario.
  var earl: JSONValue {
    let assertions = audits.flatMap(\.earlAssertions) + scenarios.flatMap(\.earlAssertions)
    let tests = auditRules.map(\.earl)
    let tool: JSONValue = [
      "@id": "#earshot", "@type": "earl:Software", "dct:title": "Earshot",
      "dct:hasVersion": .string(Self.toolVersion),
    ]
    return [
      "@context": [
        "earl": "http://www.w3.org/ns/earl#", "dct": "http://purl.org/dc/terms/",
        "wcag": "https://www.w3.org/TR/WCAG22/#",
      ],
      "@graph": .array([tool] + tests + assertions),
    ]
  }
}

extension ReportedRule {
  fileprivate var earl: JSONValue {
    [
      "@id": .string("#\(id)"), "@type": "earl:TestCase", "dct:title": .string(title),
      "dct:description": .string(checks),
      "dct:isPartOf": .array(
        criteria.map { ["@id": .string("wcag:" + $0.anchor), "dct:title": .string($0.name)] }),
    ]
  }
}

extension ReportedCriterion {
  /// "4.1.2 Name, Role, Value".
  var name: String { "\(number) \(title)" }

  /// WCAG's own anchor: "name-role-value".
  fileprivate var anchor: String {
    title.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }
}

extension ReportedAudit {
  fileprivate var earlAssertions: [JSONValue] {
    outcomes.map { entry in
      let told = findings.filter { $0.rule == entry.rule }.map(\.message)
      return earlAssertion(
        of: path, title: title, test: "#\(entry.rule)", outcome: entry.outcome.earl,
        description: told.joined(separator: "\n"))
    }
  }
}

extension ReportedScenario {
  fileprivate var earlAssertions: [JSONValue] {
    readings.flatMap { reading in
      reading.checksInPlaces.map { check, step in
        let place = step.map { "step \($0), " } ?? ""
        return earlAssertion(
          of: path, title: "\(title), \(reading.name)", test: "#check",
          outcome: check.outcome == .passed
            ? "passed" : check.outcome == .failed ? "failed" : "cantTell",
          description: "\(place)\(check.lines.joined(separator: "\n"))")
      }
    }
  }
}

extension AuditOutcome {
  fileprivate var earl: String {
    switch self {
    case .pass: "passed"
    case .fail: "failed"
    case .needsReview: "cantTell"
    case .notApplicable: "inapplicable"
    }
  }
}

private func earlAssertion(
  of path: String, title: String, test: String, outcome: String, description: String
) -> JSONValue {
  let result: JSONValue = .compact([
    "@type": "earl:TestResult", "earl:outcome": ["@id": .string("earl:\(outcome)")],
    "dct:description": description.isEmpty ? .null : .string(description),
  ])
  return [
    "@type": "earl:Assertion",
    "earl:assertedBy": ["@id": "#earshot"],
    "earl:mode": ["@id": "earl:automatic"],
    "earl:subject": [
      "@type": "earl:TestSubject", "dct:title": .string(title),
      "dct:source": ["@id": .string(path.asURIReference)],
    ],
    "earl:test": ["@id": .string(test)],
    "earl:result": result,
  ]
}
