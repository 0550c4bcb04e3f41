import Accordions
import Drawing
import Semantics
import Testing

/// What the facts of the design page say, looked up in the pixels of pictures at scale 4.
@Suite struct PixelTests {
  private let measure: TextMeasure

  init() throws {
    measure = try TextMeasure()
  }

  /// A row's pixels, and the colour at a point of the row.
  private func colorAt(
    _ x: Double, _ y: Double, _ state: RowState, hasIcon: Bool = false,
    _ scheme: PictureScheme = .light, _ direction: LayoutDirection = .leftToRight
  ) throws -> Color {
    var screen = ScreenPicture(Variant(state, hasIcon: hasIcon))
    screen.scheme = scheme
    screen.direction = direction
    let png = try screen.picture(in: measure).png(scale: 4)
    let bitmap = try #require(Bitmap(png: png))
    return bitmap[Int((24 + x) * 4), Int((24 + y) * 4)]
  }

  @Test(arguments: [
    (RowState.default, PictureScheme.light, ColorToken.bgWhite0),
    (.pressed, .light, .bgWeak50), (.active, .light, .bgWeak50),
    (.default, .dark, .bgWhite0), (.pressed, .dark, .bgWeak50), (.active, .dark, .bgWeak50),
  ])
  func fill(state: RowState, scheme: PictureScheme, token: ColorToken) throws {
    let expected = token.color(in: scheme == .dark ? .dark : .light)
    #expect(try colorAt(200, 8, state, scheme) == expected, "facts 5, 6, 7 and 17")
  }

  @Test(arguments: [
    (RowState.default, ColorToken.borderSoft100), (.pressed, .bgWeak50), (.active, .bgWeak50),
  ])
  func edgeInside(state: RowState, token: ColorToken) throws {
    #expect(try colorAt(170, 0.5, state) == token.color(in: .light), "facts 5 to 7")
    #expect(try colorAt(0.5, 28, state) == token.color(in: .light), "facts 5 to 7")
  }

  @Test func edgeIsOneWide() throws {
    let fill = ColorToken.bgWhite0.color(in: .light)
    #expect(try colorAt(170, 1.1, .default) == fill, "fact 5")
  }

  @Test func shadowFallsBelowDefaultOnly() throws {
    let page = ColorToken.bgWhite0.color(in: .light)
    let below = try colorAt(170, 56.5, .default)
    #expect(below.red < page.red && below.red > 0xE0, "fact 5: faint, and there")
    #expect(try colorAt(170, -3, .default) == page)
    #expect(try colorAt(170, 56.5, .pressed) == page, "fact 6")
    #expect(try colorAt(170, 102.5, .active) == page, "fact 7")
  }

  /// 24 * (1 - 1 / sqrt 2) is 7.03: there the corner's arc crosses the diagonal.
  @Test(arguments: RowState.allCases)
  func radiusIs24(state: RowState) throws {
    let outside = try colorAt(6, 6, state)
    let page = ColorToken.bgWhite0.color(in: .light)
    #expect(outside == page || state == .default, "fact 8")
    #expect(try colorAt(8.5, 8.5, state) != page || state == .default, "fact 8")
  }

  @Test(arguments: [
    (RowState.default, ColorToken.fgSoft500, 31.0), (.pressed, .fgSub700, 31),
    (.active, .fgSub700, 25),
  ])
  func chevron(state: RowState, token: ColorToken, tip: Double) throws {
    #expect(try colorAt(312, tip, state) == token.color(in: .light), "facts 9 and 10")
    #expect(try colorAt(28, tip, state, .light, .rightToLeft) == token.color(in: .light))
  }

  @Test(arguments: [(RowState.default), .pressed, .active])
  func icon(state: RowState) throws {
    let color = ColorToken.fgSub700.color(in: .light)
    #expect(try colorAt(28, 18, state, hasIcon: true) == color, "facts 13 and 14: ring of 20")
    #expect(try colorAt(28, 38, state, hasIcon: true) == color)
    #expect(try colorAt(28, 14, state, hasIcon: true) != color)
  }

  @Test(arguments: [(RowState.default, 56), (.pressed, 56), (.active, 102)])
  func height(state: RowState, height: Double) throws {
    for hasIcon in [false, true] {
      let screen = ScreenPicture(Variant(state, hasIcon: hasIcon))
      let picture = screen.picture(in: measure)
      #expect(picture.height - 2 * 24 == height, "facts 3, 6 and 11")
      #expect(picture.width - 2 * 24 == 340, "fact 3")
    }
  }
}
