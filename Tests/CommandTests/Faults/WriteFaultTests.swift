import Foundation
import Testing

/// What becomes of files that cannot be written.
@Suite struct WriteFaultTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.writeScenario("s/row.yaml", steps: 3)
  }

  /// Each command that writes files, with `OUT` for where.
  static let writers: [[String]] = [
    ["run", "s", "--quiet", "--report", "OUT/r"],
    ["run", "s", "--quiet", "--wav", "OUT/w", "--captions", "--stereo"],
    ["run", "s", "--quiet", "--wav", "OUT/w", "--sound", "opus"],
    ["audit", "s", "--report", "OUT/a"],
    ["demo", "s/row.yaml", "--out", "OUT/demo.html"],
    ["render", "s/row.yaml", "--out", "OUT/picture.png"],
    ["speak", "Hello to you all", "--out", "OUT/hello.wav"],
    ["baseline", "write", "s", "--file", "OUT/baseline.txt"],
  ]

  private func arguments(_ words: [String], out: String) -> String {
    words.map { "'\($0.replacing("OUT", with: out))'" }.joined(separator: " ")
  }

  private func expectNothing(_ run: Earshot, before: [String]) throws {
    #expect(run.code == 2)
    #expect(run.errors.contains("error: cannot "), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count <= 2, "\(run.errors)")
    // Whole files that came first may stay; half ones may not.
    #expect(try !scratch.names.contains { $0.hasSuffix(".tmp") })
    #expect(try scratch.names.filter { $0.hasPrefix("s") } == before)
  }

  /// No cache is written, and no temporary file either: ThreadSanitizer begins with one, and dies
  /// where it cannot grow.
  private static let withoutOtherFiles = ["XDG_CACHE_HOME": "/dev/null", "TMPDIR": "/dev/null"]

  /// A limit on the size of files binds for everybody, and comes as a full disk does: at the first
  /// byte, or in the middle of a file.
  @Test(arguments: writers.map { ($0, 0) } + writers.prefix(3).map { ($0, 1) })
  func aDiskThatIsFull(words: [String], kilobytes: Int) throws {
    let before = try scratch.names
    let command = "earshot \(arguments(words, out: "out"))"
    let run = try Earshot(
      shell: """
        (ulimit -f \(kilobytes); \(command)) 2>&1 >/dev/null | cat >&2
        exit ${PIPESTATUS[0]}
        """,
      environment: Self.withoutOtherFiles, in: scratch.folder)
    try expectNothing(run, before: before)
    #expect(run.errors.contains("file too large"))
    #expect(try scratch.names.filter { !$0.hasPrefix("s") && $0.contains(".") } == [])
  }

  /// Nobody, root neither, makes files below these.
  @Test(arguments: writers, ["/proc/self", "/sys/kernel", "s/row.yaml", "/dev/null"])
  func aFolderThatTakesNoFiles(words: [String], folder: String) throws {
    let before = try scratch.names
    let run = try Earshot(
      shell: "earshot \(arguments(words, out: folder))", in: scratch.folder)
    try expectNothing(run, before: before)
    #expect(run.errors.contains(folder))
  }

  /// A folder stands where the file should: the last step, the renaming, fails.
  @Test(arguments: [
    ["speak", "Hello", "--out", "way.wav"], ["demo", "s/row.yaml", "--out", "way.html"],
    ["baseline", "write", "s", "--file", "way.txt"],
  ])
  func aFolderInTheWay(words: [String]) throws {
    try scratch.write("", (words.last ?? "") + "/x")
    let before = try scratch.names.filter { $0.hasPrefix("s") }
    let run = try Earshot(words, in: scratch.folder)
    try expectNothing(run, before: before)
  }

  @Test func aGoldenThatCannotBeRecordedLeavesNothing() throws {
    try scratch.write("", "s/row.voiceover.en.txt/x")
    let before = try scratch.names
    let run = try Earshot(["run", "s", "--record"], in: scratch.folder)
    try expectNothing(run, before: before)
  }

  @Test func foldersThatAreMissingAreMade() throws {
    let run = try Earshot(["run", "s", "--quiet", "--report", "a/b/c"], in: scratch.folder)
    #expect(run.code == 0)
    #expect(try scratch.names.contains("a/b/c/transcript.json"))
  }

  /// A cache that cannot be used is done without.
  @Test(arguments: ["/proc/self", "/dev/null", "/proc/nowhere/at/all"])
  func aCacheThatTakesNoFiles(folder: String) throws {
    let run = try Earshot(
      ["speak", "Hello", "--out", "a.wav"], environment: ["XDG_CACHE_HOME": folder],
      in: scratch.folder)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
  }
}
