import CESpeakNG
import SpeechOutput
import Synchronization

/// eSpeak NG in this process, one user at a time.
enum Engine {
  private static let engine = Mutex<SpeechEngine?>(nil)
  private static let files = Mutex<[String]>([])

  /// What texts made the engine ask for: nothing, ever.
  static var opened: [String] { files.withLock { $0 } }

  static func use(_ body: (SpeechEngine) -> Void) {
    engine.withLock { engine in
      if engine == nil { engine = try? SpeechEngine(.samples) }
      espeak_SetUriCallback { _, name, _ in
        let name = name.map { String(cString: $0) } ?? ""
        Engine.files.withLock { $0.append(name) }
        return 1
      }
      if let engine { body(engine) }
    }
  }
}
