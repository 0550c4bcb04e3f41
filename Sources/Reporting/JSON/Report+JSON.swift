import Audit
import ScreenReaders
import Semantics

extension Report {
  /// The number that `transcript.json` bears; it goes up when an older reader would misread it.
  public static let jsonVersion = 1

  /// `transcript.json`: everything that the report knows. Members that have no value are left out.
  public var json: JSONValue {
    .compact([
      "version": .integer(Self.jsonVersion),
      "title": .string(title),
      "date": .optional(date),
      "summary": ReportSummary(of: self).json,
      "scenarios": .array(scenarios.map(\.json)),
      "audits": .array(audits.map(\.json)),
      "auditRules": .array(auditRules.map(\.json)),
      "rules": .object(rules.map { .init($0.id, .string($0.summary)) }),
    ])
  }

  /// Every rule that made a part, by its id.
  private var rules: [(id: String, summary: String)] {
    let parts = scenarios.lazy.flatMap(\.readings).flatMap(\.steps).flatMap { step in
      step.speech.flatMap(\.parts) + step.braille.flatMap(\.parts)
    }
    let summaries = Dictionary(parts.map { ($0.rule, $0.summary) }) { first, _ in first }
    return summaries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ReportSummary {
  fileprivate var json: JSONValue {
    [
      "scenarios": .integer(scenarios),
      "failedScenarios": .integer(failedScenarios),
      "readings": .integer(readings),
      "checks": .integer(checks),
      "failures": .integer(failures),
      "warnings": .integer(warnings),
      "utterances": .integer(utterances),
      "cut": .integer(cut),
      "dropped": .integer(dropped),
      "audits": .integer(audits),
      "failedAudits": .integer(failedAudits),
      "findings": .object(
        Severity.allCases.map { .init($0.rawValue, .integer(findings[$0] ?? 0)) }),
      "reviews": .integer(reviews),
      "evidence": .object(
        Evidence.allCases.map { .init($0.rawValue, .integer(evidence[$0] ?? 0)) }),
    ]
  }
}

extension ReportedScenario {
  fileprivate var json: JSONValue {
    [
      "path": .string(path),
      "title": .string(title),
      "tags": .array(tags.map(JSONValue.string)),
      "outcome": .string(outcome.rawValue),
      "readings": .array(readings.map(\.json)),
    ]
  }
}

extension Reading {
  fileprivate var json: JSONValue {
    .compact([
      "reader": .string(reader.rawValue),
      "locale": .string(locale),
      "setting": .optional(setting),
      "outcome": .string(outcome.rawValue),
      "end": .integer(end),
      "audio": audio.map { ["file": .string($0.file), "duration": .integer($0.duration)] }
        ?? .null,
      "pronunciations": pronunciations.isEmpty ? .null : .array(pronunciations.map(\.json)),
      "steps": .array(steps.map(\.json)),
      "checks": .array(checks.map(\.json)),
    ])
  }
}

extension ReportedPronunciation {
  fileprivate var json: JSONValue {
    [
      "text": .string(text),
      "phonemes": .array(phonemes.map(JSONValue.string)),
      "remarks": .array(remarks.map(JSONValue.string)),
    ]
  }
}

extension ReportedStep {
  fileprivate var json: JSONValue {
    .compact([
      "number": .integer(number),
      "do": .string(action),
      "line": .optional(line),
      "began": .integer(began),
      "ended": .integer(ended),
      "focus": .optional(focus),
      "speech": .array(speech.map(\.json)),
      "signals": .array(signals.map(\.json)),
      "braille": braille.isEmpty ? .null : .array(braille.map(\.json)),
      "checks": .array(checks.map(\.json)),
    ])
  }
}

extension ReportedBraille {
  fileprivate var json: JSONValue {
    .compact([
      "time": .integer(time), "message": isMessage ? true : .null, "text": .string(text),
      "cells": .array(cells.map(JSONValue.string)), "parts": .array(parts.map(\.json)),
    ])
  }
}

extension ReportedSignal {
  fileprivate var json: JSONValue {
    .compact(["time": .integer(time), "sound": .optional(sound), "haptic": .optional(haptic)])
  }
}

extension ReportedCheck {
  fileprivate var json: JSONValue {
    .compact([
      "outcome": .string(outcome.rawValue),
      "kind": .string(kind),
      "expected": .string(expected),
      "actual": .string(actual),
      "message": .string(message),
      "line": .optional(line),
      "column": .optional(column),
    ])
  }
}

extension ReportedSpeech {
  fileprivate var json: JSONValue {
    .compact([
      "text": .string(text),
      "purpose": .string(purpose.rawValue),
      "outcome": .string(outcome.rawValue),
      "reason": .optional(reason),
      "cause": .string(cause),
      "requested": .integer(requested),
      "began": .optional(began),
      "ended": .optional(ended),
      "duration": .integer(duration),
      "node": .optional(node),
      "parts": .array(parts.map(\.json)),
    ])
  }
}

extension ReportedPart {
  fileprivate var json: JSONValue {
    .compact([
      "kind": .string(kind.rawValue),
      "text": .string(text),
      "language": .optional(language),
      "node": .optional(node),
      "property": .string(property.rawValue),
      "rule": .string(rule),
      "evidence": .string(evidence.rawValue),
      "source": .string(source),
    ])
  }
}

extension ReportedAudit {
  fileprivate var json: JSONValue {
    [
      "path": .string(path),
      "title": .string(title),
      "findings": .array(findings.map(\.json)),
      "outcomes": .object(outcomes.map { .init($0.rule, .string($0.outcome.rawValue)) }),
    ]
  }
}

extension ReportedFinding {
  fileprivate var json: JSONValue {
    .compact([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "outcome": .string(outcome.rawValue),
      "review": .optional(review),
      "nodes": .array(nodes.map(JSONValue.string)),
      "alike": .array(alike.map(JSONValue.string)),
      "readers": .array(readers.map { .string($0.rawValue) }),
      "message": .string(message),
      "heard": .array(
        heard.map { ["reader": .string($0.reader.rawValue), "text": .string($0.text)] }),
      "why": .string(why),
      "fix": .string(fix),
      "criteria": .array(criteria.map(JSONValue.string)),
      "evidence": .optional(evidence?.rawValue),
      "line": .optional(line),
      "column": .optional(column),
      "suppression": .optional(suppression),
    ])
  }
}

extension ReportedRule {
  fileprivate var json: JSONValue {
    [
      "id": .string(id),
      "title": .string(title),
      "checks": .string(checks),
      "severity": .string(severity.rawValue),
      "criteria": .array(
        criteria.map {
          [
            "number": .string($0.number), "title": .string($0.title),
            "level": .string($0.level),
          ]
        }),
    ]
  }
}
