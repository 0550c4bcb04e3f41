import Semantics

/// What is to happen, by time and then in the order in which it was asked for.
struct Agenda<Entry: Sendable>: Sendable {
  private var entries: [(time: Milliseconds, entry: Entry)] = []

  var isEmpty: Bool { entries.isEmpty }
  var nextMoment: Milliseconds? { entries.last?.time }

  /// Notes an entry. What stands at the same time already comes first.
  mutating func add(_ entry: Entry, at time: Milliseconds) {
    // Latest first, so that the next one is taken from the end.
    let place = entries.firstIndex { $0.time <= time } ?? entries.endIndex
    entries.insert((time, entry), at: place)
  }

  /// Takes the next entry that is due by a moment.
  mutating func take(dueBy time: Milliseconds) -> Entry? {
    guard let next = nextMoment, next <= time else { return nil }
    return entries.popLast()?.entry
  }
}
