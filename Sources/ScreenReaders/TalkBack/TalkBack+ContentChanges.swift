import PlatformTrees
import Semantics

/// What is remembered between changes of content and of windows.
struct ContentChangeFilter: Sendable {
  /// The node announced last, and when.
  var lastNode: String?
  var lastTime: Milliseconds = 0
  /// When a window last changed its state.
  var windowChangedAt: Milliseconds?
  /// The node that input focus came to last, and when.
  var inputFocus: String?
  var inputFocusedAt: Milliseconds = 0
  /// The node that TalkBack itself acted on last, and when.
  var actedOn: String?
  var actedAt: Milliseconds = 0
}

/// `TYPE_WINDOW_CONTENT_CHANGED` (EventTypeWindowContentChangedFeedbackRule.java,
/// WindowContentChangeAnnouncementFilter.java, StateChangeEventInterpreter.java).
extension TalkBack {
  mutating func contentChanged(
    _ event: AndroidEvent, _ source: TreeIndex?, at time: Milliseconds
  ) -> Reaction {
    guard let source else { return Reaction() }
    let node = tree[source]
    let role = node.role
    var parts = changedParts(event, source, node, role)
    if !parts.isEmpty, !lets(node, at: time) { parts = [] }
    if parts.isEmpty, let own = ownActionState(event, source, node, at: time) { return own }
    var utterance = utterance(
      node.liveRegion == .off ? .change : .liveRegion, parts,
      queueing: queueing(role, node.liveRegion), of: node.id)
    utterance.group = group(role, event.changes)
    utterance.skipsDuplicates = true
    utterance.sound = progressSound(event, source, node, role)
    guard !utterance.text.isEmpty || utterance.sound != nil else { return Reaction() }
    return Reaction([output(of: utterance)])
  }

  /// A live region is described whole, whatever changed.
  private func changedParts(
    _ event: AndroidEvent, _ index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole
  ) -> [Part] {
    guard node.liveRegion == .off else {
      var parts: [Part] = []
      appendDescription(of: index, node, foldsAll: true, to: &parts)
      return parts
    }
    let isFocused = isWithinCursor(index)
    let changes = event.changes
    if changes.contains(.contentDescription) {
      return isFocused ? describedParts(event, node) : []
    }
    if changes.contains(.text) {
      guard isFocused, role != .editText, let text = clean(node.text, node) else { return [] }
      return [part(.change, text, node, .text, Because.textChanged)]
    }
    if changes.contains(.stateDescription) {
      return isFocused ? stateParts(event, node, role) : []
    }
    return otherParts(changes, node, isFocused)
  }

  /// Whether the cursor is on the node or on one above it.
  private func isWithinCursor(_ index: TreeIndex) -> Bool {
    index == cursor || tree.ancestors(of: index).contains { $0 == cursor }
  }

  private func describedParts(_ event: AndroidEvent, _ node: AndroidNode) -> [Part] {
    guard let text = event.contentDescription, !text.isEmpty else { return [] }
    return [part(.change, text, node, .contentDescription, Because.descriptionChanged)]
  }

  private func stateParts(
    _ event: AndroidEvent, _ node: AndroidNode, _ role: TalkBackRole
  ) -> [Part] {
    guard role != .seekControl else { return barState(of: node) }
    let own = event.text.filter { !$0.isEmpty }.map {
      part(.change, $0, node, .eventText, Because.stateChanged)
    }
    guard own.isEmpty else { return own }
    guard role != .progressBar else { return barState(of: node) }
    return state(of: node).map {
      [part(.change, $0, node, .stateDescription, Because.stateChanged)]
    } ?? []
  }

  private func otherParts(
    _ changes: ContentChanges, _ node: AndroidNode, _ isFocused: Bool
  ) -> [Part] {
    let drags: [(ContentChanges, TalkBackWord)] = [
      (.dragStarted, .dragStarted), (.dragDropped, .dragDropped),
      (.dragCancelled, .dragCancelled),
    ]
    if let drag = drags.first(where: { changes.contains($0.0) }) {
      return [part(.change, drag.1, node, .eventText, Because.dragChanged)]
    }
    if changes.isEmpty || changes.contains(.error) {
      return [errorPart(of: node)].compactMap(\.self)
    }
    guard changes.contains(.enabled), isFocused else { return [] }
    let word: TalkBackWord = node.has(.enabled) ? .enabled : .disabled
    return [part(.change, word, node, .enabled, Because.enabledChanged)]
  }

  // MARK: How it is said

  private func queueing(_ role: TalkBackRole, _ live: LiveRegion) -> Queueing {
    let isAssertive = live == .assertive
    if role == .progressBar { return isAssertive ? .interrupt : .uninterruptible }
    if role == .seekControl {
      return isAssertive ? .interruptAndUninterruptible : .uninterruptible
    }
    return isAssertive ? .interrupt : .queue
  }

  private func group(_ role: TalkBackRole, _ changes: ContentChanges) -> UtteranceGroup {
    if role == .progressBar { return .progressBar }
    if role == .seekControl { return .seekProgress }
    return [.contentDescription, .text, .stateDescription].contains(changes)
      ? .contentChange : .default
  }

  private func progressSound(
    _ event: AndroidEvent, _ index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole
  ) -> Sound? {
    guard role == .progressBar,
      index == cursor || node.has(.focused) || node.liveRegion != .off
    else { return nil }
    let own = event.text.filter { !$0.isEmpty }.joined(separator: SentenceJoint.separator)
    return event.text.isEmpty || own == node.text ? .scrollTone : nil
  }

  /// The rate filter: a node that asks for it is announced no more often than it says.
  private mutating func lets(_ node: AndroidNode, at time: Milliseconds) -> Bool {
    let asked = node.minimumDurationBetweenContentChanges
    let duration = asked > 0 ? asked : preferences.limitsAnnouncements ? 30_000 : 0
    guard duration > 0 else { return true }
    if node.id == changes.lastNode, time - changes.lastTime < duration { return false }
    changes.lastNode = node.id
    changes.lastTime = time
    return true
  }

  /// The state of a node that TalkBack has just acted on is said though the cursor is elsewhere.
  private mutating func ownActionState(
    _ event: AndroidEvent, _ index: TreeIndex, _ node: AndroidNode, at time: Milliseconds
  ) -> Reaction? {
    guard event.changes.contains(.stateDescription), changes.actedOn == node.id,
      time - changes.actedAt <= 500, !isWithinCursor(index), let state = state(of: node)
    else { return nil }
    changes.actedOn = nil
    let spoken = part(.change, state, node, .stateDescription, Because.ownActionState)
    return Reaction([.say(utterance(.change, [spoken], queueing: .queue, of: node.id))])
  }
}
