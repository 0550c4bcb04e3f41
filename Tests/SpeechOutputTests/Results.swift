import Synchronization

@testable import SpeechOutput

/// What a renderer of many timelines told.
final class Results: Sendable {
  private struct State {
    var places: [Int] = []
    var counts: [Int] = []
    var renderings: [Rendering] = []
  }

  private let state = Mutex(State())

  func add(_ place: Int, _ result: Result<Rendering, SpeechError>, _ count: Int) {
    state.withLock { state in
      state.places.append(place)
      state.counts.append(count)
      if case .success(let rendering) = result { state.renderings.append(rendering) }
    }
  }

  var places: [Int] { state.withLock { $0.places } }
  var counts: [Int] { state.withLock { $0.counts } }
  var renderings: [Rendering] { state.withLock { $0.renderings } }
}
