/// How well a rule or a word is known, from the best to the weakest.
public enum Evidence: String, Sendable, CaseIterable, Comparable {
  /// Heard on a device and recorded.
  case recorded
  /// Read in, or executed from, the reader's own source.
  case platformSource
  /// Stated by a vendor, a test suite or a named practitioner.
  case published
  /// Our best inference. Shown as such wherever it is heard.
  case modelled

  private var rank: Int {
    switch self {
    case .recorded: 0
    case .platformSource: 1
    case .published: 2
    case .modelled: 3
    }
  }

  /// Orders by strength: `recorded` is the smallest, `modelled` the largest.
  public static func < (left: Evidence, right: Evidence) -> Bool { left.rank < right.rank }

  /// What is built from two facts is known only as well as the weaker of them.
  public func weaker(_ other: Evidence) -> Evidence { max(self, other) }
}
