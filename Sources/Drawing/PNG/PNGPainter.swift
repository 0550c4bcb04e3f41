import Accordions
import CPangoCairo
import Semantics

/// Paints a picture with Cairo.
struct PNGPainter {
  /// The longest side that Cairo's images have, in pixels.
  static let longestSide = 32_767
  /// 256 MB of memory.
  static let mostPixels = 64_000_000

  private let surface: OpaquePointer?
  let canvas: OpaquePointer?

  /// The picture as the bytes of a file.
  static func bytes(of picture: Picture, scale: Double) throws(PictureError) -> [UInt8] {
    let painter = try PNGPainter(for: picture, scale: scale)
    defer { painter.close() }
    for mark in picture.marks { painter.paint(mark) }
    return try painter.encoded()
  }

  private init(for picture: Picture, scale: Double) throws(PictureError) {
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    let width = (picture.width * scale).rounded(.up)
    let height = (picture.height * scale).rounded(.up)
    guard max(width, height) <= Double(Self.longestSide),
      width * height <= Double(Self.mostPixels)
    else { throw .tooLarge(width: width, height: height) }
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    canvas = cairo_create(surface)
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
    case .shadow(let rect, let radius, let paint, let blur):
      cast(rect, radius: radius, deviation: blur / 2, paint)
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

  func use(_ paint: Paint) {
    cairo_set_source_rgba(
      canvas, Double(paint.light.red) / 255, Double(paint.light.green) / 255,
      Double(paint.light.blue) / 255, paint.opacity)
  }

  private func encoded() throws(PictureError) -> [UInt8] {
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
