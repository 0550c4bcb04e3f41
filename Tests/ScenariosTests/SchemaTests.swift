import Foundation
import Scenarios
import Testing
import YAML

@Suite("Schema, reference page and decoder are one")
struct SchemaTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs").standardized

  private func file(_ name: String, holds text: String) throws {
    let url = Self.docs.appending(path: name)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
    #expect(ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == nil, "recorded")
  }

  @Test("The schema in docs is the one that the decoder's tables make")
  func schema() throws {
    try file("scenario-format.schema.json", holds: ScenarioSchema.json)
  }

  @Test("The tables of the format's page are those of the decoder, and none is missing")
  func page() throws {
    let url = Self.docs.appending(path: "scenario-format.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    for name in ReferenceTables.names { #expect(page.contains("<!-- table: \(name) -->")) }
    try file("scenario-format.md", holds: ReferenceTables.refreshed(page))
  }

  @Test("The schema is JSON")
  func json() {
    #expect(Document.json(ScenarioSchema.json, path: "schema").diagnostics == [])
  }
}
