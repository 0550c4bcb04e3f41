import Foundation
import Importing
import PlatformTrees
import ScreenReaders
import Testing
import YAML

/// The public reference data of VoiceOver.
enum VoiceOverData {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Data")

  static let root: YAMLNode? = {
    let path = folder.appending(path: "voiceover.json")
    guard let data = try? Data(contentsOf: path) else { return nil }
    return Document.json(bytes: Array(data), path: "voiceover.json").root
  }()

  static var cases: [Case] { list("cases") }
  static var orderCases: [Case] { list("order_cases") }
  static var fieldReports: [Case] { list("field_reports") }

  private static func list(_ key: String) -> [Case] {
    (root?[key]?.items ?? []).map { Case(node: $0) }
  }
}

/// One record, called by its id in reports.
struct Case: Sendable, CustomTestStringConvertible {
  let node: YAMLNode

  var testDescription: String { node.text(at: "id") ?? "?" }
}

extension YAMLNode {
  /// Text under a path of keys; nil for null.
  func text(at keys: String...) -> String? {
    var node: YAMLNode? = self
    for key in keys { node = node?[key] }
    return node.flatMap { $0.isNull ? nil : $0.scalar?.text }
  }

  func texts(at keys: String...) -> [String] {
    var node: YAMLNode? = self
    for key in keys { node = node?[key] }
    return (node?.items ?? []).compactMap { $0.scalar?.text }
  }
}
