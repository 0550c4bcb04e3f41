import Importing
import PlatformTrees
import ScreenReaders
import Testing
import YAML

@Suite struct VoiceOverCaseTests {
  @Test func theDataAreThere() {
    #expect(VoiceOverData.cases.count == 192)
    #expect(VoiceOverData.orderCases.count == 19)
    #expect(VoiceOverData.fieldReports.count == 8)
  }

  @Test(arguments: VoiceOverData.cases)
  func anElementIsSpokenAsInTheReferenceData(_ item: Case) throws {
    let problems = Problems(path: "voiceover.json")
    let record = try #require(VoiceOverRecord(item.node, problems))
    #expect(problems.diagnostics.isEmpty)
    let answer = try record.answer()
    #expect(answer.description == item.node.text(at: "expected", "description"))
    #expect(answer.hint == item.node.text(at: "expected", "hint"))
    #expect(answer.extras == item.node.texts(at: "expected", "extras"))
  }

  @Test(arguments: VoiceOverData.cases)
  func everyPartTellsWhereItComesFrom(_ item: Case) throws {
    let record = try #require(VoiceOverRecord(item.node, Problems(path: "voiceover.json")))
    for part in try record.answer().parts {
      #expect(part.origin.node == record.id)
      #expect(VoiceOver.rules.contains(part.origin.rule))
      #expect(part.origin.evidence >= part.origin.rule.evidence)
      #expect(!part.origin.source.isEmpty)
    }
  }

  @Test(arguments: VoiceOverData.orderCases)
  func aScreenIsReadInTheOrderOfTheReferenceData(_ item: Case) throws {
    let problems = Problems(path: "voiceover.json")
    let record = try #require(VoiceOverOrderRecord(item.node, problems))
    #expect(problems.diagnostics.isEmpty)
    // The expected names leave out what an element's remark in brackets says.
    #expect(try record.answer().order == item.node.texts(at: "expected_order"))
  }

  @Test(arguments: VoiceOverData.orderCases)
  func aSwipeForthAndBackComesToEveryStop(_ item: Case) throws {
    let record = try #require(VoiceOverOrderRecord(item.node, Problems(path: "voiceover.json")))
    var reader = try VoiceOver(tree: record.tree, settings: record.settings)
    let stops = reader.stops()
    var forth: [String] = []
    while case .focus(let node?)? = reader.perform(.swipeRight, at: 0).outputs.first {
      forth.append(node)
    }
    #expect(forth == stops)
    var back = reader.focus.map { [$0] } ?? []
    while case .focus(let node?)? = reader.perform(.swipeLeft, at: 0).outputs.first {
      back.append(node)
    }
    #expect(back == stops.reversed())
  }
}
