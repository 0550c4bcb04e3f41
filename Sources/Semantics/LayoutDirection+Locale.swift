extension LayoutDirection {
  /// The direction of the script that a locale is written in, by its language or its script tag.
  public init(locale: String) {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let languages: Set = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]
    let scripts: Set = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
    let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let runsLeft =
      script.map(scripts.contains) ?? parts.first.map(languages.contains) ?? false
    self = runsLeft ? .rightToLeft : .leftToRight
  }
}
