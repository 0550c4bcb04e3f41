/// Finds the valid word that a person most likely meant.
public enum NearestWord {
  /// The candidate with the fewest edits, where they are few for the length of the word.
  ///
  /// Case, `-` and `_` do not count. The first of equals wins. With `evenFar` the edits may be
  /// many.
  public static func nearest(
    to word: String, in candidates: some Sequence<String>, evenFar: Bool = false
  ) -> String? {
    let wanted = plain(word)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (word: String, edits: Int)?
    for candidate in candidates {
      let other = plain(candidate)
      let allowed = evenFar ? .max : max(1, max(wanted.count, other.count) * 2 / 5)
      guard abs(wanted.count - other.count) <= allowed || other.starts(with: wanted) else {
        continue
      }
      let edits = other.starts(with: wanted) && wanted.count > 2 ? 1 : edits(wanted, other)
      if edits <= allowed, edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.word
  }

  private static func plain(_ word: String) -> [Character] {
    word.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 }
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func edits(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
