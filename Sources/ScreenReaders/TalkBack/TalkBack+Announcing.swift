import PlatformTrees
public import Semantics

/// Why the cursor comes to a node.
public enum FocusCause: Sendable, Hashable {
  /// A finger on the screen, or a double tap that landed elsewhere.
  case touch
  /// A swipe, in the reading control that is chosen.
  case swipe
  /// A swipe by another control than the default one.
  case control
  /// The screen changed, and TalkBack put the cursor somewhere itself.
  case screenChange
}

/// What is said when the cursor comes to a node (EventTypeViewAccessibilityFocusedFeedbackRule).
extension TalkBack {
  /// Puts the cursor on a node and says what TalkBack says of it; nothing where there is no such
  /// node.
  public mutating func moveFocus(
    to node: String, because cause: FocusCause, at time: Milliseconds
  ) -> Reaction {
    guard let index = tree.index(of: node) else { return Reaction() }
    return Reaction(focus(index, because: cause))
  }

  /// The cursor goes to a node: what it leaves and enters is noted, and the node is spoken.
  ///
  /// - Parameter eventText: what the event about it says, for a node without a text of its own.
  mutating func focus(
    _ index: TreeIndex, because cause: FocusCause, purpose: Utterance.Purpose = .focus,
    eventText: [Part] = []
  ) -> [Reaction.Output] {
    let node = tree[index]
    cursor = index
    edge = EdgeState()
    text = TextCursor()
    enterWindow(of: index)
    updateCollections(at: index)
    updateControl(for: index, node, because: cause)
    let spoken = focusParts(of: index, node, because: cause, eventText: eventText)
    var utterance = utterance(purpose, spoken, queueing: cause.queueing, of: node.id)
    utterance.sound = focusSound(of: node, in: windowKind(of: index))
    utterance.haptic = node.isActionable ? .actionable : .hovered
    var outputs: [Reaction.Output] = []
    outputs.reserveCapacity(3)
    outputs.append(.focus(node.id))
    outputs.append(output(of: utterance))
    if let hint = hintOutput(hintParts(of: index, node), node) { outputs.append(hint) }
    return outputs
  }

  /// What is spoken with the cursor on a node: nothing moves, and nothing is entered or left.
  public func announcement(for node: String) -> Announcement? {
    guard let index = tree.index(of: node) else { return nil }
    var copy = self
    copy.cursor = index
    copy.updateControl(for: index, tree[index], because: .touch)
    return Announcement(
      parts: copy.renderedParts(copy.nodeParts(of: index, tree[index])),
      hint: copy.hintParts(of: index, tree[index]))
  }

  private mutating func focusParts(
    of index: TreeIndex, _ node: AndroidNode, because cause: FocusCause, eventText: [Part]
  ) -> [Part] {
    var parts = nodeParts(of: index, node, eventText: eventText)
    if preferences.speaksCollections {
      let transition = collectionParts()
      parts.append(contentsOf: transition)
      if transition.isEmpty, let container = containerPart(of: index) { parts.append(container) }
    }
    if let window = windowPart(of: index, byPerson: cause != .screenChange) {
      parts.append(window)
    }
    return parts
  }

  /// The node, and its place or that it is a heading.
  private func nodeParts(
    of index: TreeIndex, _ node: AndroidNode, eventText: [Part] = []
  ) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(8)
    if let unlabelled = unlabelled(index, node, node.role) {
      parts.append(contentsOf: eventText.isEmpty ? [unlabelled] : eventText)
    } else {
      appendDescription(of: index, node, foldsAll: false, to: &parts)
      if parts.isEmpty { parts.append(contentsOf: eventText) }
    }
    let place = preferences.speaksCollections ? positionParts(of: index, node) : []
    parts.append(contentsOf: place)
    if place.isEmpty, preferences.speaksRoles, node.isHeading, !node.isInWebPage {
      parts.append(headingPart(of: node))
    }
    return parts
  }

  /// A heading says its role description once more, or else "heading".
  private func headingPart(of node: AndroidNode) -> Part {
    guard let text = clean(node.roleDescription, node) else {
      return part(.heading, .heading, node, .heading, Because.heading)
    }
    return part(.heading, text, node, .roleDescription, Because.headingRole)
  }

  private func focusSound(of node: AndroidNode, in window: AndroidWindow.Kind?) -> Sound {
    if window == .splitScreenDivider, windows.last != windows.current { return .complete }
    if windows.isInScrollable != windows.wasInScrollable {
      return windows.isInScrollable ? .chimeUp : .chimeDown
    }
    return node.isActionable ? .focusActionable : .focus
  }

  // MARK: Utterances

  func utterance(
    _ purpose: Utterance.Purpose, _ parts: [Part], queueing: Queueing, of node: String?
  ) -> Utterance {
    let (parts, text) = rendered(parts)
    return Utterance(purpose, parts: parts, text: text, queueing: queueing, node: node)
  }

  /// An utterance without text is its sound alone.
  func output(of utterance: Utterance) -> Reaction.Output {
    utterance.text.isEmpty
      ? .play(utterance.sound, utterance.haptic) : .say(utterance)
  }

  private func hintOutput(_ parts: [Part], _ node: AndroidNode) -> Reaction.Output? {
    guard !parts.isEmpty else { return nil }
    var hint = Utterance(
      .hint, parts: parts, text: SentenceJoint.joined(parts), queueing: .queue, node: node.id)
    hint.group = .hints
    return .hint(hint, pause: preferences.hintDelay)
  }
}

extension FocusCause {
  /// The first focus of a new screen waits for the screen's title.
  var queueing: Queueing {
    switch self {
    case .touch, .swipe, .control: .flushAll
    case .screenChange: .queue
    }
  }

  /// Whether the reading control may change by itself.
  var switchesControl: Bool {
    switch self {
    case .touch, .swipe, .screenChange: true
    case .control: false
    }
  }
}
