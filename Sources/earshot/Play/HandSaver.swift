import Console
import Scenarios
import YAML

/// Saves what was done by hand.
struct HandSaver {
  let source: [UInt8]
  /// What the command line asks for.
  let path: String?
  let scenario: Scenario

  /// The name that is offered where none was given.
  var usualPath: String { "\(scenario.name)-by-hand.yaml" }

  /// Why a path cannot be saved to, in words to stand after what asked for it.
  static func problem(of path: String, played: String) -> String? {
    if !path.hasSuffix(".yaml") && !path.hasSuffix(".yml") {
      return "wants a name that ends in .yaml, not '\(path)'"
    }
    if path == played { return "would take the place of the scenario that is played" }
    return nil
  }

  /// Writes the scenario, whole or not at all. Throws `Unable` or `FileError`.
  func save(_ hand: ByHand, to path: String) throws {
    try writeText(try text(of: hand, at: path), to: path)
  }

  private func text(of hand: ByHand, at path: String) throws(Unable) -> String {
    do throws(HandSavingError) {
      return try hand.saved(source: source, at: path)
    } catch {
      switch error {
      case .nothingDone: throw Unable("nothing was done that could be saved")
      case .unreadable(let problems):
        let first = problems.first.map { ": \($0)" } ?? ""
        throw Unable("this screen cannot be saved there\(first)")
      }
    }
  }
}
