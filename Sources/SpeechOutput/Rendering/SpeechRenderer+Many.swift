import Dispatch
public import Hearing
import Synchronization

extension SpeechRenderer {
  /// Renders many timelines by several workers at once.
  ///
  /// `each` is told of one rendering after another, never of two at once, in the order in which
  /// they are done: the place of the timeline, its sound or what went wrong, and how many are done.
  public func render(
    _ timelines: [Timeline], workers: Int,
    each: @Sendable (Int, Result<Rendering, SpeechError>, Int) -> Void
  ) {
    let next = Atomic<Int>(0)
    let done = Mutex<Int>(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, timelines.count))) { _ in
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < timelines.count else { return }
        let result = attempt(timelines[place])
        done.withLock { count in
          count += 1
          each(place, result, count)
        }
      }
    }
  }

  private func attempt(_ timeline: Timeline) -> Result<Rendering, SpeechError> {
    do throws(SpeechError) {
      return .success(try render(timeline))
    } catch {
      return .failure(error)
    }
  }
}
