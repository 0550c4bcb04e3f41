extension Picture {
  /// The picture as a PNG file of `scale` pixels to each of the picture's own.
  ///
  /// Throws a `PictureError` where that would be too large.
  public func png(scale: Double = 1) throws(PictureError) -> [UInt8] {
    try PNGPainter.bytes(of: self, scale: scale)
  }
}
