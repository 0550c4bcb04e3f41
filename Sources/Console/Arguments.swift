import Semantics

/// A command line that has been read against its declarations.
public struct Arguments: Sendable {
  /// What is neither an option nor an option's value.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads what follows the subcommand's name. Throws a `UsageError`.
  init(_ words: some Sequence<String>, of subcommand: Subcommand) throws(UsageError) {
    var words = words.makeIterator()
    var onlyOperands = false
    while let word = words.next() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try take(word, of: subcommand, value: { words.next() })
      }
    }
    try checkOperands(of: subcommand)
    for option in subcommand.options where has(option) { try checkCompany(of: option) }
  }

  /// What would do nothing is refused: whoever typed it meant something by it.
  private func checkCompany(of option: Option) throws(UsageError) {
    if let other = option.vain.first(where: { values[$0] != nil }) {
      throw UsageError("--\(option.name) does nothing beside --\(other)")
    }
    if option.needed.isEmpty || option.needed.contains(where: { values[$0] != nil }) { return }
    let others = option.needed.map { "--\($0)" }.joined(separator: " or ")
    throw UsageError("--\(option.name) needs \(others)")
  }

  private mutating func take(
    _ word: String, of subcommand: Subcommand, value: () -> String?
  ) throws(UsageError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try subcommand.option(String(halves[0]))
    var text: String? = halves.count == 2 ? String(halves[1]) : nil
    switch option.value {
    case .none where text != nil: throw UsageError("--\(option.name) takes no value")
    case .none: text = ""
    case .text, .choice, .number: text = text ?? value()
    }
    guard let text else { throw UsageError("--\(option.name) wants a value: \(option.usage)") }
    try option.check(text)
    if !option.repeats, values[option.name] != nil {
      throw UsageError("--\(option.name) is given twice")
    }
    values[option.name, default: []].append(text)
  }

  private func checkOperands(of subcommand: Subcommand) throws(UsageError) {
    if operands.count > subcommand.operands.count.upperBound {
      let extra = operands[subcommand.operands.count.upperBound]
      throw UsageError("unexpected argument '\(extra)'")
    }
    if operands.count < subcommand.operands.count.lowerBound {
      throw UsageError("\(subcommand.operands.usage) is missing")
    }
  }

  /// Whether the option was given.
  public func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// Every value that the option was given, in order.
  public func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The option's value.
  public func text(_ option: Option) -> String? { all(option).last }

  /// The option's value as a number.
  public func number(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }

  /// Every value of an option whose words are an enumeration's.
  public func choices<Choice: RawRepresentable<String>>(
    _ option: Option, of: Choice.Type = Choice.self
  ) -> [Choice] {
    all(option).compactMap(Choice.init(rawValue:))
  }

  /// The value of an option whose words are an enumeration's.
  public func choice<Choice: RawRepresentable<String>>(
    _ option: Option, of: Choice.Type = Choice.self
  ) -> Choice? {
    choices(option, of: Choice.self).last
  }
}

extension Subcommand {
  fileprivate func option(_ word: String) throws(UsageError) -> Option {
    if let option = options.first(where: { "--\($0.name)" == word }) { return option }
    throw UsageError.unknown(
      "option '\(word)'", nearest: word, among: options.map { "--\($0.name)" } + ["--help"])
  }
}

extension UsageError {
  /// Names the nearest word that would have done.
  static func unknown(_ what: String, nearest word: String, among words: [String]) -> UsageError {
    let suggestion = nearestWord(to: word, among: words).map { "; did you mean '\($0)'?" }
    return UsageError("unknown \(what)\(suggestion ?? "")")
  }
}
