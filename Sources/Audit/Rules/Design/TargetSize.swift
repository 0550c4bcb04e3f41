import Accordions
import Playing
import ScreenReaders
import Semantics

/// A target that is smaller than the platform advises.
struct TargetSize: AuditRule {
  let card = RuleCard(
    "target-size", "The target is as large as the platform asks", .moderate, [.targetSize],
    checks: "A target is at least 44 pt on iOS and 48 dp on Android, and 24 CSS px anywhere.",
    why: "Shaking hands and large fingers hit the row beside.",
    fix: Fix(
      "Make the row higher, or grow its hit area.",
      [
        .swiftUI: "add frame(minHeight: 44) and contentShape(Rectangle()).",
        .compose: "keep minimumInteractiveComponentSize.",
        .views: "set android:minHeight to 48dp.",
      ]), origin: .designPage)

  private static func row(_ height: Double) -> [ScreenNode] {
    [.row { $0.node.frame = Rect(x: 0, y: 0, width: 340, height: height) }, .panel()]
  }

  var examples: [RuleExample] {
    [
      RuleExample("40 high", .fails(["row"]), Self.row(40)),
      RuleExample("46 high on Android", .fails(["row"]), on: [.android], Self.row(46)),
      RuleExample("46 high on iOS", .passes, on: [.ios], Self.row(46)),
      RuleExample("56 high", .passes, Self.row(56)),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    // The frames of a raw Android tree are pixels of an unknown density.
    guard side.knowsTruth || side.reader == .voiceOver else { return [] }
    let minimum = DimensionToken.minTouchTarget.value(on: side.system)
    return side.triggers.flatMap { trigger -> [Judgement] in
      guard let frame = trigger.closed.moment.tree[trigger.id]?.frame else { return [] }
      let least = min(frame.width, frame.height)
      if least >= minimum { return [.pass([trigger.id])] }
      return [
        side.fail(
          [trigger.reported],
          """
          is \(TargetWhole.size(frame)), \(TargetWhole.number(minimum - least)) less than the \
          \(TargetWhole.number(minimum)) that \(side.system.title) asks for
          """)
      ]
    }
  }
}
