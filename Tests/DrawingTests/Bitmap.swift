import Accordions
import CPangoCairo
import Drawing

/// The pixels of a PNG.
struct Bitmap {
  let width: Int
  let height: Int
  private var pixels: [UInt32] = []

  /// Nil where the bytes are no PNG.
  init?(png: [UInt8]) {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { source, data, length in
          let rest = source?.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard let rest, let data, rest.pointee.count >= length else {
            return CAIRO_STATUS_READ_ERROR
          }
          for (index, byte) in rest.pointee.prefix(Int(length)).enumerated() { data[index] = byte }
          rest.pointee = rest.pointee.dropFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      pixels += UnsafeBufferPointer(start: row, count: width)
    }
  }

  /// The colour of a pixel.
  subscript(x: Int, y: Int) -> Color { Color(pixels[y * width + x] & 0xFFFFFF) }

  /// The mean difference of the channels of two pictures of one size, 0 to 255.
  func distance(to other: Bitmap) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    let sum = zip(pixels, other.pixels).reduce(0) { sum, pair in
      pair.0 == pair.1 ? sum : sum + Self.difference(pair.0, pair.1)
    }
    return Double(sum) / Double(3 * pixels.count)
  }

  private static func difference(_ one: UInt32, _ two: UInt32) -> Int {
    [0, 8, 16].reduce(0) { sum, shift in
      sum + abs(Int(one >> shift & 0xFF) - Int(two >> shift & 0xFF))
    }
  }
}
