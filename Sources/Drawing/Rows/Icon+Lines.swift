import Accordions
import Semantics

extension Icon {
  /// The lines of the icon in its box of 24.
  var lines: [Path] {
    switch self {
    case .bell:
      [
        .from(5.5, 8.5).along(12, 2).across(18.5, 8.5).curve(18.5, 13, 19.8, 14.8, 21, 16.5)
          .to(3, 16.5).curve(4.2, 14.8, 5.5, 13, 5.5, 8.5).closed,
        .from(9.5, 20).along(12, 22).across(14.5, 20),
      ]
    case .calendar:
      [
        box(3, 4, 21, 22), .from(8, 2).to(8, 6), .from(16, 2).to(16, 6), .from(3, 10).to(21, 10),
      ]
    case .circleCheck: [ring, .from(8, 12.4).to(10.8, 15.2).to(16, 9.2)]
    case .circlePlus: [ring, .from(12, 7.5).to(12, 16.5), .from(7.5, 12).to(16.5, 12)]
    case .circleQuestionMark:
      [
        ring,
        .from(9.1, 9.2).along(12, 6.5).across(14.9, 9.2).curve(14.9, 11.4, 12, 11.4, 12, 13.6),
        .dot(12, 17.2),
      ]
    case .clock: [ring, .from(12, 6.5).to(12, 12).to(15.5, 14)]
    case .creditCard: [box(2, 5, 22, 19), .from(2, 10).to(22, 10), .from(6, 15).to(9, 15)]
    case .globe:
      [
        ring, .from(2, 12).to(22, 12),
        .from(12, 2).across(16, 12).along(12, 22).across(8, 12).along(12, 2).closed,
      ]
    case .house:
      [
        .from(2, 11.2).to(12, 2).to(22, 11.2),
        .from(4.5, 9).to(4.5, 19.5).along(7, 22).to(17, 22).across(19.5, 19.5).to(19.5, 9),
        .from(9, 22).to(9, 15).along(10, 14).to(14, 14).across(15, 15).to(15, 22),
      ]
    case .circleInfo: [ring, .from(12, 16.5).to(12, 11.5), .dot(12, 7.5)]
    case .lock:
      [
        box(4, 11, 20, 22), .from(7, 11).to(7, 7).along(12, 2).across(17, 7).to(17, 11),
      ]
    case .mail:
      [
        box(2, 4, 22, 20),
        .from(2, 7.5).to(10.8, 13.1).curve(11.5, 13.6, 12.5, 13.6, 13.2, 13.1).to(22, 7.5),
      ]
    case .mapPin:
      [
        .from(12, 22).curve(9, 19.5, 4, 15, 4, 10).along(12, 2).across(20, 10)
          .curve(20, 15, 15, 19.5, 12, 22).closed,
        .circle(12, 10, radius: 3),
      ]
    case .package:
      [
        .from(12, 2).to(21, 7).to(21, 17).to(12, 22).to(3, 17).to(3, 7).closed,
        .from(3, 7).to(12, 12).to(21, 7), .from(12, 12).to(12, 22), .from(7.5, 4.5).to(16.5, 9.5),
      ]
    case .search: [.circle(10.5, 10.5, radius: 8.5), .from(16.6, 16.6).to(22, 22)]
    case .settings: [Self.gear, .circle(12, 12, radius: 3)]
    case .shield:
      [
        .from(12, 22).curve(7.5, 20.4, 4, 17.4, 4, 12.5).to(4, 5.5).curve(7, 5.3, 9.7, 3.9, 12, 2)
          .curve(14.3, 3.9, 17, 5.3, 20, 5.5).to(20, 12.5).curve(20, 17.4, 16.5, 20.4, 12, 22)
          .closed
      ]
    case .star:
      [
        .from(12, 2).to(14.88, 8.55).to(22, 9.27).to(16.66, 14.03).to(18.18, 21.02).to(12, 17.41)
          .to(5.82, 21.02).to(7.34, 14.03).to(2, 9.27).to(9.12, 8.55).closed
      ]
    case .truck:
      [
        .from(4.6, 18).to(4, 18).across(2, 16).to(2, 7).along(4, 5).to(12, 5).across(14, 7)
          .to(14, 18),
        .from(9.4, 18).to(14.6, 18),
        .from(14, 9).to(17.4, 9).curve(18.2, 9, 18.8, 9.3, 19.3, 9.9).to(21.3, 12.6)
          .curve(21.8, 13.2, 22, 13.8, 22, 14.5).to(22, 16).along(20, 18).to(19.4, 18),
        .circle(7, 18, radius: 2.4), .circle(17, 18, radius: 2.4),
      ]
    case .user:
      [
        .circle(12, 7, radius: 5), .from(3.5, 22).along(12, 15.5).across(20.5, 22),
      ]
    }
  }

  /// A wheel of six teeth: the uppermost, turned by sixths of a circle.
  private static let gear: Path = {
    var tooth = [(-2.6, -6.9), (-1.9, -10), (1.9, -10), (2.6, -6.9)]
    var path = Path.from(12 + tooth[0].0, 12 + tooth[0].1)
    for _ in 0..<6 {
      for (x, y) in tooth { path = path.to(12 + x, 12 + y) }
      tooth = tooth.map { x, y in (0.5 * x - 0.86603 * y, 0.86603 * x + 0.5 * y) }
    }
    return path.closed
  }()

  private var ring: Path { .circle(12, 12, radius: 10) }

  /// A rectangle by its edges.
  private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Path {
    .roundedRect(
      Rect(x: left, y: top, width: right - left, height: bottom - top), radius: 2.5)
  }
}
