import Accordions
import CPangoCairo
import Semantics

/// A picture that cannot become pixels.
public enum PNGError: Error, Hashable, CustomStringConvertible {
  /// More pixels than one file may hold; in pixels.
  case tooLarge(width: Double, height: Double)
  /// A scale that is not a number above 0.
  case badScale(Double)
  /// Cairo's own words.
  case cairo(String)

  /// The sentence for a terminal.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture would be \(SVGText.number(width)) by \(SVGText.number(height)) pixels; a PNG "
        + "holds at most \(PNGPainter.longestSide) a side and \(PNGPainter.mostPixels) in all"
    case .badScale(let scale):
      "the scale \(scale) is not a number above 0"
    case .cairo(let message):
      "the picture could not be painted: \(message)"
    }
  }
}

/// Paints a picture with Cairo.
struct PNGPainter {
  /// The longest side that Cairo's images have, in pixels.
  static let longestSide = 32_767
  /// 256 MB of memory.
  static let mostPixels = 64_000_000

  private let surface: OpaquePointer?
  private let canvas: OpaquePointer?
  private let scale: Double

  /// The picture as the bytes of a file.
  static func bytes(of picture: Picture, scale: Double) throws(PNGError) -> [UInt8] {
    let painter = try PNGPainter(for: picture, scale: scale)
    defer { painter.close() }
    for mark in picture.marks { painter.paint(mark) }
    return try painter.encoded()
  }

  private init(for picture: Picture, scale: Double) throws(PNGError) {
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    let width = (picture.width * scale).rounded(.up)
    let height = (picture.height * scale).rounded(.up)
    guard max(width, height) <= Double(Self.longestSide),
      width * height <= Double(Self.mostPixels)
    else { throw .tooLarge(width: width, height: height) }
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    canvas = cairo_create(surface)
    self.scale = scale
    cairo_scale(canvas, scale, scale)
    cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND)
  }

  private func close() {
    cairo_destroy(canvas)
    cairo_surface_destroy(surface)
  }

  private func paint(_ mark: Mark) {
    switch mark {
    case .fill(let shape, let paint):
      cairo_trace(shape.path, on: canvas)
      use(paint)
      cairo_fill(canvas)
    case .stroke(let shape, let paint, let width):
      cairo_trace(shape.path, on: canvas)
      use(paint)
      cairo_set_line_width(canvas, width)
      cairo_stroke(canvas)
    case .shadow(let shape, let paint, let down, let blur):
      use(paint)
      BlurredShape(of: shape.path.moved(x: 0, y: down), deviation: blur / 2, scale: scale)?
        .cast(on: canvas)
    case .text(let run, let paint):
      use(paint)
      paintGlyphs(of: run)
    case .clipped(let shape, let marks):
      cairo_save(canvas)
      cairo_trace(shape.path, on: canvas)
      cairo_clip(canvas)
      for mark in marks { self.paint(mark) }
      cairo_restore(canvas)
    }
  }

  private func paintGlyphs(of run: TextRun) {
    for glyph in run.glyphs {
      cairo_save(canvas)
      cairo_translate(canvas, run.x + glyph.x, run.baseline + glyph.y)
      cairo_scale(canvas, run.size / 1000, run.size / 1000)
      cairo_trace(glyph.outline, on: canvas)
      cairo_restore(canvas)
    }
    cairo_fill(canvas)
  }

  private func use(_ paint: Paint) {
    cairo_set_source_rgba(
      canvas, Double(paint.color.red) / 255, Double(paint.color.green) / 255,
      Double(paint.color.blue) / 255, paint.opacity)
  }

  private func encoded() throws(PNGError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { target, data, length in
          target?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }
}

/// Adds a path to what the canvas will fill or stroke next.
func cairo_trace(_ path: Path, on canvas: OpaquePointer?) {
  for segment in path.segments {
    switch segment {
    case .move(let to): cairo_move_to(canvas, to.x, to.y)
    case .line(let to): cairo_line_to(canvas, to.x, to.y)
    case .curve(let first, let second, let to):
      cairo_curve_to(canvas, first.x, first.y, second.x, second.y, to.x, to.y)
    case .close: cairo_close_path(canvas)
    }
  }
}
