import Console
import Hearing
import Playing
import Reporting
import Scenarios
import ScreenReaders
import SpeechOutput
import Synchronization

/// Makes the sounds of takes.
struct Sounds {
  let options: RunOptions
  let plan: RunPlan

  /// Writes a file for each take, and tells the takes. Throws the first problem there was.
  func write(_ takes: inout [Take], to folder: String) throws {
    let renderers = try renderers(for: takes)
    let jobs = takes.map { take in
      Job(
        file: file(of: take, in: folder), timeline: take.played.performance.timeline,
        renderer: renderers[voices(of: take.played.scenario)], format: options.soundFormat)
    }
    let progress = Mutex(Progress(of: jobs.count))
    let results = concurrently(jobs.count, jobs: options.jobs) { place in
      progress.withLock { $0.begin(jobs[place].file) }
      return jobs[place].result
    }
    for (place, result) in results.enumerated() { takes[place].audio = try result.get() }
  }

  /// Speaks takes one after another, in their own time.
  func speak(_ takes: [Take]) throws {
    for take in takes {
      let speech = try LiveSpeech(voices: voices(of: take.played.scenario))
      try speech.play(take.played.performance.timeline)
    }
  }

  /// A sound file that is to be made.
  private struct Job: Sendable {
    let file: String
    let timeline: Timeline
    let renderer: SpeechRenderer?
    let format: AudioFormat

    var result: Result<ReportedAudio?, any Error> {
      Result {
        guard let rendering = try renderer?.render(timeline) else { return nil }
        for utterance in rendering.troubled {
          let text = timeline.speech[utterance.index].utterance.text
          writeDiagnostics("\(file): warning: '\(text.prefix(40))' could not be spoken\n")
        }
        try writeBytes(try rendering.file(format), to: file)
        return ReportedAudio(file: file, duration: rendering.length)
      }
    }
  }

  /// One renderer for each way to speak that the scenarios ask for.
  private func renderers(for takes: [Take]) throws -> [VoiceTable: SpeechRenderer] {
    var renderers: [VoiceTable: SpeechRenderer] = [:]
    for table in takes.map({ voices(of: $0.played.scenario) }) where renderers[table] == nil {
      renderers[table] = try SpeechRenderer(voices: table)
    }
    return renderers
  }

  /// The voices of a scenario; what the command line says counts for more.
  func voices(of scenario: Scenario) -> VoiceTable {
    let wanted = ReaderKind.allCases.compactMap { reader in
      scenario.voices[reader].map { VoiceChoice(of: reader, $0) }
    }
    return VoiceTable(wanted + options.voices)
  }

  private func file(of take: Take, in folder: String) -> String {
    let reader = take.played.reader.rawValue
    let name = "\(plan.entries[take.entry].stem).\(reader).\(take.played.locale)"
    return "\(folder)/\(name).\(options.soundFormat.rawValue)"
  }
}

extension VoiceChoice {
  /// What a scenario wants of a reader's voice.
  init(of reader: ReaderKind, _ request: VoiceRequest) {
    self.init(reader: reader)
    voice = request.name
    variant = request.variant
    rate = request.rate
    pitch = request.pitch
    volume = request.volume
  }
}
