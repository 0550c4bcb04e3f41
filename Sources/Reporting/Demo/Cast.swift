import ScreenReaders
import Semantics

extension Demo {
  /// An asciinema recording (version 2) of a terminal in which one reader's transcript appears as it
  /// is heard.
  public func cast(of track: DemoTrack) -> String {
    let (width, height) = (88, 28)
    let header = JSONValue.object([
      .init("version", .integer(2)), .init("width", .integer(width)),
      .init("height", .integer(height)), .init("title", .string(title)),
    ])
    var lines = [header.line]
    for output in CastWriter(width: width, title: title, track: track).outputs {
      let seconds = JSONValue.number(Double(output.time) / 1000)
      lines.append(JSONValue.array([seconds, .string("o"), .string(output.text)]).line)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Writes a track word by word, wrapped at a width.
private struct CastWriter {
  struct Output {
    var time: Milliseconds
    var text: String
  }

  private(set) var outputs: [Output] = []
  private let width: Int
  private var column = 0

  private static let indent = 4

  init(width: Int, title: String, track: DemoTrack) {
    self.width = width
    write("\u{1B}[1m\(title.forTerminal)\u{1B}[0m\r\n", at: 0)
    write("\u{1B}[2m\(track.reader.title), \(track.locale), \(track.app)\u{1B}[0m\r\n", at: 0)
    for step in track.steps { write(step) }
    write("\r\n", at: track.length)
  }

  /// A line is written to its end before the next one begins, whatever was asked for meanwhile.
  private mutating func write(_ text: String, at time: Milliseconds) {
    outputs.append(Output(time: max(time, outputs.last?.time ?? 0), text: text))
  }

  private mutating func write(_ step: DemoStep) {
    write("\r\n\u{1B}[1m\(step.number)  \(step.action.forTerminal)\u{1B}[0m\r\n", at: step.began)
    for line in step.lines { write(line, from: step.began) }
  }

  private mutating func write(_ line: DemoLine, from begin: Milliseconds) {
    let start = line.speech.began ?? max(begin, line.speech.requested)
    column = Self.indent
    write(String(repeating: " ", count: Self.indent) + "\u{1B}[\(colour(of: line))m", at: start)
    if line.words.isEmpty { write("(\(line.speech.text.forTerminal))", at: start) }
    for word in line.words { write(word) }
    let end = line.speech.ended ?? start
    write(line.speech.outcome == .cut ? " –\u{1B}[0m\r\n" : "\u{1B}[0m\r\n", at: end)
  }

  private mutating func write(_ word: DemoWord) {
    let text = word.text.forTerminal
    if column + text.count > width, column > Self.indent {
      write("\r\n" + String(repeating: " ", count: Self.indent), at: word.begins)
      column = Self.indent
    }
    write(text, at: word.begins)
    column += text.count
  }

  private func colour(of line: DemoLine) -> String {
    switch (line.speech.outcome, line.speech.purpose) {
    case (.heard, .hint): "36"
    case (.heard, _): "32"
    case (.cut, _): "33"
    case (.dropped, _): "9;2"
    }
  }
}

extension String {
  /// The text without anything that a terminal would take as a command or a line's end.
  fileprivate var forTerminal: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }
}
