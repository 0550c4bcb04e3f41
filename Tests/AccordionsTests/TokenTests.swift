import Accordions
import Foundation
import Semantics
import Testing

/// Fact 17 and the contrasts that follow from it.
@Suite struct TokenTests {
  @Test(
    "Fact 17: every colour is a semantic token with a value in both schemes",
    arguments: [
      ("bg/white-0", "#FFFFFF", "#0E0E0F"), ("border/soft-100", "#E9E9EA", "#2F2F31"),
      ("bg/weak-50", "#F4F5F5", "#242427"), ("text/strong-950", "#0E0E0F", "#FFFFFF"),
      ("text/sub-700", "#48484A", "#C7C7CC"), ("fg/sub-700", "#48484A", "#C7C7CC"),
      ("fg/soft-500", "#8E8E93", "#AEAEB2"),
    ])
  func colors(name: String, light: String, dark: String) throws {
    let token = try ColorToken(named: name)
    #expect(token.color(in: .light).hex == light)
    #expect(token.color(in: .dark).hex == dark)
  }

  @Test("Fact 17: no other colour is used")
  func seven() { #expect(ColorToken.allCases.count == 7) }

  @Test("A token that is not there is answered with the nearest")
  func unknownToken() {
    #expect(throws: UnknownName.self) { try ColorToken(named: "bg/weak-5") }
    let error = UnknownName(
      kind: "colour token", name: "bg/weak-5", among: ColorToken.allCases.map(\.rawValue))
    #expect(error.nearest == "bg/weak-50")
    #expect(error.description == "unknown colour token \"bg/weak-5\"; did you mean \"bg/weak-50\"?")
  }

  @Test("An icon that is not there is answered with the nearest")
  func unknownIcon() throws {
    #expect(try Icon(named: "circle-question-mark") == .circleQuestionMark)
    #expect(throws: UnknownName.self) { try Icon(named: "circle-question") }
    let near = UnknownName(
      kind: "icon", name: "setings", among: Icon.allCases.map(\.rawValue))
    #expect(near.nearest == "settings")
  }

  @Test("Ratios and lightness contrasts of every pair agree with the measured ones")
  func contrasts() throws {
    let cases = try contrastCases()
    #expect(cases.count == 34)
    for pair in cases {
      let scheme: ColorScheme = pair.mode == "Light" ? .light : .dark
      let foreground = try ColorToken(named: pair.fg).color(in: scheme)
      let background = try ColorToken(named: pair.bg).color(in: scheme)
      #expect(foreground.hex == pair.fgHex)
      #expect(background.hex == pair.bgHex)
      let ratio = Contrast.ratio(foreground, background)
      #expect(abs(ratio - pair.ratio) < 0.0001, "\(pair.id) \(pair.mode)")
      #expect((ratio >= 3) == pair.ge3 && (ratio >= 4.5) == pair.ge45 && (ratio >= 7) == pair.ge7)
      let apca = Contrast.apca(text: foreground, on: background)
      #expect(abs(apca - pair.apcaLc) < 0.06, "\(pair.id) \(pair.mode): \(apca)")
    }
  }

  @Test(
    "Everything that the variants draw has the contrast it needs", arguments: ColorScheme.allCases)
  func drawnPairs(scheme: ColorScheme) {
    for pair in ContrastPair.drawn {
      #expect(pair.passes(in: scheme), "\(pair.part) \(pair.states) \(scheme)")
    }
    let least = ContrastPair.drawn.filter { $0.minimum != nil }.map { $0.ratio(in: .light) }.min()
    #expect(least.map { abs($0 - 3.2605) < 0.0001 } == true)
  }

  @Test("soft-500 left on weak-50 fails 3:1 in light")
  func leftBehind() {
    let ratio = Contrast.ratio(
      ColorToken.fgSoft500.color(in: .light), ColorToken.bgWeak50.color(in: .light))
    #expect(ratio < 3)
  }

  private struct Case: Decodable {
    let id, fg, bg, mode, fgHex, bgHex: String
    let ratio, apcaLc: Double
    let ge3, ge45, ge7: Bool
  }

  private func contrastCases() throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/contrast.json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
  }
}
