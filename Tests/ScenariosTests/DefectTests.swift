import Foundation
import Scenarios
import ScreenReaders
import Testing
import YAML

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Data/defects").path

private let plays: [(file: String, reader: ReaderKind)] = {
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return files.sorted().flatMap { file in ReaderKind.allCases.map { (file, $0) } }
}()

@Suite("Defects that people really reported")
struct DefectTests {
  @Test("Each can be written down as nodes, and sounds as it was reported", arguments: plays)
  func sounds(file: String, reader: ReaderKind) throws {
    let reading = Scenario.read("\(folder)/\(file)")
    #expect(reading.diagnostics.map(\.description) == [])
    let played = try ScenarioPlayer().play(try #require(reading.scenario), with: reader)
    let failures = played.results.filter { $0.outcome == .failed }
    #expect(failures.isEmpty, "\(played.transcript(played.results).text)")
  }

  @Test("All thirteen are here")
  func count() { #expect(plays.count == 26) }
}
