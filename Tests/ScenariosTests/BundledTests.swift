import Foundation
import Scenarios
import ScreenReaders
import Testing
import YAML

/// The scenarios that come with Earshot.
private enum Bundled {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Scenarios").standardized.path

  /// Each with a reader that plays it.
  static let plays: [(path: String, reader: ReaderKind)] = {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter(Scenario.isScenario).sorted().flatMap { path in
      ReaderKind.allCases.map { ("\(folder)/\(path)", $0) }
    }
  }()
}

@Suite("The bundled scenarios")
struct BundledTests {
  @Test("Each passes its checks and sounds as its golden says", arguments: Bundled.plays)
  func plays(path: String, reader: ReaderKind) throws {
    let reading = Scenario.read(path)
    #expect(reading.diagnostics.map(\.description) == [])
    let scenario = try #require(reading.scenario)
    guard scenario.readers.contains(reader) else { return }
    let played = try ScenarioPlayer().play(scenario, with: reader)
    let failures = played.results.filter { $0.outcome == .failed }
    #expect(failures.isEmpty, "\(played.transcript(played.results).text)")
    let golden = Golden(of: played)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try golden.text.write(toFile: golden.path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.path)")
    }
    #expect(golden.compare().message == nil, "\(golden.path)")
  }

  @Test("There are at least twelve")
  func count() { #expect(Bundled.plays.count >= 24) }
}
