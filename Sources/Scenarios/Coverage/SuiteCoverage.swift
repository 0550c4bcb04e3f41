import Playing
public import ScreenReaders

/// Which states, gestures, settings and locales a suite has heard, with which reader.
public struct SuiteCoverage: Sendable, Hashable {
  /// Where the cursor was when something was done.
  public enum Place: String, Sendable, CaseIterable {
    case shut = "on a shut header"
    case open = "on an open header"
    case elsewhere
    case nowhere
  }

  /// One thing that was done at one kind of place.
  public struct Cell: Sendable, Hashable {
    public var reader: ReaderKind
    public var gesture: String
    public var place: Place
    /// How often.
    public var count: Int
  }

  /// In the order of readers, gestures and places; those never heard count 0.
  public var cells: [Cell]
  /// Settings, and how many scenarios make each.
  public var settings: [(title: String, count: Int)] {
    SettingVariation.all.map { variation in
      (variation.title, made[variation.title] ?? 0)
    }
  }
  /// Locales by reader, sorted.
  public var locales: [ReaderKind: [String]]
  private var made: [String: Int]
}

extension SuiteCoverage {
  /// The gestures that every suite of disclosures should hear at a header.
  private static let expected = [
    "swipe right", "swipe left", "touch", "double tap", "read from here",
  ]

  /// What scenarios that were played have heard.
  public init(_ played: [PlayedScenario]) {
    var counts: [Key: Int] = [:]
    var made: [String: Int] = [:]
    var locales: [ReaderKind: Set<String>] = [:]
    for each in played {
      for key in Self.keys(each) { counts[key, default: 0] += 1 }
      for variation in SettingVariation.all
      where variation.reader == each.reader && variation.isMade(in: each.scenario.settings) {
        made[variation.title, default: 0] += 1
      }
      locales[each.reader, default: []].insert(each.locale)
    }
    self.made = made
    self.locales = locales.mapValues { $0.sorted() }
    cells = Self.cells(counts)
  }

  private struct Key: Hashable {
    var reader: ReaderKind
    var gesture: String
    var place: Place
  }

  private static func keys(_ played: PlayedScenario) -> [Key] {
    let steps = played.performance.steps
    return steps.indices.map { index in
      let focus = index > 0 ? steps[index - 1].focus : nil
      return Key(
        reader: played.reader, gesture: word(for: steps[index].action),
        place: place(focus, before: index, in: played.performance))
    }
  }

  private static func place(
    _ focus: String?, before step: Int, in performance: Performance
  ) -> Place {
    guard let focus else { return .nowhere }
    guard performance.disclosures.contains(where: { $0.trigger == focus }) else {
      return .elsewhere
    }
    return performance.isOpen(focus, after: step - 1) == true ? .open : .shut
  }

  /// The gesture without what it is done to.
  private static func word(for action: ScriptedStep.Action) -> String {
    switch action {
    case .wait: "wait"
    case .gesture(.touch), .gesture(.touchPoint): "touch"
    case .gesture(.action): "action"
    case .gesture(.chooseControl): "choose a control"
    case .event(.set): "set by code"
    case .event(.tap): "tap of a finger"
    case .event(.announce): "announcement by the app"
    case .event(.layoutChanged), .event(.screenChanged), .event(.pageScrolled), .event(.android):
      "event of the platform"
    case .gesture(let gesture): gesture.description
    }
  }

  private static func cells(_ counts: [Key: Int]) -> [Cell] {
    let done = Set(counts.keys.map(\.gesture)).subtracting(expected).sorted()
    return ReaderKind.allCases.flatMap { reader in
      (expected + done).flatMap { gesture in
        Place.allCases.map { place in
          let key = Key(reader: reader, gesture: gesture, place: place)
          return Cell(reader: reader, gesture: gesture, place: place, count: counts[key] ?? 0)
        }
      }
    }
  }

  /// What every suite should hear and this one does not.
  public var gaps: [Cell] {
    cells.filter { cell in
      cell.count == 0 && Self.expected.contains(cell.gesture)
        && (cell.place == .shut || cell.place == .open)
    }
  }
}
