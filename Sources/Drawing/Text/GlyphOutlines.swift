import CPangoCairo

/// The outlines of the glyphs met so far, each taken from its font once.
///
/// Outlines and not text go into pictures, so that a picture looks the same where the font is
/// not installed.
final class GlyphOutlines {
  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: PangoGlyph
  }

  private let canvas: OpaquePointer?
  private let string: UnsafeMutablePointer<PangoGlyphString>?
  private var known: [Key: Outline] = [:]
  /// Kept alive, as their addresses are keys.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    canvas = cairo_create(surface)
    cairo_surface_destroy(surface)
    string = pango_glyph_string_new()
    pango_glyph_string_set_size(string, 1)
  }

  deinit {
    for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    pango_glyph_string_free(string)
    cairo_destroy(canvas)
  }

  func outline(of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> Outline {
    let key = Key(font: font, glyph: glyph)
    if let outline = known[key] { return outline }
    if fonts.insert(font).inserted { g_object_ref(UnsafeMutableRawPointer(font)) }
    let outline = trace(glyph, in: font)
    known[key] = outline
    return outline
  }

  private func trace(_ glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> Outline {
    guard let string, let description = pango_font_describe_with_absolute_size(font) else {
      return Outline()
    }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    pango_font_description_free(description)
    string.pointee.glyphs[0] = PangoGlyphInfo()
    string.pointee.glyphs[0].glyph = glyph
    cairo_new_path(canvas)
    cairo_identity_matrix(canvas)
    cairo_scale(canvas, 1000 / size, 1000 / size)
    pango_cairo_glyph_string_path(canvas, font, string)
    cairo_identity_matrix(canvas)
    return currentPath()
  }

  private func currentPath() -> Outline {
    guard let path = cairo_copy_path(canvas) else { return Outline() }
    defer { cairo_path_destroy(path) }
    var outline = Outline()
    var index = 0
    while index < Int(path.pointee.num_data) {
      guard let data = path.pointee.data?.advanced(by: index) else { break }
      outline.segments.append(Outline.Segment(data))
      index += Int(data.pointee.header.length)
    }
    // Cairo ends each closed figure with a move that nothing follows.
    while case .move? = outline.segments.last { outline.segments.removeLast() }
    return outline
  }
}

extension Outline.Segment {
  fileprivate init(_ data: UnsafePointer<cairo_path_data_t>) {
    func x(_ index: Int) -> Int { Int(data[index].point.x.rounded()) }
    func y(_ index: Int) -> Int { Int(data[index].point.y.rounded()) }
    let kind = data.pointee.header.type
    if kind == CAIRO_PATH_MOVE_TO {
      self = .move(x: x(1), y: y(1))
    } else if kind == CAIRO_PATH_LINE_TO {
      self = .line(x: x(1), y: y(1))
    } else if kind == CAIRO_PATH_CURVE_TO {
      self = .curve(x1: x(1), y1: y(1), x2: x(2), y2: y(2), x: x(3), y: y(3))
    } else {
      self = .close
    }
  }
}
