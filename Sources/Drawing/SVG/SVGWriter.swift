import Accordions
import Semantics

/// Writes pictures as SVG elements; each glyph's outline stands once and is used often.
///
/// Cairo's own SVG files number their parts by the surfaces made so far, know no blur and carry
/// no title: two of them cannot stand in one page, and the bytes depend on what was drawn before.
struct SVGWriter {
  /// What the pictures so far refer to.
  private(set) var definitions = SVGDefinitions()
  private var body: [String] = []

  /// Begins each id and class with a prefix.
  init(prefix: String) {
    definitions.prefix = prefix
  }

  /// A file: the element with everything it refers to, a line for each part.
  mutating func file(of picture: Picture, scale: Double) -> String {
    write(picture.marks)
    let title = "<title id=\"title\">\(SVGText.escaped(picture.title))</title>"
    return element(
      picture, scale, label: "aria-labelledby=\"title\"",
      [title] + definitions.style + definitions.elements + body)
  }

  /// An element of a page, with everything it refers to.
  mutating func inline(_ picture: Picture, scale: Double) -> String {
    write(picture.marks)
    return element(
      picture, scale, label: label(of: picture),
      definitions.style + definitions.elements + body)
  }

  /// An element of a page that holds the definitions elsewhere.
  mutating func part(_ picture: Picture, scale: Double) -> String {
    body = []
    write(picture.marks)
    return element(picture, scale, label: label(of: picture), body)
  }

  /// Not a title, which browsers show as a tip over the picture.
  private func label(of picture: Picture) -> String {
    "aria-label=\"\(SVGText.escaped(picture.title))\""
  }

  private func element(
    _ picture: Picture, _ scale: Double, label: String, _ content: [String]
  ) -> String {
    let open = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"",
      "width=\"\(SVGText.number(picture.width * scale))\"",
      "height=\"\(SVGText.number(picture.height * scale))\"",
      "viewBox=\"0 0 \(SVGText.numbers(picture.width, picture.height))\"",
      "role=\"img\" \(label)>",
    ].joined(separator: " ")
    return ([open] + content + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private mutating func write(_ marks: [Mark]) {
    for mark in marks { write(mark) }
  }

  private mutating func write(_ mark: Mark) {
    switch mark {
    case .fill(let shape, let paint):
      body.append("<\(shape.svg)\(attributes("fill", paint))/>")
    case .stroke(let shape, let paint, let width):
      let ends = shape.hasEnds ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
      let width = " stroke-width=\"\(SVGText.number(width))\""
      body.append(
        "<\(shape.svg) fill=\"none\"\(attributes("stroke", paint))\(width)\(ends)/>")
    case .shadow(let rect, let radius, let paint, let blur):
      let shape = Shape.roundedRect(rect, radius: radius)
      let filter = " filter=\"url(#\(definitions.blur(blur)))\""
      body.append("<\(shape.svg)\(attributes("fill", paint))\(filter)/>")
    case .text(let run, let paint):
      write(run, paint)
    case .clipped(let shape, let marks):
      body.append("<g clip-path=\"url(#\(definitions.clip(shape)))\">")
      write(marks)
      body.append("</g>")
    }
  }

  /// A text is a group in thousandths of its size, where places are whole numbers.
  private mutating func write(_ run: TextRun, _ paint: Paint) {
    func place(_ name: String, _ pixels: Double) -> String {
      let thousandths = (pixels / run.size * 1000).rounded()
      return thousandths == 0 ? "" : " \(name)=\"\(SVGText.number(thousandths))\""
    }
    var uses = ""
    for glyph in run.glyphs {
      let id = definitions.glyph(glyph.outline)
      uses += "<use href=\"#\(id)\"\(place("x", glyph.x))\(place("y", glyph.y))/>"
    }
    let move = "translate(\(SVGText.numbers(run.x, run.baseline)))"
    let scale = "scale(\(SVGText.number(run.size))e-3)"
    body.append("<g\(attributes("fill", paint)) transform=\"\(move) \(scale)\">\(uses)</g>")
  }

  /// The paint as attributes: a colour, or a class where the colour follows the viewer.
  private mutating func attributes(_ property: String, _ paint: Paint) -> String {
    let color =
      if paint.follows {
        " class=\"\(definitions.paintClass(property, paint))\""
      } else {
        " \(property)=\"\(paint.light.hex)\""
      }
    guard paint.opacity < 1 else { return color }
    return color + " \(property)-opacity=\"\(SVGText.number(paint.opacity))\""
  }
}

extension Shape {
  /// The beginning of an element that draws the shape.
  var svg: String {
    switch self {
    case .roundedRect(let rect, let radius):
      let place = zip(["x", "y", "width", "height"], [rect.x, rect.y, rect.width, rect.height])
        .map { " \($0)=\"\(SVGText.number($1))\"" }.joined()
      return "rect\(place)" + (radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : "")
    case .path(let path):
      return "path d=\"\(SVGText.data(path))\""
    }
  }

  /// Whether a line along it has ends or sharp corners.
  fileprivate var hasEnds: Bool {
    switch self {
    case .roundedRect: false
    case .path: true
    }
  }
}
