public import ScreenReaders
public import Semantics

/// What a run heard, as every report format tells it.
///
/// Plain facts without behaviour: `transcript.json` holds all of them, so that the reports of
/// several machines can be merged into one.
public struct Report: Sendable, Hashable {
  /// What was played, in a few words.
  public var title: String
  public var scenarios: [ReportedScenario]
  public var audits: [ReportedAudit]
  /// The rules that the audits tried.
  public var auditRules: [ReportedRule]
  /// The day of the run, `YYYY-MM-DD`, where somebody gave it: a run knows no clock.
  public var date: String?

  public init(
    title: String, scenarios: [ReportedScenario] = [], audits: [ReportedAudit] = [],
    auditRules: [ReportedRule] = [], date: String? = nil
  ) {
    self.title = title
    self.scenarios = scenarios
    self.audits = audits
    self.auditRules = auditRules
    self.date = date
  }

  /// The version of Earshot, as reports name it.
  public static let toolVersion = "0.1.0"
}

/// A scenario, with what each reader made of it.
public struct ReportedScenario: Sendable, Hashable {
  /// The file, as it was named.
  public var path: String
  public var title: String
  public var tags: [String]
  public var readings: [Reading]

  public init(path: String, title: String, tags: [String] = [], readings: [Reading] = []) {
    self.path = path
    self.title = title
    self.tags = tags
    self.readings = readings
  }
}

/// A scenario under one reader in one locale.
public struct Reading: Sendable, Hashable {
  public var reader: ReaderKind
  /// A BCP 47 tag.
  public var locale: String
  /// The reader's version and how the screen is built, in words.
  public var setting: String?
  public var steps: [ReportedStep]
  /// What was expected of the reading as a whole, such as a golden transcript.
  public var checks: [ReportedCheck]
  /// The sound, relative to the report.
  public var audio: ReportedAudio?
  /// How the voice pronounces what is said, each text once; empty where nobody asked for it.
  public var pronunciations: [ReportedPronunciation] = []
  /// When the last sound is over.
  public var end: Milliseconds

  public init(
    reader: ReaderKind, locale: String, setting: String? = nil, steps: [ReportedStep],
    checks: [ReportedCheck] = [], audio: ReportedAudio? = nil, end: Milliseconds
  ) {
    self.reader = reader
    self.locale = locale
    self.setting = setting
    self.steps = steps
    self.checks = checks
    self.audio = audio
    self.end = end
  }
}

/// How a voice pronounces a text.
public struct ReportedPronunciation: Sendable, Hashable {
  public var text: String
  /// The International Phonetic Alphabet, clause by clause.
  public var phonemes: [String]
  /// Words that may not sound as their author thinks, a sentence each.
  public var remarks: [String]

  public init(text: String, phonemes: [String], remarks: [String]) {
    self.text = text
    self.phonemes = phonemes
    self.remarks = remarks
  }
}

/// A sound file.
public struct ReportedAudio: Sendable, Hashable {
  public var file: String
  public var duration: Milliseconds

  public init(file: String, duration: Milliseconds) {
    self.file = file
    self.duration = duration
  }
}

/// One step of a reading.
public struct ReportedStep: Sendable, Hashable {
  /// Its place among the scenario's steps, counted from 1. A step that does not happen with a
  /// reader is missing from that reader's.
  public var number: Int
  /// The gesture or event, in the scenario's own words.
  public var action: String
  /// Where the scenario's file has it, counted from 1; nil where it has none.
  public var line: Int?
  public var began: Milliseconds
  public var ended: Milliseconds
  /// The node under the cursor at the end.
  public var focus: String?
  public var speech: [ReportedSpeech]
  public var signals: [ReportedSignal]
  /// What came onto a braille display, where that was asked for.
  public var braille: [ReportedBraille] = []
  public var checks: [ReportedCheck]

  public init(
    number: Int, action: String, line: Int? = nil, began: Milliseconds, ended: Milliseconds,
    focus: String? = nil, speech: [ReportedSpeech] = [], signals: [ReportedSignal] = [],
    checks: [ReportedCheck] = []
  ) {
    self.number = number
    self.action = action
    self.line = line
    self.began = began
    self.ended = ended
    self.focus = focus
    self.speech = speech
    self.signals = signals
    self.checks = checks
  }
}

/// Something that came onto a braille display.
public struct ReportedBraille: Sendable, Hashable {
  public var time: Milliseconds
  /// A message that stays for a while only.
  public var isMessage: Bool
  /// In print.
  public var text: String
  /// Unicode braille patterns: what is shown at once, and then what each pan brings.
  public var cells: [String]
  public var parts: [ReportedPart]

  public init(
    time: Milliseconds, isMessage: Bool, text: String, cells: [String], parts: [ReportedPart]
  ) {
    self.time = time
    self.isMessage = isMessage
    self.text = text
    self.cells = cells
    self.parts = parts
  }
}

/// A sound or vibration, by the reader's name for it.
public struct ReportedSignal: Sendable, Hashable {
  public var time: Milliseconds
  public var sound: String?
  public var haptic: String?

  public init(time: Milliseconds, sound: String?, haptic: String?) {
    self.time = time
    self.sound = sound
    self.haptic = haptic
  }
}

/// Something that was expected, and whether it came true.
public struct ReportedCheck: Sendable, Hashable {
  /// How a check ended.
  public enum Outcome: String, Sendable, CaseIterable {
    case passed, warning, failed
  }

  public var outcome: Outcome
  /// The check's key in the scenario, such as `heard`.
  public var kind: String
  public var expected: String
  /// What was heard, or was true, instead.
  public var actual: String
  /// One sentence that says what differs.
  public var message: String
  /// Counted from 1; nil where the check stands in no line.
  public var line: Int?
  public var column: Int?

  public init(
    _ outcome: Outcome, kind: String, expected: String, actual: String, message: String,
    line: Int? = nil, column: Int? = nil
  ) {
    self.outcome = outcome
    self.kind = kind
    self.expected = expected
    self.actual = actual
    self.message = message
    self.line = line
    self.column = column
  }
}
