import Accordions
import Drawing
import Foundation
import FoundationXML
import Semantics
import Testing

@Suite struct SVGTests {
  private let measure: TextMeasure

  init() throws {
    measure = try TextMeasure()
  }

  private func picture(title: String) -> Picture {
    ScreenPicture([.init(AccordionRow(id: "row", title: title), .active)]).picture(in: measure)
  }

  /// Whether another parser takes it as XML.
  private func isWellFormed(_ svg: String) -> Bool {
    XMLParser(data: Data(svg.utf8)).parse()
  }

  @Test(arguments: [
    "", "<b>&amp;</b> \"quoted\" ]]>", "a\0b\u{1}\u{8}\u{1F}\u{7F}\u{FFFE}", "one\ntwo\r\nthree",
    "😀 e\u{301} 日本語 שלום", "\u{202E}turned", String(repeating: "long ", count: 2000),
  ])
  func everyTitleIsWellFormed(title: String) {
    #expect(isWellFormed(picture(title: title).svg()))
  }

  @Test func saysWhatItShows() {
    let svg = picture(title: "Where is it?").svg()
    #expect(svg.contains("role=\"img\" aria-labelledby=\"title\""))
    #expect(svg.contains("<title id=\"title\">Where is it? (open: Body content"))
  }

  @Test func scaleEnlargesTheFileNotItsCoordinates() {
    let svg = picture(title: "T").svg(scale: 3)
    #expect(svg.contains("width=\"1164\" height=\"450\" viewBox=\"0 0 388 150\""))
  }

  @Test func idsOfInlinePicturesDiffer() throws {
    let one = ids(in: picture(title: "One").inlineSVG(prefix: "a-"))
    let two = ids(in: picture(title: "One").inlineSVG(prefix: "b-"))
    #expect(!one.isEmpty)
    #expect(Set(one).isDisjoint(with: two))
  }

  @Test func picturesOfAPageShareTheirLetters() {
    var page = InlinePictures()
    let pictures = ["One", "Two", "Eno"].map { page.element(for: picture(title: $0)) }
    let html = page.definitions + pictures.joined()
    let ids = ids(in: html)
    #expect(Set(ids).count == ids.count)
    #expect(Set(references(in: html)).isSubset(of: ids))
    let alone = picture(title: "Eno").inlineSVG(prefix: "x").utf8.count
    #expect(pictures[2].utf8.count < alone / 2)
  }

  @Test func everyReferenceIsMet() {
    for sample in Sample.allCases {
      let svg = sample.picture(in: measure).svg()
      #expect(Set(references(in: svg)).isSubset(of: ids(in: svg)))
      #expect(isWellFormed(svg))
    }
  }

  @Test func picturesOfAPageCarryTheirTitleAndNoStyle() {
    var page = InlinePictures(prefix: "x-")
    let element = page.element(for: Sample.followsViewer.picture(in: measure))
    #expect(element.contains("role=\"img\" aria-label=\"Title of accordion (closed)\""))
    #expect(!element.contains("<style>"))
    #expect(page.styleSheet.hasPrefix(".x-p0{fill:#FFFFFF}"))
    #expect(isWellFormed(element) && isWellFormed(page.definitions))
  }

  @Test func followsTheViewersScheme() {
    let svg = Sample.followsViewer.picture(in: measure).svg()
    #expect(svg.contains("@media (prefers-color-scheme:dark){.p0{fill:#0E0E0F}"))
    #expect(!Sample.defaultLight.picture(in: measure).svg().contains("<style>"))
  }

  private func ids(in svg: String) -> [Substring] {
    svg.matches(of: /\ id="([^"]+)"/).map(\.1)
  }

  private func references(in svg: String) -> [Substring] {
    svg.matches(of: /(?:href="|url\()#([^")]+)/).map(\.1)
  }
}
