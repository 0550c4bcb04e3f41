import Audit
import ScreenReaders
import Semantics

extension ReportedFinding {
  /// The finding in a few lines: what is wrong and where, what was heard, why it hurts, the way
  /// out.
  var lines: [String] {
    let heard = heard.map { "\($0.reader.title) says: \($0.text.isEmpty ? "nothing" : $0.text)" }
    return ["\(place)\(message)"] + (review.map { ["to be looked at: \($0)"] } ?? []) + heard
      + ["why: \(why)", "fix: \(fix)"] + (suppression.map { ["suppressed: \($0)"] } ?? [])
  }

  /// "row, other (and 3 built alike): ".
  private var place: String {
    if nodes.isEmpty { return "" }
    let more = alike.isEmpty ? "" : " (and \(alike.count) built alike)"
    return "\(nodes.joined(separator: ", "))\(more): "
  }

  /// "VoiceOver and TalkBack".
  var readerNames: String { readers.map(\.title).joined(separator: " and ") }
}

extension ReportedAudit {
  /// `path`, or `path:line:column` where the fault is in a line.
  func place(of finding: ReportedFinding) -> String {
    [path, finding.line.map(String.init), finding.column.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
  }

  /// The failures that nobody suppressed.
  var failures: [ReportedFinding] { findings.filter(\.counts) }
}

extension String {
  /// A path as a URI reference: what a URI cannot hold is escaped.
  var asURIReference: String {
    let url = asRelativeURL
    return url.hasPrefix("./") ? String(url.dropFirst(2)) : url
  }
}
