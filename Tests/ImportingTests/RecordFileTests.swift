import Importing
import Testing
import YAML

struct RecordFileTests {
  private static let one = #"{"id": "a", "element": {"label": "A", "traits": []}}"#
  private static let other =
    #"{"id": "b", "setup": {"elements": [{"label": "B", "frame": [0, 0, 1, 1]}]}}"#

  @Test(
    arguments: [
      ("\(one)\n\(other)\n", 2), ("\(one)\n\n  \n", 1), ("[\(one),\n \(other)]", 2), (one, 1),
      ("{\"cases\": [\(one)], \"order_cases\": [\(other)], \"meta\": {}}", 2),
      ("{\n \"id\": \"a\",\n \"element\": {\"label\": \"A\"}\n}", 1), ("[]", 0),
    ])
  func everyWayToWriteRecordsIsRead(text: String, count: Int) {
    let file = RecordFile(bytes: Array(text.utf8), path: "f.json")
    #expect(file.diagnostics == [])
    #expect(file.items.count == count)
  }

  /// An event that a tester wrote about has no element to be asked for.
  @Test func reportsOfWhatWasHeardAreReadWhereTheyHoldAnElement() {
    let event = #"{"id": "c", "env": "iOS 26", "event": "double tap", "heard": "expanded"}"#
    let text = "{\"cases\": [\(Self.one)], \"field_reports\": [\(event), \(Self.one)]}"
    let file = RecordFile(bytes: Array(text.utf8), path: "f.json")
    #expect(file.diagnostics == [] && file.items.count == 2)
  }

  @Test(
    arguments: [
      ("\(one)\n{\n\(one)\n", "f.json:2:"), ("", "f.json:1:1: error:"),
      ("{\"id\": 1}", "f.json:1:1: error: a record holds"), ("\(one)\n3", "f.json:2:1: error:"),
    ])
  func whatIsNoRecordIsToldByItsPlace(text: String, start: String) {
    let file = RecordFile(bytes: Array(text.utf8), path: "f.json")
    #expect(file.diagnostics.contains { $0.description.hasPrefix(start) }, "\(file.diagnostics)")
  }

  @Test func goodRecordsAreKeptBesideBadOnes() {
    let file = RecordFile(bytes: Array("\(Self.one)\n{}\n\(Self.other)".utf8), path: "f.json")
    #expect(file.items.map(\.mark.line) == [1, 3])
    #expect(file.diagnostics.count == 1)
  }
}
