import Audit
import Reporting
import ScreenReaders
import Semantics

/// Takes values from bytes, so that a fuzzer can build what is no text.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// 0 once there are no more.
  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func number() -> Int { byte() << 8 | byte() }

  /// Up to 63 bytes, as they come.
  mutating func text() -> String {
    let bytes = rest.prefix(byte() % 64)
    rest = rest.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func one<Value>(of values: [Value]) -> Value { values[byte() % values.count] }

  mutating func some<Value>(_ make: (inout ByteSource) -> Value) -> [Value] {
    (0..<byte() % 4).map { _ in make(&self) }
  }

  mutating func maybe<Value>(_ make: (inout ByteSource) -> Value) -> Value? {
    byte() % 2 == 0 ? nil : make(&self)
  }
}

// MARK: - Reports

extension ByteSource {
  mutating func report() -> Report {
    Report(
      title: text(), scenarios: some { $0.scenario() }, audits: some { $0.audit() },
      auditRules: some { $0.rule() }, date: maybe { $0.one(of: ["2024-02-29", "2026-11-30"]) })
  }

  private mutating func scenario() -> ReportedScenario {
    ReportedScenario(
      path: text(), title: text(), tags: some { $0.text() }, readings: some { $0.reading() })
  }

  private mutating func reading() -> Reading {
    var reading = Reading(
      reader: one(of: ReaderKind.allCases), locale: text(), setting: maybe { $0.text() },
      steps: some { $0.step() }, checks: some { $0.check() },
      audio: maybe { ReportedAudio(file: $0.text(), duration: $0.number()) }, end: number())
    reading.pronunciations = some { source in
      ReportedPronunciation(
        text: source.text(), phonemes: source.some { $0.text() },
        remarks: source.some { $0.text() })
    }
    return reading
  }

  private mutating func step() -> ReportedStep {
    ReportedStep(
      number: byte() + 1, action: text(), line: maybe { $0.byte() + 1 }, began: number(),
      ended: number(), focus: maybe { $0.text() }, speech: some { $0.speech() },
      signals: some { source in
        ReportedSignal(
          time: source.number(), sound: source.maybe { $0.text() },
          haptic: source.maybe { $0.text() })
      }, checks: some { $0.check() })
  }

  private mutating func check() -> ReportedCheck {
    ReportedCheck(
      one(of: ReportedCheck.Outcome.allCases), kind: text(), expected: text(), actual: text(),
      message: text(), line: maybe { $0.byte() + 1 }, column: maybe { $0.byte() + 1 })
  }

  private mutating func speech() -> ReportedSpeech {
    ReportedSpeech(
      text: text(), purpose: one(of: Utterance.Purpose.allCases),
      outcome: one(of: ReportedSpeech.Outcome.allCases), reason: maybe { $0.text() },
      cause: text(), requested: number(), began: maybe { $0.number() },
      ended: maybe { $0.number() }, duration: number(), node: maybe { $0.text() },
      parts: some { $0.part() })
  }

  /// A rule does the same wherever it is named, and its name holds no NUL: a NUL is not written,
  /// and the rules are in the order of their names.
  private mutating func part() -> ReportedPart {
    let rule = text().replacing("\0", with: "\u{FFFD}")
    return ReportedPart(
      kind: one(of: Part.Kind.allCases), text: text(), language: maybe { $0.text() },
      node: maybe { $0.text() }, property: one(of: Property.allCases), rule: rule,
      summary: rule, evidence: one(of: Evidence.allCases), source: text())
  }

  private mutating func audit() -> ReportedAudit {
    // A rule has one outcome on a screen.
    var rules: Set<String> = []
    return ReportedAudit(
      path: text(), title: text(), findings: some { $0.finding() },
      outcomes: some { .init(rule: $0.text(), outcome: $0.one(of: AuditOutcome.allCases)) }
        .filter { rules.insert($0.rule).inserted })
  }

  private mutating func finding() -> ReportedFinding {
    ReportedFinding(
      rule: text(), severity: one(of: Severity.allCases), outcome: one(of: AuditOutcome.allCases),
      review: maybe { $0.text() }, nodes: some { $0.text() }, alike: some { $0.text() },
      readers: some { $0.one(of: ReaderKind.allCases) }, message: text(),
      heard: some { Heard($0.one(of: ReaderKind.allCases), $0.text()) }, why: text(),
      fix: text(), criteria: some { $0.text() },
      evidence: maybe { $0.one(of: Evidence.allCases) }, line: maybe { $0.byte() + 1 },
      column: maybe { $0.byte() + 1 }, suppression: maybe { $0.text() })
  }

  private mutating func rule() -> ReportedRule {
    ReportedRule(
      id: text(), title: text(), checks: text(), severity: one(of: Severity.allCases),
      criteria: some {
        ReportedCriterion(number: $0.text(), title: $0.text(), level: $0.text())
      })
  }
}
