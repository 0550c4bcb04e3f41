import CESpeakNG
import Glibc

/// What the engine hands over while it speaks a text.
package final class Recording {
  package private(set) var samples: [Int16] = []
  package private(set) var words: [RawWord] = []
  private var limit: Int?
  private var calls = 0

  /// Forgets what was recorded before. The memory stays, as the next text needs it again.
  func start(limit: Int?) {
    samples.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    self.limit = limit
  }

  /// Takes the next samples and events from the engine; 1 makes it stop.
  static func take(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard let events, let holder = events.pointee.user_data else { return 0 }
    let recording = Unmanaged<Recording>.fromOpaque(holder).takeUnretainedValue()
    recording.note(events)
    if let samples { recording.samples += UnsafeBufferPointer(start: samples, count: Int(count)) }
    recording.calls += 1
    let isTimeToLook = recording.calls % 32 == 0
    return recording.isFull || (isTimeToLook && Self.nobodyListens) ? 1 : 0
  }

  private var isFull: Bool { limit.map { samples.count >= $0 } ?? false }

  /// The program that asked has ended: its end of standard input is closed.
  private static var nobodyListens: Bool {
    var watched = pollfd(fd: 0, events: 0, revents: 0)
    return poll(&watched, 1, 0) > 0 && watched.revents & Int16(POLLHUP | POLLERR) != 0
  }

  private func note(_ events: UnsafeMutablePointer<espeak_EVENT>) {
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD, event.pointee.length > 0 {
        words.append(
          RawWord(
            position: Int(event.pointee.text_position) - 1, length: Int(event.pointee.length),
            time: Int(event.pointee.audio_position)))
      }
      event += 1
    }
  }

  /// Brings each word behind the one in front of it, and none past the end of the sound.
  func finish(sampleRate: Int) {
    if let limit, samples.count > limit { samples.removeLast(samples.count - limit) }
    let end = sampleRate > 0 ? samples.count * 1000 / sampleRate : 0
    var last = 0
    for place in words.indices {
      words[place].time = max(last, min(words[place].time, end))
      last = words[place].time
    }
  }
}
