/// An option of a subcommand, as its help declares it.
public struct Option: Sendable, Hashable {
  /// What stands behind the option's name.
  public enum Value: Sendable, Hashable {
    /// Nothing: it is there or not.
    case none
    /// Any text, called this in the help.
    case text(String)
    /// One of these words.
    case choice(String, of: [String])
    /// A whole number.
    case number(String, in: ClosedRange<Int>)
  }

  /// Without the dashes.
  public let name: String
  public let value: Value
  /// One sentence without a full stop.
  public let help: String
  /// Whether it may be given more than once.
  public let repeats: Bool
  /// The names of the options of which one must be there, as it does nothing without.
  private(set) var needed: [String] = []
  /// The names of the options beside which it does nothing.
  private(set) var vain: [String] = []

  public init(_ name: String, _ value: Value = .none, repeats: Bool = false, help: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// The same option, refused where none of the others is given.
  public func needing(_ others: Option...) -> Option {
    var option = self
    option.needed += others.map(\.name)
    return option
  }

  /// The same option, refused where one of the others is given.
  public func vain(beside others: Option...) -> Option {
    var option = self
    option.vain += others.map(\.name)
    return option
  }

  /// The name and its value as a person types them.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let called), .choice(let called, _), .number(let called, _): "--\(name) \(called)"
    }
  }

  /// Throws a `UsageError` where the text cannot be the option's value.
  func check(_ text: String) throws(UsageError) {
    switch value {
    case .none, .text: return
    case .choice(_, let words):
      if words.contains(text) { return }
      throw UsageError.unknown("value '\(text)' for --\(name)", nearest: text, among: words)
    case .number(_, let range):
      if let number = Int(text), range.contains(number) { return }
      throw UsageError(
        "--\(name) wants a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'")
    }
  }
}
