import PlatformTrees
import Semantics

/// Which windows the cursor was in and is in.
struct WindowTracker: Sendable {
  /// Nil where no window is known.
  var current: Int?
  var last: Int?
  /// Whether the cursor is, and was, in something that scrolls.
  var isInScrollable = false
  var wasInScrollable = false
  /// The title of the container that the cursor is in.
  var containerTitle = ""

  init(current: Int?) { self.current = current }
}

extension TalkBack {
  func root(of index: TreeIndex) -> TreeIndex {
    var top = index
    while let parent = tree.parent(of: top) { top = parent }
    return top
  }

  func window(of index: TreeIndex) -> AndroidWindow? {
    guard screen.windows.count > 1 else { return screen.windows.first }
    let root = root(of: index)
    guard let place = tree.roots.firstIndex(of: root), screen.windows.indices.contains(place)
    else { return nil }
    return screen.windows[place]
  }

  func windowKind(of index: TreeIndex) -> AndroidWindow.Kind? { window(of: index)?.kind }

  /// GlobalVariables.java, `updateStateFromEvent`.
  mutating func enterWindow(of index: TreeIndex) {
    windows.wasInScrollable = windows.isInScrollable
    windows.isInScrollable =
      tree[index].isScrollable || tree.ancestors(of: index).contains { tree[$0].isScrollable }
    windows.last = windows.current
    windows.current = window(of: index)?.id
  }

  /// "Window …", where a person took the cursor to another window.
  func windowPart(of index: TreeIndex, byPerson: Bool) -> Part? {
    guard windows.last != windows.current, byPerson || preferences.isSplitScreen,
      let window = window(of: index)
    else { return nil }
    let title = window.title ?? ""
    switch window.kind {
    case .pictureInPicture: return windowPart(.pictureInPicture, title)
    case .system, .inputMethod:
      return preferences.speaksSystemWindows ? windowPart(.window, title) : nil
    case .application, .accessibilityOverlay, .splitScreenDivider:
      return windowPart(.window, title)
    }
  }

  private func windowPart(_ word: TalkBackWord, _ title: String) -> Part {
    part(
      .window, words.text(word, title), of: nil, .window, Because.windowTransition,
      word: words[word])
  }

  /// "In …" and "Out of …" of the nearest container with a title.
  mutating func containerPart(of index: TreeIndex) -> Part? {
    let last = windows.containerTitle
    var holder: TreeIndex? = index
    while let place = holder, tree[place].containerTitle.isNilOrEmpty {
      holder = tree.parent(of: place)
    }
    let title = holder.flatMap { tree[$0].containerTitle } ?? ""
    windows.containerTitle = title
    guard title != last else { return nil }
    let word: TalkBackWord = title.isEmpty ? .outOfRole : .inRole
    return part(
      .container, words.text(word, title.isEmpty ? last : title), of: holder.map { tree[$0].id },
      .containerTitle, Because.containerTransition, word: words[word])
  }
}
