import Accordions

/// What the marks of SVG pictures refer to, each once and numbered as first used.
struct SVGDefinitions {
  var prefix = ""
  private var glyphs: [Path: Int] = [:]
  private var clips = 0
  private var blurs: Set<Double> = []
  private var classes: [String: Int] = [:]
  private var defined: [String] = []
  private var rules: [(light: String, dark: String)] = []

  /// The elements that define shapes, clips and blurs, in one; none where there are none.
  var elements: [String] { defined.isEmpty ? [] : ["<defs>"] + defined + ["</defs>"] }

  /// The rules for colours that follow the viewer.
  var styleSheet: String {
    if rules.isEmpty { return "" }
    let dark = rules.map(\.dark).joined()
    return rules.map(\.light).joined() + "@media (prefers-color-scheme:dark){\(dark)}"
  }

  /// The rules as an element; none where there are none.
  var style: [String] { rules.isEmpty ? [] : ["<style>\(styleSheet)</style>"] }

  /// The id of a glyph's outline.
  mutating func glyph(_ outline: Path) -> String {
    if let known = glyphs[outline] { return "\(prefix)g\(known)" }
    let id = "\(prefix)g\(glyphs.count)"
    glyphs[outline] = glyphs.count
    defined.append("<path id=\"\(id)\" d=\"\(SVGText.data(outline))\"/>")
    return id
  }

  /// The id of a region to which marks are cut.
  mutating func clip(_ shape: Shape) -> String {
    let id = "\(prefix)c\(clips)"
    clips += 1
    defined.append("<clipPath id=\"\(id)\"><\(shape.svg)/></clipPath>")
    return id
  }

  /// The id of a filter; a blur of 2 spreads like a bell curve of deviation 1.
  mutating func blur(_ blur: Double) -> String {
    let id = "\(prefix)b\(SVGText.number(blur).replacing(".", with: "_"))"
    guard blurs.insert(blur).inserted else { return id }
    let deviation = SVGText.number(blur / 2)
    defined.append(
      "<filter id=\"\(id)\"><feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>")
    return id
  }

  /// The class of what is filled or stroked with a colour that follows the viewer.
  mutating func paintClass(_ property: String, _ paint: Paint) -> String {
    let light = "{\(property):\(paint.light.hex)}"
    let dark = "{\(property):\(paint.dark.hex)}"
    if let known = classes[light + dark] { return "\(prefix)p\(known)" }
    let name = "\(prefix)p\(rules.count)"
    classes[light + dark] = rules.count
    rules.append((".\(name)\(light)", ".\(name)\(dark)"))
    return name
  }
}
