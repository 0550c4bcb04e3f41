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
    let jobs = jobs(for: takes, folder, renderers)
    let progress = Mutex(Progress(of: jobs.count))
    let results = concurrently(jobs.count, jobs: options.jobs) { place in
      progress.withLock { $0.begin(jobs[place].stem) }
      return jobs[place].result
    }
    for result in results {
      for made in try result.get() {
        takes[made.place].audio = made.audio
        takes[made.place].pronunciations = made.pronunciations
      }
    }
  }

  /// A job for each scenario: both its readers go into one file where that is asked for.
  private func jobs(
    for takes: [Take], _ folder: String, _ renderers: [VoiceTable: SpeechRenderer]
  ) -> [SoundJob] {
    let ofEntry = Dictionary(grouping: takes.indices) { place in
      "\(takes[place].entry) \(takes[place].played.locale)"
    }
    return ofEntry.values.sorted { $0[0] < $1[0] }.map { places in
      let first = takes[places[0]]
      return SoundJob(
        stem: joined(folder, plan.entries[first.entry].stem), locale: first.played.locale,
        timelines: places.map { ($0, takes[$0].played.performance.timeline) },
        renderer: renderers[voices(of: first.played.scenario)], format: options.soundFormat,
        // Only the report tells it.
        pronouncer: options.reportFolder == nil
          ? nil : try? Pronouncer(voices: voices(of: first.played.scenario)),
        writesCaptions: options.writesCaptions, isStereo: options.isStereo)
    }
  }

  /// Speaks takes one after another, in their own time.
  func speak(_ takes: [Take]) throws {
    for take in takes {
      let speech = try LiveSpeech(voices: voices(of: take.played.scenario))
      try speech.play(take.played.performance.timeline)
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
  func voices(of scenario: Scenario) -> VoiceTable { VoiceTable(scenario, options.arguments) }
}
