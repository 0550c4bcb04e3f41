import Semantics

/// The small marks that say how well something is known.
enum EvidenceMarkup {
  /// The mark alone, with its meaning for those who do not see it.
  static func mark(_ evidence: Evidence) -> Markup {
    .element(
      "span", ["class": "evidence \(evidence.rawValue)"],
      .element("span", ["aria-hidden": "true"], Markup(evidence.glyph)),
      .element("span", ["class": "unseen"], "(\(evidence.words))"))
  }

  /// What follows an utterance: the mark of its weakest part; modelled is said in full.
  static func after(_ speech: ReportedSpeech) -> Markup {
    switch speech.evidence {
    case nil: .empty
    case .modelled: "\u{A0}" + .element("span", ["class": "badge modelled-badge"], "modelled")
    case .recorded, .platformSource, .published:
      speech.evidence.map { "\u{A0}" + mark($0) } ?? .empty
    }
  }

  /// What the marks mean, each with what is told of it besides.
  static func legend(_ rows: [(evidence: Evidence, note: Markup)]) -> Markup {
    let items = rows.map { evidence, note in
      Markup.element(
        "li", [:], mark(evidence), " ",
        .element("strong", [:], Markup(evidence.words)), ": \(evidence.meaning). ", note)
    }
    if items.isEmpty { return .empty }
    return .element("h2", [:], "How well each word is known")
      + .element("ul", ["class": "legend"], items)
  }
}

extension Evidence {
  var glyph: String {
    switch self {
    case .recorded: "●"
    case .platformSource: "◆"
    case .published: "○"
    case .modelled: "◌"
    }
  }

  var words: String {
    switch self {
    case .recorded: "recorded"
    case .platformSource: "platform source"
    case .published: "published"
    case .modelled: "modelled"
    }
  }

  var meaning: String {
    switch self {
    case .recorded: "heard on a device and recorded"
    case .platformSource: "read in, or executed from, the reader’s own source"
    case .published: "stated by a vendor, a test suite or a named practitioner"
    case .modelled: "the best inference of Earshot’s authors"
    }
  }
}

/// Whether something went as expected.
enum OutcomeMarkup {
  static func badge(_ outcome: ReportedCheck.Outcome) -> Markup {
    switch outcome {
    case .passed: .empty
    case .warning: .element("span", ["class": "badge warning"], "warning")
    case .failed: .element("span", ["class": "badge failed"], "not as expected")
    }
  }
}

/// A check that did not come true.
enum CheckMarkup {
  static func block(_ check: ReportedCheck, language: String) -> Markup {
    .element(
      "div", ["class": "check \(check.outcome.rawValue)"],
      .element("p", [:], .element("code", [:], Markup(check.kind)), " \(check.message)"),
      .element(
        "dl", [:],
        .element("dt", [:], "expected"), text(check.expected, against: check.actual, language),
        .element("dt", [:], "heard"), text(check.actual, against: check.expected, language)))
  }

  /// The text, marked from the first word that differs.
  private static func text(_ text: String, against other: String, _ language: String) -> Markup {
    if text.isEmpty { return .element("dd", ["class": "quiet"], "nothing") }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let others = other.split(separator: " ", omittingEmptySubsequences: false)
    let same = zip(words, others).prefix { $0 == $1 }.count
    let head = words[..<same].map { $0 + " " }.joined()
    let tail = words[same...].joined(separator: " ")
    return .element(
      "dd", ["lang": language, "dir": "auto"], Markup(head),
      tail.isEmpty ? .empty : .element("mark", [:], Markup(tail)))
  }
}
