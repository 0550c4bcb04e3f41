import Testing

@testable import Console

enum Fruit: String, CaseIterable { case apple, pear }

private let fruit = Option(
  "fruit", .choice("FRUIT", of: Fruit.allCases.map(\.rawValue)), repeats: true, help: "What grows")
private let jobs = Option("jobs", .number("N", in: 1...64), help: "How many")
private let quiet = Option("quiet", help: "Say nothing")
private let loud = Option("loud", help: "Say everything").vain(beside: quiet)
private let echo = Option("echo", help: "Say it again").needing(loud, jobs)
private let grow = Subcommand(
  "grow", "Grows fruit", operands: .init("PATH…", 1...2),
  options: [fruit, jobs, quiet],
  examples: ["garden grow here --fruit pear"])
private let secret = Subcommand(
  "secret", "Hidden", options: [jobs, quiet, loud, echo], examples: [], isHidden: true)

private func arguments(_ words: [String]) throws -> Arguments {
  guard case .run(_, let arguments) = try Invocation(words, of: [grow, secret]) else {
    throw UsageError("not a run")
  }
  return arguments
}

private func refusal(_ words: [String]) -> String? {
  do throws(Invocation.Refusal) {
    _ = try Invocation(words, of: [grow, secret])
    return nil
  } catch {
    return error.error.message
  }
}

struct InvocationTests {
  @Test func optionsAndOperandsAreReadInAnyOrder() throws {
    let read = try arguments(["grow", "--fruit", "pear", "a", "--jobs=3", "--fruit=apple"])
    #expect(read.operands == ["a"])
    #expect(read.choices(fruit, of: Fruit.self) == [.pear, .apple])
    #expect(read.number(jobs) == 3)
    #expect(!read.has(quiet))
  }

  @Test(arguments: [["--jobs", "2"], ["--loud"], ["--loud", "--jobs", "2"]])
  func anOptionThatHasWhatItNeedsIsTaken(words: [String]) throws {
    #expect(try arguments(["secret", "--echo"] + words).has(echo))
  }

  @Test func twoDashesEndTheOptionsAndOneIsStandardInput() throws {
    #expect(try arguments(["grow", "-", "--", "--fruit"]).operands == ["-", "--fruit"])
  }

  @Test(
    arguments: [
      (["grwo"], "unknown command 'grwo'; did you mean 'grow'?"),
      (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
      (["grow", "a", "--friut", "x"], "unknown option '--friut'; did you mean '--fruit'?"),
      (["grow", "a", "--fruit", "paer"], "unknown value 'paer' for --fruit; did you mean 'pear'?"),
      (["grow", "a", "--jobs", "0"], "--jobs wants a whole number from 1 to 64, not '0'"),
      (["grow", "a", "--jobs", "9e9"], "--jobs wants a whole number from 1 to 64, not '9e9'"),
      (["grow", "a", "--jobs"], "--jobs wants a value: --jobs N"),
      (["grow", "a", "--jobs", "1", "--jobs", "2"], "--jobs is given twice"),
      (["grow", "a", "--quiet=yes"], "--quiet takes no value"),
      (["secret", "--loud", "--quiet"], "--loud does nothing beside --quiet"),
      (["secret", "--echo"], "--echo needs --loud or --jobs"),
      (["secret", "--echo", "--quiet"], "--echo needs --loud or --jobs"),
      (["grow"], "PATH… is missing"),
      (["grow", "a", "b", "c"], "unexpected argument 'c'"),
      (["grow", "a", "-q"], "unknown option '-q'; did you mean '--jobs'?"),
    ])
  func badUsageNamesTheNearestWord(words: [String], message: String) {
    #expect(refusal(words) == message)
  }

  @Test func hiddenCommandsAreNeverSuggestedButRun() throws {
    #expect(refusal(["secre"]) == "unknown command 'secre'; did you mean 'grow'?")
    #expect(try arguments(["secret"]).operands.isEmpty)
  }

  @Test(arguments: [["grow", "--help"], ["grow", "x", "-h"], ["help", "grow"]])
  func helpIsAskedForInManyWays(words: [String]) throws {
    guard case .help(let subcommand) = try Invocation(words, of: [grow]) else {
      Issue.record("no help")
      return
    }
    #expect(subcommand.name == "grow")
  }

  @Test func aPageOfHelpShowsEverythingDeclared() {
    #expect(
      Help.page(program: "garden", of: grow) == """
        Grows fruit

        Usage: garden grow [OPTION…] PATH…

          --fruit FRUIT  What grows: apple, pear
          --jobs N       How many
          --quiet        Say nothing
          --help         Show this

        Example:
          garden grow here --fruit pear

        """)
  }
}
