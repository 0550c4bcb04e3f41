import CPangoCairo
import Semantics

typealias FontMap = UnsafeMutablePointer<PangoFontMap>

/// Pango with the options that make a width the same on every surface: no hints, no rounding.
///
/// Not safe for two threads at once; `TextMeasure` is.
final class TextEngine {
  let family: String
  private let map: FontMap
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let glyphs: GlyphOutlines

  init(family: String) throws(UnknownName) {
    guard let map = pango_cairo_font_map_new(),
      let context = pango_font_map_create_context(map), let layout = pango_layout_new(context)
    else { throw UnknownName(kind: "font", name: family, among: []) }
    self.map = map
    self.context = context
    self.layout = layout
    self.glyphs = GlyphOutlines()
    self.family = try FontFamilies.named(family, in: map)
    setUp()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  private func setUp() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    // Neither iOS nor Android puts a hyphen where it breaks a word that is too long.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The text in lines.
  func lines(of text: String, _ style: Typesetting) -> [SetLine] {
    lay(text, style)
    return (0..<pango_layout_get_line_count(layout)).compactMap { index in
      pango_layout_get_line_readonly(layout, index).map(setLine)
    }
  }

  /// How many lines the text takes, and the width of the widest in pixels.
  func extent(of text: String, _ style: Typesetting) -> (lines: Int, width: Double) {
    lay(text, style)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return (Int(pango_layout_get_line_count(layout)), Double(logical.width) / Double(PANGO_SCALE))
  }

  /// How far the font rises above and falls below its baseline, in pixels.
  func reach(_ style: Typesetting) -> (ascent: Double, descent: Double) {
    let description = fontDescription(style)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    return (
      Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
      Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE)
    )
  }

  private func lay(_ text: String, _ style: Typesetting) {
    let description = fontDescription(style)
    defer { pango_font_description_free(description) }
    let width = style.width.map { Int32(($0 * Double(PANGO_SCALE)).rounded()) }
    pango_context_set_base_dir(context, style.direction.pango)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_width(layout, width ?? -1)
    pango_layout_set_text(layout, BreakableText.made(from: text), -1)
  }

  private func fontDescription(_ style: Typesetting) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, style.weight.pango)
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    return description
  }

  private func setLine(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> SetLine {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    var set = SetLine(width: Double(logical.width) / Double(PANGO_SCALE))
    var pen: Int32 = 0
    var next = line.pointee.runs
    while let cell = next {
      if let run = cell.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
        append(run, to: &set, pen: &pen)
      }
      next = cell.pointee.next
    }
    return set
  }

  private func append(_ run: PangoGlyphItem, to line: inout SetLine, pen: inout Int32) {
    guard let font = run.item.pointee.analysis.font, let string = run.glyphs else { return }
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      let outline = glyphs.outline(of: glyph, in: font)
      if !outline.isEmpty {
        line.glyphs.append(
          SetGlyph(
            outline: outline,
            x: Double(pen + glyph.geometry.x_offset) / Double(PANGO_SCALE),
            y: Double(glyph.geometry.y_offset - run.y_offset) / Double(PANGO_SCALE),
            letter: Int(run.item.pointee.offset + string.pointee.log_clusters[index])))
      }
      pen += glyph.geometry.width
    }
  }
}

extension LayoutDirection {
  fileprivate var pango: PangoDirection {
    switch self {
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }
}

extension FontWeight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    }
  }
}
