/// A part of a run, so that several machines share it.
public struct Shard: Sendable, Hashable {
  /// Counted from 1.
  public let index: Int
  public let count: Int

  /// A shard; nil where the index is not one of the count.
  public init?(index: Int, of count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads "2/5", in that form alone.
  public init?(_ text: String) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let index = Int(halves[0]), let count = Int(halves[1]),
      text == "\(index)/\(count)"
    else { return nil }
    self.init(index: index, of: count)
  }

  /// Whether a file is of this shard. It hangs on its name alone: a file that comes or goes moves
  /// no other to another shard.
  public func holds(_ path: String) -> Bool {
    // FNV-1a, which is the same on every machine; then its halves are mixed, as its low bits alone
    // are poor.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int((hash ^ (hash >> 32)) % UInt64(count)) == index - 1
  }
}
