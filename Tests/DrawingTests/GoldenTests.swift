import Drawing
import Testing

@Suite struct GoldenTests {
  @Test(arguments: Sample.allCases)
  func vectorsAgree(sample: Sample) throws {
    let svg = sample.picture(in: try TextMeasure()).svg()
    guard let golden = Golden(name: "\(sample.rawValue).svg").bytes(recording: Array(svg.utf8))
    else { return }
    let expected = SVGStructure(String(decoding: golden, as: UTF8.self))
    #expect(SVGStructure(svg).difference(from: expected, tolerance: 1) == nil)
  }

  @Test(arguments: Sample.allCases)
  func pixelsAgree(sample: Sample) throws {
    let png = try sample.picture(in: try TextMeasure()).png()
    guard let golden = Golden(name: "\(sample.rawValue).png").bytes(recording: png) else { return }
    let expected = try #require(Bitmap(png: golden))
    let distance = try #require(Bitmap(png: png)).distance(to: expected)
    #expect(try #require(distance) < 0.2)
  }

  @Test(arguments: Sample.allCases)
  func sameBytesAgain(sample: Sample) throws {
    let (first, second) = (try TextMeasure(), try TextMeasure())
    _ = Sample.sheet.picture(in: second).svg()
    #expect(sample.picture(in: first).svg() == sample.picture(in: second).svg())
    #expect(try sample.picture(in: first).png() == sample.picture(in: second).png())
  }
}
