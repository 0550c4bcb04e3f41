import Console
import Reporting

/// What Bazel, or another runner of its test protocol, asks of a test by its environment.
struct Bazel {
  let shard: Shard?
  private let statusFile: String?
  private let junitFile: String?

  static var environment: Bazel {
    let count = Console.environment("TEST_TOTAL_SHARDS").flatMap { Int($0) }
    let index = Console.environment("TEST_SHARD_INDEX").flatMap { Int($0) }
    var shard: Shard?
    if let count, let index { shard = Shard(index: index + 1, of: count) }
    return Bazel(
      shard: shard, statusFile: Console.environment("TEST_SHARD_STATUS_FILE"),
      junitFile: Console.environment("XML_OUTPUT_FILE"))
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
