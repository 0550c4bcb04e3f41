import Audit
import ScreenReaders
import Semantics

@testable import Reporting

/// A small report that has one of everything, hostile text among it.
enum Sample {
  static let report = Report(
    title: "Questions & answers", scenarios: [opening, hostile, silent], audits: [audit],
    auditRules: [
      rule("state-stale", "The state is true at every moment", .critical),
      rule("pause", "Pieces of a name are kept apart", .minor),
      rule("region", "A region has a short name", .moderate),
      rule("motion", "Motion can be reduced", .minor),
    ], date: "2026-11-30")

  private static let audit = ReportedAudit(
    path: "Scenarios/faq/opening.yaml", title: "Opening a question <b>",
    findings: [
      ReportedFinding(
        rule: "state-stale", severity: .critical, outcome: .fail, nodes: ["row"],
        alike: ["other", "third"], readers: [.voiceOver, .talkBack],
        message: "tells collapsed while the panel is shown",
        heard: [Heard(.voiceOver, "Row & <b>, button, collapsed"), Heard(.talkBack, "")],
        why: "A state that is wrong is worse than none.", fix: "Derive it from one value.",
        criteria: ["4.1.2"], evidence: .recorded, line: 9, column: 7),
      ReportedFinding(
        rule: "region", severity: .moderate, outcome: .needsReview,
        review: "the name is long: 52 letters", nodes: ["panel"], readers: [.voiceOver],
        message: "has a long name", why: "It is heard each time.", fix: "Shorten it."),
      ReportedFinding(
        rule: "pause", severity: .minor, outcome: .fail, nodes: ["row"], readers: [.talkBack],
        message: "joins title and badge", why: "Words run into each other.", fix: "Add a comma.",
        criteria: ["1.3.1"], line: 9, column: 7,
        suppression: "the vendor repairs it (Kim, until 2027-01-31)"),
    ],
    outcomes: [
      .init(rule: "state-stale", outcome: .fail), .init(rule: "pause", outcome: .fail),
      .init(rule: "region", outcome: .needsReview), .init(rule: "motion", outcome: .notApplicable),
    ])

  private static func rule(_ id: String, _ title: String, _ severity: Severity) -> ReportedRule {
    ReportedRule(
      id: id, title: title, checks: "Checks \(id).", severity: severity,
      criteria: [
        ReportedCriterion(
          number: id == "pause" ? "1.3.1" : "4.1.2",
          title: id == "pause" ? "Info and Relationships" : "Name, Role, Value", level: "A")
      ])
  }

  private static let opening = ReportedScenario(
    path: "Scenarios/faq/opening.yaml", title: "Opening a question reads its answer",
    tags: ["faq", "smoke"],
    readings: [
      Reading(
        reader: .voiceOver, locale: "en", setting: "iOS 26, SwiftUI DisclosureGroup in a List",
        steps: [
          step(
            "swipe right", line: 14, at: 0, focus: "states",
            [
              speech("Which states does Accordion have?, button, collapsed", .focus, at: 50),
              speech(
                "Double tap to expand", .hint, at: 4200, evidence: .modelled, cause: "swipe right"),
            ],
            signals: [ReportedSignal(time: 0, sound: "focus moved", haptic: nil)]),
          step(
            "double tap", line: 17, at: 6000, focus: "states",
            [
              speech("Which states does Accordion have?", .change, at: 6100, cutAt: 6280),
              speech("expanded", .announcement, at: 6280),
            ],
            checks: [
              ReportedCheck(
                .failed, kind: "heard",
                expected: "Which states does Accordion have?, expanded",
                actual: "Which states does Accordion have?, collapsed",
                message: "the fifth word differs", line: 18, column: 12)
            ]),
        ], audio: ReportedAudio(file: "opening.voiceover.en.wav", duration: 9200), end: 9200),
      Reading(
        reader: .talkBack, locale: "en", setting: "Android 15, Compose expand and collapse",
        steps: [
          step(
            "swipe right", line: 14, at: 0, focus: "states",
            [
              speech(
                "collapsed, Which states does Accordion have?, Button", .focus, at: 50,
                evidence: .platformSource)
            ],
            signals: [
              ReportedSignal(
                time: 0, sound: "focus_actionable", haptic: "view_actionable_pattern")
            ]),
          step(
            "double tap", line: 17, at: 4000, focus: "states",
            [
              speech("expanded", .change, at: 4100, evidence: .platformSource),
              dropped("expanded", at: 4200),
            ],
            checks: [
              ReportedCheck(
                .warning, kind: "should hint", expected: "Double-tap to activate", actual: "",
                message: "no hint was heard", line: 19, column: 5)
            ]),
        ], end: 6000),
    ])

  private static let hostile = ReportedScenario(
    path: "Scenarios/a \"b\" & <c>/#1.yaml",
    title: "<audio src=x onerror=alert(1)> & \"quotes\" \u{1} 😀 ], --> ]]>",
    readings: [
      Reading(
        reader: .talkBack, locale: "ar",
        steps: [
          step(
            "touch <b>", line: nil, at: 0, focus: "a&b",
            [speech("الأسئلة الشائعة <b>,\t\u{7}", .focus, at: 0)],
            checks: [
              ReportedCheck(
                .passed, kind: "heard", expected: "x", actual: "x", message: "as expected",
                line: 3, column: 1)
            ])
        ], audio: ReportedAudio(file: "a:b c/#1?.wav", duration: 0), end: 1000)
    ])

  private static let silent = ReportedScenario(
    path: "Scenarios/silent.yaml", title: "A screen that says nothing",
    readings: [Reading(reader: .voiceOver, locale: "de", steps: [], end: 0)])

  private static func step(
    _ action: String, line: Int?, at began: Int, focus: String, _ speech: [ReportedSpeech],
    signals: [ReportedSignal] = [], checks: [ReportedCheck] = []
  ) -> ReportedStep {
    ReportedStep(
      number: line.map { $0 > 14 ? 2 : 1 } ?? 1, action: action, line: line, began: began,
      ended: began + 3000, focus: focus, speech: speech,
      signals: signals, checks: checks)
  }

  private static func speech(
    _ text: String, _ purpose: Utterance.Purpose, at began: Int, cutAt: Int? = nil,
    evidence: Evidence = .recorded, cause: String = "swipe right"
  ) -> ReportedSpeech {
    ReportedSpeech(
      text: text, purpose: purpose, outcome: cutAt == nil ? .heard : .cut,
      reason: cutAt.map { _ in "by TYPE_ANNOUNCEMENT" }, cause: cause, requested: began,
      began: began, ended: cutAt ?? began + 1500, duration: 1500, node: "states",
      parts: [part(text, evidence)])
  }

  private static func dropped(_ text: String, at requested: Int) -> ReportedSpeech {
    ReportedSpeech(
      text: text, purpose: .change, outcome: .dropped, reason: "duplicate, by double tap",
      cause: "double tap", requested: requested, began: nil, ended: nil, duration: 600,
      parts: [part(text, .platformSource)])
  }

  private static func part(_ text: String, _ evidence: Evidence) -> ReportedPart {
    ReportedPart(
      kind: .label, text: text, node: "states", property: .label,
      rule: "sample.label.\(evidence.rawValue)", summary: "The label is spoken first.",
      evidence: evidence, source: "a public source, 2026")
  }
}
