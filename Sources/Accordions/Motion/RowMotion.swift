public import Semantics

/// A row over time: its state at once, its look 200 ms behind (fact 12).
///
/// Semantics change at the start of a transition, and layout ends with it. A transition that is
/// interrupted goes on from where it was.
public struct RowMotion: Sendable, Hashable {
  /// The state of the row, for a screen reader.
  public private(set) var state: RowState
  /// Milliseconds that a transition takes: 200, or 0 with reduced motion.
  public let duration: Milliseconds
  private var start: RowLook
  private var began: Milliseconds

  /// A row at rest.
  public init(_ state: RowState, reducedMotion: Bool = false) {
    self.state = state
    duration = reducedMotion ? 0 : Metrics.transition
    start = RowLook(state)
    began = -duration
  }

  /// Takes an input at a moment that is not before the last one.
  public mutating func receive(_ input: RowInput, at time: Milliseconds) {
    move(to: state.after(input), at: time)
  }

  /// Goes to a state, by an activation or by code.
  public mutating func move(to state: RowState, at time: Milliseconds) {
    guard state != self.state else { return }
    start = look(at: time)
    began = time
    self.state = state
  }

  /// When the look is at rest.
  public var settles: Milliseconds { began + duration }

  /// The look at a moment.
  public func look(at time: Milliseconds) -> RowLook {
    let target = RowLook(state)
    guard duration > 0, time < settles else { return target }
    let share = Double(max(0, time - began)) / Double(duration)
    return start.moved(toward: target, by: Easing.out.progress(at: share))
  }
}
