/// Rows and columns of text, for a terminal, a page, a README or a spreadsheet.
public struct Table: Sendable, Hashable {
  public var columns: [String]
  /// Each with a text for every column.
  public var rows: [[String]]

  public init(columns: [String], rows: [[String]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// GitHub's and GitLab's Markdown.
  public var markdown: String {
    let lines = [columns, columns.map { _ in "---" }] + rows
    return lines.enumerated().map { index, cells in
      let texts = index == 1 ? cells : cells.map(markdownText)
      return "| \(texts.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// CSV after RFC 4180.
  public var csv: String {
    ([columns] + rows).map { $0.map(csvField).joined(separator: ",") + "\r\n" }.joined()
  }

  /// An array of objects, named by the columns.
  public var json: JSONValue {
    .array(rows.map { .object(zip(columns, $0).map { .init($0, .string($1)) }) })
  }
}
