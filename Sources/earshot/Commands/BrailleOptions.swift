import Braille
import Console
import Hearing
import Reporting
import Scenarios
import ScreenReaders
import Semantics

/// How a person wants a braille display to be shown, on the command line of every command that
/// shows one.
enum BrailleOptions {
  private static let braille = Option(
    "braille", help: "Show what is on a braille display, in cells and in print")
  private static let grade = Option(
    "braille-grade", .choice("GRADE", of: BrailleGrade.allCases.map(\.rawValue)),
    help: "How far words are contracted, 2 if not given")
  private static let cells = Option(
    "braille-cells", .number("N", in: BrailleDisplay.widths),
    help: "How wide it is, 40 if not given")

  static let all = [braille, grade, cells]

  /// Whether a display is asked for.
  static func isWanted(_ arguments: Arguments) -> Bool { all.contains(where: arguments.has) }

  /// The display for a locale; nil where none is asked for. Throws `Unable` where it cannot be.
  static func display(_ arguments: Arguments, locale: String) throws(Unable) -> BrailleDisplay? {
    guard isWanted(arguments) else { return nil }
    let display = BrailleDisplay(
      locale: locale, grade: arguments.choice(grade) ?? .contracted,
      width: arguments.number(cells) ?? 40)
    do throws(BrailleUnavailable) { try display.check() } catch { throw Unable(error.message) }
    return display
  }
}

extension BrailleOptions {
  /// How transcripts show a display.
  static func lines(_ display: BrailleDisplay) -> Transcript.BrailleLines {
    { display.lines(of: $0) }
  }
}

extension BrailleDisplay {
  /// The lines of a transcript: the cells, and beneath them the print.
  func lines(of moment: DisplayMoment) -> [Transcript.Line] {
    guard let content = try? content(moment.parts) else { return [] }
    let label = moment.isMessage ? "message" : "braille"
    guard let first = content.windows.first else {
      return [Transcript.Line(.braille, label: label, "empty")]
    }
    let remarks = [
      content.pans == 0 ? nil : content.pans == 1 ? "1 pan more" : "\(content.pans) pans more",
      content.evidence == .modelled ? Evidence.modelled.rawValue : nil,
    ].compactMap { $0 }
    return [
      Transcript.Line(.braille, label: label, first),
      Transcript.Line(
        .braille, content.text, remark: remarks.isEmpty ? nil : remarks.joined(separator: "; ")),
    ]
  }

  /// The same for a report.
  func reported(_ moment: DisplayMoment) -> ReportedBraille? {
    (try? content(moment.parts)).map {
      ReportedBraille(moment, text: $0.text, cells: $0.windows)
    }
  }

  /// `{text, cells, parts}`: print, what each filling of the display shows, and why.
  func json(_ parts: [Part]) -> JSONValue? {
    (try? content(parts)).map { content in
      [
        "text": .string(content.text), "cells": .array(content.windows.map(JSONValue.string)),
        "parts": .array(parts.map(\.json)),
      ]
    }
  }
}
