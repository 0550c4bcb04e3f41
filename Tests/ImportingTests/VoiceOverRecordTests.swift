import Importing
import PlatformTrees
import ScreenReaders
import Testing
import YAML

@Suite struct VoiceOverRecordTests {
  private func node(_ json: String) throws -> YAMLNode {
    try #require(Document.json(json, path: "x.json").root)
  }

  private func answer(_ element: String, _ more: String = "") throws -> VoiceOverAnswer {
    let problems = Problems(path: "x.json")
    let text = #"{"id": "x"\#(more), "element": \#(element)}"#
    let record = try #require(VoiceOverRecord(try node(text), problems))
    #expect(problems.diagnostics.isEmpty)
    return try record.answer()
  }

  @Test func aRecordNeedsNoMoreThanAnIdAndAnElement() throws {
    let answer = try answer(#"{"label": "A", "traits": ["button"]}"#)
    #expect(answer.description == "A. Button." && answer.hint == nil && answer.extras.isEmpty)
  }

  @Test func aRecordWithoutEvidenceIsAnsweredAsADeviceWould() throws {
    let content = #"[{"label": "L", "value": "42", "importance": "high"}]"#
    let answer = try answer(#"{"label": "A", "customContent": \#(content)}"#)
    #expect(answer.description == "A, 42" && answer.extras == ["More Content Available"])
  }

  /// The elements of field reports: a role in words, and a status that is true or false.
  @Test(
    arguments: [
      (#"{"label": "n.1", "role": "button", "expanded": true}"#, "n.1. Button. Expanded."),
      (
        #"{"label": "A", "role": "button inside h2", "expanded": false}"#,
        "A. Button. Heading level 2. Collapsed."
      ),
      (#"{"label": "A", "role": "Heading level 3, link"}"#, "A. Heading level 3. Link."),
      (#"{"label": "A", "expanded": null, "role": null}"#, "A"),
      (#"{"label": "A", "expanded": true, "expandedStatus": "collapsed"}"#, "A. Collapsed."),
    ])
  func whatATesterWroteOfAnElementIsRead(_ item: (String, String)) throws {
    let answer = try answer(item.0, #", "env": "iOS 15", "heard": "A", "then": "B""#)
    #expect(answer.description == item.1)
  }

  @Test(
    arguments: [
      (#"{"preset": "minimal"}"#, "A", nil), (#"{"traits": false}"#, "A: V, C 1 of 2.", "H"),
      (#"{"controls": "before"}"#, "Button. A: V, C 1 of 2.", "H"),
      (#"{"controls": "off"}"#, "A: V, C 1 of 2.", "H"),
      (#"{"controls": "none"}"#, "A: V, C 1 of 2.", "H"),
      (#"{"hints": false}"#, "A: V, C. Button. 1 of 2.", nil),
      (#"{"containerContext": false}"#, "A: V, C. Button.", "H"),
      (#"{"value": false}"#, "A, C. Button. 1 of 2.", "H"),
      (#"{"customContent": false}"#, "A: V. Button. 1 of 2.", "H"),
      (#"{"preset": "minimal", "value": true}"#, "A: V", nil),
      (#""verbose""#, "A: V, C. Button. 1 of 2.", "H"),
    ] as [(String, String, String?)])
  func verbosityIsReadByPresetAndSwitch(_ item: (String, String, String?)) throws {
    let answer = try answer(
      """
      {"label": "A", "value": "V", "hint": "H", "traits": ["button"],
       "customContent": [{"label": "L", "value": "C", "importance": "high"}],
       "context": {"type": "series", "index": 1, "count": 2}, "verbosity": \(item.0)}
      """)
    #expect(answer.description == item.1 && answer.hint == item.2)
  }

  @Test(arguments: [
    (#"["17.5"]"#, "A. Button."), (#"["17.5", "18.5", "26.2"]"#, "Button. A"),
    (#""26""#, "Button. A"),
  ])
  func theNewestVersionOfARecordDecides(_ item: (String, String)) throws {
    let answer = try answer(
      #"{"label": "A", "traits": ["button"], "verbosity": {"controls": "before"}}"#,
      #", "os": \#(item.0)"#)
    #expect(answer.description == item.1)
  }

  @Test func tableHeadersComeAsPairsMappingsOrLabels() throws {
    let answer = try answer(
      """
      {"label": "A", "context": {"type": "dataTableCell", "row": 0, "column": 1, "width": 1,
       "height": 1, "isFirstInRow": false, "rowHeaders": [["R", null], [null, "V"]],
       "columnHeaders": [{"label": "C", "value": "W"}, "D"]}}
      """)
    #expect(answer.description == "R. V. C: W. D. A. Column 2.")
  }

  @Test(
    arguments: [
      (#"{"id": "x", "element": {"traits": ["buton"]}}"#, "unknown trait 'buton'", "button"),
      (
        #"{"id": "x", "element": {"context": {"type": "serie"}}}"#, "unknown context 'serie'",
        "series"
      ),
      (
        #"{"id": "x", "element": {"expandedStatus": "colapsed"}}"#,
        "unknown expanded status 'colapsed'", "collapsed"
      ),
      (
        #"{"id": "x", "element": {"verbosity": {"hintz": true}}}"#,
        "unknown verbosity switch 'hintz'", "hints"
      ),
      (#"{"id": "x", "element": {"labl": "A"}}"#, "'labl' means nothing in an element", "label"),
      (#"{"id": "x", "element": {"role": "buton"}}"#, "VoiceOver has no role 'buton'", "button"),
      (#"{"element": {}}"#, "a VoiceOver record needs 'id'", nil),
      (#"{"id": "x", "element": 3}"#, "expected an element, not the number 3", nil),
      (
        #"{"id": "x", "element": {"frame": [1]}}"#, "a frame has four numbers: x, y, width, height",
        nil
      ),
    ] as [(String, String, String?)])
  func whatIsWrongIsToldWithTheNearestWord(_ item: (String, String, String?)) throws {
    let problems = Problems(path: "x.json")
    _ = VoiceOverRecord(try node(item.0), problems)
    #expect(problems.diagnostics.map(\.message) == [item.1])
    #expect(problems.diagnostics.first?.suggestion == item.2)
  }
}
