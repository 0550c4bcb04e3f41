import Console
import Reporting
import Scenarios
import ScreenReaders
import YAML

/// What a run will play.
struct RunPlan {
  /// A scenario and where it stands below the folder that was named.
  struct Entry {
    let scenario: Scenario
    /// The path without what was named and without its ending, such as `faq/opening`.
    let stem: String
  }

  var entries: [Entry] = []
  /// What is said where nothing fell to the shard.
  private(set) var emptiness: String?

  private static let suffixes = [".yaml", ".yml"]
  /// What people who name nothing mean.
  private static let usual = "Scenarios"

  /// Finds and reads scenarios; those of other shards are not even opened.
  ///
  /// Throws `BrokenInput` with all that is wrong with all of them, `FileError`, or `Unable` where
  /// there is nothing to play.
  init(_ operands: [String], options: RunOptions, shard: Shard?) throws {
    let found = try Self.files(operands).filter { shard?.holds($0.path) ?? true }
    let scenarios = try readEach(found.map(\.path), jobs: options.jobs, Self.read)
    entries = zip(scenarios, found).map { Entry(scenario: $0, stem: $1.stem) }
    let all = entries.count
    entries.removeAll { entry in
      !options.tags.isEmpty && options.tags.isDisjoint(with: entry.scenario.tags)
    }
    guard entries.isEmpty else { return }
    let tags = "has the tag \(options.tags.sorted().joined(separator: " or "))"
    if let shard {
      emptiness =
        all == 0
        ? "no scenario falls to \(shard.words)" : "no scenario of \(shard.words) \(tags)"
    } else if all > 0 {
      throw Unable("no scenario \(tags)")
    } else {
      throw Self.nothing(in: operands)
    }
  }

  private static func nothing(in operands: [String]) -> Unable {
    Unable(
      "there are no scenarios (files that end in .yaml) in \(operands.joined(separator: ", "))")
  }

  /// Every scenario in files and folders, in the folder Scenarios where none is named.
  ///
  /// Throws `BrokenInput` with all that is wrong with all of them, `FileError`, or `Unable` where
  /// there is none.
  static func scenarios(at operands: [String]) throws -> [Scenario] {
    let scenarios = try readEach(try files(operands).map(\.path), jobs: processorCount, read)
    if scenarios.isEmpty { throw nothing(in: operands) }
    return scenarios
  }

  /// The files in the order of their paths, each once.
  private static func files(_ operands: [String]) throws -> [(path: String, stem: String)] {
    let operands = operands.isEmpty ? [usual] : operands
    if operands == [usual], !exists(usual) {
      throw Unable("there is no folder Scenarios here; name files or folders to play")
    }
    var found: [(path: String, stem: String)] = []
    var named = NamedFiles()
    for operand in operands {
      for path in try Console.files(at: operand, suffixes: suffixes)
      where (path == operand || Scenario.isScenario(path)) && named.takes(path) {
        found.append((path, stem(of: path, below: operand)))
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func stem(of path: String, below operand: String) -> String {
    let prefix = joined(operand, "")
    let rest = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : lastName(of: path)
    let suffix = suffixes.first(where: rest.hasSuffix) ?? ""
    return String(rest.dropLast(suffix.count))
  }

  private static func lastName(of path: String) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  private static func read(_ path: String) throws(BrokenInput) -> ReadFile<Scenario> {
    let reading = Scenario.read(path)
    guard let scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    return ReadFile(value: scenario, warnings: reading.diagnostics)
  }
}
