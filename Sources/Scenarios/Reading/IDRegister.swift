import YAML

/// The ids of a screen: each once, and each reference to one that exists.
final class IDRegister {
  private struct Reference {
    let id: String
    let mark: Mark
    let what: String
  }

  private let problems: Problems
  private var places: [String: Mark] = [:]
  private var inOrder: [String] = []
  private var references: [Reference] = []

  init(_ problems: Problems) { self.problems = problems }

  /// The ids that were added, in order.
  var all: [String] { inOrder }

  func contains(_ id: String) -> Bool { places[id] != nil }

  /// Adds an id, or reports that it is there already.
  func add(_ id: String, at mark: Mark) {
    if let first = places[id] {
      problems.error(
        "the id '\(Excerpt.of(id))' is taken; first on line \(first.line)", at: mark)
    } else {
      places[id] = mark
      inOrder.append(id)
    }
  }

  /// Notes that something names a node.
  func refer(to id: String, at mark: Mark, as what: String) {
    references.append(Reference(id: id, mark: mark, what: what))
  }

  /// Reports each reference to a node that is not there.
  func reportDangling() {
    for reference in references where places[reference.id] == nil {
      problems.unknown(reference.what, reference.id, at: reference.mark, known: inOrder)
    }
  }
}
