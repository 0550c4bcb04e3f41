import PlatformTrees
import Testing

struct AndroidActionTests {
  @Test(arguments: AndroidAction.Kind.allCases)
  func aSetHoldsTheKindsThatItWasMadeOfAndNoOthers(kind: AndroidAction.Kind) {
    let alone = AndroidActionKinds(of: kind)
    #expect(AndroidAction.Kind.allCases.filter(alone.contains) == [kind])
    let others = AndroidActionKinds(
      AndroidAction.Kind.allCases.filter { $0 != kind }.map { AndroidAction($0) })
    #expect(AndroidAction.Kind.allCases.filter { !others.contains($0) } == [kind])
    #expect(others.isDisjoint(with: alone))
  }

  @Test func aNodeOffersWhatItsActionsAreNow() {
    var node = AndroidNode(id: "row", className: "android.view.View")
    #expect(node.offers == [])
    node.actions = [AndroidAction(.click)]
    node.actions.append(AndroidAction(.expand, label: "Open"))
    #expect(node.offers == AndroidActionKinds(of: .click, .expand))
    let open = node
    node.actions.removeAll { $0.kind == .expand }
    #expect(node.offers == AndroidActionKinds(of: .click))
    #expect(open.offers == AndroidActionKinds(of: .click, .expand))
  }

  @Test func whatFewNodesHaveIsEachNodesOwn() {
    let plain = AndroidNode(id: "row", className: "android.view.View")
    var node = plain
    node.hintText = "Twice"
    #expect(node != plain && plain.hintText == nil)
    node.hintText = nil
    #expect(node == plain)
  }
}
