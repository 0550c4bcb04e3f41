import ScreenReaders
import Semantics

extension Demo {
  /// One file that needs no network, and no script or sound to be read.
  public var html: String { DemoPage(demo: self).source }
}

/// Puts the page together: a document, that the script makes into a player.
struct DemoPage {
  let demo: Demo

  var source: String {
    let main = Markup.element("main", ["id": "main"], stage, transcript)
    let body = Markup.element("body", ["class": "demo"], skip, header, main, footer, script)
    return "<!DOCTYPE html>\n" + Markup.element("html", ["lang": "en"], [head, body]).source
  }

  private var head: Markup {
    .element(
      "head", [:], Page.basics,
      // The page asks nobody for anything, and says so to the browser.
      Markup(
        trusted: """
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
          img-src data:; media-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">

          """),
      .element("title", [:], "\(demo.title): Earshot demo"), HTMLStyle.element,
      .style(String(decoding: PackageResources.demo_css, as: UTF8.self)))
  }

  private var skip: Markup {
    .element("a", ["class": "skip", "href": "#transcript"], "Skip to the transcript")
  }

  private var header: Markup {
    .element(
      "header", [:], .element("p", ["class": "eyebrow"], "Earshot demo"),
      .element("h1", [:], Markup(demo.title)),
      demo.about.map { .element("p", ["class": "about"], Markup($0)) } ?? .empty)
  }

  private var footer: Markup {
    .element(
      "footer", [:], legend,
      .element(
        "p", ["class": "quiet"],
        "The voice is eSpeak NG's and the short sounds are Earshot's own. Earshot simulates screen "
          + "readers from public facts about them. It does not replace listening with the people "
          + "who use one."))
  }

  /// What the marks behind the words mean, as far as the page has them.
  private var legend: Markup {
    let known = demo.tracks.flatMap(\.steps).flatMap(\.lines).compactMap(\.speech.evidence)
    return EvidenceMarkup.legend(Evidence.allCases.filter(known.contains).map { ($0, .empty) })
  }

  private var script: Markup {
    .script(String(decoding: PackageResources.demo_js, as: UTF8.self))
  }
}

// MARK: - The stage

extension DemoPage {
  private var stage: Markup {
    .element(
      "section", ["class": "stage", "aria-labelledby": "listen"],
      .element("h2", ["id": "listen"], "Listen"),
      controls, .element("div", ["class": "tracks"], demo.tracks.enumerated().map(track)))
  }

  private func track(_ place: Int, _ track: DemoTrack) -> Markup {
    let first = track.steps.first
    let picture = Markup.void(
      "img",
      [
        "class": "screen", "alt": first?.shown ?? "An empty screen",
        "src": DataURL.text(first?.picture ?? DemoPage.noPicture, "image/svg+xml"),
      ])
    return .element(
      "article", ["class": "track", "data-track": "\(place)", "data-length": "\(track.length)"],
      .element(
        "h3", [:], Markup(track.reader.title), " ",
        .element("span", ["class": "quiet"], "\(track.app) · \(track.length.asSeconds)")),
      picture, .element("p", ["class": "caption", "lang": track.locale, "dir": "auto"], "\u{A0}"),
      player(track))
  }

  private static let noPicture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"></svg>"

  private func player(_ track: DemoTrack) -> Markup {
    guard let sound = track.sound else { return .empty }
    return .element(
      "audio",
      [
        "controls": "", "preload": "metadata", "aria-label": "\(track.reader.title) says",
        "src": DataURL.bytes(sound.bytes, sound.mediaType),
      ], [])
  }

  /// What only works with the script is hidden until the script shows it.
  private var controls: Markup {
    let modes = demo.tracks.count > 1 ? [("turns", "Both in turn")] : []
    let readers = demo.tracks.enumerated().map { ("\($0)", $1.reader.title) }
    return .element(
      "div", ["class": "controls", "hidden": ""],
      .element(
        "div", ["class": "buttons"], button("previous", "Previous step"),
        button("play", "Play"), button("next", "Next step"), button("larger", "Larger type")),
      .element(
        "fieldset", ["class": "modes"],
        [.element("legend", [:], "Who speaks")] + (modes + readers).enumerated().map(mode)),
      .element(
        "p", ["class": "quiet"],
        "Keys, while the focus is in this part: P plays and pauses, J and L or the left and right "
          + "arrow go a step back and on, T makes the type larger."),
      .element("p", ["class": "now quiet"], ""))
  }

  private func button(_ action: String, _ name: String) -> Markup {
    .element("button", ["type": "button", "data-do": action], Markup(name))
  }

  private func mode(_ place: Int, _ mode: (value: String, name: String)) -> Markup {
    .element(
      "label", [:],
      .void(
        "input",
        [
          "type": "radio", "name": "mode", "value": mode.value,
          "checked": place == 0 ? "" : nil,
        ]),
      " ", Markup(mode.name))
  }
}

// MARK: - The transcript

extension DemoPage {
  private var transcript: Markup {
    let count = demo.tracks.map(\.steps.count).max() ?? 0
    return .element(
      "section", ["class": "transcript", "aria-labelledby": "transcript"],
      .element("h2", ["id": "transcript"], "Transcript"),
      .element("ol", ["class": "steps"], (0..<count).map(step)))
  }

  private func step(_ place: Int) -> Markup {
    let actions = demo.tracks.compactMap { $0.steps.dropFirst(place).first?.action }
    let titles = actions.enumerated().filter { !actions[..<$0.offset].contains($0.element) }
    let title = titles.map(\.element).joined(separator: " / ")
    return .element(
      "li", ["class": "step", "data-step": "\(place)"],
      .element(
        "h3", [:], .element("span", ["class": "number"], "\(place + 1)"), " ",
        .element("span", ["class": "action"], Markup(title))),
      .element(
        "div", ["class": "tracks"],
        demo.tracks.enumerated().map { track in cell(place, track.offset, track.element) }))
  }

  private func cell(_ step: Int, _ place: Int, _ track: DemoTrack) -> Markup {
    guard let step = track.steps.dropFirst(step).first else {
      return .element("div", [:], .element("p", ["class": "quiet"], "No such step"))
    }
    let silence = Markup.element("p", ["class": "quiet"], "Silence")
    return .element(
      "div", ["class": "cell", "data-track": "\(place)", "data-began": "\(step.began)"],
      .element("h4", [:], Markup(track.reader.title)),
      .void(
        "img",
        [
          "class": "screen", "alt": step.shown,
          "src": DataURL.text(step.picture, "image/svg+xml"),
        ]),
      step.lines.isEmpty ? silence : .join(step.lines.map { line($0, track.locale) }))
  }

  private func line(_ line: DemoLine, _ locale: String) -> Markup {
    let speech = line.speech
    return .element(
      "p", ["class": "said \(speech.outcome.rawValue) \(speech.purpose.rawValue)"],
      speech.purpose == .hint
        ? .element("span", ["class": "kind"], "Hint") + " " : .empty,
      words(line, locale), EvidenceMarkup.after(speech), note(speech))
  }

  /// The words with their moments, where the script finds them.
  private func words(_ line: DemoLine, _ locale: String) -> Markup {
    guard let began = line.speech.began, let ended = line.speech.ended, !line.words.isEmpty else {
      return .element("s", ["lang": locale, "dir": "auto"], Markup(line.speech.text))
    }
    let cut = line.speech.outcome == .cut ? Markup(" –") : .empty
    return .element(
      "span",
      [
        "class": "cue", "lang": locale, "dir": "auto", "data-began": "\(began)",
        "data-ended": "\(ended)",
      ],
      line.words.map { word in
        .element("span", ["data-at": "\(word.begins)"], Markup(word.text))
      } + [cut])
  }

  private func note(_ speech: ReportedSpeech) -> Markup {
    let reason = speech.reason ?? ""
    switch speech.outcome {
    case .heard: return .empty
    case .cut:
      let length = (speech.ended ?? 0) - (speech.began ?? 0)
      return .element(
        "span", ["class": "note"],
        "cut off after \(length.asSeconds) of \(speech.duration.asSeconds), \(reason)")
    case .dropped: return .element("span", ["class": "note"], "never heard: \(reason)")
    }
  }
}
