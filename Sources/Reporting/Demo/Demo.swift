import Drawing
import Hearing
import Playing
public import Scenarios
public import ScreenReaders
public import Semantics

/// A scenario shown: pictures of its screen, captions in step with the sound, readers side by side.
public struct Demo: Sendable {
  /// The scenario's title.
  public var title: String
  /// What the scenario is about, in its own words.
  public var about: String?
  public var tracks: [DemoTrack]

  public init(title: String, about: String? = nil, tracks: [DemoTrack]) {
    self.title = title
    self.about = about
    self.tracks = tracks
  }
}

/// What one reader makes of the scenario.
public struct DemoTrack: Sendable {
  public var reader: ReaderKind
  public var locale: String
  /// How the app is built and what it runs on.
  public var app: String
  public var sound: DemoSound?
  public var steps: [DemoStep]
  /// When the last sound is over.
  public var length: Milliseconds
}

/// A sound file.
public struct DemoSound: Sendable {
  public var bytes: [UInt8]
  /// Such as `audio/mpeg`.
  public var mediaType: String

  public init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }
}

/// A step of a track.
public struct DemoStep: Sendable {
  /// Counted from 1.
  public var number: Int
  public var action: String
  public var began: Milliseconds
  /// The screen at its end, as SVG.
  public var picture: String
  /// What the picture shows, in words.
  public var shown: String
  public var lines: [DemoLine]
}

/// An utterance of a step.
public struct DemoLine: Sendable {
  public var speech: ReportedSpeech
  /// Its words at their moments; empty where it was never begun.
  public var words: [DemoWord]
}

/// A word with what follows it up to the next.
public struct DemoWord: Sendable, Hashable {
  public var text: String
  public var begins: Milliseconds

  public init(_ text: String, begins: Milliseconds) {
    self.text = text
    self.begins = begins
  }
}

extension DemoTrack {
  /// A scenario as it was played with one reader.
  ///
  /// `words` are those of each utterance, by its place among the speech of the timeline. Throws
  /// where the pictures cannot be drawn.
  public init(
    _ played: PlayedScenario, words: [Int: [DemoWord]], length: Milliseconds, sound: DemoSound?
  ) throws {
    let performance = played.performance
    var album = ScreenAlbum(of: played.scenario.screen, locale: played.locale)
    album.scheme = .auto
    album.showsCaption = false
    let measure = try TextMeasure(family: TextMeasure.defaultFamily)
    let steps = performance.steps.enumerated().map { place, step in
      let picture = album.picture(of: performance, at: .after(step: place), in: measure)
      return DemoStep(
        number: place + 1, action: step.action.description, began: step.began,
        picture: picture.svg(), shown: picture.title,
        lines: DemoLine.lines(of: performance, in: place, words))
    }
    self.init(
      reader: played.reader, locale: played.locale, app: played.app, sound: sound, steps: steps,
      length: max(length, performance.timeline.end))
  }
}

extension DemoLine {
  fileprivate static func lines(
    of performance: Performance, in step: Int, _ words: [Int: [DemoWord]]
  ) -> [DemoLine] {
    performance.timeline.speech.enumerated().compactMap { place, speech in
      guard speech.cause.step == step else { return nil }
      return DemoLine(speech: ReportedSpeech(speech), words: words[place] ?? [])
    }
  }
}
