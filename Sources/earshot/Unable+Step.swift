import Reporting
import Scenarios
import ScreenReaders

extension Unable {
  /// A step was named that does not happen with the readers.
  init(noStep number: Int, of scenario: Scenario, with readers: [ReaderKind]) {
    let counts = readers.map { reader in
      let steps = scenario.steps.count { $0.happens(with: reader) }
      return "\(counted(steps, "step")) with \(reader.title)"
    }
    self.init(
      "step \(number) does not happen: the scenario has \(counts.joined(separator: " and "))")
  }
}
