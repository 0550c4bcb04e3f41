import Reporting
import YAML

extension Promises {
  mutating func readYAML(_ bytes: [UInt8]) {
    check(Document.yaml(bytes: bytes, path: "f"))
  }

  mutating func readJSON(_ bytes: [UInt8]) {
    let document = Document.json(bytes: bytes, path: "f")
    check(document)
    if let root = document.root, !document.hasErrors {
      let written = JSONValue(root).text
      let again = Document.json(written, path: "f")
      expect(again.root.map(JSONValue.init) == JSONValue(root), "JSON is read as it was written")
    }
  }

  mutating func readJSONLines(_ bytes: [UInt8]) {
    for document in Document.jsonLines(bytes: bytes, path: "f") { check(document) }
  }

  private mutating func check(_ document: Document) {
    expect(document.root != nil || document.hasErrors, "what cannot be read is told")
    expect(document.root != nil || !document.diagnostics.isEmpty, "a file has a value or a problem")
    tell(document.diagnostics)
  }

  /// Problems are short lines, and few.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    expect(diagnostics.count <= 1000, "\(diagnostics.count) problems of one file")
    for problem in diagnostics {
      let line = problem.description
      expect(line.utf8.count <= 2000, "a problem of \(line.utf8.count) bytes: \(line.prefix(200))")
      expect(
        !line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) },
        "a problem in one line without controls: \(line)")
    }
  }
}

extension JSONValue {
  /// A value as it was read; numbers keep how they were written.
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let items): self = .array(items.map(JSONValue.init))
    case .mapping(let entries):
      self = .object(entries.map { Member($0.key, JSONValue($0.value)) })
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null: self = .null
      case .boolean(let value): self = .boolean(value)
      case .integer(let value): self = .integer(value)
      case .number, .text: self = .string(scalar.text)
      }
    }
  }
}
