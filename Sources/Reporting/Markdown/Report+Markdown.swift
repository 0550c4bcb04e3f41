import Audit
import ScreenReaders
import Semantics

extension Report {
  /// Markdown as GitHub and GitLab show it: what differs first, transcripts folded behind it.
  var markdown: String {
    let summary = ReportSummary(of: self)
    let sections = [
      "# \(markdownText(title))", summary.verdict, findings, differences, overview,
      scenarios.map(\.markdown).joined(separator: "\n\n"),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var differences: String {
    let items = scenarios.flatMap { scenario in
      scenario.readings.flatMap { reading in
        reading.checksInPlaces.filter { $0.check.outcome != .passed }.map { check, step in
          scenario.difference(check, step: step, in: reading)
        }
      }
    }
    return items.isEmpty
      ? "" : (["## What was not as expected"] + items).joined(separator: "\n\n")
  }

  private var findings: String {
    let told = audits.flatMap { audit in audit.findings.map(audit.markdown) }
    return told.isEmpty ? "" : (["## Findings"] + told).joined(separator: "\n\n")
  }

  private var overview: String {
    if scenarios.isEmpty { return "" }
    let rows = scenarios.flatMap { scenario in
      scenario.readings.map { reading in
        "| \(markdownText(scenario.title)) | \(markdownText(reading.name)) "
          + "| \(reading.outcome.words) |"
      }
    }
    let head = ["## Scenarios", "", "| scenario | reader | |", "|---|---|---|"]
    return (head + rows).joined(separator: "\n")
  }
}

extension ReportedCheck.Outcome {
  fileprivate var words: String {
    switch self {
    case .passed: "as expected"
    case .warning: "**warning**"
    case .failed: "**not as expected**"
    }
  }
}

extension ReportedAudit {
  fileprivate func markdown(_ finding: ReportedFinding) -> String {
    let severity = finding.outcome == .needsReview ? "to be looked at" : finding.severity.rawValue
    let head = "- **\(severity)** \(markdownCode(finding.rule)) in \(markdownText(title))"
    let readers = finding.readers.isEmpty ? "" : " with \(finding.readerNames)"
    let lines = [place(of: finding)] + finding.lines
    let criteria =
      finding.criteria.isEmpty ? [] : ["WCAG \(finding.criteria.joined(separator: ", "))"]
    return (["\(head)\(readers)"] + (lines + criteria).map { "  " + markdownText($0) })
      .joined(separator: "  \n")
  }
}

extension ReportedScenario {
  fileprivate func difference(_ check: ReportedCheck, step: Int?, in reading: Reading) -> String {
    let place = step.map { ", step \($0)" } ?? ""
    let title = "**\(markdownText(title))** in \(markdownText(reading.name))\(place)"
    return """
      - \(title)  
        \(markdownText(self.place(of: check)))  
        \(markdownCode(check.kind)): \(markdownText(check.message))  
        expected: \(markdownText(check.expected.isEmpty ? "nothing" : check.expected))  
        heard: \(markdownText(check.actual.isEmpty ? "nothing" : check.actual))
      """
  }

  fileprivate var markdown: String {
    let names = readings.map { markdownText($0.name) }
    let head = "| | step | \(names.joined(separator: " | ")) |"
    let rule = "|--:|---|" + String(repeating: "---|", count: readings.count)
    let rows = script.map(markdownRow)
    return """
      <details>
      <summary>\(escaped(oneLine(title)))</summary>

      \(([head, rule] + rows).joined(separator: "\n"))

      </details>
      """
  }

  private func markdownRow(_ number: Int, _ action: String) -> String {
    let cells = readings.map { reading in
      let speech = reading.step(number)?.speech ?? []
      return speech.map(\.markdown).joined(separator: "<br>")
    }
    return "| \(number) | \(markdownText(action)) | \(cells.joined(separator: " | ")) |"
  }
}

extension ReportedSpeech {
  fileprivate var markdown: String {
    let words = markdownText(text)
    let marked = purpose == .hint ? "*hint:* \(words)" : words
    switch outcome {
    case .heard: return marked
    case .cut: return "\(marked) *(cut off \(markdownText(reason ?? "")))*"
    case .dropped: return "~~\(marked)~~ *(\(markdownText(reason ?? "")))*"
    }
  }
}

/// Text that means itself in Markdown, inside a table too, and calls nobody by an @.
func markdownText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "@": result += "&#64;"
    case "\n", "\r", "\t": result += " "
    case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$", "!":
      result += "\\"
      result.unicodeScalars.append(scalar)
    case _ where scalar.isControl || scalar.isNoncharacter: result += "\u{FFFD}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Blanks of any kind as one blank: an empty line would end the element around it.
private func oneLine(_ text: String) -> String {
  text.split { $0.isWhitespace }.joined(separator: " ")
}

/// A word as code; where it is no plain word, as text in the same type.
private func markdownCode(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: " "):
      true
    default: false
    }
  }
  return isPlain && !word.isEmpty ? "`\(word)`" : "<code>\(markdownText(word))</code>"
}
