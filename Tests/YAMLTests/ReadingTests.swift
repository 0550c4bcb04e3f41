import Testing
import YAML

private enum RowKey: String, FieldKey { case id, title, size, open, kind, tags, inner }
private enum Kind: String, CaseIterable { case filled, outline, ghost }

@Suite("A mapping is read by its known keys")
struct ReadingTests {
  private func read(_ text: String) -> (MappingReader<RowKey>?, Problems) {
    let problems = Problems(path: "f")
    let root = Document.yaml(text, path: "f").root
    return (root.flatMap { MappingReader($0, problems, as: "a row") }, problems)
  }

  @Test("Values arrive with their types")
  func values() throws {
    let (reader, problems) = read(
      "{id: 12, title: 'true', size: 1.5, open: false, kind: ghost, tags: [a, b], inner: ~}")
    let row = try #require(reader)
    #expect(row.text(.id) == "12")
    #expect(row.text(.title) == "true")
    #expect(row.number(.size) == 1.5)
    #expect(row.boolean(.open) == false)
    #expect(row.word(.kind, as: Kind.self) == .ghost)
    #expect(row.texts(.tags) == ["a", "b"])
    #expect(row[.inner] == nil && row.has(.inner))
    #expect(problems.diagnostics.isEmpty)
  }

  @Test("All problems of a mapping are told at once, with the nearest word")
  func allAtOnce() throws {
    let (reader, problems) = read("titel: x\nsize: big\nkind: outlined\nopen: 1\ntags: {}\n")
    let row = try #require(reader)
    #expect(row.requiredText(.id) == nil)
    #expect(row.integer(.size) == nil)
    #expect(row.word(.kind, as: Kind.self) == nil)
    #expect(row.boolean(.open) == nil)
    #expect(row.texts(.tags).isEmpty)
    #expect(
      problems.diagnostics.map(\.description) == [
        "f:1:1: error: unknown key 'titel'; did you mean 'title'?",
        "f:1:1: error: a row needs 'id'",
        "f:2:7: error: expected a whole number, not the text 'big'",
        "f:3:7: error: unknown kind 'outlined'; did you mean 'outline'?",
        "f:4:7: error: expected true or false, not the number 1",
        "f:5:7: error: expected text, not a mapping",
      ])
  }

  @Test(
    "The nearest word is found, or none where all are far",
    arguments: [
      ("descripton", "description"), ("Title", "title"), ("exclusve", "exclusive"),
      ("tilte", "title"), ("exp", "expanded"), ("zzz", nil), ("", nil),
    ])
  func nearest(word: String, expected: String?) {
    let words = ["title", "description", "exclusive", "expanded"]
    #expect(NearestWord.nearest(to: word, in: words) == expected)
  }

  @Test("Where no word is near, the few known are named")
  func namesAll() {
    let problems = Problems(path: "f")
    problems.unknown("kind", "zzz", at: .start, known: Kind.allCases.map(\.rawValue))
    #expect(
      problems.diagnostics.map(\.description) == [
        "f:1:1: error: unknown kind 'zzz'; known: filled, outline, ghost"
      ])
  }

  @Test("What a message quotes is one short line")
  func excerpt() {
    #expect(Excerpt.of("a\nb\u{202E}c") == "a\\u{a}b\\u{202e}c")
    #expect(Excerpt.of(String(repeating: "x", count: 1_000_000)).count == 41)
  }
}
