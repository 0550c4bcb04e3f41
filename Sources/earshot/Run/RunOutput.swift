import Braille
import Console
import Playing
import Reporting
import Scenarios
import ScreenReaders

/// Tells a person what was heard.
struct RunOutput {
  let plan: RunPlan
  let options: RunOptions
  let takes: [Take]

  /// The report of everything, sounds named as seen from a folder.
  func report(seenFrom folder: String?) -> Report {
    let scenarios = plan.entries.indices.map { index in
      let entry = plan.entries[index]
      let readings = takes.filter { $0.entry == index }.map { take in
        var reading = Reading(
          take.played, results: take.results, checks: take.golden.problem.map { [$0] } ?? [],
          audio: take.audio.map { $0.seen(from: folder) })
        reading.pronunciations = take.pronunciations
        addBraille(of: take, to: &reading)
        return reading
      }
      return ReportedScenario(
        path: entry.scenario.path, title: entry.scenario.title, tags: entry.scenario.tags,
        readings: readings)
    }
    return Report(title: Report.title(of: scenarios), scenarios: scenarios)
  }

  /// The pictures of the page; none where there is no font to draw them with.
  var pictures: ReportPictures {
    guard var pictures = try? ReportPictures() else { return .none }
    for index in plan.entries.indices {
      for (reading, take) in takes.filter({ $0.entry == index }).enumerated() {
        pictures.add(take.played, scenario: index, reading: reading)
      }
    }
    return pictures
  }

  private func addBraille(of take: Take, to reading: inout Reading) {
    guard let display = display(for: take) else { return }
    for place in reading.steps.indices {
      reading.steps[place].braille = take.played.performance.display(in: place)
        .compactMap(display.reported)
    }
  }

  private func display(for take: Take) -> BrailleDisplay? {
    try? options.display(locale: take.played.locale)
  }

  /// Transcripts, each with what is not as expected, and a last line that sums up.
  func writeTranscripts() {
    let colored = outputShowsColor
    for take in takes where !options.isQuiet || take.failed || take.warned {
      let display = display(for: take)
      let transcript = take.played.transcript(take.results) { display?.lines(of: $0) ?? [] }
      writeOutput((colored ? transcript.coloredText : transcript.text) + golden(of: take) + "\n")
    }
    writeOutput(summary + "\n")
  }

  private func golden(of take: Take) -> String {
    guard let golden = take.golden.problem else { return "" }
    return """

      FAILED  \(golden.message)
        expected  \(golden.expected)
        heard     \(golden.actual)

      """
  }

  private var summary: String {
    if let emptiness = plan.emptiness { return emptiness }
    if takes.isEmpty {
      let readers = options.readers.sorted().map(\.title).joined(separator: " or ")
      return "no scenario is played with \(readers)"
    }
    let failed = takes.filter(\.failed).count
    let warned = takes.filter { !$0.failed && $0.warned }.count
    let readers = Set(takes.map(\.played.reader)).sorted().map(\.title)
    let what =
      "\(counted(plan.entries.count, "scenario")) with \(readers.joined(separator: " and "))"
    let warnings = warned > 0 ? ", \(counted(warned, "warning"))" : ""
    let open = takes.filter { !$0.isExpected }.count
    if open == takes.count { return "\(what): played; nothing was expected\(warnings)." }
    let unheld = open > 0 ? "; of \(open) of \(takes.count) nothing was expected" : ""
    return failed == 0
      ? "\(what): all heard as expected\(warnings)\(unheld)."
      : "\(what): \(failed) of \(takes.count) not heard as expected\(warnings)\(unheld)."
  }
}

extension ReportedAudio {
  /// The same file, by its path from a folder.
  fileprivate func seen(from folder: String?) -> ReportedAudio {
    guard let folder else { return self }
    return ReportedAudio(file: relativePath(file, from: folder), duration: duration)
  }
}
