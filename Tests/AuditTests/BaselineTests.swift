import Audit
import Playing
import ScreenReaders
import Semantics
import Testing

/// What is heard, kept as text and held against what is heard later.
@Suite struct BaselineTests {
  private func baseline(_ change: (inout ScreenNode) -> Void = { _ in }) throws
    -> AnnouncementBaseline
  {
    var row = ScreenNode(Node(id: "row", role: .button, name: "Fees"))
    row.disclosure = Disclosure(panel: "panel")
    change(&row)
    let text = ScreenNode(Node(id: "text", role: .text, name: "Two euros a month\nor \\ less"))
    let panel = ScreenNode(Node(id: "panel", role: .group), children: [text])
    let root = ScreenNode(Node(id: "screen", role: .group), children: [row, panel])
    let screen = AuditedScreen(NodesScreen(root), title: "Prices")
    return AnnouncementBaseline(of: [try Listening(to: screen)])
  }

  @Test func `a baseline reads back as it was written`() throws {
    let baseline = try baseline()
    #expect(baseline.sections.map(\.reader) == [.voiceOver, .talkBack])
    #expect(try AnnouncementBaseline(parsing: baseline.text) == baseline)
  }

  @Test(arguments: [
    "a\nb", "a\r\nb", "a\\n", "\\u{1b}", "\u{1B}[31m", "\u{85}", "\u{9E}", "\u{2028}x", "\0",
    " two blanks ", "\u{301}", "found", "a · b", "# · #",
  ])
  func `a baseline of any text reads back, and is text`(text: String) throws {
    let baseline = AnnouncementBaseline([
      .init(
        screen: text, reader: .talkBack, locale: "en",
        entries: [.init(text, [.init("label", text), .init("hint", text)])], findings: [text])
    ])
    #expect(try AnnouncementBaseline(parsing: baseline.text) == baseline)
    let controls = baseline.text.unicodeScalars.filter(\.isControl)
    #expect(controls.allSatisfy { $0 == "\n" })
  }

  @Test func `a baseline reads back where lines end as on Windows`() throws {
    let baseline = try baseline()
    let text = baseline.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try AnnouncementBaseline(parsing: text.joined(separator: "\r\n")) == baseline)
  }

  @Test func `what is heard the same differs nowhere`() throws {
    #expect(BaselineReview(from: try baseline(), to: try baseline()).differences == [])
  }

  private static let changes:
    [(change: @Sendable (inout ScreenNode) -> Void, cause: String, verdict: BaselineCause.Verdict)] =
      [
        ({ $0.disclosure?.exposure = .none }, "state lost", .regression),
        ({ $0.disclosure?.exposure = .none }, "state-missing now found", .regression),
        ({ $0.node.role = .text }, "role lost", .regression),
        ({ $0.node.headingLevel = 2 }, "heading now told", .correction),
        ({ $0.node.name = "Prices" }, "label reworded", .review),
      ]

  @Test(arguments: changes.indices)
  func `differences have their cause`(index: Int) throws {
    let (change, cause, verdict) = Self.changes[index]
    let groups = BaselineReview(from: try baseline(), to: try baseline(change)).groups
    let group = groups.first { $0.cause == cause }
    #expect(group?.verdict == verdict, "\(groups.map(\.cause))")
  }

  @Test func `a piece that moved is told by where it went`() throws {
    let old = AnnouncementBaseline.Entry(
      "row, shut", [.init("state", "collapsed"), .init("label", "Fees"), .init("role", "Button")])
    let new = AnnouncementBaseline.Entry(
      "row, shut", [.init("label", "Fees"), .init("role", "Button"), .init("state", "collapsed")])
    func section(_ entry: AnnouncementBaseline.Entry) -> AnnouncementBaseline {
      AnnouncementBaseline([
        .init(screen: "Prices", reader: .talkBack, locale: "en", entries: [entry])
      ])
    }
    let review = BaselineReview(from: section(old), to: section(new))
    #expect(review.groups.map(\.cause) == ["state moved after role"])
  }

  private typealias Piece = AnnouncementBaseline.Piece

  private static let moves:
    [(old: [Piece], new: [Piece], cause: String, verdict: BaselineCause.Verdict)] = [
      (
        [.init("label", "Fees"), .init("state", "collapsed")],
        [.init("label", "Fees"), .init("value", "Collapsed")], "state now told as value", .review
      ),
      (
        [.init("label", "Fees"), .init("state", "collapsed")],
        [.init("label", "Fees"), .init("hint", "collapsed")], "state now told as hint", .regression
      ),
      (
        [.init("label", "Fees")], [.init("label", "Fees"), .init("label", "Two euros")],
        "more label told", .review
      ),
      (
        [.init("label", "Fees"), .init("label", "Two euros")], [.init("label", "Fees")],
        "less label told", .review
      ),
    ]

  @Test(arguments: moves.indices)
  func `the same words by another property are no loss`(index: Int) {
    let move = Self.moves[index]
    func baseline(_ pieces: [Piece]) -> AnnouncementBaseline {
      AnnouncementBaseline([
        .init(
          screen: "Prices", reader: .voiceOver, locale: "en", entries: [.init("row, shut", pieces)])
      ])
    }
    let groups = BaselineReview(from: baseline(move.old), to: baseline(move.new)).groups
    #expect(groups.map(\.cause) == [move.cause])
    #expect(groups.map(\.verdict) == [move.verdict])
  }

  @Test func `only what has an accepted cause is taken over`() throws {
    let old = try baseline()
    let new = try baseline {
      $0.node.name = "Prices"
      $0.node.headingLevel = 2
    }
    let half = old.accepting(["label reworded"], from: new)
    #expect(BaselineReview(from: half, to: new).groups.contains { $0.cause == "heading now told" })
    let causes = Set(BaselineReview(from: old, to: new).groups.map(\.cause))
    #expect(BaselineReview(from: old.accepting(causes, from: new), to: new).differences == [])
  }

  @Test(arguments: [
    ("nothing", 1), ("# Earshot announcements 1\nlabel: x", 2),
    ("# Earshot announcements 1\n## a · b · en", 2),
  ])
  func `a text that is no baseline is refused with its line`(text: String, line: Int) {
    #expect(throws: BaselineProblem.self) { try AnnouncementBaseline(parsing: text) }
    do { _ = try AnnouncementBaseline(parsing: text) } catch { #expect(error.line == line) }
  }
}
