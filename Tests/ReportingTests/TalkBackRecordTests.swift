import Foundation
import Importing
import Reporting
import ScreenReaders
import Testing
import YAML

/// What TalkBack's own announcement code answered to the same screens and steps.
@Suite struct TalkBackRecordTests {
  @Test(
    arguments: [
      "A": 42, "B": 144, "B2": 14, "B3": 6, "C": 32, "D": 13, "E": 52, "F": 10, "G": 21, "H": 53,
      "I": 20, "J": 10, "K": 30, "L": 25, "random": 497,
    ])
  func everyRecordOfAKindAgreesInEveryField(kind: String, count: Int) throws {
    let records = TalkBackData.records(of: kind)
    #expect(records.count == count)
    for record in records {
      let answer = try played(record)
      expectOrigins(answer, record)
      let expected = try #require(record["result"]).fields
      let answered = try printed(answer, record).fields
      for name in Set(expected.keys).union(answered.keys).sorted()
      where expected[name] != answered[name] {
        Issue.record(
          "\(record.id) \(name): \(answered[name] ?? "-") for \(expected[name] ?? "-")")
      }
    }
  }

  /// The result as it is printed, read again.
  private func printed(_ answer: TalkBackAnswer, _ record: YAMLNode) throws -> YAMLNode {
    let line = answer.json.line
    let document = Document.json(bytes: Array(line.utf8), path: "answer.json")
    let root = try #require(document.root)
    #expect(root["id"]?.scalar?.text == record.id)
    return try #require(root["result"])
  }

  /// Every part tells where it comes from.
  private func expectOrigins(_ answer: TalkBackAnswer, _ record: YAMLNode) {
    for utterance in answer.utterances {
      #expect(!utterance.parts.isEmpty, "\(record.id)")
      for part in utterance.parts {
        let origin = part.origin
        #expect(
          TalkBack.rules.contains(origin.rule) && origin.evidence >= origin.rule.evidence
            && !origin.source.isEmpty && !part.text.isEmpty, "\(record.id) \(part.text)")
      }
    }
  }

  private func played(_ record: YAMLNode) throws -> TalkBackAnswer {
    let problems = Problems(path: "talkback.jsonl")
    let decoded = try #require(TalkBackRecord(record, problems), "\(record.id)")
    #expect(problems.diagnostics.isEmpty, "\(problems.diagnostics)")
    return try decoded.play()
  }
}

extension TalkBackAnswer {
  fileprivate var utterances: [Utterance] {
    results.flatMap { step -> [Utterance] in
      guard case .spoken(let signals, let hint, _) = step.outcome else { return [] }
      let spoken = signals.compactMap { signal in
        if case .speech(let utterance) = signal { utterance } else { nil }
      }
      return spoken + [hint].compactMap(\.self)
    }
  }
}

private enum TalkBackData {
  static let fixed = lines(of: "talkback.jsonl")
  static let random = lines(of: "talkback-random.jsonl")

  /// A record's kind is the first word of its name; all random trees are of one kind.
  static func records(of kind: String) -> [YAMLNode] {
    kind == "random" ? random : fixed.filter { $0.id.split(separator: "-").first == kind[...] }
  }

  private static func lines(of name: String) -> [YAMLNode] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/\(name)")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return Array(data).split(separator: UInt8(ascii: "\n")).compactMap {
      Document.json(bytes: Array($0), path: name).root
    }
  }
}

extension YAMLNode {
  fileprivate var id: String { self["id"]?.scalar?.text ?? "?" }

  /// Every value inside by its path, such as `0.spoken.0.tts`; strings in quotation marks.
  fileprivate var fields: [String: String] {
    var found: [String: String] = [:]
    collect("", &found)
    return found
  }

  private func collect(_ path: String, _ found: inout [String: String]) {
    switch content {
    case .scalar(let scalar): found[path] = scalar.isPlain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let items):
      found[path] = "\(items.count) items"
      for (index, item) in items.enumerated() { item.collect("\(path).\(index)", &found) }
    case .mapping(let entries):
      found[path] = "\(entries.count) fields"
      for entry in entries { entry.value.collect("\(path).\(entry.key)", &found) }
    }
  }
}
