import Foundation
import PlatformTrees
import ScreenReaders
import Testing

/// Trait × expanded status × enabled × selected, as readable text.
@Suite struct VoiceOverGoldenTests {
  private static let file = VoiceOverData.folder.appending(path: "voiceover-traits.txt")

  @Test func everyCombinationIsSpokenAsItStandsInTheTable() throws {
    let reader = try VoiceOver()
    var lines: [String] = []
    for trait in [("none", Traits())] + Traits.named.map({ ($0.key, $0.value) }) {
      lines.append("# \(trait.0)")
      for row in combinations { lines.append(line(row, trait.1, reader)) }
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded voiceover-traits.txt; look at it, then run without EARSHOT_RECORD")
    }
    let golden = try String(contentsOf: Self.file, encoding: .utf8)
    for (made, kept) in zip(lines, golden.split(separator: "\n")) { #expect(made == kept) }
    #expect(text == golden)
  }

  private struct Row {
    var status: ExpandedStatus
    var isEnabled: Bool
    var isSelected: Bool
  }

  private var combinations: [Row] {
    ExpandedStatus.allCases.flatMap { status in
      [true, false].flatMap { isEnabled in
        [false, true].map { Row(status: status, isEnabled: isEnabled, isSelected: $0) }
      }
    }
  }

  private func line(_ row: Row, _ trait: Traits, _ reader: VoiceOver) -> String {
    var element = IOSElement(id: "x", label: "Title")
    element.value = trait.contains(.switchButton) ? "1" : nil
    element.traits = trait
    element.expandedStatus = row.status
    if !row.isEnabled { element.traits.insert(.notEnabled) }
    if row.isSelected { element.traits.insert(.selected) }
    let announcement = reader.announcement(of: element)
    let texts = [
      VoiceOver.render(announcement.parts, as: .commas),
      VoiceOver.render(announcement.parts, as: .phrases),
      VoiceOver.renderHint(announcement.hint, as: .commas),
    ]
    let words = [
      row.status.rawValue, row.isEnabled ? "enabled" : "disabled",
      row.isSelected ? "selected" : "not selected",
    ]
    return (words + texts.map { $0.isEmpty ? "-" : $0 }).joined(separator: " | ")
  }
}
