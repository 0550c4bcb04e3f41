/// Makes speech shorter without raising its pitch.
///
/// The sound is taken apart into short stretches that overlap a little less when they are put
/// together again; each is moved to where it goes on from the one before it best.
enum Squeezing {
  /// Samples of a stretch that are new, that it shares with the one before, and that it may be moved
  /// by, at 22,050 a second: 20, 10 and 7 ms.
  private static let step = 441
  private static let overlap = 220
  private static let search = 154

  /// The sound with as many samples as asked for; unchanged where it has no more.
  static func samples(_ samples: [Int16], to count: Int) -> [Int16] {
    guard count > overlap * 2, count < samples.count, samples.count > 2 * (overlap + step)
    else { return samples }
    return samples.withUnsafeBufferPointer { source in
      var result = Array(source.prefix(step + overlap))
      result.reserveCapacity(count + step)
      while result.count < count {
        // The new stretch begins where the shared end of the last one does.
        let place = (result.count - overlap) * (samples.count - overlap) / (count - overlap)
        let start = bestStart(near: place, in: source, following: result)
        fade(&result, into: source, at: start)
        result += source[start + overlap..<start + overlap + step]
      }
      result.removeLast(result.count - count)
      return result
    }
  }

  /// Where in the source the last samples so far are met again, near a place.
  private static func bestStart(
    near place: Int, in source: UnsafeBufferPointer<Int16>, following result: [Int16]
  ) -> Int {
    let last = source.count - overlap - step
    let low = max(0, min(place - search, last))
    let high = max(low, min(place + search, last))
    let tail = result.suffix(overlap)
    return tail.withUnsafeBufferPointer { tail in
      let rough = mostAlike(stride(from: low, through: high, by: 6), 8, tail, source)
      let fine = stride(from: max(low, rough - 5), through: min(high, rough + 5), by: 1)
      return mostAlike(fine, 4, tail, source)
    }
  }

  /// The start from which the source is most like the tail, comparing one sample of so many.
  private static func mostAlike(
    _ starts: StrideThrough<Int>, _ pace: Int, _ tail: UnsafeBufferPointer<Int16>,
    _ source: UnsafeBufferPointer<Int16>
  ) -> Int {
    var best = (start: 0, likeness: Int.min)
    for start in starts {
      var likeness = 0
      for offset in stride(from: 0, to: tail.count, by: pace) {
        likeness += Int(tail[offset]) * Int(source[start + offset])
      }
      if likeness > best.likeness { best = (start, likeness) }
    }
    return best.start
  }

  /// Fades the last samples over into those of the source.
  private static func fade(
    _ result: inout [Int16], into source: UnsafeBufferPointer<Int16>, at start: Int
  ) {
    let first = result.count - overlap
    for offset in 0..<overlap {
      let old = Int(result[first + offset]) * (overlap - offset)
      let new = Int(source[start + offset]) * offset
      result[first + offset] = Int16((old + new) / overlap)
    }
  }
}
