import Braille
import Console
import Drawing
import Reporting
import ScreenReaders
import Semantics
import SpeechOutput

extension Command {
  private static let format = Option.format([.text, .json])

  static let doctor = Command(
    subcommand: Subcommand(
      "doctor", "Tell what is installed and what works", options: [format],
      details: """
        The exit code is 2 where something is missing that speech needs. A machine without a sound
        device is well: '--wav' works there.
        """,
      examples: ["earshot doctor"])
  ) { arguments in
    let findings = [program, readers] + engine + [soundDevice(), braille, font(), terminal]
    let table = Table(
      columns: ["what", "state", "detail"],
      rows: findings.map { [$0.what, $0.state.rawValue, $0.detail] })
    write(table, as: arguments.format(format))
    return findings.contains { $0.state == .missing } ? .unable : .success
  }

  private struct Finding {
    enum State: String { case well, missing, none }

    var what: String
    var state: State
    var detail: String
  }

  private static let program = Finding(
    what: "earshot", state: .well, detail: "\(Program.version), \(processorCount) processors")

  private static let readers = Finding(
    what: "readers", state: .well,
    detail: ReaderKind.allCases.map(\.title).joined(separator: ", "))

  private static var engine: [Finding] {
    do throws(SpeechError) {
      let info = try EngineInfo.inspect()
      return [
        Finding(
          what: "eSpeak NG", state: .well,
          detail: "\(info.version), \(info.sampleRate) Hz, data in \(info.dataPath)"),
        Finding(
          what: "voices", state: info.voices.voices.isEmpty ? .missing : .well,
          detail: "\(info.voices.voices.count) voices, \(info.voices.variants.count) variants"),
      ]
    } catch {
      return [Finding(what: "eSpeak NG", state: .missing, detail: error.message)]
    }
  }

  private static func soundDevice() -> Finding {
    let opened = (try? LiveSpeech()) != nil
    return Finding(
      what: "sound device", state: opened ? .well : .none,
      detail: opened ? "'--speak' works" : "'--speak' does not work; '--wav DIR' writes files")
  }

  private static var braille: Finding {
    let display = BrailleDisplay(locale: "en")
    let version = "liblouis \(BrailleDisplay.libraryVersion)"
    return (try? display.check()) != nil
      ? Finding(what: "braille", state: .well, detail: "\(version), \(display.table.title)")
      : Finding(
        what: "braille", state: .none,
        detail: "\(version) without its tables: '--braille' does not work")
  }

  private static func font() -> Finding {
    do throws(UnknownName) {
      let family = try TextMeasure(family: TextMeasure.defaultFamily).family
      return Finding(what: "font", state: .well, detail: family)
    } catch {
      return Finding(what: "font", state: .missing, detail: "\(error)")
    }
  }

  private static let terminal = Finding(
    what: "terminal", state: .well,
    detail: "\(outputWidth) columns, \(outputShowsColor ? "colours" : "no colours")")
}
