import CPangoCairo
import Semantics

/// The outlines of the glyphs met so far, each taken from its font once, in thousandths of its size.
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
  private var known: [Key: Path] = [:]
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

  func outline(of info: PangoGlyphInfo, in font: UnsafeMutablePointer<PangoFont>) -> Path {
    let key = Key(font: font, glyph: info.glyph)
    if let outline = known[key] { return outline }
    if fonts.insert(font).inserted { g_object_ref(UnsafeMutableRawPointer(font)) }
    let outline = trace(info, in: font)
    known[key] = outline
    return outline
  }

  private func trace(_ info: PangoGlyphInfo, in font: UnsafeMutablePointer<PangoFont>) -> Path {
    guard let string, let description = pango_font_describe_with_absolute_size(font) else {
      return Path()
    }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    pango_font_description_free(description)
    // The width stays: the box for a letter that no font has stands in its middle.
    string.pointee.glyphs[0] = info
    string.pointee.glyphs[0].geometry.x_offset = 0
    string.pointee.glyphs[0].geometry.y_offset = 0
    cairo_new_path(canvas)
    cairo_identity_matrix(canvas)
    cairo_scale(canvas, 1000 / size, 1000 / size)
    pango_cairo_glyph_string_path(canvas, font, string)
    cairo_identity_matrix(canvas)
    return currentPath()
  }

  private func currentPath() -> Path {
    guard let path = cairo_copy_path(canvas) else { return Path() }
    defer { cairo_path_destroy(path) }
    var outline = Path()
    var index = 0
    while index < Int(path.pointee.num_data) {
      guard let data = path.pointee.data?.advanced(by: index) else { break }
      outline.segments.append(Path.Segment(data))
      index += Int(data.pointee.header.length)
    }
    // Cairo ends each closed figure with a move that nothing follows.
    while case .move? = outline.segments.last { outline.segments.removeLast() }
    return outline
  }
}

extension Path.Segment {
  fileprivate init(_ data: UnsafePointer<cairo_path_data_t>) {
    func point(_ index: Int) -> Point {
      Point(x: data[index].point.x.rounded(), y: data[index].point.y.rounded())
    }
    let kind = data.pointee.header.type
    if kind == CAIRO_PATH_MOVE_TO {
      self = .move(point(1))
    } else if kind == CAIRO_PATH_LINE_TO {
      self = .line(point(1))
    } else if kind == CAIRO_PATH_CURVE_TO {
      self = .curve(point(1), point(2), point(3))
    } else {
      self = .close
    }
  }
}
