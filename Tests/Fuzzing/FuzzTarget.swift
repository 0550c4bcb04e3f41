/// A reader of outside data, or a writer that such data reach.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case yaml, json
  case jsonLines = "json-lines"
  case scenario, tree, record, locale, configuration, suppressions, baseline, transcript
  case reports, captions, speech

  /// What does not hold of these bytes though it must of any; empty where all is well.
  public func broken(by bytes: [UInt8]) -> [String] {
    var promises = Promises()
    switch self {
    case .yaml: promises.readYAML(bytes)
    case .json: promises.readJSON(bytes)
    case .jsonLines: promises.readJSONLines(bytes)
    case .scenario: promises.readScenario(bytes)
    case .tree: promises.readTree(bytes)
    case .record: promises.readRecords(bytes)
    case .locale: promises.readLocale(bytes)
    case .configuration: promises.readConfiguration(bytes)
    case .suppressions: promises.suppress(bytes)
    case .baseline: promises.readBaseline(bytes)
    case .transcript: promises.readTranscript(bytes)
    case .reports: promises.writeReports(bytes)
    case .captions: promises.writeCaptions(bytes)
    case .speech: promises.speak(bytes)
    }
    return promises.broken
  }
}

/// Collects what does not hold.
struct Promises {
  private(set) var broken: [String] = []

  mutating func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
    if !holds { broken.append(promise()) }
  }
}
