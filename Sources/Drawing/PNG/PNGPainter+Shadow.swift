import Accordions
import CPangoCairo
import Semantics

extension PNGPainter {
  /// A blurred rectangle, which Cairo has no way to paint: twelve of them, one inside the other,
  /// whose edges stand where each twelfth of a bell curve has its middle.
  func cast(_ rect: Rect, radius: Double, deviation: Double, _ paint: Paint) {
    let reach = rect.inset(by: -2 * deviation - 1)
    cairo_save(canvas)
    cairo_rectangle(canvas, reach.x, reach.y, reach.width, reach.height)
    cairo_clip(canvas)
    cairo_push_group_with_content(canvas, CAIRO_CONTENT_ALPHA)
    cairo_set_operator(canvas, CAIRO_OPERATOR_ADD)
    cairo_set_source_rgba(canvas, 0, 0, 0, 1 / Double(Self.twelfths.count))
    for place in Self.twelfths {
      let spread = place * deviation
      let radius = max(0, radius + spread)
      cairo_trace(.roundedRect(rect.inset(by: -spread), radius: radius), on: canvas)
      cairo_fill(canvas)
    }
    let mask = cairo_pop_group(canvas)
    use(paint)
    cairo_mask(canvas, mask)
    cairo_pattern_destroy(mask)
    cairo_restore(canvas)
  }

  /// In deviations from the middle of the curve.
  private static let twelfths = [
    -1.7317, -1.1503, -0.8122, -0.5485, -0.3186, -0.1046,
    0.1046, 0.3186, 0.5485, 0.8122, 1.1503, 1.7317,
  ]
}
