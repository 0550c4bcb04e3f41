import Importing
import PlatformTrees
import ScreenReaders
import Testing
import YAML

@Suite struct VoiceOverOrderRecordTests {
  private func order(_ setup: String, _ more: String = "") throws -> [String] {
    let problems = Problems(path: "x.json")
    let text = #"{"id": "x"\#(more), "setup": \#(setup)}"#
    let node = try #require(Document.json(text, path: "x.json").root)
    let record = try #require(VoiceOverOrderRecord(node, problems))
    #expect(problems.diagnostics.isEmpty)
    return try record.answer().order
  }

  @Test(
    arguments: [
      (#"{"elements": ["plain element", "plain element"]}"#, ["Lorem ipsum", "Lorem ipsum"]),
      (#"{"elements": ["plain element", "hidden element"]}"#, ["Lorem ipsum"]),
      (#"{"elements": ["plain element", "element with isHidden=true"]}"#, ["Lorem ipsum"]),
      (
        #"{"elements": ["non-accessibility element", "2 plain elements"]}"#,
        ["Lorem ipsum", "Lorem ipsum"]
      ),
      (#"{"elements": ["plain element", "container with elementsHidden=true"]}"#, ["Lorem ipsum"]),
      (#"{"elements": [{"label": "A", "isHidden": true}, {"label": "B"}]}"#, ["B"]),
      (#"{"elements": [{"label": "A", "elementsHidden": true}, {"label": "B", "alpha": 0}]}"#, []),
      (#"{"elements": [{"label": "A", "sortPriority": -1}, {"label": "B"}]}"#, ["B", "A"]),
      (
        #"{"elements": [{"label": "A", "children": ["in it"], "isAccessibilityElement": true}]}"#,
        ["A"]
      ),
      (#"{"elements": [{"children": ["in it"]}]}"#, ["in it"]),
      (
        #"{"elements": [{"label": "low", "offset": [0, 60]}, {"label": "high", "offset": [9, -60]}]}"#,
        ["high", "low"]
      ),
    ] as [(String, [String])])
  func elementsAreProseOrProperties(_ item: (String, [String])) throws {
    #expect(try order(item.0) == item.1)
  }

  @Test(
    arguments: [
      (#"{"subviews": ["4 plain elements", "Modal 0 (isModal)"]}"#, ["Modal 0"]),
      (#"{"subviews": ["4 plain elements", "Modal 0 (isModal, inaccessible)"]}"#, []),
      (
        #"{"subviews": ["4 plain elements", "Modal View 0 (isModal, accessibility element)"]}"#,
        ["Modal View 0"]
      ),
      (
        #"{"subviews": ["plain TL", "container{A,Modal 0,Modal 1}"]}"#,
        ["Don't Read Me", "Modal 1"]
      ),
      (#"{"subviews": [{"label": "A"}, {"label": "B", "isModal": true}]}"#, ["B"]),
      (#"{"subviews": ["4 plain elements", "inaccessible Modal 0 (isModal)"]}"#, []),
      (#"{"subviews": ["4 plain elements", "Modal 0 (isModal, nothing in it)"]}"#, []),
    ] as [(String, [String])])
  func modalsStandAmongTheirSiblings(_ item: (String, [String])) throws {
    #expect(try order(item.0) == item.1)
  }

  private static let stack =
    #""vertical_stack": ["E0", "G1 (drawn 2nd)", "E1", "G0 (drawn 4th)", "E2"]"#

  @Test(
    arguments: [
      (#""explicit_container": ["G0", "G1"]"#, ["E0", "G0", "G1", "E1", "E2"]),
      (#""zero_size_container": ["G0", "G1"]"#, ["E0", "E1", "E2"]),
      (#""group": ["G0", "G1"]"#, ["E0", "G1", "G0", "E1", "E2"]),
      (#""ungrouped": ["G0", "G1"]"#, ["E0", "G1", "E1", "G0", "E2"]),
      (#""explicit_container (zero size)": ["G0", "G1"]"#, ["E0", "E1", "E2"]),
      (#""grouped_parent": ["G0", "G1"]"#, ["E0", "G1", "G0", "E1", "E2"]),
      (#""ungrouped_parent": ["G0", "G1"]"#, ["E0", "G1", "E1", "G0", "E2"]),
      (#""accessible_parent": {"label": "G", "children": ["G0"]}"#, ["E0", "G1", "E1", "E2", "G"]),
    ] as [(String, [String])])
  func aStackIsReadAroundWhatHoldsSomeOfIt(_ item: (String, [String])) throws {
    #expect(try order("{\(Self.stack), \(item.0)}") == item.1)
  }

  private static let rows =
    #"[{"label": "2", "frame": [0, 60, 9, 9]}, {"label": "1", "frame": [0, 0, 9, 9]}]"#

  /// Only a vended array and a SwiftUI list or stack keep their own order against the frames.
  @Test(
    arguments: [
      (#"{"list": \#(rows)}"#, ["1", "2"]),
      (#"{"listContainer": \#(rows)}"#, ["1", "2"]),
      (#"{"list_container": \#(rows)}"#, ["1", "2"]),
      (#"{"containerType": "list", "elements": \#(rows)}"#, ["1", "2"]),
      (#"{"elements": [{"container": "landmark", "children": \#(rows)}]}"#, ["1", "2"]),
      (#"{"accessibilityElements": \#(rows)}"#, ["2", "1"]),
      (#"{"List": \#(rows)}"#, ["2", "1"]),
      (#"{"ZStack": \#(rows)}"#, ["2", "1"]),
    ] as [(String, [String])])
  func containersAreReadByFramesAndArraysAsTheyAre(_ item: (String, [String])) throws {
    #expect(try order(item.0) == item.1)
  }

  @Test func aDisclosureGroupHasAStopMoreOnIOS17() throws {
    let setup = #"{"List": ["DisclosureGroup open {Item 1}", "DisclosureGroup closed {Hidden}"]}"#
    #expect(try order(setup) == ["Expanded Section", "Item 1", "Collapsed Section"])
    #expect(
      try order(setup, #", "os": ["17.5"]"#)
        == ["Expanded Section", "Button.", "Item 1", "Collapsed Section", "Button."])
  }

  @Test func aListReadsHeaderRowsAndFooter() throws {
    let setup = #"{"List": [{"Section": "A", "rows": ["1", "2"], "footer": "end"}, "last"]}"#
    #expect(try order(setup) == ["A", "1", "2", "end", "last"])
  }

  @Test func groupsNest() throws {
    let setup = """
      {"accessibilityElements": [{"accessibilityElements": ["B", {"group": ["A", "C"]}]}, "D"]}
      """
    #expect(try order(setup) == ["B", "A", "C", "D"])
  }

  @Test func anUnknownSetUpIsRefusedWithTheNearestWord() throws {
    let problems = Problems(path: "x.json")
    let text = #"{"id": "x", "setup": {"subview": []}}"#
    let node = try #require(Document.json(text, path: "x.json").root)
    _ = VoiceOverOrderRecord(node, problems)
    #expect(problems.diagnostics.first?.suggestion == "subviews")
  }
}
