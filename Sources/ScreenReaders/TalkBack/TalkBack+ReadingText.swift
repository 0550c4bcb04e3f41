import PlatformTrees

/// Where reading by character, word or paragraph has got to in the node under the cursor.
struct TextCursor: Sendable {
  /// The range of the text that was read last, in characters; empty at the start.
  var range = 0..<0
}

/// The pieces that text is read by.
enum TextUnit: Sendable { case character, word, paragraph }

/// Reading on by itself from item to item.
struct ContinuousReading: Sendable {
  var isOn = false
}

/// Reading inside a node's text, and reading on.
extension TalkBack {
  /// Reads the next piece of the node's text; past its end the same goes on in the next node.
  mutating func readText(by unit: TextUnit, _ direction: SwipeDirection) -> [Reaction.Output] {
    guard let cursor else { return swipe(direction, .any, because: .control) }
    if let spoken = readPiece(by: unit, direction) { return spoken }
    let next = search(from: step(from: cursor, direction), direction, .any)
    guard let next else { return [.play(.complete, nil)] }
    let moved = focus(next, because: .control)
    text.range = direction == .forward ? 0..<0 : textLength..<textLength
    return moved.filter { if case .focus = $0 { true } else { false } }
      + (readPiece(by: unit, direction) ?? [.play(.complete, nil)])
  }

  private var textLength: Int { cursor.flatMap { tree[$0].writtenName }?.count ?? 0 }

  private mutating func readPiece(
    by unit: TextUnit, _ direction: SwipeDirection
  ) -> [Reaction.Output]? {
    guard let cursor, let name = tree[cursor].writtenName else { return nil }
    let characters = Array(name)
    let pieces = unit.pieces(of: characters)
    let piece =
      direction == .forward
      ? pieces.first { $0.lowerBound >= text.range.upperBound }
      : pieces.last { $0.upperBound <= text.range.lowerBound }
    guard let piece else { return nil }
    text.range = piece
    let written = String(characters[piece])
    let node = tree[cursor]
    let property: Property = node.contentDescription == name ? .contentDescription : .text
    let spoken = part(
      .text, cleanup.cleaned(written) ?? written, node, property, Because.textRead)
    return [.say(utterance(.reader, [spoken], queueing: .flushAll, of: node.id))]
  }

  // MARK: Reading on

  /// From the node under the cursor on, or from the first of the screen.
  mutating func readOn(from index: TreeIndex?) -> [Reaction.Output] {
    let next =
      index == nil
      ? firstStop() : index.flatMap { search(from: step(from: $0, .forward), .forward, .any) }
    guard let next else { return [.play(.complete, nil)] }
    reading.isOn = true
    return focus(next, because: .swipe, purpose: .reading).withoutHints + [.readOn]
  }

  /// What was read has ended: the next item follows, until there is none.
  public mutating func continueReading(at time: Int) -> Reaction {
    guard reading.isOn else { return Reaction() }
    prepareOrder()
    let outputs = readOn(from: cursor)
    reading.isOn = outputs.count > 1
    return Reaction(outputs)
  }
}

extension [Reaction.Output] {
  /// While reading on no hints are given.
  fileprivate var withoutHints: [Reaction.Output] {
    filter { if case .hint = $0 { false } else { true } }
  }
}

extension TextUnit {
  /// The pieces of a text, in its order, as ranges of characters.
  func pieces(of text: [Character]) -> [Range<Int>] {
    switch self {
    case .character: text.indices.map { $0..<($0 + 1) }
    case .word: runs(of: text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .paragraph: runs(of: text) { !$0.isNewline }
    }
  }

  private func runs(of text: [Character], where fits: (Character) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, character) in text.enumerated() {
      if fits(character) {
        start = start ?? index
      } else if let begin = start {
        runs.append(begin..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<text.count) }
    return runs
  }
}
