import Audit
import ScreenReaders
import Semantics

extension Report {
  /// SARIF 2.1.0: findings, and checks that did not come true, by the lines of their files.
  var sarif: JSONValue {
    let rules = sarifRules
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results =
      scenarios.flatMap { $0.sarifResults(places) } + audits.flatMap { $0.sarifResults(places) }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "Earshot", "semanticVersion": .string(Self.toolVersion),
              "rules": .array(rules.map(\.json)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ]
      ],
    ]
  }

  private var sarifRules: [SARIFRule] {
    let kinds = scenarios.flatMap(\.readings).flatMap(\.allChecks)
      .filter { $0.outcome != .passed }.map(\.kind)
    let known = Set(auditRules.map(\.id))
    let others = Set(audits.flatMap(\.findings).map(\.rule)).subtracting(known)
    let rules =
      Set(kinds).sorted().map(SARIFRule.init(check:))
      + auditRules.map(SARIFRule.init) + others.sorted().map(SARIFRule.init(unlisted:))
    var seen: Set<String> = []
    return rules.filter { seen.insert($0.id).inserted }
  }
}

/// An entry of the list of rules.
private struct SARIFRule {
  let id: String
  let title: String
  let checks: String
  let level: String
  var tags: [String] = ["accessibility"]

  init(check kind: String) {
    id = SARIFRule.id(ofCheck: kind)
    title = "A scenario's `\(kind)` comes true"
    checks = "What the scenario expects under `\(kind)` is heard."
    level = "error"
  }

  init(_ rule: ReportedRule) {
    id = rule.id
    title = rule.title
    checks = rule.checks
    level = rule.severity.sarifLevel
    tags += rule.criteria.map { "wcag" + $0.number.filter { $0 != "." } }
  }

  init(unlisted id: String) {
    self.id = id
    title = id
    checks = id
    level = "error"
  }

  static func id(ofCheck kind: String) -> String {
    "check-"
      + kind.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .joined(separator: "-")
  }

  var json: JSONValue {
    [
      "id": .string(id),
      "shortDescription": ["text": .string(title)],
      "fullDescription": ["text": .string(checks)],
      "defaultConfiguration": ["level": .string(level)],
      "properties": ["tags": .array(tags.map(JSONValue.string))],
    ]
  }
}

extension Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}

extension ReportedScenario {
  fileprivate func sarifResults(_ places: [String: Int]) -> [JSONValue] {
    readings.flatMap { reading in
      reading.checksInPlaces.filter { $0.check.outcome != .passed }.map { check, step in
        let id = SARIFRule.id(ofCheck: check.kind)
        let lines = ["\(title), \(reading.name)\(step.map { ", step \($0)" } ?? "")"] + check.lines
        return sarifResult(
          rule: id, places[id], level: check.outcome == .failed ? "error" : "warning",
          message: lines.joined(separator: "\n"), path: path, line: check.line,
          column: check.column, identity: [path, reading.name, "\(step ?? 0)", check.kind])
      }
    }
  }
}

extension ReportedAudit {
  fileprivate func sarifResults(_ places: [String: Int]) -> [JSONValue] {
    findings.map { finding in
      sarifResult(
        rule: finding.rule, places[finding.rule], level: finding.sarifLevel,
        message: finding.lines.joined(separator: "\n"), path: path, line: finding.line,
        column: finding.column, identity: [path, finding.rule] + finding.nodes,
        kind: finding.outcome == .needsReview ? "review" : nil,
        suppression: finding.suppression)
    }
  }
}

extension ReportedFinding {
  /// A result of another kind than `fail` has no level.
  fileprivate var sarifLevel: String { outcome == .needsReview ? "none" : severity.sarifLevel }
}

private func sarifResult(
  rule: String, _ index: Int?, level: String, message: String, path: String, line: Int?,
  column: Int?, identity: [String], kind: String? = nil, suppression: String? = nil
) -> JSONValue {
  let suppressions: [JSONValue] =
    suppression.map {
      [["kind": "external", "justification": .string($0)]]
    } ?? []
  return .compact([
    "ruleId": .string(rule),
    "ruleIndex": .optional(index),
    "kind": .optional(kind),
    "level": .string(level),
    "message": ["text": .string(message)],
    "locations": [
      [
        "physicalLocation": [
          "artifactLocation": ["uri": .string(path.asURIReference)],
          "region": .compact(["startLine": .integer(line ?? 1), "startColumn": .optional(column)]),
        ]
      ]
    ],
    "partialFingerprints": ["earshot/v1": .string(fingerprint(identity))],
    "suppressions": suppressions.isEmpty ? .null : .array(suppressions),
  ])
}

/// Stays the same while the fault does, wherever its line moves.
private func fingerprint(_ parts: [String]) -> String {
  // FNV-1a; a byte that is in no text divides the parts.
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for part in parts {
    for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
