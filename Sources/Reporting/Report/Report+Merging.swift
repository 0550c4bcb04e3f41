extension Report {
  /// The report of all scenarios of several runs, in the order of their paths, as one run over
  /// all of them would have made it.
  public static func merging(_ reports: [Report]) -> Report {
    let scenarios = reports.flatMap(\.scenarios)
    let sorted = scenarios.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return Report(title: reports.first?.title ?? "", scenarios: sorted)
  }
}
