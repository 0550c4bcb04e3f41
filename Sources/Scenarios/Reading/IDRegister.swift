import YAML

/// The ids of a screen: each once, and each reference to one that exists.
final class IDRegister {
  private struct Reference {
    let id: String
    let mark: Mark
    let what: String
    let mustOpen: Bool
  }

  private let problems: Problems
  private var places: [String: Mark] = [:]
  private var elsewhere: [String: NodePlace] = [:]
  private var inOrder: [String] = []
  private var references: [Reference] = []
  private var triggers: Set<String> = []

  /// Where nodes stand in a second tree that has nodes of the same ids.
  private(set) var placesBeside: [String: NodePlace] = [:]

  init(_ problems: Problems) { self.problems = problems }

  /// Where each node stands.
  var nodePlaces: [String: NodePlace] {
    places.reduce(into: [:]) { all, place in
      all[place.key] =
        elsewhere[place.key] ?? NodePlace(path: problems.path, mark: place.value)
    }
  }

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

  /// Takes the ids of another tree or file. An id that stands in both names a node in each.
  func take(over other: IDRegister) {
    for (id, place) in other.nodePlaces where places[id] == nil && place.path != problems.path {
      elsewhere[id] = place
    }
    for id in other.inOrder where places[id] == nil { add(id, at: other.places[id] ?? .start) }
    triggers.formUnion(other.triggers)
    placesBeside.merge(other.placesBeside) { first, _ in first }
  }

  /// Takes the ids of the Android tree, which stands beside the iOS tree.
  func take(besides other: IDRegister) {
    for (id, place) in other.nodePlaces where places[id] != nil { placesBeside[id] = place }
    take(over: other)
  }

  /// Notes that a node opens something.
  func markTrigger(_ id: String) { triggers.insert(id) }

  /// Notes that something names a node.
  func refer(to id: String, at mark: Mark, as what: String, mustOpen: Bool = false) {
    references.append(Reference(id: id, mark: mark, what: what, mustOpen: mustOpen))
  }

  /// Reports each reference to a node that is not there, or that does not open anything but must.
  func reportDangling() {
    for reference in references {
      if places[reference.id] == nil {
        let known = reference.mustOpen ? inOrder.filter(triggers.contains) : inOrder
        problems.unknown(reference.what, reference.id, at: reference.mark, known: known)
      } else if reference.mustOpen, !triggers.contains(reference.id) {
        problems.error("the node '\(Excerpt.of(reference.id))' opens nothing", at: reference.mark)
      }
    }
  }
}
