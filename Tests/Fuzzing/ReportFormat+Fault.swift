import Foundation
import FoundationXML
import Reporting
import YAML

extension ReportFormat {
  /// Why a text is not whole in this format; nil where it is.
  func fault(of text: String) -> String? {
    switch self {
    case .json, .sarif, .earl: Self.fault(in: Document.json(text, path: rawValue))
    case .openacr: Self.fault(in: Document.yaml(text, path: rawValue, limits: .dumped))
    case .junit: Self.faultOfXML(text)
    case .html: Self.faultOfHTML(text)
    case .csv, .findings: Self.faultOfCSV(text)
    case .tap: Self.faultOfTAP(text)
    case .github: Self.faultOfCommands(text)
    case .markdown: Self.controls(in: text)
    }
  }

  private static func fault(in document: Document) -> String? {
    document.hasErrors ? document.diagnostics.first?.description ?? "no value" : nil
  }

  private static func faultOfXML(_ text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() ? nil : "\(parser.parserError.map { "\($0)" } ?? "is no XML")"
  }

  /// Tags are closed in order, and no text has become one.
  private static func faultOfHTML(_ text: String) -> String? {
    // By scalars, as browsers read.
    var open: [String] = []
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else { return "a tag is not ended" }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      let name = String(tag.prefix { !$0.properties.isWhitespace })
      if name.hasPrefix("/") {
        guard open.popLast() == String(name.dropFirst()) else { return "<\(name)> ends nothing" }
      } else if !voidElements.contains(name) {
        open.append(name)
      }
      if name == "style" || name == "script" {
        let close = "</\(name)".unicodeScalars
        while !rest.starts(with: close) {
          guard let next = rest.dropFirst().firstIndex(of: "<") else {
            return "\(name) is not ended"
          }
          rest = rest[next...]
        }
      }
    }
    return open.isEmpty ? controls(in: text) : "\(open) are not ended"
  }

  private static let voidElements: Set = [
    "!DOCTYPE", "meta", "br", "img", "input", "hr", "link", "source", "wbr", "col", "track",
  ]

  /// Each record has as many fields as the first.
  private static func faultOfCSV(_ text: String) -> String? {
    var widths: [Int] = []
    var fields = 1
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields += 1
      case "\n" where !isQuoted:
        widths.append(fields)
        fields = 1
      default: break
      }
    }
    if isQuoted { return "a quote is not ended" }
    if Set(widths).count != 1 { return "records of \(Set(widths).sorted()) fields" }
    return controls(in: String(text.unicodeScalars.filter { $0 != "\r" }))
  }

  /// As many points as the plan says, and nothing that looks like one inside a text.
  private static func faultOfTAP(_ text: String) -> String? {
    let lines = text.lines
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    guard lines.dropFirst().first == "1..\(points.count)" else { return "another plan" }
    let others = lines.dropFirst(2).filter { !$0.hasPrefix("  ") }
    guard others.count == points.count else { return "a line that is no test point" }
    return faultOfBlocks(lines) ?? controls(in: text)
  }

  /// What stands under the test points is YAML.
  private static func faultOfBlocks(_ lines: [String]) -> String? {
    let blocks = lines.split { !$0.hasPrefix("  ") }
    return blocks.lazy.compactMap { block in
      let text = block.map { $0.dropFirst(2) + "\n" }.joined()
      return fault(in: Document.yaml(text, path: "block", limits: .dumped))
    }.first
  }

  private static func faultOfCommands(_ text: String) -> String? {
    let lines = text.lines
    return lines.allSatisfy { $0.hasPrefix("::") } ? controls(in: text) : "a line is no command"
  }

  /// What a terminal would obey, and what is no text.
  private static func controls(in text: String) -> String? {
    let control = text.unicodeScalars.first { scalar in
      if scalar == "\n" || scalar == "\t" { return false }
      return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
    }
    return control.map { "the control character U+\(String($0.value, radix: 16))" }
  }
}

extension String {
  /// What stands before each line feed; the last one ends the text.
  fileprivate var lines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
