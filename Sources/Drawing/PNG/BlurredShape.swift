import CPangoCairo
import Semantics

/// A blurred shape as a mask, which Cairo has no way to make.
struct BlurredShape {
  private var field: BlurField
  /// Where the mask begins on the image, in its pixels.
  private let left: Int
  private let top: Int

  /// A shape blurred by a bell curve of this deviation, both in pixels at scale 1.
  init?(of path: Path, deviation: Double, scale: Double) {
    guard let bounds = path.bounds else { return nil }
    let spread = Int((3 * deviation * scale).rounded(.up)) + 1
    left = Int((bounds.x * scale).rounded(.down)) - spread
    top = Int((bounds.y * scale).rounded(.down)) - spread
    let right = Int((bounds.maxX * scale).rounded(.up)) + spread
    let bottom = Int((bounds.maxY * scale).rounded(.up)) + spread
    field = BlurField(width: right - left, height: bottom - top)
    let (left, top) = (left, top)
    field.draw { canvas in
      cairo_translate(canvas, -Double(left), -Double(top))
      cairo_scale(canvas, scale, scale)
      cairo_trace(path, on: canvas)
      cairo_fill(canvas)
    }
    field.blur(deviation: deviation * scale)
  }

  /// Paints the canvas's colour through the mask.
  func cast(on canvas: OpaquePointer?) {
    field.withMask { mask in
      cairo_save(canvas)
      cairo_identity_matrix(canvas)
      cairo_mask_surface(canvas, mask, Double(left), Double(top))
      cairo_restore(canvas)
    }
  }
}

/// How much of each pixel is covered, 0 to 255.
struct BlurField {
  private let width: Int
  private let height: Int
  private var cover: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cover = Array(repeating: 0, count: width * height)
  }

  /// Takes what is drawn on an empty canvas.
  mutating func draw(_ paint: (OpaquePointer?) -> Void) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let canvas = cairo_create(surface)
    paint(canvas)
    cairo_destroy(canvas)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width { cover[y * width + x] = Float(data[y * stride + x]) }
    }
  }

  /// Three means over a few neighbours come close to a bell curve.
  mutating func blur(deviation: Double) {
    for size in Self.sizes(deviation: deviation) where size > 1 {
      for y in 0..<height { mean(from: y * width, step: 1, count: width, size: size) }
      for x in 0..<width { mean(from: x, step: width, count: height, size: size) }
    }
  }

  /// Hands over the field as a surface.
  func withMask(_ body: (OpaquePointer?) -> Void) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width { data[y * stride + x] = UInt8(cover[y * width + x].rounded()) }
    }
    cairo_surface_mark_dirty(surface)
    body(surface)
  }

  /// The odd numbers of neighbours whose means, one after the other, spread as the curve does.
  private static func sizes(deviation: Double) -> [Int] {
    let ideal = Int((4 * deviation * deviation + 1).squareRoot())
    let low = ideal.isMultiple(of: 2) ? ideal - 1 : ideal
    let excess = 12 * deviation * deviation - Double(3 * low * low + 12 * low + 9)
    let lows = Int((excess / Double(-4 * low - 4)).rounded())
    return (0..<3).map { $0 < lows ? low : low + 2 }
  }

  /// Replaces each value of a row or column by the mean of itself and its neighbours.
  private mutating func mean(from start: Int, step: Int, count: Int, size: Int) {
    let reach = size / 2
    let line = (0..<count).map { cover[start + $0 * step] }
    var sum = line.prefix(reach).reduce(0, +)
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index > reach { sum -= line[index - reach - 1] }
      cover[start + index * step] = max(0, min(255, sum / Float(size)))
    }
  }
}
