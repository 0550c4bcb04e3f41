public import Playing
import ScreenReaders
import Semantics
import YAML

/// Words that are no step, or name what is not there.
public struct UnknownStep: Error, Sendable, Hashable {
  /// What is wrong, with the nearest that would do.
  public let message: String
}

extension ByHand {
  /// What stands behind `do` in a scenario, by its words. Throws an `UnknownStep`.
  public func action(_ words: String) throws(UnknownStep) -> ScriptedStep.Action {
    let problems = Problems(path: "")
    let action = ActionParser(problems: problems, mark: .start).action(words)
    if let (node, _) = action?.node, scenario.places[node] == nil {
      problems.unknown("node", node, at: .start, known: scenario.places.keys.sorted())
    }
    if let problem = problems.diagnostics.first {
      throw UnknownStep(message: problem.advice)
    }
    guard let action else { throw UnknownStep(message: "nothing can be done with that") }
    return action
  }
}

extension Diagnostic {
  fileprivate var advice: String {
    message + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
