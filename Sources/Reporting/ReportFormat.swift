/// The forms in which a run can be written. `csv` holds utterances, `findings` holds findings.
public enum ReportFormat: String, Sendable, CaseIterable {
  case html, json, markdown, junit, tap, csv, findings, github, sarif, earl, openacr

  /// What the file is called in a folder of reports.
  public var fileName: String {
    switch self {
    case .html: "index.html"
    case .json: "transcript.json"
    case .markdown: "report.md"
    case .junit: "junit.xml"
    case .tap: "report.tap"
    case .csv: "transcript.csv"
    case .findings: "findings.csv"
    case .github: "annotations.txt"
    case .sarif: "report.sarif"
    case .earl: "earl.jsonld"
    case .openacr: "openacr.yaml"
    }
  }
}

extension Report {
  /// The report in one of its forms; only the page has pictures.
  public func text(as format: ReportFormat, pictures: ReportPictures = .none) -> String {
    switch format {
    case .html: html(pictures: pictures)
    case .json: json.text
    case .markdown: markdown
    case .junit: junit
    case .tap: tap
    case .csv: csv
    case .findings: findingsTable.csv
    case .github: annotations
    case .sarif: sarif.text
    case .earl: earl.text
    case .openacr: openACR
    }
  }
}
