import ScreenReaders
import Semantics

/// What several rules ask about the state of a header.
extension Side {
  /// The state that properties of a node tell at a moment.
  func state(of id: String, in moment: Moment) -> ExpandedState? {
    moment.tree[id]?.exposedState(reader, words)
  }

  func tokens(of id: String, in moment: Moment) -> [StateToken] {
    moment.tree[id]?.tokens(reader, words) ?? []
  }
}

extension HeardTrigger {
  /// A node that tells the opposite in both positions, in at least one property.
  func invertedCarrier(_ side: Side) -> String? {
    guard !isClaim else { return nil }
    return carriers.first { carrier in
      StateSource.allCases.contains { source in
        let told = looks.map { look in
          side.tokens(of: carrier, in: look.moment).first { $0.source == source && $0.isExposed }
        }
        return told[0]?.state == .expanded && told[1]?.state == .collapsed
      }
    }
  }

  func isInverted(_ side: Side) -> Bool { invertedCarrier(side) != nil }

  /// Nodes of the header that say selected, checked or on instead of a state.
  func fakes(_ side: Side) -> [String] {
    guard carriers.isEmpty, !isClaim else { return [] }
    let members = closed.header.members.map(\.id)
    return members.filter { id in
      guard let shut = closed.moment.tree[id], let open = open.moment.tree[id] else { return false }
      return shut.isSelected != open.isSelected || shut.checked != open.checked
    }
  }

  func isFake(_ side: Side) -> Bool { !fakes(side).isEmpty }

  /// Nodes of the header whose hint tells the state, where nothing else does.
  func hintsThatTell(_ side: Side) -> [String] {
    guard carriers.isEmpty else { return [] }
    return closed.header.members.map(\.id).filter { id in
      looks.contains { look in
        guard let hint = look.moment.tree[id]?.hint else { return false }
        return !side.words.anyStates(in: hint).isEmpty
      }
    }
  }

  /// A control inside the header that bears the title which the trigger itself does not say.
  var titleControl: ExposedNode? {
    closed.header.members.first { node in
      node.id != id && node.role.isControl && Spelling(node.ownName ?? "").is(title)
    }
  }

  func tellsStateInHint(_ side: Side) -> Bool { !hintsThatTell(side).isEmpty }
}
