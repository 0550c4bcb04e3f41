import Console

/// What is measured, in the order of the table.
enum Benchmarks {
  /// The program that people run, built for release.
  static let earshot = ".build/release/earshot"

  static func all() throws -> [(title: String, figures: [Figure])] {
    [
      ("Start-up and scenarios", try scenarios()),
      ("Accordions of 10 to 100,000 rows", try scaling()),
      ("A thousand scenarios", try thousand()),
      ("Speech", try speech()),
    ]
  }
}
