extension Table {
  /// A table element with its headers, to stand in a page. The first column names the row.
  public var html: String { markup().source }

  /// The table element, with a class where the page gives it a look.
  func markup(class look: String? = nil) -> Markup {
    let heads = columns.map { Markup.element("th", ["scope": "col"], Markup($0)) }
    let body = rows.map { cells in
      Markup.element(
        "tr", [:],
        cells.enumerated().map { index, text in
          index == 0
            ? .element("th", ["scope": "row"], Markup(text)) : .element("td", [:], Markup(text))
        })
    }
    return .element(
      "table", ["class": look], .element("thead", [:], .element("tr", [:], heads)),
      .element("tbody", [:], body))
  }
}
