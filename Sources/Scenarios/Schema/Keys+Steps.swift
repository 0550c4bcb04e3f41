import PlatformTrees
import ScreenReaders
import Semantics
import YAML

extension StepKey: DescribedKey {
  var isRequired: Bool { self == .do }

  var shape: Shape {
    switch self {
    case .do:
      .any([
        .word(ActionPhrase.self), .patterns(ActionVerb.allCases.map { ($0.form, $0.pattern) }),
        .object(.announcement), .object(.androidEvent),
      ])
    case .after: .duration
    case .readers: .oneOrMore(.word(ReaderKind.self))
    case .note: .text
    case .heard, .notHeard: .perReader(.oneOrMore(.text))
    case .hint: .perReader(.any([.text, .words(["false"]), .nothing]))
    case .conveys, .should: .perReader(.object(.conveys))
    case .silent: .perReader(.onlyTrue)
    case .focus: .perReader(.any([.node, .nothing]))
    case .open: .perReader(.oneOrMore(.node))
    case .notCut: .perReader(.any([.onlyTrue, .text]))
    }
  }

  var about: String {
    switch self {
    case .do: "What a person or the app does."
    case .after: "How long after the step before began; once all was heard out where absent."
    case .readers: "The readers with which the step happens; all where absent."
    case .note: "Why the step is there; printed in the transcript."
    case .heard: "All that is heard, hints apart: one text for each utterance."
    case .hint: "The hint that follows after its pause; `false` for none."
    case .conveys: "What is conveyed, in whatever words and order."
    case .should: "The same, and only a warning."
    case .silent: "Nothing is heard."
    case .focus: "The node under the cursor in the end; empty for none."
    case .open: "All that is open in the end; `[]` for nothing."
    case .notHeard: "Words that nothing that is heard holds."
    case .notCut: "Nothing is cut or lost; with a text, nothing that holds it."
    }
  }
}

extension TimedKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .heardWithin: .perReader(.oneOrMore(.text))
    case .silentFor: .perReader(.onlyTrue)
    }
  }

  var about: String {
    switch self {
    case .heardWithin: "Words that were heard to their end so long after the step began."
    case .silentFor: "Nothing is heard for so long after the step began."
    }
  }

  /// The keys that it stands for.
  var pattern: String { "^\(rawValue) [0-9]+(\\.[0-9]+)? ?(ms|s|min)$" }
}

extension ActionVerb {
  /// The texts that it begins.
  var pattern: String {
    switch self {
    case .touch, .action, .tap, .announce, .layoutChanged, .screenChanged, .pageScrolled:
      "^\(rawValue) .+$"
    case .choose:
      "^choose (\(NavigationControl.allCases.map(\.rawValue).joined(separator: "|")))$"
    case .wait: "^wait [0-9]+(\\.[0-9]+)? ?(ms|s|min)$"
    case .set: "^set .+ (open|closed)$"
    }
  }

  /// What it does, in one sentence.
  var about: String {
    switch self {
    case .touch: "Touch exploration that ends on a node, or at `x, y`."
    case .choose: "The rotor or the reading control, by the name of the choice."
    case .action: "An entry of the actions rotor or the actions menu, by its name there."
    case .wait: "Nothing happens for so long."
    case .set: "The app opens or closes something by code."
    case .tap: "A tap without a reader."
    case .announce: "The app announces a text."
    case .layoutChanged: "The app says that part of the screen changed, and names a node."
    case .screenChanged: "The app says that the screen changed, and names a node."
    case .pageScrolled: "The app says what a scroll reached (iOS)."
    }
  }
}

extension ConveysKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .name, .value: .text
    case .role: .word(Role.self)
    case .state: .oneOrMore(.word(ConveyedState.self))
    case .change: .word(ConveyedState.self)
    case .position: .position
    }
  }

  var about: String {
    switch self {
    case .name: "Words of the name."
    case .value: "Words of the value."
    case .role: "What it is."
    case .state: "Its state, or several."
    case .change: "A state told as news, not on arrival of the cursor."
    case .position: "Its place among its like."
    }
  }
}

extension AnnounceKey: DescribedKey {
  var isRequired: Bool { self == .announce }

  var shape: Shape {
    switch self {
    case .announce, .language: .text
    case .priority: .word(IOSAnnouncement.Priority.self)
    case .queued: .boolean
    }
  }

  var about: String {
    switch self {
    case .announce: "The text."
    case .priority: "How it stands to other speech (iOS)."
    case .queued: "Whether it waits behind other speech (iOS)."
    case .language: "The language of the text."
    }
  }
}

extension AndroidEventKey: DescribedKey {
  var isRequired: Bool { self == .event }

  var shape: Shape {
    switch self {
    case .event: .word(AndroidEvent.Kind.self)
    case .node: .node
    case .changes: .oneOrMore(.words(ContentChanges.named.map(\.key)))
    case .text: .oneOrMore(.text)
    case .contentDescription, .className: .text
    }
  }

  var about: String {
    switch self {
    case .event: "The type of the `AccessibilityEvent`."
    case .node: "Its source."
    case .changes: "Its content change types."
    case .text: "Its text, or several."
    case .contentDescription: "Its content description."
    case .className: "Its class name."
    }
  }
}
