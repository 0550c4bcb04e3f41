import Accordions
import Drawing
import Semantics
import Testing

@Suite struct NodePictureTests {
  private let measure: TextMeasure

  init() throws {
    measure = try TextMeasure()
  }

  @Test func tellsWhatIsSeenAndNothingElse() {
    let title = NodePicture(SampleScreen.root).picture(in: measure).title
    #expect(title.hasPrefix("Frequently asked. A parcel at a door. Delivery times. Returns."))
    #expect(title.contains("Country  France"))
    #expect(!title.contains("Never seen"))
  }

  @Test func emptyScreenIsAPage() {
    let picture = NodePicture(Node(id: "root", role: .group)).picture(in: measure)
    #expect(picture.title == "Nothing to see")
    #expect(picture.height == 48)
  }

  @Test func cursorOnWhatIsNotSeenIsNotDrawn() {
    var sketch = NodePicture(SampleScreen.root)
    let bare = sketch.picture(in: measure).svg()
    sketch.cursor = Cursor(.voiceOver, on: "hidden")
    let hidden = sketch.picture(in: measure).svg()
    sketch.cursor = Cursor(.voiceOver, on: "gift")
    #expect(hidden.split(separator: "<").count == bare.split(separator: "<").count)
    #expect(
      sketch.picture(in: measure).svg().split(separator: "<").count
        == bare.split(separator: "<").count + 2)
  }

  @Test(arguments: Role.allCases)
  func everyRoleIsSeen(role: Role) {
    let node = Node(
      id: "node", role: role, name: "Name",
      children: [Node(id: "text", role: .text, name: "Text")])
    let title = NodePicture(node).picture(in: measure).title
    #expect(title.contains("Name") || title.contains("Text"))
  }
}
