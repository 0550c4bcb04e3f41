/// How the page looks: `report.css`, inside the page.
enum HTMLStyle {
  static var element: Markup {
    .style(String(decoding: PackageResources.report_css, as: UTF8.self))
  }
}
