import Importing
import PlatformTrees
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite struct TalkBackRecordTests {
  private func decode(_ text: String) -> (record: TalkBackRecord?, problems: [String]) {
    let document = Document.json(bytes: Array(text.utf8), path: "r.json")
    let problems = Problems(path: "r.json")
    let record = document.root.flatMap { TalkBackRecord($0, problems) }
    return (record, problems.diagnostics.map(\.description))
  }

  private func record(tree: String, steps: String = "[]", _ more: String = "") -> String {
    #"{"id": "r", \#(more) "tree": \#(tree), "steps": \#(steps)}"#
  }

  private let row = #"{"id": "x", "className": "android.widget.Button", "text": "A"}"#

  @Test func aRecordIsASingleValueWithItsDefaults() throws {
    let (decoded, problems) = decode(record(tree: row, steps: #"[{"do": "focus", "node": "x"}]"#))
    let record = try #require(decoded)
    #expect(problems.isEmpty)
    #expect(record.id == "r" && !record.isFreshWindow)
    #expect(record.steps.map(\.after) == [2000])
    #expect(record.settings == TalkBackSettings())
  }

  @Test func settingsAndRawPreferencesAreTakenOver() throws {
    let prefs = """
      "locale": "de", "freshWindow": true,
      "prefs": {"verbosityPreset": "low", "descriptionOrder": "name_role_state",
      "speakRoles": false, "raw": {"pref_selector_actions_key": false}},
      """
    let record = try #require(decode(record(tree: row, prefs)).record)
    #expect(record.settings.locale == "de" && record.isFreshWindow)
    #expect(record.settings.verbosityPreset == .low)
    #expect(record.settings.descriptionOrder == .nameRoleState)
    #expect(record.settings.speakRoles == false)
    #expect(record.settings.showsActionsControl == false)
  }

  /// The preset "custom" reads `pref_verbosity_preset_value_custom_` and the key, nothing else.
  @Test(
    arguments: [
      (#"{"pref_speak_roles_key": false}"#, nil, false),
      (#"{"pref_verbosity_preset_value_custom_pref_speak_roles_key": false}"#, nil, nil),
      (
        #"{"pref_verbosity_preset_value_custom_pref_speak_roles_key": false, "#
          + #""pref_verbosity_preset_key": "pref_verbosity_preset_value_custom"}"#, .custom, false
      ),
      (
        #"{"pref_verbosity_preset_key": "pref_verbosity_preset_value_custom", "#
          + #""pref_speak_roles_key": false}"#, .custom, nil
      ),
    ] as [(String, TalkBackSettings.VerbosityPreset?, Bool?)])
  func aPresetReadsItsOwnKeys(
    _ raw: String, _ preset: TalkBackSettings.VerbosityPreset?, _ roles: Bool?
  ) throws {
    let record = try #require(decode(record(tree: row, #""prefs": {"raw": \#(raw)},"#)).record)
    #expect(record.settings.verbosityPreset == preset && record.settings.speakRoles == roles)
  }

  @Test func theDescriptionOrderHasARawKey() throws {
    let prefs = #""prefs": {"raw": {"pref_node_desc_order_key": "role_name_state"}},"#
    let record = try #require(decode(record(tree: row, prefs)).record)
    #expect(record.settings.descriptionOrder == .roleNameState)
  }

  @Test func whatIsNotKnownIsWarnedAboutWithTheNearestWord() {
    let text = #"{"id": "r", "tree": {"id": "x", "clickabel": true}, "steps": []}"#
    let (record, problems) = decode(text)
    #expect(record != nil && problems.count == 1)
    #expect(problems.first?.contains("r.json:1:33") == true, "\(problems)")
    #expect(problems.first?.contains("clickable") == true, "\(problems)")
  }

  @Test func allThatIsWrongIsToldAtOnce() {
    let steps = """
      [{"do": "focus", "node": "y"}, {"do": "fokus"}, {"do": "event", "type": "TYPE_VIEW_CLICK"},
      {"do": "filter"}]
      """
    let (record, problems) = decode(record(tree: row, steps: steps))
    #expect(record == nil)
    #expect(problems.count == 4, "\(problems)")
    for part in ["'y'", "focus", "TYPE_VIEW_CLICKED", "'filter'"] {
      #expect(problems.contains { $0.contains(part) }, "\(part) in \(problems)")
    }
  }

  @Test(arguments: [
    (#"{"id": "x", "bounds": [0, 0, 1]}"#, "left, top, right and bottom"),
    (#"{"id": "x", "actions": ["EXPANDD"]}"#, "EXPAND"),
    (#"{"id": "x", "checked": "maybe"}"#, "checked state"),
    (#"{"id": "x", "liveRegion": "polit"}"#, "polite"),
    (#"{"id": "x", "children": [{"id": "x"}]}"#, "two nodes are called 'x'"),
    (#"{"id": "x", "collectionInfo": 3}"#, "collection info"),
    (#"{"id": "x", "collectionItemInfo": {"rowIndex": 9223372036854775807}}"#, "rowIndex"),
    ("3", "a node"),
  ])
  func aNodeWithSomethingWrongIsRefusedByPlace(_ tree: String, _ message: String) {
    let (_, problems) = decode(record(tree: tree))
    #expect(problems.contains { $0.contains(message) && $0.hasPrefix("r.json:1:") }, "\(problems)")
  }

  @Test func actionsHaveNamesNumbersOrLabelsOfTheApp() throws {
    let tree = """
      {"id": "x", "actions": ["EXPAND", {"id": 16, "label": "open"}, {"label": "Archive"},
      {"id": 2131230001, "label": "Pin"}, {"id": "CLICK", "label": "look"}]}
      """
    let record = try #require(decode(record(tree: tree)).record)
    let node = try #require(record.screen.tree.roots.first.map { record.screen.tree[$0] })
    #expect(
      node.actions == [
        AndroidAction(.expand), AndroidAction(.custom, label: "Archive"),
        AndroidAction(.custom, label: "Pin"), AndroidAction(.click, label: "look"),
      ])
  }

  @Test func nodesWithoutBoundsLieBelowEachOther() throws {
    let tree = #"{"id": "a", "children": [{"id": "b"}, {"id": "c", "bounds": [1, 2, 3, 5]}]}"#
    let screen = try #require(decode(record(tree: tree)).record).screen
    let bounds = ["a", "b", "c"].map { id in
      screen.tree.index(of: id).flatMap { screen.tree[$0].bounds }
    }
    #expect(bounds.map { $0?.y } == [0, 100, 2] && bounds.map { $0?.height } == [100, 100, 3])
  }

  @Test func anUnknownLocaleIsRefusedWhenTheRecordIsPlayed() throws {
    let record = try #require(decode(record(tree: row, #""locale": "tlh","#)).record)
    #expect(throws: UnknownLocale.self) { try record.play() }
  }

  @Test func aStepMayChangeNodesFirst() throws {
    let steps = """
      [{"do": "focus", "node": "x", "set": {"text": "B", "actions": ["EXPAND"]}},
      {"do": "focus", "node": "x", "set": {"removeActions": ["EXPAND"]}}]
      """
    let (decoded, problems) = decode(record(tree: row, steps: steps))
    #expect(problems.isEmpty, "\(problems)")
    let texts = try #require(decoded).play().results.map { step -> [String] in
      guard case .spoken(let signals, _, _) = step.outcome else { return [] }
      return signals.compactMap { if case .speech(let said) = $0 { said.text } else { nil } }
    }
    #expect(texts == [["collapsed, B, Button"], ["B, Button"]])
  }
}
