/// A fixed set of words that a file may hold.
public typealias Vocabulary = CaseIterable & RawRepresentable

extension YAMLNode {
  /// Text: quoted, or plain text and numbers as they were written.
  public func text(_ problems: Problems) -> String? {
    switch scalar?.meaning {
    case .text, .integer, .number: return scalar?.text
    case .boolean:
      problems.error("expected text, not \(kindInWords): put it in quotes", at: mark)
      return nil
    case .null, nil: return refuse("text", problems)
    }
  }

  /// True or false.
  public func boolean(_ problems: Problems) -> Bool? {
    if case .boolean(let value)? = scalar?.meaning { return value }
    return refuse("true or false", problems)
  }

  /// A whole number.
  public func integer(_ problems: Problems) -> Int? {
    switch scalar?.meaning {
    case .integer(let value): return value
    case .number(let value):
      if let whole = Int(exactly: value) { return whole }
      return refuse("a whole number", problems)
    case .null, .boolean, .text, nil: return refuse("a whole number", problems)
    }
  }

  /// A number that is neither infinite nor undefined.
  public func number(_ problems: Problems) -> Double? {
    switch scalar?.meaning {
    case .integer(let value): return Double(value)
    case .number(let value) where value.isFinite: return value
    case .number, .null, .boolean, .text, nil: return refuse("a number", problems)
    }
  }

  /// A day of the calendar, `YYYY-MM-DD`.
  public func day(_ problems: Problems) -> String? {
    guard let text = text(problems) else { return nil }
    if isDay(text) { return text }
    problems.error("a day is written YYYY-MM-DD, not '\(Excerpt.of(text))'", at: mark)
    return nil
  }

  /// One of the words of an enumeration.
  public func word<Word: Vocabulary>(
    _ problems: Problems, as type: Word.Type = Word.self, what: String
  ) -> Word? where Word.RawValue == String {
    guard let scalar, scalar.meaning != .null else { return refuse("a \(what)", problems) }
    if let word = Word(rawValue: scalar.text) { return word }
    problems.unknown(what, scalar.text, at: mark, known: Word.allCases.map(\.rawValue))
    return nil
  }

  /// The items of a list, or the value itself where only one was written.
  public func oneOrMore() -> [YAMLNode] { items ?? (isNull ? [] : [self]) }

  /// The items of a list.
  public func list(_ problems: Problems) -> [YAMLNode]? {
    items ?? refuse("a list", problems)
  }

  /// The entries of a mapping.
  public func mapping(_ problems: Problems) -> [Entry]? {
    entries ?? refuse("a mapping", problems)
  }

  private func refuse<Value>(_ expected: String, _ problems: Problems) -> Value? {
    problems.error("expected \(expected), not \(kindInWords)", at: mark)
    return nil
  }
}

/// Whether a text is a day of the calendar, `YYYY-MM-DD`.
public func isDay(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard parts.map(\.utf8.count) == [4, 2, 2],
    parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
  else { return false }
  let numbers = parts.compactMap { Int($0) }
  let (year, month, day) = (numbers[0], numbers[1], numbers[2])
  guard (1...12).contains(month) else { return false }
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let february = isLeap ? 29 : 28
  let days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...days[month - 1]).contains(day)
}
