import Semantics
import YAML

extension MappingReader {
  /// A moment on a virtual clock, milliseconds, where it is there.
  func moment(_ key: Key) -> Milliseconds? { self[key]?.moment(problems) }
  /// A moment that must be there.
  func requiredMoment(_ key: Key) -> Milliseconds { required(key)?.moment(problems) ?? 0 }
  /// A number counted from 1, where it is there.
  func count(_ key: Key) -> Int? { self[key]?.count(problems) }
}

extension YAMLNode {
  /// A number counted from 1.
  func count(_ problems: Problems) -> Int? {
    integer(problems, in: 1...Int(Int32.max), called: "a number counted from 1")
  }

  /// No run is longer than a day.
  fileprivate func moment(_ problems: Problems) -> Milliseconds? {
    integer(problems, in: 0...86_400_000, called: "a moment from 0 to 86400000 ms")
  }

  private func integer(
    _ problems: Problems, in range: ClosedRange<Int>, called what: String
  ) -> Int? {
    guard let value = integer(problems) else { return nil }
    if range.contains(value) { return value }
    problems.error("expected \(what), not \(value)", at: mark)
    return nil
  }
}
