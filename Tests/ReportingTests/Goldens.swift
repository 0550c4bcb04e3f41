import Foundation
import Testing

/// Compares with a file of `Data`. Under EARSHOT_RECORD it writes the file, and fails.
func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  at place: SourceLocation = #_sourceLocation
) throws {
  let golden = URL(filePath: file).deletingLastPathComponent().appending(path: "Data/\(name)")
  if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
    try text.write(to: golden, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)", sourceLocation: place)
    return
  }
  let expected = try String(contentsOf: golden, encoding: .utf8)
  let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
  if let different = lines.first(where: { $0 != $1 }) {
    #expect(different.0 == different.1, "\(name)", sourceLocation: place)
  }
  #expect(text == expected, "\(name)", sourceLocation: place)
}
