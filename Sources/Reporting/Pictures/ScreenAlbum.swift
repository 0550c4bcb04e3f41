public import Accordions
public import Drawing
import Hearing
import PlatformTrees
public import Playing
public import Scenarios
public import ScreenReaders
public import Semantics

/// Pictures of a scenario's screen as it is played, all in one style.
public struct ScreenAlbum: Sendable {
  /// The scenario's screen as it is at first.
  public var screen: Screen
  /// Of the page and all on it.
  public var scheme = PictureScheme.light
  /// The direction of the screen.
  public var direction: LayoutDirection
  /// Whether a strip below tells what is heard.
  public var showsCaption = true
  /// The text size a person chose; only accordions are laid out by it.
  public var textScale = TextScale.standard

  /// An album of a screen, which runs as the script of a locale does.
  public init(of screen: Screen, locale: String = "en") {
    self.screen = screen
    direction = LayoutDirection(locale: locale)
  }

  /// The screen at a moment of a performance, with the reader's cursor and what is heard unless
  /// others are given.
  public func picture(
    of performance: Performance, at moment: Moment, cursor: Cursor? = nil,
    caption: Caption? = nil, in measure: TextMeasure
  ) -> Picture {
    let reader = performance.timeline.reader
    let cursor =
      cursor ?? performance.focus(at: moment).map { Cursor(Cursor.Reader(reader), on: $0) }
    let caption = caption ?? (showsCaption ? performance.caption(at: moment) : nil)
    return sight(of: performance, at: moment, cursor, caption).picture(in: measure)
  }

  /// The screen before anything happens, as a reader's system shows it.
  public func firstPicture(
    for reader: ReaderKind, cursor: Cursor? = nil, caption: Caption? = nil,
    in measure: TextMeasure
  ) -> Picture {
    sight(reader, [], at: nil, cursor, caption).picture(in: measure)
  }

  /// The nodes that a cursor can be drawn around at a moment of a performance.
  public func nodes(
    of performance: Performance, at moment: Moment, in measure: TextMeasure
  ) -> [String] {
    sight(of: performance, at: moment, nil, nil).nodes(in: measure)
  }

  /// The nodes that a cursor can be drawn around before anything happens.
  public func firstNodes(for reader: ReaderKind, in measure: TextMeasure) -> [String] {
    sight(reader, [], at: nil, nil, nil).nodes(in: measure)
  }

  private func sight(
    of performance: Performance, at moment: Moment, _ cursor: Cursor?, _ caption: Caption?
  ) -> Sight {
    let time: Milliseconds? = if case .time(let time) = moment { time } else { nil }
    return sight(
      performance.timeline.reader, performance.toggles(by: moment), at: time, cursor, caption)
  }

  private func sight(
    _ reader: ReaderKind, _ toggles: [Toggle], at time: Milliseconds?, _ cursor: Cursor?,
    _ caption: Caption?
  ) -> Sight {
    switch screen {
    case .accordion(let setup):
      var picture = ScreenPicture(setup, after: toggles, at: time)
      (picture.scheme, picture.direction) = (scheme, direction)
      (picture.cursor, picture.caption) = (cursor, caption)
      picture.textScale = textScale
      return .rows(picture)
    case .nodes(let screen): return sketch(screen.after(toggles).neutral, cursor, caption)
    case .raw(let ios, let android):
      let root =
        switch reader {
        case .voiceOver: ios.map { Node(of: $0, seen: Node.init) }
        case .talkBack: android.map { Node(of: $0.tree, seen: Node.init) }
        }
      return sketch(root ?? Node(id: "", role: .group), cursor, caption)
    }
  }

  private func sketch(_ root: Node, _ cursor: Cursor?, _ caption: Caption?) -> Sight {
    var picture = NodePicture(root)
    (picture.scheme, picture.direction) = (scheme, direction)
    (picture.cursor, picture.caption) = (cursor, caption)
    return .nodes(picture)
  }

  /// What is seen at a moment, before it is drawn.
  private enum Sight {
    case rows(ScreenPicture)
    case nodes(NodePicture)

    func picture(in measure: TextMeasure) -> Picture {
      switch self {
      case .rows(let rows): rows.picture(in: measure)
      case .nodes(let nodes): nodes.picture(in: measure)
      }
    }

    func nodes(in measure: TextMeasure) -> [String] {
      switch self {
      case .rows(let rows): rows.nodes(in: measure)
      case .nodes(let nodes): nodes.nodes(in: measure)
      }
    }
  }
}
