public import PlatformTrees
public import Semantics

/// What TalkBack does when windows, panes and whole screens change
/// (WindowEventInterpreter.java, ScreenFeedbackManager.java, FocusProcessorForScreenStateChange).
extension TalkBack {
  /// The app changed its tree: the cursor stays on its node, and goes to a new place where that
  /// is gone.
  public mutating func apply(
    _ treeChanges: [TreeChange<AndroidNode>], at time: Milliseconds
  ) -> Reaction {
    let focused = focus
    for change in treeChanges {
      noteOrder(of: change)
      screen.tree.apply(change)
    }
    guard let focused else { return Reaction() }
    cursor = tree.index(of: focused)
    return Reaction(cursor == nil ? [.focus(nil)] : [])
  }

  /// The title of a window or pane, and then the first stop in it where the cursor is nowhere:
  /// both wait until the windows have come to rest.
  mutating func screenFeedback(on event: AndroidEvent, at time: Milliseconds)
    -> [Reaction.Output]
  {
    guard event.kind == .windowStateChanged else { return scrollFeedback(on: event, at: time) }
    changes.windowChangedAt = time
    var outputs: [Reaction.Output] = []
    if let title = titleUtterance(of: event) { outputs.append(.say(title)) }
    if cursor == nil, let first = firstStop() {
      let calm = settlingTime(of: event.source.flatMap(tree.index(of:)).flatMap(windowKind))
      outputs.append(
        contentsOf: focus(first, because: .screenChange).map { $0.delayed(by: calm) })
    }
    return outputs
  }

  private func titleUtterance(of event: AndroidEvent) -> Utterance? {
    let source = event.source.flatMap(tree.index(of:))
    let own = event.text.first { !$0.isEmpty } ?? event.contentDescription
    guard let title = own ?? source.flatMap(title(at:)), !title.isEmpty else { return nil }
    let node = source.map { tree[$0].id }
    let spoken = part(.window, title, of: node, .window, Because.windowTitle)
    var utterance = utterance(.reader, [spoken], queueing: .uninterruptible, of: node)
    utterance.delay = settlingTime(of: source.flatMap(windowKind))
    return utterance
  }

  /// What the rule itself says of a window that changed: a drawer or the options menu has opened.
  /// Titles are said elsewhere (EventTypeWindowStateChangedFeedbackRule.java).
  func opened(_ event: AndroidEvent) -> Reaction {
    switch event.className.flatMap(Drawer.init(className:)) {
    case .drawerLayout:
      let title = SentenceJoint.joined(eventParts(event, Because.drawerOpened))
      return said(words.text(.drawerOpened, title), .drawerOpened, event, .interrupt)
    case .slidingDrawer:
      return said(words[.slidingDrawerOpened].text, .slidingDrawerOpened, event, .interrupt)
    case .iconMenu: return said(words[.optionsOpened].text, .optionsOpened, event, .uninterruptible)
    case nil: return Reaction()
    }
  }

  private func said(
    _ text: String, _ word: TalkBackWord, _ event: AndroidEvent, _ queueing: Queueing
  ) -> Reaction {
    let spoken = part(
      .window, text, of: event.source, .window, Because.drawerOpened, word: words[word])
    return Reaction([.say(utterance(.change, [spoken], queueing: queueing, of: event.source))])
  }

  /// The classes of views that an event about a window can be told by.
  private enum Drawer {
    case drawerLayout, slidingDrawer, iconMenu

    init?(className: String) {
      switch className {
      case "androidx.drawerlayout.widget.DrawerLayout", "androidx.core.widget.DrawerLayout":
        self = .drawerLayout
      case "android.widget.SlidingDrawer": self = .slidingDrawer
      case "com.android.internal.view.menu.IconMenuView": self = .iconMenu
      default: return nil
      }
    }
  }

  private func settlingTime(of window: AndroidWindow.Kind?) -> Milliseconds {
    switch window {
    case .accessibilityOverlay: 150
    case .pictureInPicture: 300
    case .application, .system, .inputMethod, .splitScreenDivider, nil: 550
    }
  }

  private func title(at index: TreeIndex) -> String? {
    tree[index].paneTitle ?? (tree.parent(of: index) == nil ? window(of: index)?.title : nil)
  }
}

extension Reaction.Output {
  fileprivate func delayed(by time: Milliseconds) -> Reaction.Output {
    guard case .say(var utterance) = self else { return self }
    utterance.delay += time
    return .say(utterance)
  }
}
