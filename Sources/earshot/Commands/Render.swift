import Console
import Drawing
import Reporting
import Scenarios
import ScreenReaders
import YAML

extension Command {
  static let render = Command(
    subcommand: Subcommand(
      "render", "Draw a row, the sheet of all variants, or a scenario's screen",
      operands: .init("[SCENARIO]", 0...1), options: RenderOptions.all,
      details: """
        Without a scenario, draws the row that the options describe; its node is called 'row'.
        The format is that of the file's name, SVG or PNG; without --out, SVG is printed.
        """,
      examples: [
        "earshot render --state active --icon bell --scheme dark --scale 2 --out row.png",
        "earshot render --sheet --out variants.svg",
        "earshot render Scenarios/faq/opening.yaml --reader talkback --step 2 --out screen.svg",
      ])
  ) { arguments in
    let options = RenderOptions(arguments: arguments)
    let path = arguments.text(RenderOptions.out)
    let format = try path.map { path throws(UsageError) in try options.format(of: path) } ?? .svg
    let scale = try options.scale()
    let picture =
      try arguments.operands.first.map { scenario in try options.picture(of: scenario) }
      ?? options.picture(in: try options.measure())
    let bytes = try format.bytes(of: picture, scale: scale)
    if let path {
      try writeBytes(bytes, to: path)
    } else {
      writeOutput(String(decoding: bytes, as: UTF8.self))
    }
    return .success
  }
}

extension RenderOptions {
  /// A scenario's screen. Throws `BrokenInput` for a file that is no scenario.
  fileprivate func picture(of path: String) throws -> Picture {
    let reading = Scenario.read(path)
    guard let scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    let reader = arguments.choice(Self.reader) ?? scenario.readers.first ?? ReaderKind.voiceOver
    var album = ScreenAlbum(of: scenario.screen, locale: scenario.locale)
    try style(&album)
    let measure = try measure()
    guard let moment = try moment(of: scenario, with: reader) else {
      try checkFocus(among: album.firstNodes(for: reader, in: measure))
      return album.firstPicture(
        for: reader, cursor: cursor(of: reader), caption: caption(of: reader), in: measure)
    }
    let performance = try ScenarioPlayer().play(scenario, with: reader).performance
    try checkFocus(among: album.nodes(of: performance, at: moment, in: measure))
    return album.picture(
      of: performance, at: moment, cursor: cursor(of: reader), caption: caption(of: reader),
      in: measure)
  }
}
