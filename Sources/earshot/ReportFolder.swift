import Console
import Reporting

extension Report {
  /// Writes every format into a folder; none appears before all are written. Throws a `FileError`.
  func write(to folder: String, pictures: ReportPictures = .none) throws {
    let texts = ReportFormat.allCases.map { format in
      (text: text(as: format, pictures: pictures), destination: joined(folder, format.fileName))
    }
    try writeTexts(texts[...])
  }
}
