public import Accordions

extension ScreenPicture {
  /// One variant of a row with these texts; where the row has no icon, the variant has the
  /// component's own.
  public init(_ variant: Variant, of row: AccordionRow = AccordionRow(id: "row")) {
    var content = row
    content.icon = variant.hasIcon ? row.icon ?? .circleQuestionMark : nil
    self.init([Row(content, variant.state)])
  }

  /// A stack at rest, by default as it is at first sight.
  public init(_ accordion: Accordion, states: [RowState]? = nil) {
    let states = states ?? AccordionState(accordion).rows
    self.init(zip(accordion.rows, states).map { Row($0, $1) })
  }
}
