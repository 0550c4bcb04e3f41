import Accordions
import Drawing
import Playing
import Scenarios
import Semantics

extension ScreenPicture {
  /// An accordion after some of its rows opened and shut: on their way at a time, else at rest.
  init(_ setup: AccordionSetup, after toggles: [Toggle], at time: Milliseconds?) {
    let rows = setup.accordion.rows
    var motions = AccordionState(setup.accordion).rows.map {
      RowMotion($0, reducedMotion: setup.reducedMotion)
    }
    let places = Dictionary(
      zip(rows.map(\.id), rows.indices), uniquingKeysWith: { first, _ in first })
    for toggle in toggles {
      guard let row = places[toggle.trigger] else { continue }
      motions[row].move(
        to: RowState(isOpen: toggle.isOpen), at: toggle.time + (setup.latency ?? 0))
    }
    self.init(
      zip(rows, motions).map { row, motion in
        Row(row, look: time.map(motion.look) ?? RowLook(motion.state))
      })
  }
}

extension NodesScreen {
  /// The screen after some of it opened and shut.
  func after(_ toggles: [Toggle]) -> NodesScreen {
    var screen = self
    for toggle in toggles { screen.set(toggle.trigger, open: toggle.isOpen) }
    return screen
  }
}
