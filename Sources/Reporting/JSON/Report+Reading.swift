import ScreenReaders
import Semantics
public import YAML

extension Report {
  /// Reads what `json` wrote, and leaves out members that a newer version has added. Nil, with
  /// every problem told, where it is something else.
  public static func read(
    bytes: [UInt8], path: String
  ) -> (report: Report?, diagnostics: [Diagnostic]) {
    let document = Document.json(bytes: bytes, path: path)
    guard let root = document.root else { return (nil, document.diagnostics) }
    let problems = Problems(path: path, tellsUnknownKeys: false)
    problems.add(contentsOf: document.diagnostics)
    var reader = TranscriptReader(problems)
    let report = reader.report(root)
    return (problems.hasErrors ? nil : report, problems.diagnostics)
  }
}

/// Decodes the members of `transcript.json`. What is missing is reported and stands in as empty.
private struct TranscriptReader {
  let problems: Problems
  /// What each rule does, by its id.
  private var rules: [String: String] = [:]

  init(_ problems: Problems) { self.problems = problems }

  private enum ReportKey: String, FieldKey {
    case version, title, date, summary, scenarios, audits, auditRules, rules
  }
  private enum ScenarioKey: String, FieldKey { case path, title, tags, outcome, readings }
  private enum ReadingKey: String, FieldKey {
    case reader, locale, setting, outcome, end, audio, pronunciations, steps, checks
  }
  private enum PronunciationKey: String, FieldKey { case text, phonemes, remarks }
  private enum AudioKey: String, FieldKey { case file, duration }
  private enum StepKey: String, FieldKey {
    case number, `do`, line, began, ended, focus, speech, signals, braille, checks
  }
  private enum BrailleKey: String, FieldKey { case time, message, text, cells, parts }
  private enum SignalKey: String, FieldKey { case time, sound, haptic }
  private enum CheckKey: String, FieldKey {
    case outcome, kind, expected, actual, message, line, column
  }
  private enum SpeechKey: String, FieldKey {
    case text, purpose, outcome, reason, cause, requested, began, ended, duration, node, parts
  }
  private enum PartKey: String, FieldKey {
    case kind, text, language, node, property, rule, evidence, source
  }

  mutating func report(_ node: YAMLNode) -> Report? {
    guard let fields = MappingReader<ReportKey>(node, problems, as: "a transcript") else {
      return nil
    }
    if let version = fields.required(.version)?.integer(problems), version != Report.jsonVersion {
      problems.error(
        "version \(version) of transcripts is not known, only \(Report.jsonVersion)",
        at: fields.mark(of: .version))
      return nil
    }
    for entry in fields.required(.rules)?.mapping(problems) ?? [] {
      rules[entry.key] = entry.value.text(problems)
    }
    return Report(
      title: fields.requiredText(.title) ?? "",
      scenarios: fields.list(.scenarios).compactMap(scenario),
      audits: fields.list(.audits).compactMap(AuditReader(problems: problems).audit),
      auditRules: fields.list(.auditRules).compactMap(AuditReader(problems: problems).rule),
      date: fields[.date]?.day(problems))
  }

  private func scenario(_ node: YAMLNode) -> ReportedScenario? {
    guard let fields = MappingReader<ScenarioKey>(node, problems, as: "a scenario") else {
      return nil
    }
    return ReportedScenario(
      path: fields.requiredText(.path) ?? "", title: fields.requiredText(.title) ?? "",
      tags: fields.texts(.tags), readings: fields.list(.readings).compactMap(reading))
  }

  private func reading(_ node: YAMLNode) -> Reading? {
    guard let fields = MappingReader<ReadingKey>(node, problems, as: "a reading"),
      let reader = fields.requiredWord(.reader, as: ReaderKind.self)
    else { return nil }
    var reading = Reading(
      reader: reader, locale: fields.requiredText(.locale) ?? "", setting: fields.text(.setting),
      steps: fields.list(.steps).compactMap(step), checks: fields.list(.checks).compactMap(check),
      audio: fields.mapping(.audio, keys: AudioKey.self).map(audio),
      end: fields.requiredMoment(.end))
    reading.pronunciations = fields.list(.pronunciations).compactMap(pronunciation)
    return reading
  }

  private func pronunciation(_ node: YAMLNode) -> ReportedPronunciation? {
    guard
      let fields = MappingReader<PronunciationKey>(node, problems, as: "a pronunciation")
    else { return nil }
    return ReportedPronunciation(
      text: fields.requiredText(.text) ?? "", phonemes: fields.texts(.phonemes),
      remarks: fields.texts(.remarks))
  }

  private func audio(_ fields: MappingReader<AudioKey>) -> ReportedAudio {
    ReportedAudio(
      file: fields.requiredText(.file) ?? "",
      duration: fields.requiredMoment(.duration))
  }

  private func step(_ node: YAMLNode) -> ReportedStep? {
    guard let fields = MappingReader<StepKey>(node, problems, as: "a step") else { return nil }
    var step = ReportedStep(
      number: fields.required(.number)?.count(problems) ?? 1,
      action: fields.requiredText(.do) ?? "", line: fields.count(.line),
      began: fields.requiredMoment(.began),
      ended: fields.requiredMoment(.ended), focus: fields.text(.focus),
      speech: fields.list(.speech).compactMap(speech),
      signals: fields.list(.signals).compactMap(signal),
      checks: fields.list(.checks).compactMap(check))
    step.braille = fields.list(.braille).compactMap(braille)
    return step
  }

  private func braille(_ node: YAMLNode) -> ReportedBraille? {
    guard let fields = MappingReader<BrailleKey>(node, problems, as: "what a display shows") else {
      return nil
    }
    return ReportedBraille(
      time: fields.requiredMoment(.time),
      isMessage: fields.boolean(.message) ?? false, text: fields.requiredText(.text) ?? "",
      cells: fields.texts(.cells), parts: fields.list(.parts).compactMap(part))
  }

  private func signal(_ node: YAMLNode) -> ReportedSignal? {
    guard let fields = MappingReader<SignalKey>(node, problems, as: "a signal") else { return nil }
    return ReportedSignal(
      time: fields.requiredMoment(.time), sound: fields.text(.sound),
      haptic: fields.text(.haptic))
  }

  private func check(_ node: YAMLNode) -> ReportedCheck? {
    guard let fields = MappingReader<CheckKey>(node, problems, as: "a check"),
      let outcome = fields.requiredWord(.outcome, as: ReportedCheck.Outcome.self)
    else { return nil }
    return ReportedCheck(
      outcome, kind: fields.requiredText(.kind) ?? "",
      expected: fields.requiredText(.expected) ?? "", actual: fields.requiredText(.actual) ?? "",
      message: fields.requiredText(.message) ?? "", line: fields.count(.line),
      column: fields.count(.column))
  }

  private func speech(_ node: YAMLNode) -> ReportedSpeech? {
    guard let fields = MappingReader<SpeechKey>(node, problems, as: "an utterance"),
      let purpose = fields.requiredWord(.purpose, as: Utterance.Purpose.self),
      let outcome = fields.requiredWord(.outcome, as: ReportedSpeech.Outcome.self)
    else { return nil }
    return ReportedSpeech(
      text: fields.requiredText(.text) ?? "", purpose: purpose, outcome: outcome,
      reason: fields.text(.reason), cause: fields.requiredText(.cause) ?? "",
      requested: fields.requiredMoment(.requested),
      began: fields.moment(.began), ended: fields.moment(.ended),
      duration: fields.requiredMoment(.duration), node: fields.text(.node),
      parts: fields.list(.parts).compactMap(part))
  }

  private func part(_ node: YAMLNode) -> ReportedPart? {
    guard let fields = MappingReader<PartKey>(node, problems, as: "a part"),
      let kind = fields.requiredWord(.kind, as: Part.Kind.self),
      let property = fields.requiredWord(.property, as: Property.self),
      let evidence = fields.requiredWord(.evidence, as: Evidence.self)
    else { return nil }
    let rule = fields.requiredText(.rule) ?? ""
    if rules[rule] == nil {
      problems.unknown("rule", rule, at: fields.mark(of: .rule), known: rules.keys.sorted())
    }
    return ReportedPart(
      kind: kind, text: fields.requiredText(.text) ?? "", language: fields.text(.language),
      node: fields.text(.node), property: property, rule: rule, summary: rules[rule] ?? "",
      evidence: evidence, source: fields.requiredText(.source) ?? "")
  }
}
