import Accordions
import Semantics
import Testing

/// Fact 12 and what is decided about motion.
@Suite struct MotionTests {
  @Test("Fact 12: 200 ms, fast first and then slower")
  func easesOut() {
    let samples = stride(from: 0.0, through: 1, by: 0.25).map(Easing.out.progress)
    #expect(samples.first == 0)
    #expect(samples.last == 1)
    #expect(samples == samples.sorted())
    let steps = zip(samples.dropFirst(), samples).map { $0 - $1 }
    #expect(steps == steps.sorted(by: >))
    // CSS ease-out at half time.
    #expect(abs(Easing.out.progress(at: 0.5) - 0.6846) < 0.0005)
  }

  @Test("Semantics change at the start, the look ends 200 ms later")
  func semanticsFirst() {
    var motion = RowMotion(.pressed)
    motion.receive(.click, at: 1000)
    #expect(motion.state == .active)
    #expect(motion.look(at: 1000).openness == 0)
    #expect(motion.look(at: 1000).chevron == .up)
    #expect(motion.look(at: 1100).openness > 0.5)
    #expect(motion.look(at: 1200) == RowLook(.active))
    #expect(motion.settles == 1200)
  }

  @Test("Reduced motion: the look is there at once")
  func reducedMotion() {
    var motion = RowMotion(.default, reducedMotion: true)
    motion.receive(.press, at: 50)
    motion.receive(.click, at: 60)
    #expect(motion.look(at: 60) == RowLook(.active))
    #expect(motion.settles == 60)
  }

  @Test("A cancelled press goes back from where it was")
  func cancelledPress() {
    var motion = RowMotion(.default)
    motion.receive(.press, at: 0)
    let turning = motion.look(at: 80)
    motion.receive(.cancel, at: 80)
    #expect(motion.state == .default)
    #expect(motion.look(at: 80).paint == turning.paint)
    #expect(motion.look(at: 120).paint < turning.paint)
    #expect(motion.look(at: 280) == RowLook(.default))
  }

  @Test("The height grows from closed to open and never beyond")
  func heights() {
    let row = AccordionRow(id: "a")
    var motion = RowMotion(.default)
    motion.move(to: .active, at: 0)
    let heights = stride(from: 0, through: 200, by: 20).map {
      row.height(of: motion.look(at: $0), measuredBy: InterWidths())
    }
    #expect(heights.first == 56)
    #expect(heights.last == 102)
    #expect(heights == heights.sorted())
  }

  @Test(
    "The chevron keeps 3:1 against the fill at every moment of both ways",
    arguments: ColorScheme.allCases, [true, false])
  func chevronContrast(scheme: ColorScheme, opens: Bool) {
    var motion = RowMotion(RowState(isOpen: !opens))
    motion.move(to: RowState(isOpen: opens), at: 0)
    for time in 0...200 {
      let look = motion.look(at: time)
      let ratio = Contrast.ratio(look.chevronColor(in: scheme), look.fill(in: scheme))
      #expect(ratio >= 3, "\(ratio) at \(time) ms")
    }
  }

  @Test("An activation by a reader is a press and a click in one")
  func activation() {
    #expect(RowState.default.afterActivation == .active)
    #expect(RowState.pressed.afterActivation == .active)
    #expect(RowState.active.afterActivation == .default)
  }
}

/// Rows among rows.
@Suite struct AccordionStateTests {
  private func rows(_ count: Int) -> [AccordionRow] {
    (0..<count).map { AccordionRow(id: "row\($0)") }
  }

  @Test("Several rows may be open at once")
  func independent() {
    var state = AccordionState(Accordion(rows: rows(3)))
    _ = state.activate(row: 0)
    _ = state.activate(row: 2)
    #expect(state.rows == [.active, .default, .active])
  }

  @Test("In an exclusive stack opening one closes the other")
  func exclusive() {
    var state = AccordionState(Accordion(rows: rows(3), isExclusive: true))
    _ = state.activate(row: 0)
    #expect(
      state.activate(row: 2) == [
        RowChange(row: 2, from: .default, to: .active),
        RowChange(row: 0, from: .active, to: .default),
      ])
    #expect(state.rows == [.default, .default, .active])
    #expect(state.activate(row: 2).map(\.row) == [2])
    #expect(state.activate(row: 1).map(\.row) == [1])
  }

  @Test("Of several rows that start open in an exclusive stack the first does")
  func exclusiveStart() {
    var accordion = Accordion(rows: rows(3), isExclusive: true)
    accordion.rows[1].startsOpen = true
    accordion.rows[2].startsOpen = true
    #expect(AccordionState(accordion).rows == [.default, .active, .default])
  }

  @Test("A disabled row keeps its state, but for code")
  func disabled() {
    var accordion = Accordion(rows: rows(1))
    accordion.rows[0].isEnabled = false
    var state = AccordionState(accordion)
    #expect(state.activate(row: 0).isEmpty)
    #expect(state.receive(.press, row: 0).isEmpty)
    #expect(state.set(row: 0, open: true).map(\.to) == [.active])
    #expect(state.set(row: 0, open: true).isEmpty)
  }

  @Test("A press by a finger closes nothing yet")
  func press() {
    var state = AccordionState(Accordion(rows: rows(2), isExclusive: true))
    _ = state.activate(row: 0)
    #expect(state.receive(.press, row: 1).map(\.opensOrCloses) == [false])
    #expect(state.rows == [.active, .pressed])
    #expect(state.receive(.click, row: 1).count == 2)
  }

  @Test("What cannot be shown is told, row by row")
  func problems() {
    #expect(Accordion(rows: []).problems == [.noRows])
    let ids = ["a", "", "a", "a.description", "accordion"]
    let accordion = Accordion(rows: ids.map { AccordionRow(id: $0) })
    #expect(
      accordion.problems == [
        .emptyID(row: 1), .duplicateID(row: 2, id: "a"),
        .duplicateID(row: 3, id: "a.description"), .duplicateID(row: 4, id: "accordion"),
      ])
    #expect(Accordion(rows: rows(2)).problems.isEmpty)
  }
}
