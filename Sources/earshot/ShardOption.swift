import Console
import Reporting

/// Which part of all files a command takes.
enum ShardOption {
  static let shard = Option(
    "shard", .text("I/N"), help: "Only the I-th of N parts, by the names of the files")

  /// The shard that is asked for. Throws a `UsageError`.
  static func wanted(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments.text(shard) else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError("--shard wants I/N with I from 1 to N, such as 2/5, not '\(text)'")
    }
    return shard
  }
}

extension Shard {
  /// As sentences name it.
  var words: String { "shard \(index) of \(count)" }
}
