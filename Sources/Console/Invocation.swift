/// What a whole command line asks for.
public enum Invocation: Sendable {
  case version
  /// The list of commands.
  case overview
  case help(Subcommand)
  case run(Subcommand, Arguments)

  /// Reads the words behind the program's name. Throws a `UsageError` inside a `Refusal`.
  public init(_ words: [String], of subcommands: [Subcommand]) throws(Refusal) {
    guard let first = words.first else {
      self = .overview
      return
    }
    switch first {
    case "--version", "-V": self = .version
    case "--help", "-h": self = .overview
    case "help" where words.count < 2: self = .overview
    case "help": self = .help(try Self.subcommand(words[1], of: subcommands))
    default:
      let subcommand = try Self.subcommand(first, of: subcommands)
      let rest = words.dropFirst()
      self =
        try rest.contains(where: Self.asksForHelp)
        ? .help(subcommand) : .run(subcommand, Self.arguments(rest, of: subcommand))
    }
  }

  /// A command line that was not understood, and the subcommand whose help would tell.
  public struct Refusal: Error, Sendable {
    public let error: UsageError
    public let subcommand: Subcommand?
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  private static func arguments(
    _ words: ArraySlice<String>, of subcommand: Subcommand
  ) throws(Refusal) -> Arguments {
    do { return try Arguments(words, of: subcommand) } catch {
      throw Refusal(error: error, subcommand: subcommand)
    }
  }

  private static func subcommand(
    _ word: String, of subcommands: [Subcommand]
  ) throws(Refusal) -> Subcommand {
    if let found = subcommands.first(where: { $0.name == word }) { return found }
    let names = subcommands.filter { !$0.isHidden }.map(\.name)
    let what = word.hasPrefix("-") ? "option" : "command"
    throw Refusal(
      error: .unknown("\(what) '\(word)'", nearest: word, among: names + ["--version", "--help"]),
      subcommand: nil)
  }
}
