import Accordions
import Semantics
import Testing

@testable import Drawing

@Suite struct IconTests {
  @Test(arguments: Icon.allCases)
  func isTwentyAtItsLongerSide(icon: Icon) throws {
    let bounds = try #require(Path.joined(icon.lines).bounds)
    #expect(abs(max(bounds.width, bounds.height) - 20) < 0.01)
    #expect(bounds.x >= 1.999 && bounds.maxX <= 22.001)
    #expect(bounds.y >= 1.999 && bounds.maxY <= 22.001)
  }

  @Test func eachLooksDifferent() {
    #expect(Set(Icon.allCases.map(\.lines)).count == Icon.allCases.count)
  }
}
