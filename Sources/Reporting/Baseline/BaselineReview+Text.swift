public import Audit
import ScreenReaders

extension BaselineReview {
  /// For a terminal: each cause once, with a few of its places, and how to accept it.
  public var text: String {
    groups.map(Self.text).joined(separator: "\n") + "\n" + sum + "\n"
  }

  private static let shown = 3

  private static func text(_ group: Group) -> String {
    let count = group.differences.count
    let head =
      "\(group.verdict.rawValue)  \(group.cause), with \(group.reader.title): "
      + "\(counted(count, "place"))\n"
    let places = group.differences.prefix(shown).map(text).joined()
    let more = count > shown ? "  and \(count - shown) more\n" : ""
    return head + places + more + "  accept it with: --accept '\(group.cause)'\n"
  }

  private static func text(_ difference: Difference) -> String {
    let place = difference.place.isEmpty ? "" : ": \(difference.place)"
    let heard = [("before", difference.before), ("now   ", difference.after)]
      .filter { !$0.1.isEmpty && $0.1 != difference.place }.map { "    \($0.0)  \($0.1)\n" }
    return "  \(difference.screen)\(place)\n" + heard.joined()
  }

  private var sum: String {
    let all = groups
    return BaselineCause.Verdict.allCases.compactMap { verdict in
      let count = all.filter { $0.verdict == verdict }.count
      if count == 0 { return nil }
      return verdict == .review ? "\(count) to review" : counted(count, verdict.rawValue)
    }.joined(separator: ", ") + "."
  }
}
