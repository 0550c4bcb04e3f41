import Hearing
import Playing
import ScreenReaders
import Semantics

/// State words in another language than the screen.
struct LanguageOfWords: AuditRule {
  let card = RuleCard(
    "lang", "State and hint are in the language of the screen", .serious, [.language],
    checks: """
      States, hints and announcements that the app brings along must be in the language of the \
      node, or of the screen.
      """,
    why: "An English word read by a German voice is a noise.",
    fix: Fix(
      "Translate the strings, or use the platform's own state, which the reader translates.",
      [
        .reactNative: "the built-in state strings are English; pass your own.",
        .flutter: "add MaterialLocalizations for the language.",
        .compose: "take stateDescription from string resources, or drop it.",
      ]), origin: .reports(4))

  private static func german(_ shut: String, _ open: String) -> [ScreenNode] {
    [
      .row("row", "Versand", opens: { $0.exposure = .none }) {
        $0.texts[.value] = StateText(collapsed: shut, expanded: open)
      }, .panel(of: "row", "Zwei bis vier Tage"),
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "English states on a German screen", .fails(["row"]), on: [.ios],
        change: { $0.locale = "de" }, Self.german("collapsed", "expanded")),
      RuleExample(
        "German states on a German screen", .passes, on: [.ios], change: { $0.locale = "de" },
        Self.german("eingeklappt", "ausgeklappt")),
      RuleExample(
        "A German hint on an English screen", .fails(["row"]),
        [.row { $0.node.hint = "Zum Erweitern doppeltippen" }, .panel()]),
      RuleExample(
        "A Spanish verb in the hint of an English screen", .fails(["row"]),
        [
          .row {
            $0.texts[.hint] = StateText(
              collapsed: "Muestra la respuesta", expanded: "Oculta la respuesta")
          }, .panel(),
        ]),
      RuleExample("English on English", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      for look in trigger.looks {
        for stop in look.header.stops {
          guard let node = look.moment.tree[stop], let text = foreign(node, side) else { continue }
          return side.fail(
            [stop], "\"\(text)\" is not in the language of the screen",
            heard: look.moment.heardWithHint(at: stop))
        }
      }
      return foreignAnnouncement(trigger, side)
    }
  }

  private func foreign(_ node: ExposedNode, _ side: Side) -> String? {
    let words = node.language.map(AuditWords.of) ?? side.words
    if let value = node.value, words.foreignState(in: value) != nil { return value }
    if let hint = node.hint, Self.isForeign(hint, words) { return hint }
    return nil
  }

  /// Verbs and gestures of another language, and none of this one.
  static func isForeign(_ hint: String, _ words: AuditWords) -> Bool {
    if words.foreignState(in: hint) != nil { return true }
    guard words.promise(inHint: hint) == nil, !words.mentions(\.gestures, in: hint) else {
      return false
    }
    return AuditWords.all.contains { other in
      other.language != words.language
        && (other.mentions(\.gestures, in: hint) || other.mentionsLongVerb(in: hint))
    }
  }

  private func foreignAnnouncement(_ trigger: HeardTrigger, _ side: Side) -> Judgement? {
    guard let played = trigger.played else { return nil }
    let announced = (played.opening.speech + played.closing.speech).first { said in
      guard said.utterance.purpose == .announcement else { return false }
      let words = said.utterance.parts.first?.language.map(AuditWords.of) ?? side.words
      return words.foreignState(in: said.utterance.text) != nil
    }
    return announced.map { said in
      side.fail(
        [trigger.reported], "\"\(said.utterance.text)\" is not in the language of the screen",
        heard: said.utterance.text)
    }
  }
}
