import Foundation
import Fuzzing
import Testing

@Suite("What fuzzing found holds for good")
struct CorpusTests {
  private static let data = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Data")

  private static func inputs(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: data.appending(path: target.rawValue), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  @Test("Each input of the corpus keeps every promise", arguments: FuzzTarget.allCases)
  func replay(target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let broken = target.broken(by: [UInt8](try Data(contentsOf: input)))
      #expect(broken.isEmpty, "\(target.rawValue)/\(input.lastPathComponent): \(broken)")
    }
  }

  @Test("The corpus is small, and has a folder for each target")
  func size() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.data.path)
    #expect(Set(folders) == Set(FuzzTarget.allCases.map(\.rawValue)))
    for target in FuzzTarget.allCases {
      let sizes = try Self.inputs(of: target).map { try Data(contentsOf: $0).count }
      #expect(sizes.reduce(0, +) <= 24 << 10, "\(target.rawValue)")
    }
  }
}
