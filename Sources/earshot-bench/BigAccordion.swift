import Accordions
import Implementations
import PlatformTrees
import Playing
import ScreenReaders

/// An accordion of many rows under a reader, without the clock and the speech queue.
struct BigAccordion<Reader: ScreenReader, Kind: Implementation>
where Reader.Element == Kind.Element, Reader.Event == Kind.Post, Kind.Post: ScriptedPost {
  private var app: AccordionApp<Kind>
  private var reader: Reader
  /// The reader in front of nothing.
  private let empty: Reader
  /// Every row is closed and one stop.
  let rows: Int
  private let ids: [String]
  /// The letters and parts of all that was said, so that nothing is left out unnoticed.
  private(set) var letters = 0

  init(
    rows: Int, kind: Kind, reader: ([Subtree<Kind.Element>]) throws -> Reader
  ) rethrows {
    self.rows = rows
    ids = (1...rows).map { "row\($0)" }
    app = AccordionApp(Self.accordion(of: ids), kind: kind)
    self.reader = try reader([app.tree])
    empty = try reader([])
  }

  private static func accordion(of ids: [String]) -> Accordion {
    Accordion(
      rows: ids.map { AccordionRow(id: $0, title: "Title of \($0)", description: "About \($0)") },
      presentation: .list)
  }

  /// Goes to the first stop, swipes to the last one and back; how many steps that took.
  mutating func walk() -> Int {
    touch(row: 1)
    for _ in 1..<rows { hear(reader.perform(.swipeRight, at: 0)) }
    for _ in 1..<rows { hear(reader.perform(.swipeLeft, at: 0)) }
    return 2 * rows - 1
  }

  /// The row comes under the cursor.
  mutating func touch(row: Int) { hear(reader.perform(.touch(node: ids[row - 1]), at: 0)) }

  /// The row under the cursor opens or closes, and what is said about it is put together.
  mutating func toggle() {
    let reaction = reader.perform(.doubleTap, at: 0)
    hear(reaction)
    for case .send(let command) in reaction.outputs {
      for answer in app.respond(to: command) {
        hear(reader.apply(answer.changes, at: answer.delay))
        for post in answer.posts { hear(reader.handle(post, at: answer.delay)) }
      }
    }
  }

  /// What would be said of a row, without going there.
  mutating func describe(row: Int) {
    guard let announcement = reader.announcement(for: ids[row - 1]) else { return }
    letters += announcement.parts.count + announcement.hint.count
  }

  /// Lets go of the reader's tree; how many nodes it had.
  mutating func forgetScreen() -> Int {
    let count = app.tree.count
    reader = empty
    return count
  }

  private mutating func hear(_ reaction: Reaction) {
    // By their places, as no output is copied then.
    for place in reaction.outputs.indices {
      switch reaction.outputs[place] {
      case .say(let utterance), .hint(let utterance, _): letters += utterance.text.utf8.count
      case .play, .send, .focus, .stopSpeech, .readOn: break
      }
    }
  }
}

extension BigAccordion where Reader == VoiceOver, Kind == SwiftUIDisclosureGroup {
  init(rows: Int) throws {
    try self.init(rows: rows, kind: SwiftUIDisclosureGroup()) {
      try VoiceOver(tree: IOSTree($0))
    }
  }
}

extension BigAccordion where Reader == TalkBack, Kind == ComposeExpandCollapse {
  init(rows: Int) throws {
    try self.init(rows: rows, kind: ComposeExpandCollapse()) {
      try TalkBack(screen: AndroidScreen(tree: FlatTree($0), windows: [AndroidWindow(id: 1)]))
    }
  }
}
