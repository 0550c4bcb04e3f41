/// The frame of a whole page: one file that needs no script and no network.
struct Page {
  /// The heading.
  var title: String
  /// What kind of page it is, in a word or two.
  var eyebrow: String
  /// What the words of the page mean.
  var note: String

  func source(_ content: [Markup]) -> String {
    let header = Markup.element(
      "header", [:], .element("p", ["class": "eyebrow"], Markup(eyebrow)),
      .element("h1", [:], Markup(title)))
    let body = Markup.element(
      "body", [:], header, .element("main", ["id": "main"], content),
      .element("footer", [:], .element("p", [:], Markup(note))))
    return "<!DOCTYPE html>\n" + Markup.element("html", ["lang": "en"], [head, body]).source
  }

  private var head: Markup {
    .element(
      "head", [:], Self.basics, .element("title", [:], Markup(title)), HTMLStyle.element)
  }

  /// What the head of every page begins with.
  static let basics = Markup(
    trusted: """
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">

      """)
}

extension Table {
  /// A page with the table alone.
  func page(_ page: Page) -> String {
    let label = page.title
    let frame = Markup.element(
      "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label],
      markup(class: "reasons"))
    return page.source([.element("section", [:], frame)])
  }
}
