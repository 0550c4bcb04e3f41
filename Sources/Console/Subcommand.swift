/// A word that follows the program's name, with what it takes.
public struct Subcommand: Sendable {
  /// What a subcommand takes besides options.
  public struct Operands: Sendable {
    /// As the usage line shows them.
    public let usage: String
    public let count: ClosedRange<Int>

    public init(_ usage: String, _ count: ClosedRange<Int>) {
      self.usage = usage
      self.count = count
    }

    /// Takes none.
    public static let none = Operands("", 0...0)
  }

  public let name: String
  /// One line for the list of commands.
  public let summary: String
  public let operands: Operands
  public let options: [Option]
  /// What the summary leaves out; paragraphs of lines up to 80 columns.
  public let details: String
  /// Lines that a person may type as they stand.
  public let examples: [String]
  /// Left out of the list of commands.
  public let isHidden: Bool

  public init(
    _ name: String, _ summary: String, operands: Operands = .none, options: [Option] = [],
    details: String = "", examples: [String], isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.details = details
    self.examples = examples
    self.isHidden = isHidden
  }
}

/// The command line cannot be carried out as it was typed: exit code 64.
public struct UsageError: Error, Sendable, Hashable {
  public let message: String

  public init(_ message: String) { self.message = message }
}
