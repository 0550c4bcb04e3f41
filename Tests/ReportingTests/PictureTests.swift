import Audit
import Foundation
import Scenarios
import ScreenReaders
import Testing
import YAML

@testable import Reporting

struct PictureTests {
  private static let text = """
    earshot: 1
    title: Delivery & <b>more</b>
    screen:
      accordion:
        rows: [{id: a, title: "Ship <&> ping", description: Two days.}]
    steps:
      - do: swipe right
      - do: swipe left
      - do: double tap
    """

  private func page() throws -> String {
    let scenario = try #require(
      Scenario.read(bytes: Array(Self.text.utf8), path: "a.yaml").scenario)
    let played = try ScenarioPlayer().play(scenario, with: .voiceOver)
    var pictures = try ReportPictures()
    pictures.add(played, scenario: 0, reading: 0)
    let report = Report(
      title: "A",
      scenarios: [
        ReportedScenario(
          path: "a.yaml", title: scenario.title,
          readings: [Reading(played, results: played.results)])
      ])
    return report.html(pictures: pictures)
  }

  @Test func aPictureStandsWhereTheScreenLooksDifferent() throws {
    let page = try page()
    // The second step moves nothing.
    #expect(page.components(separatedBy: "class=\"shot\"").count - 1 == 2)
    #expect(page.contains("href=\"#p-"))
    #expect(page.contains("id=\"p-"))
  }

  @Test func textsInPicturesAreEscaped() throws {
    let page = try page()
    #expect(page.contains("Ship &lt;&amp;&gt; ping"))
    #expect(!page.contains("Ship <&> ping"))
  }

  @Test func theSamePagesAreTheSameBytes() throws { #expect(try page() == page()) }

  @Test func anAuditedScreenIsShownWithTheCursorOnWhatIsWorst() throws {
    let scenario = try #require(
      Scenario.read(bytes: Array(Self.text.utf8), path: "a.yaml").scenario)
    let finding = ReportedFinding(
      rule: "keys", severity: .serious, outcome: .fail, nodes: ["a"], readers: [.talkBack],
      message: "m", why: "w", fix: "f")
    let audits = [ReportedAudit(path: "a.yaml", title: "A", findings: [finding])]
    var pictures = try ReportPictures()
    pictures.add(scenario.screen, locale: "en", of: audits[0], number: 0)
    let page = Report(title: "A", audits: audits).html(pictures: pictures)
    #expect(page.components(separatedBy: "class=\"shot\"").count - 1 == 1)
    #expect(page.contains("TalkBack"))
  }
}
