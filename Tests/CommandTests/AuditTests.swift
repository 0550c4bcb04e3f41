import Foundation
import Testing

struct AuditTests {
  private static let good = "Scenarios/defects/native-header.yaml"
  private static let bad = "Scenarios/defects/state-twice.yaml"

  @Test func aSoundScreenHasNoFaults() throws {
    let run = try Earshot(["audit", Self.good])
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("Nothing is wrong with 1 screen.\n"))
  }

  @Test func aFaultIsToldWithItsLineAndTheWayOut() throws {
    let run = try Earshot(["audit", Self.bad])
    #expect(run.code == 1)
    #expect(run.output.contains("state-dup  \(Self.bad):"))
    #expect(run.output.contains("says:") && run.output.contains("why:"))
    #expect(run.output.contains("fix:"))
  }

  @Test func theSeverityThatFailsIsAskedFor() throws {
    let arguments = ["audit", Self.bad, "--rule", "state-dup", "--fail-on"]
    #expect(try Earshot(arguments + ["critical"]).code == 0)
    #expect(try Earshot(arguments + ["moderate"]).code == 1)
  }

  @Test(arguments: ["json", "sarif", "earl", "junit", "findings", "markdown", "openacr", "github"])
  func twoRunsGiveTheSameBytes(format: String) throws {
    let arguments = ["audit", Self.good, Self.bad, "--format", format, "--today", "2026-01-01"]
    let one = try Earshot(arguments + ["--jobs", "1"])
    let other = try Earshot(arguments)
    #expect(one.code == 1 && one.output == other.output && !one.output.isEmpty)
  }

  /// Shards of one screen or of none, each with the suppression that no longer holds.
  @Test(arguments: [1, 3, 7])
  func mergedShardsAreTheUndividedAuditByteForByte(count: Int) throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      atPath: "Scenarios/defects", toPath: scratch.file("Scenarios").path)
    try scratch.write(
      """
      earshot: 1
      audit:
        suppressions:
          - {rule: state-dup, reason: Known, owner: Kim, expires: 2025-01-01}

      """, "earshot.yaml")
    func audit(_ folder: String, _ more: String...) throws -> Earshot {
      try Earshot(
        ["audit", "Scenarios", "--today", "2026-01-01", "--report", folder] + more,
        in: scratch.folder)
    }
    let whole = try audit("whole")
    for shard in 1...count { _ = try audit("p\(shard)", "--shard", "\(shard)/\(count)") }
    let shards = (1...count).map { "p\($0)/transcript.json" }
    let merge = try Earshot(["merge", "--report", "merged"] + shards, in: scratch.folder)
    #expect(whole.code == 1 && merge.code == 1)
    let names = try scratch.names.filter { $0.hasPrefix("whole/") }
    #expect(names.count > 8)
    for name in names {
      let merged = scratch.file(name.replacing("whole/", with: "merged/"))
      #expect(try Data(contentsOf: scratch.file(name)) == Data(contentsOf: merged), "\(name)")
    }
  }

  /// Trees are named by themselves; one file has screens of both platforms, two of one name.
  @Test(arguments: [1, 2, 5])
  func mergedShardsOfRawTreesAreTheUndividedAudit(count: Int) throws {
    let scratch = try Scratch()
    let trees = try (1...4).map { number in
      try scratch.write(Self.records(of: number), "trees/\(number).json")
      return "trees/\(number).json"
    }
    func audit(_ folder: String, _ more: String...) throws -> Earshot {
      try Earshot(["audit"] + trees + ["--report", folder] + more, in: scratch.folder)
    }
    #expect(try audit("whole").code == 1)
    for shard in 1...count { _ = try audit("p\(shard)", "--shard", "\(shard)/\(count)") }
    let shards = (1...count).map { "p\($0)/transcript.json" }
    let merge = try Earshot(["merge", "--report", "merged"] + shards, in: scratch.folder)
    #expect(merge.code == 1, "\(merge.errors)")
    let names = try scratch.names.filter { $0.hasPrefix("whole/") }
    #expect(names.count > 8)
    for name in names {
      let merged = scratch.file(name.replacing("whole/", with: "merged/"))
      #expect(try Data(contentsOf: scratch.file(name)) == Data(contentsOf: merged), "\(name)")
    }
    let page = try String(contentsOf: scratch.file("merged/index.html"), encoding: .utf8)
    #expect(page.contains("class=\"shot\""))
  }

  private static func records(of number: Int) -> String {
    func record(_ id: String, _ text: String) -> String {
      """
      {"id": "\(id)", "tree": {"id": "root", "className": "android.widget.FrameLayout",
       "children": [{"id": "x", "className": "android.widget.Button", "text": "\(text)",
       "stateDescription": "Collapsed", "clickable": true}]}, "target": "x", "steps": []}
      """
    }
    return "[" + record("said", "Delivery \(number)") + "," + record("said", "Fees") + "]"
  }

  @Test func bazelDividesAnAuditAndFindsItsReport() throws {
    let scratch = try Scratch()
    for number in 1...6 { try scratch.writeScenario("s/row\(number).yaml") }
    var names: [String] = []
    for index in 0..<2 {
      let run = try Earshot(
        ["audit", "s", "--format", "json", "--fail-on", "critical"],
        environment: [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": scratch.file("status\(index)").path,
          "XML_OUTPUT_FILE": scratch.file("test\(index).xml").path,
        ], in: scratch.folder)
      #expect(FileManager.default.fileExists(atPath: scratch.file("status\(index)").path))
      let xml = try String(contentsOf: scratch.file("test\(index).xml"), encoding: .utf8)
      #expect(xml.contains("<testsuites"))
      names += (1...6).map { "s/row\($0).yaml" }.filter {
        run.output.contains("\"path\": \"\($0)\"")
      }
    }
    #expect(names.sorted() == (1...6).map { "s/row\($0).yaml" })
    let refused = try Earshot(
      ["audit", "s"], environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"],
      in: scratch.folder)
    #expect(refused.code == 2)
  }

  @Test func anEmptyShardSaysSo() throws {
    let scratch = try Scratch()
    try scratch.writeScenario("row.yaml")
    let shards = try (1...9).map {
      try Earshot(["audit", "row.yaml", "--shard", "\($0)/9"], in: scratch.folder)
    }
    let empty = shards.enumerated().filter { $1.output.hasPrefix("no ") }
    #expect(empty.count == 8)
    for (place, run) in empty {
      #expect(run.output == "no screen falls to shard \(place + 1) of 9\n" && run.code == 0)
    }
  }

  @Test func rawTreesAreAuditedWithoutAScenario() throws {
    let scratch = try Scratch()
    let record = """
      {"id": "said", "tree": {"id": "root", "className": "android.widget.FrameLayout",
       "children": [{"id": "x", "className": "android.widget.Button", "text": "Delivery",
       "stateDescription": "Collapsed", "clickable": true}]}, "target": "x", "steps": []}
      """
    try record.write(to: scratch.file("tree.json"), atomically: true, encoding: .utf8)
    let run = try Earshot(["audit", "tree.json"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.output.contains("android-expand-action-missing"))
  }

  @Test func aTreeIsReadFromStandardInput() throws {
    let record = """
      {"id": "said", "tree": {"id": "root", "className": "android.widget.FrameLayout",
       "children": [{"id": "x", "className": "android.widget.Button", "text": "Fees, collapsed",
       "clickable": true, "actions": ["EXPAND"]}]}, "target": "x", "steps": []}
      """
    let run = try Earshot(["audit", "-"], input: record)
    #expect(run.code == 1)
    #expect(run.output.contains("name-state"))
  }

  private static let screen = "accordion: {rows: [{id: a, title: One, description: All.}]}\n"
  private static let user = """
    earshot: 1
    title: Uses it
    screen: {file: a.screen.yaml}
    steps: [{do: swipe right}]

    """

  /// What a folder holds is audited where it is used, and so once.
  @Test(arguments: [(["s/a.screen.yaml"], "a.screen"), (["s"], "Uses it"), (["s/"], "Uses it")])
  func aScreenInAFileOfItsOwnIsAudited(paths: [String], title: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.screen, "s/a.screen.yaml")
    try scratch.write(Self.user, "s/use.yaml")
    let run = try Earshot(["audit"] + paths + ["--format", "json"], in: scratch.folder)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("\"title\": \"\(title)\""))
    #expect(run.output.contains("\"audits\": 1,"))
  }

  @Test(arguments: [
    ("text", "of 1 screen has faults", "1 suppression has expired."),
    ("markdown", "of 1 screen has faults", "1 suppression has expired."),
    ("json", "\"audits\": 1,", "suppression-expired"),
    ("html", "<strong>1</strong> screen<", "suppression-expired"),
  ])
  func suppressionsThatExpiredAreNoScreen(format: String, count: String, told: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.screen, "a.screen.yaml")
    try scratch.write(
      """
      earshot: 1
      audit: {suppressions: [{rule: role, reason: R, owner: Kim, expires: 2026-01-01}]}

      """, "earshot.yaml")
    let run = try Earshot(
      ["audit", "a.screen.yaml", "--today", "2026-01-02", "--format", format], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.output.contains(count), "\(run.output.suffix(200))")
    #expect(run.output.contains(told))
  }

  @Test func suppressionsHoldUntilTheyExpire() throws {
    let scratch = try Scratch()
    let path = Earshot.package.appending(path: Self.bad).path
    let settings = """
      earshot: 1
      audit:
        suppressions:
          - {rule: name-state, reason: the vendor repairs it, owner: Kim, expires: 2026-06-30}

      """
    try settings.write(to: scratch.file("earshot.yaml"), atomically: true, encoding: .utf8)
    let before = try Earshot(
      ["audit", path, "--rule", "name-state", "--today", "2026-06-30"], in: scratch.folder)
    #expect(before.code == 0, "\(before)")
    #expect(before.output.contains("suppressed: the vendor repairs it (Kim, until 2026-06-30)"))
    let after = try Earshot(
      ["audit", path, "--rule", "name-state", "--today", "2026-07-01"], in: scratch.folder)
    #expect(after.code == 1)
    #expect(after.output.contains("suppression-expired"))
  }

  @Test(
    arguments: [
      (["audit", "nowhere"], 2, "there is no such file or folder"),
      (["audit", "x", "--rule", "state-stael"], 64, "did you mean 'state-stale'?"),
      (["audit", good, "--today", "June"], 64, "--today wants a day as YYYY-MM-DD"),
      (["audit", good, "--today", "2026-02-30"], 64, "--today wants a day as YYYY-MM-DD"),
      (["audit", good, "--config", "Package.swift"], 2, "Package.swift:"),
    ])
  func whatCannotBeAuditedSaysWhy(arguments: [String], code: Int32, message: String) throws {
    let run = try Earshot(arguments)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
  }
}
