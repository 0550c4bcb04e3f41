import Foundation
import PlatformTrees
import ScreenReaders
import Semantics
import Testing

/// Role × state × description order, as readable text.
@Suite struct TalkBackGoldenTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Data/talkback-roles.txt")

  @Test func everyRoleInEveryStateIsSpokenAsItStandsInTheTable() throws {
    var lines = ["state | state_name_role | role_name_state | name_role_state | hint"]
    for role in Self.roles {
      lines += ["", "# \(role.name)"]
      for state in Self.states { lines.append(try line(role, state)) }
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded talkback-roles.txt; look at it, then run without EARSHOT_RECORD")
    }
    let golden = try String(contentsOf: Self.file, encoding: .utf8)
    let kept = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for (made, kept) in zip(lines, kept) { #expect(made == kept) }
    #expect(text == golden)
  }

  private func line(_ role: Role, _ state: State) throws -> String {
    var hint = "-"
    let spoken = try TalkBackSettings.DescriptionOrder.allCases.map { order in
      var node = AndroidNode(id: "x", className: role.className, text: "Title")
      node.flags.formUnion([.clickable, .focusable])
      role.change(&node)
      state.change(&node)
      var reader = try TalkBack([Subtree(node)]) { $0.descriptionOrder = order }
      let reaction = reader.moveFocus(to: "x", because: .touch, at: 0)
      hint = reaction.hint?.text ?? "-"
      return reaction.heard.first ?? "-"
    }
    return ([state.name] + spoken + [hint]).joined(separator: " | ")
  }

  // MARK: Roles

  private struct Role: Sendable {
    var name: String
    var className: String
    var change: @Sendable (inout AndroidNode) -> Void

    init(
      _ name: String, _ className: String,
      _ change: @escaping @Sendable (inout AndroidNode) -> Void = { _ in }
    ) {
      self.name = name
      self.className = className
      self.change = change
    }
  }

  private static let roles: [Role] = [
    Role("none", "android.widget.TextView"),
    Role("button", "android.widget.Button"),
    Role("check box", "android.widget.CheckBox"),
    Role("drop-down list", "android.widget.Spinner"),
    Role("edit text", "android.widget.EditText") { $0.flags.insert(.editable) },
    Role("grid", "android.widget.GridView") {
      $0.collectionInfo = CollectionInfo(rowCount: 3, columnCount: 2)
    },
    Role("image", "android.widget.ImageView") {
      $0.flags.remove(.clickable)
      $0.describe()
    },
    Role("image button", "android.widget.ImageButton") { $0.describe() },
    Role("list", "android.widget.ListView") {
      $0.collectionInfo = CollectionInfo(rowCount: 3, columnCount: 1)
    },
    Role("radio button", "android.widget.RadioButton"),
    Role("seek control", "android.widget.SeekBar") { $0.makeAdjustable() },
    Role("switch", "android.widget.Switch") { $0.describe() },
    Role("switch with a text", "android.widget.Switch"),
    Role("tab bar", "android.widget.TabWidget"),
    Role("toggle button", "android.widget.ToggleButton") { $0.describe() },
    Role("view group", "android.widget.LinearLayout"),
    Role("web view", "android.webkit.WebView"),
    Role("pager", "androidx.viewpager.widget.ViewPager"),
    Role("checked text", "android.widget.CheckedTextView"),
    Role("progress bar", "android.widget.ProgressBar") {
      $0.rangeInfo = RangeInfo(kind: .percent, min: 0, max: 100, current: 40)
    },
    Role("number picker", "android.widget.NumberPicker"),
    Role("scroll view", "android.widget.ScrollView"),
    Role("horizontal scroll view", "android.widget.HorizontalScrollView"),
    Role("keyboard key", "android.inputmethodservice.Keyboard$Key"),
    Role("text entry key", "android.view.View") { $0.flags.insert(.textEntryKey) },
    Role("role description", "android.widget.Button") { $0.roleDescription = "Accordion" },
  ]

  // MARK: States

  private struct State: Sendable {
    var name: String
    var change: @Sendable (inout AndroidNode) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout AndroidNode) -> Void) {
      self.name = name
      self.change = change
    }
  }

  private static let states: [State] = [
    State("plain") { _ in },
    State("can expand") { $0.actions.append(AndroidAction(.expand)) },
    State("can collapse") { $0.actions.append(AndroidAction(.collapse)) },
    State("checked") {
      $0.flags.insert(.checkable)
      $0.checked = .checked
    },
    State("not checked") { $0.flags.insert(.checkable) },
    State("selected") { $0.flags.insert(.selected) },
    State("disabled") { $0.flags.remove(.enabled) },
    State("heading") { $0.flags.insert(.heading) },
    State("state description") { $0.stateDescription = "Open" },
    State("all") {
      $0.flags.formUnion([.checkable, .selected])
      $0.flags.remove(.enabled)
      $0.checked = .checked
      $0.stateDescription = "Open"
      $0.actions.append(AndroidAction(.expand))
    },
  ]
}

extension AndroidNode {
  fileprivate mutating func describe() {
    self.text = nil
    self.contentDescription = "Title"
  }

  fileprivate mutating func makeAdjustable() {
    self.rangeInfo = RangeInfo(kind: .int, min: 0, max: 10, current: 4)
    self.actions = [AndroidAction(.scrollForward), AndroidAction(.scrollBackward)]
  }
}
