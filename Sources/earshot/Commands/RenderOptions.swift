import Accordions
import Console
import Drawing
import Reporting
import Scenarios
import ScreenReaders
import Semantics

/// What a person asked to be drawn, read from a command line.
struct RenderOptions {
  let arguments: Arguments

  static let out = Option("out", .text("FILE"), help: "Write to this .svg or .png file")
  private static let sheet = Option("sheet", help: "All six variants, in light and in dark")
  private static let state = Option(
    "state", .choice("STATE", of: PictureWords.states.map(\.word)), help: "default if not given"
  ).vain(beside: sheet)
  private static let icon = Option(
    "icon", .choice("ICON", of: Icon.allCases.map(\.rawValue)), help: "Lead the row with an icon")
  private static let title = Option("title", .text("TEXT"), help: "The row's title")
  private static let description = Option(
    "description", .text("TEXT"), help: "What an active row shows below its title")
  private static let scheme = Option(
    "scheme", .choice("SCHEME", of: PictureScheme.allCases.map(\.rawValue)),
    help: "light if not given; an SVG in auto follows the viewer's"
  ).vain(beside: sheet)
  private static let direction = Option(
    "direction", .choice("DIRECTION", of: LayoutDirection.allCases.map(\.rawValue)),
    help: "Draw for a script that runs ltr or rtl")
  private static let textSize = Option(
    "text-size", .text("SIZE"), help: "large, AX3 … as on iOS, or 0.85 to 2 as on Android")
  private static let font = Option(
    "font", .text("FAMILY"), help: "\(TextMeasure.defaultFamily) if not given")
  private static let scale = Option("scale", .text("N"), help: "Enlarge by this, such as 2 or 0.5")
  private static let focus = Option("focus", .text("NODE"), help: "Put the cursor on this node")
    .vain(beside: sheet)
  static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)),
    help: "Whose cursor and caption, voiceover if not given"
  ).vain(beside: sheet)
  private static let caption = Option("caption", .text("TEXT"), help: "Tell below what is heard")
    .vain(beside: sheet)

  private static let step = Option(
    "step", .number("N", in: 1...1_000_000), help: "A scenario at the end of a step")
  private static let at = Option(
    "at", .number("MS", in: 0...36_000_000), help: "A scenario at a time, in milliseconds")

  private static let ofRow = [sheet, state, icon, title, description]
  static let all =
    [out] + ofRow + [scheme, direction, textSize, font, scale, focus, reader, caption, step, at]

  func format(of path: String) throws(UsageError) -> PictureFormat {
    do throws(UnknownName) { return try PictureFormat(ofFile: path) } catch {
      throw UsageError("--out: \(error)")
    }
  }

  func scale() throws(UsageError) -> Double {
    guard let text = arguments.text(Self.scale) else { return 1 }
    guard let scale = Double(text), scale > 0, scale <= PictureFormat.largestScale else {
      let most = Int(PictureFormat.largestScale)
      throw UsageError("--scale wants a number above 0 and at most \(most), not '\(text)'")
    }
    return scale
  }

  func measure() throws(UnknownName) -> TextMeasure {
    try TextMeasure(family: arguments.text(Self.font) ?? TextMeasure.defaultFamily)
  }

  /// The row or the sheet that the options describe.
  func picture(in measure: TextMeasure) throws -> Picture {
    if let option = [Self.step, Self.at].first(where: arguments.has) {
      throw UsageError("--\(option.name) wants a scenario")
    }
    if arguments.has(Self.sheet) { return try sheet().picture(in: measure) }
    if arguments.has(Self.reader), ![Self.focus, Self.caption].contains(where: arguments.has) {
      throw UsageError("--reader needs --focus, --caption or a scenario")
    }
    if arguments.has(Self.description), !state.isOpen {
      throw UsageError("--description needs --state active or --sheet: a shut row does not show it")
    }
    let screen = try screen()
    try checkFocus(among: screen.nodes(in: measure))
    return screen.picture(in: measure)
  }

  /// Styles pictures of a screen. Throws where options describe a row instead.
  func style(_ album: inout ScreenAlbum) throws(UsageError) {
    if let option = Self.ofRow.first(where: arguments.has) {
      throw UsageError("--\(option.name) describes a row, which a scenario has of its own")
    }
    if case .accordion = album.screen {
      album.textScale = try textScale()
    } else if arguments.has(Self.textSize) {
      throw UsageError("--text-size needs an accordion: other screens are sketched")
    }
    album.scheme = scheme
    album.direction = arguments.choice(Self.direction) ?? album.direction
  }

  /// The moment of a scenario to be drawn; nil where it is not to be played.
  ///
  /// Throws `UsageError` for two moments, and `Unable` for a step that does not happen.
  func moment(of scenario: Scenario, with reader: ReaderKind) throws -> Moment? {
    let time = arguments.number(Self.at)
    guard let number = arguments.number(Self.step) else { return time.map(Moment.time) }
    if time != nil { throw UsageError("--step and --at are two moments; give one") }
    let happening = scenario.steps.indices.filter { scenario.steps[$0].happens(with: reader) }
    guard let place = happening.firstIndex(of: number - 1) else {
      throw Unable(noStep: number, of: scenario, with: [reader])
    }
    return .after(step: place)
  }

  /// Throws where the cursor is wanted on a node that is not drawn.
  func checkFocus(among nodes: [String]) throws(UnknownName) {
    guard let node = arguments.text(Self.focus), !nodes.contains(node) else { return }
    throw UnknownName(kind: "node on this screen", name: node, among: nodes)
  }

  func cursor(of reader: ReaderKind) -> Cursor? {
    arguments.text(Self.focus).map { Cursor(Cursor.Reader(reader), on: $0) }
  }

  func caption(of reader: ReaderKind) -> Caption? {
    arguments.text(Self.caption).map { Caption(Cursor.Reader(reader), heard: $0) }
  }

  private func sheet() throws(UsageError) -> VariantSheet {
    var sheet = VariantSheet(row: row)
    sheet.direction = arguments.choice(Self.direction) ?? .leftToRight
    sheet.textScale = try textScale()
    return sheet
  }

  private func screen() throws(UsageError) -> ScreenPicture {
    var screen = ScreenPicture([.init(row, state)])
    screen.scheme = scheme
    screen.direction = arguments.choice(Self.direction) ?? .leftToRight
    screen.textScale = try textScale()
    let reader = arguments.choice(Self.reader) ?? ReaderKind.voiceOver
    screen.cursor = cursor(of: reader)
    screen.caption = caption(of: reader)
    return screen
  }

  private var scheme: PictureScheme { arguments.choice(Self.scheme) ?? .light }

  private var row: AccordionRow {
    AccordionRow(
      id: "row", title: arguments.text(Self.title) ?? ComponentProperty.defaultTitle,
      description: arguments.text(Self.description) ?? ComponentProperty.defaultDescription,
      icon: arguments.choice(Self.icon))
  }

  private var state: RowState {
    let word = arguments.text(Self.state)
    return PictureWords.states.first { $0.word == word }?.value ?? .default
  }

  private func textScale() throws(UsageError) -> TextScale {
    guard let word = arguments.text(Self.textSize) else { return .standard }
    do throws(UnknownName) { return try PictureWords.textScale(word) } catch {
      throw UsageError("--text-size: \(error)")
    }
  }
}
