import Foundation
import Hearing
import ScreenReaders
import Semantics

@testable import SpeechOutput

extension WorkerProgram {
  /// The program beside the tests.
  static var tested: WorkerProgram {
    let folder = URL(filePath: WorkerProgram.current.path).deletingLastPathComponent()
    return WorkerProgram(path: folder.appending(path: "earshot").path())
  }
}

extension SpeechRenderer {
  /// A renderer that keeps nothing.
  static func tested(_ voices: VoiceTable = VoiceTable()) throws -> SpeechRenderer {
    try SpeechRenderer(voices: voices, cache: nil, program: .tested)
  }
}

extension Timeline {
  static let cause = Cause(.gesture, step: 0, what: "swipe right")

  /// Texts that one reader says one after another.
  static func saying(
    _ texts: [String], reader: ReaderKind = .talkBack, locale: String = "en"
  ) -> Timeline {
    var queue = SpeechQueue(reader: reader, locale: locale)
    for text in texts {
      let utterance = Utterance(.focus, parts: [], text: text, queueing: .queue)
      queue.say(utterance, cause: cause, at: 0)
    }
    queue.finish()
    return queue.timeline(steps: [0], focus: [])
  }

  /// A text that is cut.
  static func cutting(_ text: String, at moment: Milliseconds) -> Timeline {
    var queue = SpeechQueue(reader: .talkBack, locale: "en")
    queue.say(
      Utterance(.focus, parts: [], text: text, queueing: .interrupt), cause: cause, at: 0)
    queue.stop(onlyHints: false, by: cause, at: moment)
    queue.finish()
    return queue.timeline(steps: [0], focus: [])
  }
}

extension [Int16] {
  /// Whether anything is to be heard in it.
  var isSilent: Bool { allSatisfy { abs(Int($0)) < 100 } }
}

/// A folder that is removed with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}
