public import PlatformTrees
public import Semantics

/// What the app's framework sends (compositor/rule/*.java, eventprocessor/*.java).
extension TalkBack {
  /// Android's own name of the event.
  public static func name(of event: AndroidEvent) -> String { event.kind.rawValue }

  /// A click is looked at 150 ms later, so that the node's state can catch up.
  public func processingDelay(of event: AndroidEvent) -> Milliseconds {
    event.kind == .viewClicked ? 150 : 0
  }

  /// What TalkBack does about an event, from the nodes as they are at this moment.
  public mutating func handle(_ event: AndroidEvent, at time: Milliseconds) -> Reaction {
    guard !isDropped(event, at: time) else { return Reaction() }
    if event.kind == .viewFocused {
      changes.inputFocus = event.source
      changes.inputFocusedAt = time
    }
    let composed = compose(event, at: time)
    return Reaction(composed.outputs + screenFeedback(on: event, at: time))
  }

  /// What TalkBack's announcement code makes of an event: without the titles of windows and the
  /// cursor's way to them, which are the work of other parts of it.
  public mutating func compose(_ event: AndroidEvent, at time: Milliseconds) -> Reaction {
    let source = event.source.flatMap(tree.index(of:))
    switch event.kind {
    case .viewClicked: return clicked(source)
    case .viewLongClicked: return Reaction([.play(.longClicked, .longClicked)])
    case .windowContentChanged: return contentChanged(event, source, at: time)
    case .announcement: return announced(event)
    case .notificationStateChanged: return notified(event)
    case .viewFocused: return inputFocused(event)
    case .viewSelected: return selected(event, source)
    case .hoverEnter: return source == nil ? hovered(event) : Reaction()
    case .accessibilityFocused:
      let own = eventParts(event, Because.focusEvent)
      return Reaction(source.map { focus($0, because: .touch, eventText: own) } ?? [])
    case .windowStateChanged: return opened(event)
    case .viewScrolled, .hoverExit, .viewTextChanged, .windowsChanged, .viewContextClicked,
      .textSelectionChanged, .textTraversed, .accessibilityFocusCleared, .viewTargetedByScroll,
      .touchExplorationStart, .touchExplorationEnd, .touchInteractionStart, .touchInteractionEnd,
      .gestureDetectionStart, .gestureDetectionEnd, .assistReadingContext, .speechStateChange:
      return Reaction()
    }
  }

  /// What a window's change sets off by itself in its first 200 ms is not spoken.
  private func isDropped(_ event: AndroidEvent, at time: Milliseconds) -> Bool {
    if event.kind == .viewSelected, followsInputFocus(event, at: time) { return true }
    guard let changed = changes.windowChangedAt, time - changed < 200 else { return false }
    switch event.kind {
    case .viewFocused, .viewSelected, .viewScrolled: return time > changed
    case .viewClicked, .viewLongClicked, .viewTextChanged, .windowStateChanged,
      .notificationStateChanged, .hoverEnter, .hoverExit, .windowContentChanged, .announcement,
      .accessibilityFocused, .windowsChanged, .viewContextClicked, .textSelectionChanged,
      .textTraversed, .accessibilityFocusCleared, .viewTargetedByScroll, .touchExplorationStart,
      .touchExplorationEnd, .touchInteractionStart, .touchInteractionEnd, .gestureDetectionStart,
      .gestureDetectionEnd, .assistReadingContext, .speechStateChange:
      return false
    }
  }

  /// A selection that comes within 200 ms of the input focus on the same branch says nothing new.
  private func followsInputFocus(_ event: AndroidEvent, at time: Milliseconds) -> Bool {
    guard let focused = changes.inputFocus.flatMap(tree.index(of:)),
      let selected = event.source.flatMap(tree.index(of:)), time - changes.inputFocusedAt < 200
    else { return false }
    return focused == selected || tree.ancestors(of: focused).contains(selected)
      || tree.ancestors(of: selected).contains(focused)
  }

  // MARK: Clicks

  /// A tick, and the first of: checked or not, selected, collapsed or expanded.
  private func clicked(_ source: TreeIndex?) -> Reaction {
    let spoken = source.flatMap { clickedPart($0, tree[$0]) }
    var utterance = utterance(
      .change, spoken.map { [$0] } ?? [], queueing: .queue, of: source.map { tree[$0].id })
    utterance.skipsDuplicates = true
    utterance.sound = .tick
    utterance.haptic = .clicked
    return Reaction([output(of: utterance)])
  }

  private func clickedPart(_ index: TreeIndex, _ node: AndroidNode) -> Part? {
    if let checked = checkedPart(of: node) { return checked }
    for child in tree.children(of: index) {
      if let checked = checkedPart(of: tree[child]) { return checked }
    }
    if node.has(.selected) {
      return part(.selected, .selected, node, .selected, Because.clickedSelected)
    }
    return expandedStatus(of: node)
  }

  /// A node with a state description is left to the event about that.
  private func checkedPart(of node: AndroidNode) -> Part? {
    guard node.has(.checkable), state(of: node) == nil else { return nil }
    let isChecked = node.checked == .checked
    let role = node.role
    let word: TalkBackWord =
      role == .switch || role == .toggleButton
      ? (isChecked ? .on : .off) : (isChecked ? .checked : .notChecked)
    return part(.checked, word, node, .checked, Because.clickedChecked)
  }

  // MARK: Announcements

  /// Short announcements are heard out, longer ones wait their turn and can be cut.
  private func announced(_ event: AndroidEvent) -> Reaction {
    let parts = eventParts(event, Because.announcement)
    let isLong = SentenceJoint.joined(parts).utf16.count > 30
    var utterance = utterance(
      .announcement, parts, queueing: isLong ? .queue : .uninterruptibleCanIgnoreInterrupts,
      of: nil)
    utterance.skipsDuplicates = true
    utterance.haptic = .notification
    return Reaction([output(of: utterance)])
  }

  /// A toast; what a notification holds is not in its event.
  private func notified(_ event: AndroidEvent) -> Reaction {
    guard let name = event.className, name.hasPrefix("android.widget.Toast") else {
      return Reaction()
    }
    return spoken(event, .announcement, Because.toast, queueing: .uninterruptible)
  }

  private func inputFocused(_ event: AndroidEvent) -> Reaction {
    spoken(
      event, .change, Because.inputFocus, queueing: .interrupt, sound: .focusActionable,
      haptic: .focusedOrSelected)
  }

  private func hovered(_ event: AndroidEvent) -> Reaction {
    spoken(event, .focus, Because.hover, queueing: .interrupt)
  }

  /// The event's own text, and its sound with it; nothing where there is no text.
  private func spoken(
    _ event: AndroidEvent, _ purpose: Utterance.Purpose, _ rule: Rule, queueing: Queueing,
    sound: Sound? = nil, haptic: Haptic? = nil
  ) -> Reaction {
    let parts = eventParts(event, rule)
    guard !parts.isEmpty else { return Reaction() }
    var utterance = utterance(purpose, parts, queueing: queueing, of: nil)
    utterance.sound = sound
    utterance.haptic = haptic
    return Reaction([.say(utterance)])
  }

  /// The event's description, else its texts.
  func eventParts(_ event: AndroidEvent, _ rule: Rule) -> [Part] {
    if let text = event.contentDescription, !text.isEmpty {
      return [eventPart(text, event, .contentDescription, rule)]
    }
    return event.text.filter { !$0.isEmpty }.map { eventPart($0, event, .eventText, rule) }
  }

  private func eventPart(
    _ text: String, _ event: AndroidEvent, _ property: Property, _ rule: Rule
  ) -> Part {
    guard let source = event.source.flatMap(tree.index(of:)) else {
      return part(.text, text, of: nil, property, rule)
    }
    return part(.text, text, tree[source], property, rule)
  }

  // MARK: Selection

  private func selected(_ event: AndroidEvent, _ source: TreeIndex?) -> Reaction {
    guard let source else { return Reaction() }
    let node = tree[source]
    let role = node.role
    switch role {
    case .seekControl: return seekSelected(source, node)
    case .progressBar: return progressSelected(event, source, node)
    case .tabBar:
      return spoken(
        event, .change, Because.selection, queueing: .uninterruptible, sound: .focusActionable,
        haptic: .focusedOrSelected)
    case .none, .button, .checkBox, .dropDownList, .editText, .grid, .image, .imageButton, .list,
      .radioButton, .switch, .toggleButton, .viewGroup, .webView, .pager, .checkedTextView,
      .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey, .textEntryKey:
      return spoken(
        event, .change, Because.selection, queueing: .interrupt, sound: .focusActionable,
        haptic: .focusedOrSelected)
    }
  }

  private func seekSelected(_ index: TreeIndex, _ node: AndroidNode) -> Reaction {
    var parts: [Part] = []
    appendOwn(of: index, node, .seekControl, to: &parts)
    guard !parts.isEmpty else { return Reaction() }
    var utterance = utterance(.change, parts, queueing: .interrupt, of: node.id)
    utterance.group = .seekProgress
    utterance.skipsDuplicates = true
    return Reaction([.say(utterance)])
  }

  private func progressSelected(
    _ event: AndroidEvent, _ index: TreeIndex, _ node: AndroidNode
  ) -> Reaction {
    guard index == cursor || node.has(.focused) || node.liveRegion != .off else {
      return Reaction()
    }
    let own = eventParts(event, Because.selection)
    let parts = own.isEmpty ? barState(of: node) : own
    var utterance = utterance(
      .change, parts, queueing: node.liveRegion == .assertive ? .interrupt : .uninterruptible,
      of: node.id)
    utterance.group = .progressBar
    utterance.skipsDuplicates = true
    utterance.sound = own.isEmpty ? .scrollTone : nil
    return Reaction([output(of: utterance)])
  }

  /// The state description of a bar, else its value.
  func barState(of node: AndroidNode) -> [Part] {
    if let state = state(of: node) {
      return [part(.state, state, node, .stateDescription, Because.stateDescription)]
    }
    return [rangeState(of: node)].compactMap(\.self)
  }
}
