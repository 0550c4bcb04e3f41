import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite("What TalkBack puts on a braille display")
struct BrailleTests {
  private func shown(_ node: AndroidNode, _ children: [Subtree<AndroidNode>] = []) throws -> [Part]
  {
    var reader = try TalkBack(screen: AndroidScreen(Subtree(node, children)))
    _ = reader.perform(.touch(node: node.id), at: 0)
    #expect(reader.focus == node.id)
    return reader.brailleParts()
  }

  private func node(
    _ text: String?, _ className: String = "android.widget.Button",
    _ flags: AndroidFlags = .clickable, actions: [AndroidAction.Kind] = []
  ) -> AndroidNode {
    var node = AndroidNode(id: "a", className: className, text: text)
    node.flags.formUnion(flags)
    node.actions = actions.map { AndroidAction($0) }
    return node
  }

  private static let view = "android.view.View"

  @Test("Marks stand behind the text, in the order of the source")
  func marks() throws {
    let samples: [(AndroidNode, String)] = [
      (node("Delivery", actions: [.expand]), "Delivery + btn"),
      (node("Delivery", actions: [.collapse]), "Delivery - btn"),
      (node("Delivery", actions: [.expand, .collapse]), "Delivery + btn"),
      (node("Delivery", Self.view, [.clickable, .selected, .heading]), "Delivery sel hdg ⠿⠄"),
      (node("Delivery", Self.view, [.longClickable]), "Delivery ⠿⠤"),
      (node("Mail", "android.widget.CheckBox", [.clickable, .checkable]), "Mail ( ) ⠿⠄"),
      (
        node("Name", "android.widget.EditText", [.clickable, .multiLine, .editable]), "Name mln edt"
      ),
      (node("Size", "android.widget.Spinner"), "Size drbtn"),
      (node("Cat", "android.widget.ImageView", [.focusable]), "Cat gra"),
      (node("Cat", "android.widget.ImageView"), "Cat btn gra"),
    ]
    for (node, text) in samples {
      let parts = try shown(node)
      #expect(parts.map(\.text).joined(separator: " ") == text)
      #expect(parts.allSatisfy { $0.origin.evidence == .platformSource })
    }
  }

  @Test("What is off, checked, or a heading of a level")
  func states() throws {
    var off = node("Delivery", Self.view, [.clickable, .heading])
    off.flags.remove(.enabled)
    #expect(try shown(off).map(\.text) == ["Delivery", "hdg", "disabled"])
    var box = node("Mail", "android.widget.CheckBox", [.clickable, .checkable])
    box.checked = .checked
    #expect(try shown(box).map(\.text) == ["Mail", "(x)", "⠿⠄"])
    var heading = node("News", Self.view, [.clickable, .heading])
    heading.roleDescription = "heading 2"
    #expect(try shown(heading).map(\.text) == ["News", "h2", "⠿⠄"])
  }

  @Test("A description stands in place of what is inside; else what is folded in is shown once")
  func folding() throws {
    let one = Subtree(AndroidNode(id: "b", className: "android.widget.TextView", text: "One"))
    let two = Subtree(AndroidNode(id: "c", className: "android.widget.TextView", text: "One"))
    let three = Subtree(AndroidNode(id: "d", className: "android.widget.TextView", text: "Two"))
    let row = node(nil, Self.view)
    #expect(try shown(row, [one, two, three]).map(\.text) == ["One", "Two", "⠿⠄"])
    var described = row
    described.contentDescription = "All"
    #expect(try shown(described, [one, three]).map(\.text) == ["All", "⠿⠄"])
  }

  @Test("A reading control that is chosen is shown for a while, and nothing else that is said")
  func messages() throws {
    var reader = try TalkBack(screen: AndroidScreen(Subtree(node("Delivery"))))
    let arrival = reader.perform(.touch(node: "a"), at: 0)
    #expect(arrival.utterances.allSatisfy { reader.brailleMessage(of: $0) == nil })
    let choice = reader.perform(.nextControl, at: 0)
    let shown = choice.utterances.compactMap(reader.brailleMessage).flatMap { $0 }
    #expect(shown.count == 1 && shown[0].origin.rule.id == "talkback.braille.control")
    #expect(choice.utterances.contains { $0.parts.map(\.text).contains(shown[0].text) })
  }

  @Test("VoiceOver's words are shown as spoken, and said to be modelled")
  func voiceOver() throws {
    var element = IOSElement(id: "a")
    element.label = "Delivery"
    element.traits = .button
    element.expandedStatus = .collapsed
    var reader = try VoiceOver(tree: IOSTree([Subtree(element)]))
    #expect(reader.brailleParts().isEmpty)
    _ = reader.perform(.swipeRight, at: 0)
    let parts = reader.brailleParts()
    #expect(parts.first?.text == "Delivery" && parts.count == 3)
    #expect(parts.allSatisfy { $0.origin.evidence == .modelled })
  }
}
