public import Playing
public import ScreenReaders
import Semantics
public import YAML

/// One script on one screen, and what is expected to be heard of it.
public struct Scenario: Sendable {
  /// The version of the format that this is.
  public static let formatVersion = 1

  /// The file that it was read from, as the person gave it.
  public var path: String
  public var title: String
  /// Why the scenario exists, in a sentence or two.
  public var about: String?
  public var tags: [String] = []
  /// The readers that it is played with, VoiceOver first.
  public var readers: [ReaderKind]
  /// The locale of the reader and its voice, a BCP 47 tag.
  public var locale: String
  public var settings: Settings
  public var voices: [ReaderKind: VoiceRequest] = [:]
  public var screen: Screen
  public var steps: [Step]
  /// Where each node of the screen stands in its file, by the node's id.
  public var places: [String: NodePlace] = [:]
  /// The same for nodes of an Android tree whose ids the iOS tree has as well.
  public var androidPlaces: [String: NodePlace] = [:]

  /// The file's name without folder and extension.
  public var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}

/// Something that happens, and what is expected of it.
public struct Step: Sendable, Hashable {
  public var script: ScriptedStep
  public var checks: [Check]
  /// The readers with which it happens; nil for all.
  public var readers: Set<ReaderKind>?
  /// Why it is there; printed in the transcript.
  public var note: String?
  /// Where it stands in the file.
  public var mark: Mark
  /// Where the words of `do` stand.
  public var actionMark: Mark

  public init(
    _ script: ScriptedStep, checks: [Check] = [], mark: Mark, actionMark: Mark? = nil
  ) {
    self.script = script
    self.checks = checks
    self.mark = mark
    self.actionMark = actionMark ?? mark
  }

  /// Whether it happens with a reader.
  public func happens(with reader: ReaderKind) -> Bool { readers?.contains(reader) ?? true }
}

/// Where a node stands: in the scenario itself, or in a file that it names.
public struct NodePlace: Sendable, Hashable {
  public var path: String
  public var mark: Mark

  public init(path: String, mark: Mark) {
    self.path = path
    self.mark = mark
  }
}

/// How a scenario wants a reader to sound; nil for the reader's own.
public struct VoiceRequest: Sendable, Hashable {
  /// A voice of the speech engine, such as `en-gb`.
  public var name: String?
  /// A variant of the voice, such as `f2`.
  public var variant: String?
  /// Words a minute.
  public var rate: Int?
  /// 0 to 99; 50 is the voice's own.
  public var pitch: Int?
  /// How lively the pitch moves, 0 to 99; 0 is monotone.
  public var range: Int?
  /// Per cent, 0 to 200.
  public var volume: Int?
  /// Which punctuation the voice names.
  public var punctuation: Punctuation?
  /// How the voice tells a capital letter.
  public var capitals: Capitals?
  /// What is otherwise where one language is spoken, by its BCP 47 tag; these have none inside.
  public var languages: [String: VoiceRequest] = [:]

  /// Which punctuation a voice names.
  public enum Punctuation: String, Sendable, CaseIterable { case none, some, all }

  /// How a voice tells a capital letter: not at all, by a click, by a word, or by its pitch.
  public enum Capitals: String, Sendable, CaseIterable { case none, sound, word, pitch }

  public init() {}

  /// The rate in a language, words a minute: that of the nearest tag, else of the whole.
  public func rate(in language: String) -> Int? {
    tags.reversed().first { languages[$0]?.rate != nil && Self.covers($0, language) }
      .flatMap { languages[$0]?.rate } ?? rate
  }

  /// The tags of `languages`, from the widest to the narrowest.
  public var tags: [String] {
    languages.keys.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  private static func covers(_ tag: String, _ language: String) -> Bool {
    let (tag, language) = (tag.lowercased(), language.lowercased())
    return language == tag || language.hasPrefix(tag + "-")
  }
}
