import PlatformTrees
import Semantics

/// What is remembered of scrolling.
struct ScrollMemory: Sendable {
  /// When a gesture last asked for it.
  var askedAt: Milliseconds?
  /// What was last said to be in view, and where.
  var container: String?
  var items: ScrolledItems?
}

/// `TYPE_VIEW_SCROLLED` (ScrollPositionInterpreter.java, ScrollPositionFeedbackRule.java).
extension TalkBack {
  /// The list that a swipe asked to scroll has done so: the swipe goes on. After a scroll gesture
  /// what is in view is said.
  mutating func scrollFeedback(on event: AndroidEvent, at time: Milliseconds)
    -> [Reaction.Output]
  {
    guard event.kind == .viewScrolled, let source = event.source.flatMap(tree.index(of:)) else {
      return []
    }
    if let pending = edge.pendingScroll, event.source == pending.container {
      edge.pendingScroll = nil
      return goOn(after: pending)
    }
    return scrolled(source, to: event.scroll, at: time)
  }

  /// Pages are told however they were turned, lists where a gesture scrolled them.
  private mutating func scrolled(
    _ index: TreeIndex, to items: ScrolledItems?, at time: Milliseconds
  ) -> [Reaction.Output] {
    let node = tree[index]
    let isPager = node.role == .pager
    guard let items, scrolls.container != node.id || scrolls.items != items,
      isPager || scrolls.askedAt.map({ time - $0 <= 1000 }) ?? false
    else { return [] }
    scrolls.container = node.id
    scrolls.items = items
    guard let text = text(of: items, isPager: isPager) else { return [] }
    let spoken = part(.change, text.0, node, .eventText, Because.scrolled, word: words[text.1])
    var utterance = utterance(.change, [spoken], queueing: .queue, of: node.id)
    utterance.delay = isPager ? 500 : 1000
    return [.say(utterance)]
  }

  private func text(of items: ScrolledItems, isPager: Bool) -> (String, TalkBackWord)? {
    guard items.count > 0, 0..<items.count ~= items.first else { return nil }
    let first = words.digits(items.first + 1)
    let count = words.digits(items.count)
    if isPager { return (words.text(.pageOf, first, count), .pageOf) }
    guard let last = items.last, last != items.first, 0..<items.count ~= last else {
      return (words.text(.scrolledTo, first, count), .scrolledTo)
    }
    return (words.text(.scrolledFromTo, first, words.digits(last + 1), count), .scrolledFromTo)
  }
}
