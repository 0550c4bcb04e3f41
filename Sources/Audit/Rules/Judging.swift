import ScreenReaders
import Semantics

/// How rules say what they found.
extension Side {
  func fail(
    _ nodes: [String], _ message: String, heard: String? = nil, severity: Severity? = nil
  ) -> Judgement {
    Judgement(
      outcome: .fail, nodes: nodes, reader: reader, message: message, heard: heard,
      severity: severity)
  }

  func review(_ nodes: [String], _ reason: String, heard: String? = nil) -> Judgement {
    Judgement(
      outcome: .needsReview(reason), nodes: nodes, reader: reader, message: reason, heard: heard)
  }

  /// One judgement for each disclosure: what `fault` says, or a pass.
  func eachTrigger(_ fault: (HeardTrigger) -> Judgement?) -> [Judgement] {
    triggers.map { fault($0) ?? .pass([$0.id]) }
  }

  /// One judgement for each disclosure that was used.
  func eachPlayed(_ fault: (HeardTrigger, PlayedTrigger) -> Judgement?) -> [Judgement] {
    triggers.compactMap { trigger in
      trigger.played.map { played in
        var judgement = fault(trigger, played) ?? .pass([trigger.id])
        judgement.alike = judgement.outcome == .pass ? [] : trigger.alike
        return judgement
      }
    }
  }
}

extension HeardTrigger {
  /// What a finding about the header names: the trigger where it takes the cursor.
  var reported: String {
    closed.header.stops.contains(id) ? id : closed.header.main ?? id
  }

  /// What is heard at the header, shut or open.
  func heard(open isOpen: Bool) -> String {
    let look = isOpen ? open : closed
    return look.header.main.map { look.moment.heard(at: $0) } ?? ""
  }

  /// The texts of what the panel holds, by leaf.
  func leafTexts(_ moment: Moment) -> [(id: String, text: String)] {
    leaves.compactMap { leaf in
      moment.tree[leaf]?.ownName.map { (leaf, $0) }
    }
  }
}

extension HeaderLook {
  /// The name that is spoken at the header: what is neither state nor role nor position.
  var spokenName: String { announcement?.parts.name ?? "" }
}

extension [Part] {
  /// The words that name what they are about.
  var name: String {
    filter { part in
      switch part.kind {
      case .label, .text, .content: part.meaning == nil
      case .value, .role, .state, .selected, .disabled, .checked, .position, .container, .header,
        .error, .hint, .tooltip, .heading, .actions, .window, .change, .notice:
        false
      }
    }.line
  }
}
