import Accordions
import Drawing
import Semantics
import Testing

/// The pictures that have goldens.
enum Sample: String, CaseIterable, CustomTestStringConvertible {
  case sheet
  case defaultLight = "default-light"
  case pressedIconLight = "pressed-icon-light"
  case activeIconDark = "active-icon-dark"
  case rightToLeft = "right-to-left"
  case largestText = "largest-text"
  case halfOpen = "half-open"
  case voiceOverOnTitle = "voiceover-on-title"
  case talkBackOnDescription = "talkback-on-description"
  case cutCaption = "cut-caption"
  case followsViewer = "follows-viewer"

  var testDescription: String { rawValue }

  func picture(in measure: TextMeasure) -> Picture {
    switch self {
    case .sheet: VariantSheet().picture(in: measure)
    case .defaultLight: ScreenPicture(Variant(.default)).picture(in: measure)
    case .pressedIconLight:
      ScreenPicture(Variant(.pressed, hasIcon: true)).picture(in: measure)
    case .activeIconDark: with(Variant(.active, hasIcon: true), measure) { $0.scheme = .dark }
    case .rightToLeft:
      with(Variant(.active, hasIcon: true), measure) { $0.direction = .rightToLeft }
    case .largestText:
      with(Variant(.active), measure) { $0.textScale = .ios(.accessibility5) }
    case .halfOpen: ScreenPicture([Self.opening(after: 50)]).picture(in: measure)
    case .voiceOverOnTitle: stack(measure) { $0.cursor = Cursor(.voiceOver, on: "nest") }
    case .talkBackOnDescription:
      stack(measure) {
        $0.cursor = Cursor(.talkBack, on: "nest.description")
        $0.scheme = .dark
      }
    case .cutCaption:
      stack(measure) {
        $0.cursor = Cursor(.voiceOver, on: "states")
        $0.caption = Caption(
          .voiceOver, heard: "Which states are there?, button,", unheard: "collapsed")
      }
    case .followsViewer: with(Variant(.default, hasIcon: true), measure) { $0.scheme = .auto }
    }
  }

  private func with(
    _ variant: Variant, _ measure: TextMeasure, _ change: (inout ScreenPicture) -> Void
  ) -> Picture {
    var screen = ScreenPicture(variant)
    change(&screen)
    return screen.picture(in: measure)
  }

  private func stack(_ measure: TextMeasure, _ change: (inout ScreenPicture) -> Void) -> Picture {
    var screen = ScreenPicture(
      Accordion(rows: [
        AccordionRow(id: "states", title: "Which states are there?", icon: .circleInfo),
        AccordionRow(
          id: "nest", title: "May I nest one?",
          description: "No. Two levels deep, one has lost track of what closing does.",
          icon: .package, startsOpen: true),
      ]))
    change(&screen)
    return screen.picture(in: measure)
  }

  private static func opening(after time: Milliseconds) -> ScreenPicture.Row {
    var motion = RowMotion(.pressed)
    motion.receive(.click, at: 0)
    return ScreenPicture.Row(AccordionRow(id: "row"), look: motion.look(at: time))
  }
}
