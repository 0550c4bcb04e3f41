import Console

/// A word that a person may type after the program's name, and what then happens.
struct Command: Sendable {
  let subcommand: Subcommand
  let run: @Sendable (Arguments) throws -> ExitCode

  /// In the order of the help.
  static let all: [Command] = [
    run, demo, speak, voices, phonemes, describe, compare, spec, render, implementations, rules,
    baseline, explain, mutate, coverage, merge, doctor,
  ]
}
