import Drawing
import Playing
public import Scenarios
import ScreenReaders
import Semantics

/// The pictures of a report's page, each by what it belongs to.
///
/// They are no part of the report: a merged report has none.
public struct ReportPictures: Sendable {
  /// What a picture belongs to. Scenarios, readings and audits are counted from 0, steps from 1.
  enum Place: Hashable {
    case step(scenario: Int, reading: Int, number: Int)
    case audit(Int)
  }

  private(set) var pictures: [Place: Picture] = [:]
  private let measure: TextMeasure?

  /// No pictures at all.
  public static let none = ReportPictures(measure: nil)

  /// No pictures yet. Throws where there is no font to draw them with.
  public init() throws {
    self.init(measure: try TextMeasure(family: TextMeasure.defaultFamily))
  }

  private init(measure: TextMeasure?) { self.measure = measure }

  /// Adds the screen after each step of a reading that made it look different.
  public mutating func add(_ played: PlayedScenario, scenario: Int, reading: Int) {
    guard let measure else { return }
    let album = album(of: played.scenario.screen, locale: played.locale)
    var last: Picture?
    for (place, number) in played.numbers.enumerated() {
      let picture = album.picture(of: played.performance, at: .after(step: place), in: measure)
      if picture != last {
        pictures[.step(scenario: scenario, reading: reading, number: number)] = picture
      }
      last = picture
    }
  }

  /// Adds the screen that an audit looked at, the cursor on what is worst; nothing where the audit
  /// found nothing.
  public mutating func add(
    _ screen: Screen, locale: String, of audit: ReportedAudit, number: Int
  ) {
    guard let measure, let worst = audit.findings.first else { return }
    let reader = worst.readers.first { screen.readers.contains($0) } ?? screen.readers.first
    guard let reader else { return }
    pictures[.audit(number)] = album(of: screen, locale: locale).firstPicture(
      for: reader, cursor: worst.nodes.first.map { Cursor(Cursor.Reader(reader), on: $0) },
      in: measure)
  }

  private func album(of screen: Screen, locale: String) -> ScreenAlbum {
    var album = ScreenAlbum(of: screen, locale: locale)
    album.scheme = .auto
    album.showsCaption = false
    return album
  }
}

extension PlayedScenario {
  /// The numbers of the steps that were played, counted from 1.
  var numbers: [Int] {
    scenario.steps.indices.filter { scenario.steps[$0].happens(with: reader) }.map { $0 + 1 }
  }
}

/// The same pictures as elements of one page.
struct PageOfPictures {
  private var elements: [ReportPictures.Place: Markup] = [:]
  /// What they share, once anywhere in the page.
  let definitions: Markup
  /// Their colours, for the head of the page.
  let style: Markup

  init(_ pictures: ReportPictures) {
    var page = InlinePictures(prefix: "p-")
    // In the order of the page, so that the same report is the same bytes.
    for (place, picture) in pictures.pictures.sorted(by: { $0.key < $1.key }) {
      elements[place] = .picture(page.element(for: picture))
    }
    definitions = .picture(page.definitions)
    style = page.styleSheet.isEmpty ? .empty : .style(page.styleSheet)
  }

  subscript(place: ReportPictures.Place) -> Markup {
    guard let element = elements[place] else { return .empty }
    return .element("div", ["class": "shot"], element)
  }
}

extension ReportPictures.Place: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  private var order: [Int] {
    switch self {
    case .audit(let number): [0, number]
    case .step(let scenario, let reading, let number): [1, scenario, number, reading]
    }
  }
}
