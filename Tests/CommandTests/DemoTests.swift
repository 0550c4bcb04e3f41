import Foundation
import Testing

struct DemoTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func demo(_ arguments: String...) throws -> Earshot {
    try Earshot(
      ["demo", "Scenarios/faq/opening.yaml", "--out", scratch.file("demo.html").path] + arguments)
  }

  private var page: String {
    get throws { try String(contentsOf: scratch.file("demo.html"), encoding: .utf8) }
  }

  @Test func aScenarioBecomesAPageWithSoundAndPictures() throws {
    #expect(try demo().code == 0)
    let page = try page
    #expect(page.contains("data:audio/mpeg;base64,"))
    #expect(page.contains("data:image/svg+xml;base64,"))
    #expect(page.contains("VoiceOver") && page.contains("TalkBack"))
    #expect(try scratch.names == ["demo.html"])
  }

  @Test func itIsTheSameTwice() throws {
    #expect(try demo().code == 0)
    let first = try page
    #expect(try demo().code == 0)
    let areEqual = try page == first
    #expect(areEqual)
  }

  @Test func withoutSoundNothingIsSpoken() throws {
    let cast = scratch.file("a.cast").path
    #expect(try demo("--silent", "--reader", "talkback", "--cast", cast).code == 0)
    let page = try page
    #expect(!page.contains("<audio") && page.contains("data-at="))
    let recording = try String(contentsOf: scratch.file("a.cast"), encoding: .utf8)
    #expect(recording.hasPrefix("{\"version\":2,"))
    #expect(recording.contains("expanded"))
  }

  @Test func aFileThatIsNoScenarioIsRefused() throws {
    let run = try Earshot(["demo", "README.md", "--out", scratch.file("demo.html").path])
    #expect(run.code == 2)
    #expect(try scratch.names.isEmpty)
  }
}
