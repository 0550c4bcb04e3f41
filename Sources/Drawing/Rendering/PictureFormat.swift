public import Semantics

/// The kinds of files that pictures are written as.
public enum PictureFormat: String, Sendable, CaseIterable {
  case svg, png

  /// The format that a file's name ends in, whatever its case.
  ///
  /// Throws `UnknownName` where it ends in none.
  public init(ofFile path: String) throws(UnknownName) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? name.split(separator: ".").last ?? "" : ""
    self = try .named(ending.lowercased(), kind: "picture format")
  }

  /// The bytes of a picture's file, enlarged by a scale.
  public func bytes(of picture: Picture, scale: Double = 1) throws(PictureError) -> [UInt8] {
    guard scale.isFinite, scale > 0, scale <= Self.largestScale else { throw .badScale(scale) }
    switch self {
    case .svg: return Array(picture.svg(scale: scale).utf8)
    case .png: return try picture.png(scale: scale)
    }
  }

  /// The largest scale that a picture is drawn at.
  public static let largestScale = 64.0
}
