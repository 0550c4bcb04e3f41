public import Playing
import Semantics

/// A small screen that shows what a rule finds, or what it lets pass.
public struct RuleExample: Sendable {
  public enum Expectation: Sendable, Hashable {
    /// Fails, with these nodes in its findings, in the order of the screen.
    case fails([String])
    case passes
    /// Asks a person about these nodes.
    case needsReview([String])
  }

  /// What it shows, in a sentence.
  public let title: String
  public let expectation: Expectation
  public let screen: AuditedScreen
  /// The screen as it was written, where it was written by hand.
  public let nodes: NodesScreen?

  init(_ title: String, _ expectation: Expectation, _ screen: AuditedScreen) {
    self.title = title
    self.expectation = expectation
    self.screen = screen
    nodes = nil
  }

  init(
    _ title: String, _ expectation: Expectation,
    on systems: Set<OperatingSystem> = [.ios, .android],
    change: (inout AuditedScreen) -> Void = { _ in }, _ nodes: [ScreenNode]
  ) {
    self.title = title
    self.expectation = expectation
    let root = NodesScreen(ScreenNode(Node(id: "screen", role: .group), children: nodes))
    var screen = AuditedScreen(root, title: title, on: systems)
    change(&screen)
    self.screen = screen
    self.nodes = root
  }
}
