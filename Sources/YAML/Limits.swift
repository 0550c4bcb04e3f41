/// How much of a file is read before it is refused.
public struct Limits: Sendable, Hashable {
  /// Bytes of the whole file.
  public var bytes: Int
  /// Lists and mappings inside one another.
  public var depth: Int
  /// Scalars, lists and mappings, keys not counted.
  public var nodes: Int
  /// Bytes of one scalar.
  public var textBytes: Int

  /// Limits by their numbers.
  public init(bytes: Int, depth: Int, nodes: Int, textBytes: Int) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.textBytes = textBytes
  }

  /// For what people write: 4 MiB, 128 levels, 200 000 nodes, 64 KiB of text.
  public static let written = Limits(
    bytes: 4 << 20, depth: 128, nodes: 200_000, textBytes: 64 << 10)

  /// For what tools write: 256 MiB, 512 levels, 20 000 000 nodes, 1 MiB of text.
  public static let dumped = Limits(
    bytes: 256 << 20, depth: 512, nodes: 20_000_000, textBytes: 1 << 20)
}
