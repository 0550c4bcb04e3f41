import ScreenReaders
import Semantics

/// Runs rules over screens.
public struct Auditor: Sendable {
  public var rules: [any AuditRule]
  public var configuration: AuditConfiguration

  /// All rules, as configured.
  public init(
    rules: [any AuditRule] = AuditRules.all, configuration: AuditConfiguration = .standard
  ) {
    self.rules = rules
    self.configuration = configuration
  }

  /// Listens to a screen and lets every rule judge. What a person chose not to hear is no fault
  /// of a screen, so that readers are set to tell everything.
  ///
  /// Throws `UnknownLocale` where a reader's words are not known in the screen's locale.
  public func audit(_ screen: AuditedScreen) throws -> AuditReport {
    audit(try Listening(to: screen.hearingEverything))
  }

  /// Lets every rule judge what was heard.
  public func audit(_ listening: Listening) -> AuditReport {
    var findings: [Finding] = []
    var outcomes: [AuditReport.RuleOutcome] = []
    let known = listening.withoutClaims
    for rule in rules where configuration.isOn(rule.card) {
      let judgements = rule.judge(rule.judgesClaims ? listening : known).map { judgement in
        var judgement = judgement
        judgement.outcome = configuration.outcome(judgement.outcome, of: rule.card)
        return judgement
      }
      outcomes.append(
        AuditReport.RuleOutcome(rule: rule.card.id, outcome: Self.overall(judgements)))
      findings += Self.findings(of: rule.card, judgements, listening, configuration)
    }
    return AuditReport(
      screen: listening.screen.title, path: listening.screen.path,
      findings: findings.enumerated().sorted {
        ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
      }.map(\.element), outcomes: outcomes)
  }

  private static func overall(_ judgements: [Judgement]) -> Outcome {
    if judgements.contains(where: { $0.outcome == .fail }) { return .fail }
    if let review = judgements.first(where: { $0.outcome != .pass && $0.outcome != .notApplicable })
    {
      return review.outcome
    }
    return judgements.contains { $0.outcome == .pass } ? .pass : .notApplicable
  }
}

// MARK: - From judgements to findings

extension Auditor {
  /// The same fault under two readers is one finding.
  static func findings(
    of card: RuleCard, _ judgements: [Judgement], _ listening: Listening,
    _ configuration: AuditConfiguration
  ) -> [Finding] {
    var findings: [Finding] = []
    for judgement in judgements {
      guard judgement.outcome != .pass, judgement.outcome != .notApplicable else { continue }
      let position = listening.screen.position(of: judgement.nodes, for: judgement.reader)
      let same = findings.firstIndex {
        $0.nodes == judgement.nodes && $0.outcome.name == judgement.outcome.name
          && $0.position == position
      }
      if let same {
        findings[same].add(judgement, evidence: evidence(for: judgement, listening))
      } else {
        findings.append(finding(of: card, judgement, listening, configuration))
      }
    }
    return findings
  }

  private static func finding(
    of card: RuleCard, _ judgement: Judgement, _ listening: Listening,
    _ configuration: AuditConfiguration
  ) -> Finding {
    let screen = listening.screen
    let system = judgement.reader.map(\.system)
    var finding = Finding(
      rule: card.id,
      severity: configuration.severity(of: card) ?? judgement.severity ?? card.severity,
      outcome: judgement.outcome, nodes: judgement.nodes, alike: judgement.alike, readers: [],
      message: judgement.message, why: card.why,
      fix: card.fix.advice(on: system, with: system.flatMap { screen.frameworks[$0] }),
      criteria: card.criteria,
      position: screen.position(of: judgement.nodes, for: judgement.reader))
    finding.readers = judgement.reader.map { [$0] } ?? listening.sides.map(\.reader)
    finding.heard = judgement.heardByReader
    finding.evidence = evidence(for: judgement, listening)
    finding.suppression = configuration.suppression(of: finding, on: screen)
    return finding
  }
}

extension Auditor {
  /// How well is known what the readers say at the nodes; nil where nothing was heard.
  private static func evidence(for judgement: Judgement, _ listening: Listening) -> Evidence? {
    guard judgement.heard != nil else { return nil }
    let sides = listening.sides.filter { $0.reader == judgement.reader }
    let said = sides.flatMap { side in
      side.triggers.flatMap { [$0.closed, $0.open] }.map(\.moment) + [side.initial]
    }.flatMap { moment in judgement.nodes.compactMap { moment.announcements[$0]?.evidence } }
    return said.max()
  }
}

extension Finding {
  fileprivate mutating func add(_ judgement: Judgement, evidence more: Evidence?) {
    if let reader = judgement.reader, !readers.contains(reader) { readers.append(reader) }
    for heard in judgement.heardByReader where !self.heard.contains(heard) {
      self.heard.append(heard)
    }
    for node in judgement.alike where !alike.contains(node) { alike.append(node) }
    severity = max(severity, judgement.severity ?? severity)
    evidence = [evidence, more].compactMap { $0 }.max()
  }
}

extension Judgement {
  fileprivate var heardByReader: [Heard] {
    guard let heard, let reader else { return [] }
    return [Heard(reader, heard)]
  }
}

extension ReaderKind {
  var system: OperatingSystem {
    switch self {
    case .voiceOver: .ios
    case .talkBack: .android
    }
  }
}
