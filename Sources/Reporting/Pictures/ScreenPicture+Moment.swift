import Accordions
import Drawing
import Hearing
import Playing
import Scenarios
import Semantics

extension ScreenPicture {
  /// An accordion at a moment of a performance.
  init(_ setup: AccordionSetup, in performance: Performance, at moment: Moment) {
    let accordion = setup.accordion
    var motions = AccordionState(accordion).rows.map {
      RowMotion($0, reducedMotion: setup.reducedMotion)
    }
    let places = Dictionary(
      zip(accordion.rows.map(\.id), accordion.rows.indices), uniquingKeysWith: { first, _ in first }
    )
    for toggle in performance.toggles(by: moment) {
      guard let row = places[toggle.trigger] else { continue }
      motions[row].move(to: RowState(isOpen: toggle.open), at: toggle.time + (setup.latency ?? 0))
    }
    self.init(
      zip(accordion.rows, motions).map { row, motion in
        switch moment {
        case .start, .after: Row(row, motion.state)
        case .time(let time): Row(row, look: motion.look(at: time))
        }
      })
  }
}

extension NodesScreen {
  /// The screen's nodes at a moment of a performance.
  func neutral(in performance: Performance, at moment: Moment) -> Node {
    var screen = self
    for toggle in performance.toggles(by: moment) {
      screen.set(toggle.trigger, open: toggle.open)
    }
    return screen.neutral
  }
}
