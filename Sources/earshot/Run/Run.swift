import Console
import Playing
import Reporting
import Scenarios
import ScreenReaders
import SpeechOutput

extension Command {
  static let run = Command(
    subcommand: Subcommand(
      "run", "Play scenarios and tell what is heard",
      operands: .init("[PATH…]", 0...100_000), options: RunOptions.all,
      details: """
        Plays the scenarios in the files and folders, in the folder Scenarios if none is named,
        with VoiceOver and TalkBack, and holds what is heard against what they expect and against
        the transcripts beside them. The exit code is 0 where all is as expected, 1 where
        something is not, and 2 where a file is broken.
        """,
      examples: [
        "earshot run Scenarios", "earshot run faq.yaml --reader talkback --speak",
        "earshot run Scenarios --report Reports/faq --wav Reports/faq",
      ])
  ) { arguments in
    let options = RunOptions(arguments: arguments)
    try options.check()
    let bazel = try Bazel.environment(asked: ShardOption.wanted(arguments))
    try bazel.announceSharding()
    // Whether there is a sound device is better known before anything is played.
    if options.speaks { _ = try LiveSpeech(voices: VoiceTable(options.voices)) }
    // So it is with a braille display.
    if options.showsBraille { _ = try options.display(locale: options.locale ?? "en") }
    let plan = try RunPlan(arguments.operands, options: options, shard: bazel.shard)
    var takes = try Takes(plan: plan, options: options).play()
    if options.records { return try record(takes, Goldens(options)) }
    let sounds = Sounds(options: options, plan: plan)
    if let folder = options.soundFolder { try sounds.write(&takes, to: folder) }
    let output = RunOutput(plan: plan, options: options, takes: takes)
    let pictures = options.showsPage ? output.pictures : .none
    if let folder = options.reportFolder {
      try output.report(seenFrom: folder).write(to: folder, pictures: pictures)
    }
    try bazel.write(output.report(seenFrom: nil))
    if let format = options.format {
      writeOutput(output.report(seenFrom: nil).text(as: format, pictures: pictures))
    } else {
      output.writeTranscripts()
    }
    if options.speaks { try sounds.speak(takes) }
    return takes.contains(where: \.failed) ? .failure : .success
  }

  /// Writes what is heard as what is expected. That fails, so that a person reads it first.
  private static func record(_ takes: [Take], _ goldens: Goldens) throws -> ExitCode {
    let written = try takes.compactMap(goldens.record)
    writeOutput(written.map { "recorded \($0)\n" }.joined())
    writeDiagnostics(
      written.isEmpty
        ? "every transcript is as recorded\n" : "read the differences before you keep them\n")
    return .failure
  }
}
