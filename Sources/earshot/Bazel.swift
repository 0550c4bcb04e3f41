import Console
import Reporting

/// What Bazel, or another runner of its test protocol, asks of a test by its environment.
struct Bazel {
  /// The part to play, by the command line or the environment.
  let shard: Shard?
  private let statusFile: String?
  private let junitFile: String?

  /// Reads the environment; its shard only where the command line asks for none.
  ///
  /// Throws `Unable` where the environment asks for a shard that there is not, as all shards
  /// would play everything then.
  static func environment(asked: Shard?) throws(Unable) -> Bazel {
    let shard = if let asked { asked } else { try self.shard() }
    return Bazel(
      shard: shard, statusFile: Console.environment("TEST_SHARD_STATUS_FILE"),
      junitFile: Console.environment("XML_OUTPUT_FILE"))
  }

  private static func shard() throws(Unable) -> Shard? {
    // Bazel's own scripts set 0 for a test that is in one piece.
    guard let count = Console.environment("TEST_TOTAL_SHARDS"), count != "0",
      let index = Console.environment("TEST_SHARD_INDEX")
    else { return nil }
    let shard = Int(index).flatMap { index in
      Int(count).flatMap { Shard(index: index &+ 1, of: $0) }
    }
    guard let shard else {
      throw Unable("TEST_SHARD_INDEX '\(index)' is no shard of TEST_TOTAL_SHARDS '\(count)'")
    }
    return shard
  }

  /// Tells the runner that shards are understood. Throws a `FileError`.
  func announceSharding() throws {
    if let statusFile { try writeText("", to: statusFile) }
  }

  /// Writes the report where the runner looks for it. Throws a `FileError`.
  func write(_ report: @autoclosure () -> Report) throws {
    if let junitFile { try writeText(report().text(as: .junit), to: junitFile) }
  }
}
