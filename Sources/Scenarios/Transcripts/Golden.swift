public import ScreenReaders
import YAML

/// The transcript that a scenario must have with one reader in one locale.
///
/// It lies beside the scenario as `<name>.<reader>.<locale>.txt`. One that is missing fails; a
/// caller that writes one fails the run, so that a person reads it first.
public struct Golden: Sendable, Hashable {
  /// How a transcript stands to its golden.
  public enum Comparison: Sendable, Hashable {
    case same
    case missing
    /// The first line that differs, counted from 1; nil where a text ends before.
    case differs(line: Int, golden: String?, heard: String?)
    /// The golden is there and cannot be read.
    case unreadable(String)
  }

  /// The file that it lies in.
  public let path: String
  /// What was heard now.
  public let text: String
  private let folder: ScenarioFolder

  /// The golden of a scenario that was played.
  public init(of played: PlayedScenario) {
    path = Self.path(of: played.scenario, reader: played.reader, locale: played.locale)
    text = played.transcript().text
    folder = ScenarioFolder(of: played.scenario.path)
  }

  /// Where the golden of a scenario lies.
  public static func path(of scenario: Scenario, reader: ReaderKind, locale: String) -> String {
    let folder = scenario.path.lastIndex(of: "/").map { scenario.path[...$0] } ?? ""
    return "\(folder)\(scenario.name).\(reader.rawValue).\(locale).txt"
  }

  /// Holds what was heard now against the file.
  public func compare() -> Comparison {
    do throws(InputFile.Failure) {
      let bytes = try InputFile.read(path, limit: Limits.written.bytes)
      guard folder.holds(path) else { return .unreadable("it lies outside the scenario's folder") }
      return compare(with: String(decoding: bytes, as: UTF8.self))
    } catch {
      return error.isMissing ? .missing : .unreadable(error.message)
    }
  }

  /// Holds what was heard now against a text.
  public func compare(with golden: String) -> Comparison {
    if golden == text { return .same }
    let wanted = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let got = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place =
      zip(wanted, got).enumerated().first { $1.0 != $1.1 }?.offset ?? min(wanted.count, got.count)
    return .differs(
      line: place + 1, golden: place < wanted.count ? String(wanted[place]) : nil,
      heard: place < got.count ? String(got[place]) : nil)
  }
}

extension Golden.Comparison {
  /// Whether the scenario passes.
  public var passes: Bool { self == .same }

  /// What is wrong, in words to stand after the golden's path; nil where nothing is.
  public var message: String? {
    switch self {
    case .same: nil
    case .missing: "the golden transcript is missing; record it with --record and read it"
    case .unreadable(let message): message
    case .differs(let line, let golden, let heard):
      "line \(line) differs: '\(golden ?? "the end")' was expected, '\(heard ?? "the end")' came"
    }
  }
}
