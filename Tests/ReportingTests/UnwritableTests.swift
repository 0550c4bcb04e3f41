import Semantics
import Testing
import YAML

@testable import Reporting

/// Characters that a format does not allow, or ends a line at.
struct UnwritableTests {
  static let characters: [Unicode.Scalar] = [
    "\0", "\u{1}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9E}", "\u{9F}",
    "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}",
  ]

  private func report(_ text: String) -> Report {
    var report = Sample.report
    report.title = text
    for place in report.scenarios.indices { report.scenarios[place].title = text }
    for place in report.audits.indices {
      report.audits[place].title = text
      for finding in report.audits[place].findings.indices {
        report.audits[place].findings[finding].message = text
      }
    }
    return report
  }

  @Test(arguments: characters)
  func theReportsInYAMLAndJSONAreReadAsTheyWereWritten(character: Unicode.Scalar) {
    let title = "a\(character)b"
    let read = character == "\0" ? "a\u{FFFD}b" : title
    let openACR = Document.yaml(report(title).text(as: .openacr), path: "r.yaml")
    #expect(openACR.diagnostics.map(\.description) == [])
    #expect(openACR.root?["product"]?["name"]?.scalar?.text == read)
    for format in [ReportFormat.json, .sarif, .earl] {
      // A string of JSON is one of YAML.
      let text = report(title).text(as: format)
      for document in [Document.json(text, path: "r"), Document.yaml(text, path: "r")] {
        #expect(document.diagnostics.map(\.description) == [])
      }
    }
    #expect(
      Document.json(report(title).text(as: .json), path: "r").root?["title"]?.scalar?.text == read)
  }

  @Test(arguments: [ReportFormat.junit, .html, .csv, .findings, .tap, .github, .markdown])
  func noOtherFormatHoldsOne(format: ReportFormat) {
    // Line ends and tabs of the format itself.
    let allowed: Set<Unicode.Scalar> = ["\n", "\r", "\t"]
    for character in Self.characters {
      let text = report("a\(character)b").text(as: format)
      let others = text.unicodeScalars.filter {
        !allowed.contains($0) && ($0.isControl || $0 == "\u{FFFE}" || $0 == "\u{FFFF}")
      }
      #expect(others.isEmpty, "U+\(String(character.value, radix: 16))")
    }
  }

  @Test func aCellWithASeparatorOfLinesIsQuoted() {
    let table = Table(columns: ["a"], rows: [["x\u{2028}y"], ["x\u{9E}y"]])
    #expect(table.csv == "a\r\n\"x\u{2028}y\"\r\nx\u{FFFD}y\r\n")
  }
}
