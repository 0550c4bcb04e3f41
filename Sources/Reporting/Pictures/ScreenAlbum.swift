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
    let toggles = performance.toggles(by: moment)
    let time: Milliseconds? = if case .time(let time) = moment { time } else { nil }
    return picture(reader, toggles, at: time, cursor, caption, measure)
  }

  /// The screen before anything happens, as a reader's system shows it.
  public func firstPicture(
    for reader: ReaderKind, cursor: Cursor? = nil, caption: Caption? = nil,
    in measure: TextMeasure
  ) -> Picture {
    picture(reader, [], at: nil, cursor, caption, measure)
  }

  private func picture(
    _ reader: ReaderKind, _ toggles: [Toggle], at time: Milliseconds?, _ cursor: Cursor?,
    _ caption: Caption?, _ measure: TextMeasure
  ) -> Picture {
    switch screen {
    case .accordion(let setup):
      var picture = ScreenPicture(setup, after: toggles, at: time)
      (picture.scheme, picture.direction) = (scheme, direction)
      (picture.cursor, picture.caption) = (cursor, caption)
      picture.textScale = textScale
      return picture.picture(in: measure)
    case .nodes(let screen): return sketch(screen.after(toggles).neutral, cursor, caption, measure)
    case .raw(let ios, let android):
      let root =
        switch reader {
        case .voiceOver: ios.map { Node(of: $0, seen: Node.init) }
        case .talkBack: android.map { Node(of: $0.tree, seen: Node.init) }
        }
      return sketch(root ?? Node(id: "", role: .group), cursor, caption, measure)
    }
  }

  private func sketch(
    _ root: Node, _ cursor: Cursor?, _ caption: Caption?, _ measure: TextMeasure
  ) -> Picture {
    var picture = NodePicture(root)
    (picture.scheme, picture.direction) = (scheme, direction)
    (picture.cursor, picture.caption) = (cursor, caption)
    return picture.picture(in: measure)
  }
}
