/// The word of a vocabulary that a misspelt one most likely stands for.
///
/// The fewest letters inserted, left out, changed or swapped win, whatever their case; among
/// equals the first does. Nil only where there are no words.
public func nearestWord(to word: String, among words: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().prefix(longestWordCompared))
  var best: (word: String, distance: Int)?
  for candidate in words {
    let letters = Array(candidate.lowercased().prefix(longestWordCompared))
    let distance = editDistance(wanted, letters)
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// Letters looked at, so that hostile input costs no more than a word.
private let longestWordCompared = 64

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var before: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let change = previous[j] + (a[i] == b[j] ? 0 : 1)
      var least = min(change, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      row.append(least)
    }
    before = previous
    previous = row
  }
  return previous[b.count]
}
