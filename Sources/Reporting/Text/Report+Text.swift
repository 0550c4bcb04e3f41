import Audit
import Semantics

extension Report {
  /// Findings for a terminal, the worst of each screen first, and a last line that sums up.
  public func findingsText(colored: Bool) -> String {
    let style = TerminalStyle(colored: colored)
    let screens = audits.filter { !$0.findings.isEmpty }.map { $0.text(style) }
    return (screens + [ReportSummary(of: self).verdict + "\n"]).joined(separator: "\n")
  }
}

/// Marks text where the terminal shows it.
struct TerminalStyle {
  let colored: Bool

  func strong(_ text: String) -> String { marked(text, "1") }
  func quiet(_ text: String) -> String { marked(text, "2") }
  func bad(_ text: String) -> String { marked(text, "31") }
  func warning(_ text: String) -> String { marked(text, "33") }

  private func marked(_ text: String, _ code: String) -> String {
    colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension ReportedAudit {
  fileprivate func text(_ style: TerminalStyle) -> String {
    let heading = "\(style.strong(plain(title)))\n\(style.quiet(plain(path)))\n"
    return heading + findings.map { "\n" + text(of: $0, style) }.joined()
  }

  private func text(of finding: ReportedFinding, _ style: TerminalStyle) -> String {
    let head = "\(severity(of: finding, style))  \(finding.rule)"
    let place = finding.line == nil ? "" : "  \(place(of: finding))"
    let criteria =
      finding.criteria.isEmpty ? "" : "  WCAG \(finding.criteria.joined(separator: ", "))"
    let lines = finding.lines.map { "    \(plain($0))\n" }
    return "  \(head)\(style.quiet(place + criteria))\n\(lines.joined())"
  }

  private func severity(of finding: ReportedFinding, _ style: TerminalStyle) -> String {
    if finding.suppression != nil { return style.quiet("suppressed") }
    if finding.outcome == .needsReview { return style.warning("to be looked at") }
    switch finding.severity {
    case .critical, .serious: return style.bad(finding.severity.rawValue)
    case .moderate, .minor: return style.warning(finding.severity.rawValue)
    }
  }
}

/// Text without what could command a terminal.
func plain(_ text: String) -> String { text.withoutControls }
