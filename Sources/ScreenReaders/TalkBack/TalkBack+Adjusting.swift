import PlatformTrees

/// Swipes up and down, and the turning of the reading control (SelectorController.java).
extension TalkBack {
  /// Does what the reading control stands on; down is forward.
  mutating func adjust(_ direction: SwipeDirection) -> [Reaction.Output] {
    switch control.current {
    case .characters: return readText(by: .character, direction)
    case .words: return readText(by: .word, direction)
    case .lines, .paragraphs: return readText(by: .paragraph, direction)
    case .headings: return swipe(direction, .heading, because: .control)
    case .controls: return swipe(direction, .control, because: .control)
    case .links: return swipe(direction, .link, because: .control)
    case .containers: return swipe(direction, .container, because: .control)
    case .default: return swipe(direction, .any, because: .swipe)
    case .actions: return turnAction(direction)
    case .adjustableWidget: return adjustWidget(direction)
    case .speechRate: return changeSpeechRate(direction)
    case .typo, .landmarks, .windows: return [.play(.complete, nil)]
    }
  }

  /// Up is more, down is less.
  private func adjustWidget(_ direction: SwipeDirection) -> [Reaction.Output] {
    guard let cursor else { return [] }
    let holder =
      role(of: cursor) == .seekControl
      ? cursor : tree.ancestors(of: cursor).first { role(of: $0) == .numberPicker }
    guard let holder else { return [] }
    let id = tree[holder].id
    return [.send(direction == .forward ? .decrement(node: id) : .increment(node: id))]
  }

  /// The rate moves by a tenth; how much that is to hear is the speech engine's matter.
  private mutating func changeSpeechRate(_ direction: SwipeDirection) -> [Reaction.Output] {
    let step = direction == .forward ? -10 : 10
    control.speechRate = min(600, max(10, control.speechRate + step))
    let text = words.template(.speechRateChanged).filled([words.digits(control.speechRate)])
    let spoken = part(
      .notice, text, of: nil, .readingControl, Because.speechRate, word: words[.speechRateChanged])
    let swipes = words.text(
      .eitherGesture, lowercased(.swipeLeftWithThree), lowercased(.swipeRightWithThree))
    return announce(spoken, hint: .toSelectSetting, swipes)
  }

  // MARK: Actions

  /// The next entry: first comes the click, then what the menu holds.
  private mutating func turnAction(_ direction: SwipeDirection) -> [Reaction.Output] {
    guard let cursor else { return [] }
    let actions = menuActions(at: cursor)
    guard !actions.isEmpty else { return [] }
    let count = actions.count + 1
    let place = control.chosenAction.map { $0 + 1 } ?? 0
    let next = (place + (direction == .forward ? 1 : count - 1)) % count
    control.chosenAction = next == 0 ? nil : next - 1
    let title = next == 0 ? words[.activate].text : actions[next - 1].title
    let spoken = part(
      .actions, title, tree[cursor], .readingControl, Because.actionChosen,
      word: next == 0 ? words[.activate] : nil)
    return announce(spoken, hint: .toPerformAction)
  }

  // MARK: Turning

  /// Three fingers to the side: the next control or the one before, round and round.
  mutating func turnControl(by offset: Int) -> [Reaction.Output] {
    let offered = offeredControls(at: cursor)
    guard !offered.isEmpty else { return [] }
    let place = offered.firstIndex(of: control.current)
    let next =
      place.map { ($0 + offset + offered.count) % offered.count }
      ?? (offset > 0 ? 0 : offered.count - 1)
    return choose(offered[next])
  }

  /// Goes straight to a control; nothing where it is not offered.
  mutating func chooseControl(_ wanted: NavigationControl) -> [Reaction.Output] {
    guard let control = wanted.readingControl,
      !control.isContextual || offeredControls(at: cursor).contains(control)
    else { return [] }
    return choose(control)
  }

  private mutating func choose(_ wanted: ReadingControl) -> [Reaction.Output] {
    control.current = wanted
    control.chosenAction = nil
    let word = title(of: wanted)
    let spoken = part(.notice, word, of: nil, .readingControl, Because.controlChosen)
    let swipes = words.text(.eitherGesture, lowercased(.swipeUp), lowercased(.swipeDown))
    switch wanted {
    case .characters, .words, .lines, .paragraphs, .headings, .controls, .links, .landmarks,
      .windows, .containers:
      return announce(spoken, hint: .toReadBy, swipes, lowercased(word))
    case .default: return announce(spoken, hint: .toReadBy, swipes, lowercased(.defaultNavigation))
    case .typo: return announce(spoken, hint: .toCheckTypos, swipes)
    case .actions, .speechRate, .adjustableWidget:
      return announce(spoken, hint: .toAdjustSetting, swipes)
    }
  }

  private func title(of control: ReadingControl) -> TalkBackWord {
    switch control {
    case .typo: .proofread
    case .actions: .actionsControl
    case .characters: .characters
    case .words: .words
    case .lines: .lines
    case .paragraphs: .paragraphs
    case .headings: .headings
    case .controls: .controls
    case .links: .links
    case .landmarks: .landmarks
    case .windows: .windows
    case .containers: .containers
    case .default: .defaultControl
    case .speechRate: .speechRate
    case .adjustableWidget:
      cursor.map { role(of: $0) } == .seekControl ? .adjustSlider : .adjustValue
    }
  }

  private func lowercased(_ word: TalkBackWord) -> String {
    OwnParts.asciiLowercased(words[word].text)
  }

  /// A word of the reading control, and how to go on from there.
  private func announce(
    _ spoken: Part, hint word: TalkBackWord, _ arguments: String...
  ) -> [Reaction.Output] {
    var said = utterance(.reader, [spoken], queueing: .interrupt, of: nil)
    said.skipsDuplicates = true
    guard preferences.givesHints else { return [.say(said)] }
    let text = words.template(word).filled(arguments)
    let hint = part(.hint, text, of: nil, .readingControl, Because.controlHint, word: words[word])
    var follows = Utterance(.hint, parts: [hint], text: text, queueing: .queue)
    follows.group = .hints
    return [.say(said), .hint(follows, pause: preferences.hintDelay)]
  }
}

extension NavigationControl {
  /// TalkBack's choice of that name; nil where it has none.
  var readingControl: ReadingControl? {
    switch self {
    case .characters: .characters
    case .words: .words
    case .lines: .lines
    case .paragraphs: .paragraphs
    case .headings: .headings
    case .controls: .controls
    case .links: .links
    case .landmarks: .landmarks
    case .containers: .containers
    case .actions: .actions
    case .speechRate: .speechRate
    case .adjust: .adjustableWidget
    case .default: .default
    case .windows: .windows
    case .images, .verticalNavigation: nil
    }
  }
}
