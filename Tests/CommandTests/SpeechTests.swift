import Foundation
import Testing

struct SpeechTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String..., input: String = "") throws -> Earshot {
    try Earshot(arguments, input: input, in: scratch.folder)
  }

  @Test func aSentenceBecomesAFileThatIsNotSilent() throws {
    #expect(try run("speak", "collapsed, Shipping, Button", "--out", "a.wav").code == 0)
    let sound = try Data(contentsOf: scratch.file("a.wav"))
    #expect(sound.count > 22_050 * 2)
    #expect(sound.dropFirst(44).contains { $0 > 16 && $0 < 240 })
    #expect(try scratch.names == ["a.wav"])
  }

  @Test func theSameTextGivesTheSameBytes() throws {
    for name in ["a.wav", "b.wav"] {
      #expect(try run("speak", "-", "--out", name, input: "One.\n\nTwo.").code == 0)
    }
    #expect(
      try Data(contentsOf: scratch.file("a.wav")) == Data(contentsOf: scratch.file("b.wav")))
  }

  @Test(
    arguments: [
      "<audio src=\"/etc/passwd\"/>", "a & b <b>bold</b>", "😀 👩‍👩‍👧", "مرحبا بالعالم", "\u{1}\u{7}", "",
      "[[h@l'oU]]", "&#0; &amp;",
    ])
  func hostileTextIsSpokenOrRefused(text: String) throws {
    let run = try run("speak", "-", "--out", "a.wav", input: text)
    #expect(run.code == 0)
    #expect(try Data(contentsOf: scratch.file("a.wav")).starts(with: Array("RIFF".utf8)))
  }

  @Test func whatIsTooLongIsRefusedAndLeavesNothing() throws {
    let text = String(repeating: "word ", count: 100_000)
    let run = try run("speak", "-", "--out", "a.wav", input: text)
    #expect(run.code == 2)
    #expect(run.errors.contains("too long"))
    #expect(try scratch.names.isEmpty)
  }

  @Test(
    arguments: [
      (["speak", "x", "--out", "a.doc"], 64, "--out wants a name that ends in one of"),
      (["speak", "x", "--voice", "enn", "--out", "a.wav"], 2, "did you mean 'en'?"),
      (["speak", "x", "--rate", "9"], 64, "--rate wants a whole number from 80"),
      (["speak", "x", "--out", "/proc/x/a.wav"], 2, "cannot make the folder"),
      (["voices", "--language", "xx"], 2, "known languages: af"),
    ])
  func whatCannotBeSaysWhy(arguments: [String], code: Int32, message: String) throws {
    let run = try Earshot(arguments, in: scratch.folder)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
  }

  @Test func bothReadersAreInOneFileWithCaptions() throws {
    let run = try Earshot([
      "run", "Scenarios/faq/opening.yaml", "--quiet", "--wav", scratch.folder.path, "--stereo",
      "--captions",
    ])
    #expect(run.code == 0)
    let stems = ["both", "talkback", "voiceover"].map { "opening.\($0).en" }
    #expect(try scratch.names == stems.flatMap { ["\($0).srt", "\($0).vtt", "\($0).wav"] })
    let captions = try String(contentsOf: scratch.file("opening.both.en.vtt"), encoding: .utf8)
    #expect(captions.hasPrefix("WEBVTT\n"))
    #expect(captions.contains("<v VoiceOver>") && captions.contains("<v TalkBack>"))
    let sizes = try stems.map { try Data(contentsOf: scratch.file("\($0).wav")).count - 44 }
    #expect(sizes[0] == max(sizes[1], sizes[2]) * 2)
  }

  @Test func aPronunciationNamesWhatIsSpelled() throws {
    let run = try run("phonemes", "FAQ about HTML", "--format", "csv")
    #expect(run.code == 0)
    #expect(run.output.contains("ˌɛfˌeɪkjˈuː"))
    #expect(run.output.contains("'HTML' is spelled letter by letter"))
  }

  @Test func theReportTellsHowItIsPronounced() throws {
    let folder = scratch.folder.path
    let run = try Earshot([
      "run", "Scenarios/faq/opening.yaml", "--quiet", "--wav", folder, "--report", folder,
    ])
    #expect(run.code == 0)
    let page = try String(contentsOf: scratch.file("index.html"), encoding: .utf8)
    #expect(page.contains("How VoiceOver's voice pronounces it"))
    let transcript = try String(contentsOf: scratch.file("transcript.json"), encoding: .utf8)
    #expect(transcript.contains("kəlˈæpst"))
    let merged = try self.run("merge", "transcript.json", "--report", "merged")
    #expect(merged.code == 0)
    let again = try String(contentsOf: scratch.file("merged/transcript.json"), encoding: .utf8)
    #expect(again.contains("kəlˈæpst"))
  }

  @Test func whatAScenarioSaysIsPronounced() throws {
    let run = try Earshot(["phonemes", "Scenarios/faq/opening.yaml", "--format", "json"])
    #expect(run.code == 0)
    #expect(run.output.contains("kəlˈæpst"))
  }

  @Test func theDoctorNamesTheEngineAndTheVoices() throws {
    let run = try run("doctor")
    #expect(run.code == 0)
    #expect(run.output.contains("eSpeak NG") && run.output.contains("voices"))
    #expect(try self.run("voices", "--language", "de").output.contains("German"))
  }
}
