public import PlatformTrees
public import ScreenReaders
import Semantics

/// An iOS app of which only one moment's tree is known: activation changes nothing.
public struct RawIOSApp: App {
  public let tree: Subtree<IOSElement>

  public init(_ tree: Subtree<IOSElement>) { self.tree = tree }

  public var disclosures: [DisclosureTruth] { [] }

  public mutating func respond(to command: Command) -> [IOSReaction] { [] }

  public mutating func respond(to event: ScriptedEvent) -> [IOSReaction] {
    [IOSReaction(posts: IOSPlatform.posts(for: event))]
  }
}

/// An Android app of which only one moment's tree is known: a click is sent and changes nothing.
public struct RawAndroidApp: App {
  public let tree: Subtree<AndroidNode>

  public init(_ tree: Subtree<AndroidNode>) { self.tree = tree }

  public var disclosures: [DisclosureTruth] { [] }

  public mutating func respond(to command: Command) -> [AndroidReaction] {
    switch command {
    case .activate(let node): [AndroidReaction(posts: [AndroidEvent(.viewClicked, source: node)])]
    case .longPress(let node):
      [AndroidReaction(posts: [AndroidEvent(.viewLongClicked, source: node)])]
    case .perform, .customAction, .increment, .decrement, .escape, .magicTap, .scroll: []
    }
  }

  public mutating func respond(to event: ScriptedEvent) -> [AndroidReaction] {
    [AndroidReaction(posts: AndroidPlatform.posts(for: event))]
  }
}
