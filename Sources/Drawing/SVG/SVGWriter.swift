import Accordions
import Semantics

/// Writes one picture as an SVG element; each glyph's outline stands once and is used often.
///
/// Cairo's own SVG files number their parts by the surfaces made so far, know no blur and carry
/// no title: two of them cannot stand in one page, and the bytes depend on what was drawn before.
struct SVGWriter {
  /// What every id begins with.
  let prefix: String
  private var glyphs: [Path: Int] = [:]
  private var definitions: [String] = []
  private var blurs: Set<Double> = []
  private var clips = 0
  private var body: [String] = []

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The element, with a line end after each part.
  mutating func element(for picture: Picture, scale: Double) -> String {
    for mark in picture.marks { write(mark) }
    let size = SVGText.numbers(picture.width, picture.height)
    let title = "\(prefix)title"
    let open = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"",
      "width=\"\(SVGText.number(picture.width * scale))\"",
      "height=\"\(SVGText.number(picture.height * scale))\"",
      "viewBox=\"0 0 \(size)\" role=\"img\" aria-labelledby=\"\(title)\">",
    ].joined(separator: " ")
    let name = "<title id=\"\(title)\">\(SVGText.escaped(picture.title))</title>"
    let kept = definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]
    return ([open, name] + kept + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private mutating func write(_ mark: Mark) {
    switch mark {
    case .fill(let shape, let paint):
      body.append(element(shape, paint.attributes("fill")))
    case .stroke(let shape, let paint, let width):
      let line = " fill=\"none\"\(paint.attributes("stroke")) "
      let ends = "stroke-width=\"\(SVGText.number(width))\""
      let round = shape.isRect ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      body.append(element(shape, line + ends + round))
    case .shadow(let shape, let paint, let down, let blur):
      let filter = "filter=\"url(#\(defineBlur(blur)))\""
      let move = "transform=\"translate(0 \(SVGText.number(down)))\""
      body.append(element(shape, "\(paint.attributes("fill")) \(move) \(filter)"))
    case .text(let run, let paint):
      write(run, paint)
    case .clipped(let shape, let marks):
      body.append("<g clip-path=\"url(#\(defineClip(shape)))\">")
      for mark in marks { write(mark) }
      body.append("</g>")
    }
  }

  private func element(_ shape: Shape, _ attributes: String) -> String {
    switch shape {
    case .roundedRect(let rect, let radius):
      let place = zip(["x", "y", "width", "height"], [rect.x, rect.y, rect.width, rect.height])
        .map { "\($0)=\"\(SVGText.number($1))\"" }.joined(separator: " ")
      let corner = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
      return "<rect \(place)\(corner)\(attributes)/>"
    case .path(let path):
      return "<path d=\"\(SVGText.data(path))\"\(attributes)/>"
    }
  }

  /// A text is a group in thousandths of its size, where places are whole numbers.
  private mutating func write(_ run: TextRun, _ paint: Paint) {
    let place = SVGText.numbers(run.x, run.baseline)
    let uses = run.glyphs.map { glyph in
      let x = (glyph.x / run.size * 1000).rounded()
      let y = (glyph.y / run.size * 1000).rounded()
      let right = x == 0 ? "" : " x=\"\(SVGText.number(x))\""
      let down = y == 0 ? "" : " y=\"\(SVGText.number(y))\""
      return "<use href=\"#\(define(glyph.outline))\"\(right)\(down)/>"
    }
    let scale = SVGText.number(run.size) + "e-3"
    body.append(
      "<g\(paint.attributes("fill")) transform=\"translate(\(place)) scale(\(scale))\">"
        + uses.joined() + "</g>")
  }

  private mutating func define(_ outline: Path) -> String {
    if let known = glyphs[outline] { return "\(prefix)g\(known)" }
    let id = "\(prefix)g\(glyphs.count)"
    glyphs[outline] = glyphs.count
    definitions.append("<path id=\"\(id)\" d=\"\(SVGText.data(outline))\"/>")
    return id
  }

  private mutating func defineClip(_ shape: Shape) -> String {
    let id = "\(prefix)c\(clips)"
    clips += 1
    definitions.append("<clipPath id=\"\(id)\">\(element(shape, ""))</clipPath>")
    return id
  }

  /// A filter; a blur of 2 spreads like a bell curve of deviation 1.
  private mutating func defineBlur(_ blur: Double) -> String {
    let id = "\(prefix)b\(SVGText.number(blur))"
    guard blurs.insert(blur).inserted else { return id }
    definitions.append(
      "<filter id=\"\(id)\"><feGaussianBlur stdDeviation=\"\(SVGText.number(blur / 2))\"/></filter>"
    )
    return id
  }
}

extension Paint {
  /// The colour as an attribute of this name, and its opacity where it is not whole.
  fileprivate func attributes(_ name: String) -> String {
    let colour = " \(name)=\"\(color.hex)\""
    return opacity == 1 ? colour : colour + " \(name)-opacity=\"\(SVGText.number(opacity))\""
  }
}

extension Shape {
  fileprivate var isRect: Bool {
    switch self {
    case .roundedRect: true
    case .path: false
    }
  }
}
