import Foundation
import Hearing
import Testing

@testable import SpeechOutput

@Suite struct CacheTests {
  private static let missing = WorkerProgram(path: "/nowhere")

  private func renderer(
    _ folder: TemporaryFolder, _ program: WorkerProgram = .tested, limit: Int = 1 << 30
  ) throws -> SpeechRenderer {
    try SpeechRenderer(
      cache: SpeechCache(folder: folder.path + "/cache", limit: limit), program: program)
  }

  private func files(_ folder: TemporaryFolder) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder.path + "/cache"), includingPropertiesForKeys: nil)
  }

  @Test func whatWasSpokenBeforeNeedsNoEngine() throws {
    let folder = try TemporaryFolder()
    let timeline = Timeline.saying(["Shipping, button", "collapsed"])
    let first = try renderer(folder).render(timeline)
    let second = try renderer(folder, Self.missing).render(timeline)
    #expect(first == second)
    #expect(try files(folder).count == 2)
  }

  @Test func anotherTextNeedsIt() throws {
    let folder = try TemporaryFolder()
    _ = try renderer(folder).render(.saying(["Shipping"]))
    let other = try renderer(folder, Self.missing)
    #expect(throws: SpeechError.self) { try other.render(.saying(["Shopping"])) }
  }

  @Test func anotherVoiceNeedsIt() throws {
    let folder = try TemporaryFolder()
    _ = try renderer(folder).render(.saying(["Shipping"]))
    var choice = VoiceChoice()
    choice.pitch = 70
    let other = try SpeechRenderer(
      voices: VoiceTable([choice]), cache: SpeechCache(folder: folder.path + "/cache"),
      program: Self.missing)
    #expect(throws: SpeechError.self) { try other.render(.saying(["Shipping"])) }
  }

  /// Ways in which a file can be spoilt.
  enum Damage: CaseIterable {
    case emptied, shortened, lengthened, oneBit, replaced

    func applied(to data: Data) -> Data {
      switch self {
      case .emptied: Data()
      case .shortened: data.dropLast(data.count / 3)
      case .lengthened: data + Data(count: 9)
      case .oneBit:
        Data(data.enumerated().map { $0.offset == data.count / 2 ? $0.element ^ 1 : $0.element })
      case .replaced: data.prefix(8) + Data(repeating: 0x7F, count: 100)
      }
    }
  }

  @Test(arguments: Damage.allCases) func damageIsIgnored(_ damage: Damage) throws {
    let folder = try TemporaryFolder()
    let timeline = Timeline.saying(["Shipping, button"])
    let first = try renderer(folder).render(timeline)
    for file in try files(folder) {
      try damage.applied(to: Data(contentsOf: file)).write(to: file)
    }
    #expect(try renderer(folder).render(timeline) == first)
    #expect(try renderer(folder, Self.missing).render(timeline) == first)
  }

  @Test func holdsNoMoreThanItMay() throws {
    let folder = try TemporaryFolder()
    let limit = 600_000
    for text in ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] {
      _ = try renderer(folder, limit: limit).render(.saying(["\(text) and a little more"]))
    }
    let sizes = try files(folder).map { try Data(contentsOf: $0).count }
    #expect(sizes.reduce(0, +) <= limit)
    #expect(sizes.count > 2)
  }

  @Test func aFolderThatCannotBeMadeIsNoMatter() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path + "/cache"))
    let rendering = try renderer(folder).render(.saying(["Shipping"]))
    #expect(rendering.utterances.count == 1)
  }

  @Test func manyAtOnceAgree() throws {
    let folder = try TemporaryFolder()
    let renderer = try renderer(folder)
    let timelines = [Timeline](repeating: .saying(["Shipping, button"]), count: 6)
    let results = Results()
    renderer.render(timelines, workers: 3) { place, result, done in
      results.add(place, result, done)
    }
    #expect(results.places.sorted() == Array(0..<6))
    #expect(results.counts == Array(1...6))
    let areEqual = Set(results.renderings).count == 1 && results.renderings.count == 6
    #expect(areEqual)
    #expect(folder.files == ["cache"])
  }
}
