import Console

/// A word that a person may type after the program's name, and what then happens.
struct Command: Sendable {
  let subcommand: Subcommand
  let run: @Sendable (Arguments) throws -> ExitCode

  /// In the order of the help.
  static let all: [Command] = [
    run, play, audit, explain, baseline, mutate, coverage, compare, spec, render, demo, describe,
    speak,
    voices, phonemes, implementations, rules, merge, doctor,
  ]
}
