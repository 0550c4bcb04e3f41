import Foundation
import Testing

/// No input starts a program, and none has a file read or written that the command line did not
/// name.
@Suite struct NamedFilesTests {
  private let scratch: Scratch
  /// What must not be shown.
  private static let secret = "swordfish"

  init() throws {
    scratch = try Scratch()
    try scratch.write("\(Self.secret)\n", "outside/secret.txt")
    try scratch.write("nodes: [{id: \(Self.secret), role: button}]\n", "outside/screen.yaml")
    try scratch.writeScenario("s/row.yaml")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file(name).path, withDestinationPath: target)
  }

  private func run(_ words: String..., environment: [String: String] = [:]) throws -> Earshot {
    try Earshot(words, environment: environment, in: scratch.folder)
  }

  private func expectRefused(_ run: Earshot, _ message: String) {
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!(run.errors + run.output).contains(Self.secret))
  }

  @Test(arguments: [
    "../outside/screen.yaml", "../outside/secret.txt", "link.yaml", "folder/screen.yaml",
    "x/../../outside/screen.yaml", "/etc/hostname", "/proc/self/environ", "/dev/stdin",
  ])
  func aScreenOutsideIsNotRead(name: String) throws {
    try link("s/link.yaml", to: "../outside/screen.yaml")
    try link("s/folder", to: "../outside")
    try scratch.write("", "s/x/y")
    try scratch.write(
      "earshot: 1\ntitle: T\nscreen: {file: '\(name)'}\nsteps: []\n", "s/a.yaml")
    for command in ["run", "audit", "demo", "render", "spec", "compare"] {
      let run = try run(command, "s/a.yaml")
      expectRefused(run, "s/a.yaml:3:16: error: the file '\(name)'")
    }
  }

  @Test func aScenarioThatIsALinkOutOfTheFolderIsNotRead() throws {
    try link("s/link.yaml", to: "../outside/secret.txt")
    for command in ["run", "audit"] {
      expectRefused(try run(command, "s"), "s/link.yaml: error: the link leads out of the folder")
    }
    // A link that was named is what was named.
    #expect(try run("run", "s/link.yaml").errors.contains("s/link.yaml:1"))
  }

  @Test func aLinkInsideTheFolderIsRead() throws {
    try link("s/again.yaml", to: "row.yaml")
    try link("other", to: "s")
    #expect(try run("run", "s", "--quiet").output.contains("2 scenarios"))
    #expect(try run("run", "other", "--quiet").output.contains("2 scenarios"))
  }

  @Test func aGoldenThatIsALinkOutOfTheFolderIsNotShown() throws {
    try link("s/row.voiceover.en.txt", to: "../outside/secret.txt")
    let run = try run("run", "s")
    #expect(run.code == 1)
    #expect(run.output.contains("it lies outside the scenario's folder"))
    #expect(!(run.errors + run.output).contains(Self.secret))
  }

  @Test func aConfigurationThatIsALinkOutOfTheFolderIsNotRead() throws {
    try link("earshot.yaml", to: "/etc/hostname")
    expectRefused(try run("audit", "s"), "earshot.yaml: error: the link leads out of the folder")
  }

  /// Merging draws from scenarios, and a transcript may name anything.
  @Test func aTranscriptHasNothingReadOutsideTheFolder() throws {
    try scratch.write("", "inner/x")
    let inner = scratch.file("inner")
    let absolute = scratch.file("s/row.yaml").path
    for (path, folder, isDrawn) in [
      ("s/row.yaml", scratch.folder, true), ("../s/row.yaml", inner, false),
      (absolute, scratch.folder, false),
    ] {
      _ = try Earshot(["run", path, "--report", "out", "--quiet"], in: folder)
      let merge = try Earshot(["merge", "out/transcript.json", "--format", "html"], in: folder)
      #expect(merge.code == 0)
      let page = try String(contentsOf: folder.appending(path: "out/index.html"), encoding: .utf8)
      // The run itself has drawn the screen.
      #expect((merge.output == page) == isDrawn, "\(path)")
    }
  }

  /// A locale is a part of the names of goldens and sounds.
  @Test(arguments: ["en-/../../outside/x", "en_/x", "en.txt", "en-\u{0}"])
  func aLocaleIsNoPath(locale: String) throws {
    let quoted = locale == "en-\u{0}" ? "en-\\0" : locale
    try scratch.writeScenario("s/row.yaml", more: "locale: \"\(quoted)\"")
    let before = try scratch.names
    for words in [["run", "s", "--record"], ["run", "s", "--wav", "s"]] {
      let run = try Earshot(words, in: scratch.folder)
      #expect(run.code == 2)
      #expect(run.errors.contains("s/row.yaml:3:9: error: unknown locale of VoiceOver"))
    }
    #expect(try scratch.names == before)
  }

  @Test(arguments: ["../../../outside/secret.txt", "/etc/passwd", "!v/../x"])
  func aVoiceIsNoPath(voice: String) throws {
    for more in ["voices: '\(voice)'", "voices: {name: en, variant: '\(voice)'}"] {
      try scratch.writeScenario("s/row.yaml", more: more)
      let run = try run("run", "s", "--wav", "sounds")
      #expect(run.code == 2)
      #expect(run.errors.contains("\(voice)"))
      #expect(try !scratch.names.contains { $0.hasPrefix("sounds") })
    }
  }

  /// The engine would have run `sox` for the sound that markup names, had it seen markup.
  @Test(arguments: [
    "<audio src=\"CANARY\">x</audio>", "<speak><audio src=\"CANARY\"/></speak>",
    "&lt;audio src=\"CANARY\"/&gt;", "<?xml version=\"1.0\"?><speak><audio src=\"file://CANARY\"/>",
    "$(touch CANARY)", "`touch CANARY`", "; touch CANARY", "| touch CANARY",
    "\u{1}<audio src='CANARY'>",
  ])
  func aTextStartsNothing(text: String) throws {
    let canary = scratch.file("canary").path
    try scratch.write("#!/bin/sh\ntouch '\(canary)'\n", "bin/sox")
    for name in ["play", "aplay", "mbrola", "touch"] {
      try scratch.write("#!/bin/sh\n/usr/bin/touch '\(canary)'\n", "bin/\(name)")
    }
    for name in ["sox", "play", "aplay", "mbrola", "touch"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.file("bin/\(name)").path)
    }
    let hostile = text.replacing("CANARY", with: canary)
    try scratch.writeScenario(
      "s/row.yaml", title: hostile.replacing("'", with: "''").replacing("\u{1}", with: ""))
    let environment = [
      "PATH": scratch.file("bin").path + ":/usr/bin:/bin", "XDG_CACHE_HOME": "/dev/null",
    ]
    for words in [
      ["run", "s", "--wav", "out", "--report", "out", "--quiet"],
      ["speak", hostile, "--out", "out/a.wav"], ["phonemes", hostile],
      ["demo", "s/row.yaml", "--out", "out/demo.html"],
    ] {
      let run = try Earshot(words, environment: environment, in: scratch.folder)
      #expect(run.code == 0, "\(words): \(run.errors)")
      #expect(run.errors.isEmpty, "\(words): \(run.errors)")
    }
    #expect(try !scratch.names.contains("canary"))
  }
}
