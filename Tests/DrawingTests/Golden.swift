import Foundation
import Testing

/// A file under `Data` that a picture has to agree with.
///
/// With `EARSHOT_RECORD=1` it is written, and the test fails so that a person looks at it.
struct Golden {
  let name: String

  private var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/\(name)")
  }

  /// The file's bytes; nil, with an issue, where it is missing or was just recorded.
  func bytes(recording new: [UInt8]) -> [UInt8]? {
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try? Data(new).write(to: url)
      Issue.record("recorded \(name); look at it, then run again without EARSHOT_RECORD")
      return nil
    }
    guard let data = try? Data(contentsOf: url) else {
      Issue.record("there is no \(name); record it with EARSHOT_RECORD=1")
      return nil
    }
    return Array(data)
  }
}

/// An SVG file as its words and its numbers, so that two can differ a little in the latter only.
struct SVGStructure: Equatable {
  /// Everything but numbers, in which colours count as words.
  private(set) var words: [Substring] = []
  private(set) var numbers: [Double] = []

  init(_ svg: String) {
    let number = /#[0-9A-F]{6}|-?(?:\d+\.?\d*|\.\d+)(?:e-3)?/
    var start = svg.startIndex
    for match in svg.matches(of: number) {
      guard let value = Double(match.output) ?? Double("0\(match.output)") else { continue }
      words.append(svg[start..<match.range.lowerBound])
      numbers.append(value)
      start = match.range.upperBound
    }
    words.append(svg[start...])
  }

  /// The first difference: other words, or a number that is off by more than the tolerance.
  func difference(from other: SVGStructure, tolerance: Double) -> String? {
    if let pair = zip(words, other.words).first(where: { $0 != $1 }) {
      return "\(pair.0) instead of \(pair.1)"
    }
    if words.count != other.words.count { return "another number of parts" }
    return zip(numbers, other.numbers).first { abs($0 - $1) > tolerance }
      .map { "\($0) instead of \($1)" }
  }
}
