import Console
import Scenarios
import ScreenReaders

/// Writes what a person who drives a screen reads, in lines that stay: nothing moves or blinks.
struct HandScreen {
  func write(_ line: Transcript.Line) {
    writeOutput(line.text(width: outputWidth, colored: outputShowsColor) + "\n")
  }

  func blank() { writeOutput("\n") }

  /// A calm word beside what is heard.
  func note(_ text: String) { write(.init(.context, text)) }

  func title(of hand: ByHand) {
    write(.init(.title, hand.scenario.title))
    reader(of: hand)
  }

  func reader(of hand: ByHand) {
    note("\(hand.reader.title), \(hand.locale), \(hand.app)")
  }

  func place(of hand: ByHand) {
    let stops = hand.stops
    let place = hand.focus.flatMap { stops.firstIndex(of: $0) }
    write(
      .init(
        .cursor, label: "cursor", hand.focus ?? "nowhere",
        remark: place.map { "\($0 + 1) of \(stops.count)" }))
  }

  private static let most = 20

  /// The stops of the screen around the cursor, by their numbers.
  func look(at hand: ByHand) {
    let stops = hand.stops
    if stops.isEmpty { return note("there is nothing that the cursor could go to") }
    let cursor = hand.focus.flatMap { stops.firstIndex(of: $0) }
    let first = max(0, min((cursor ?? 0) - Self.most / 2, stops.count - Self.most))
    if first > 0 { note("\(first) before") }
    for place in stops.indices.dropFirst(first).prefix(Self.most) {
      let mark = place == cursor ? ">" : " "
      let text = hand.description(of: stops[place])
      write(.init(.detail, label: "\(mark) \(place + 1)", text, remark: stops[place]))
    }
    let after = stops.count - first - Self.most
    if after > 0 { note("\(after) after") }
  }

  func actions(of hand: ByHand) {
    for (place, name) in hand.actions.enumerated() {
      write(.init(.detail, label: "  \(place + 1)", name))
    }
  }

  func keys() {
    for keys in HandKeys.all {
      let names = keys.keys.map(\.name).joined(separator: " ")
      write(.init(.detail, label: names, keys.what))
    }
  }
}
