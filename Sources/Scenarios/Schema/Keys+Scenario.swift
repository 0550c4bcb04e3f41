import Accordions
import Hearing
import Implementations
import ScreenReaders
import YAML

extension ScenarioKey: DescribedKey {
  var isRequired: Bool {
    switch self {
    case .earshot, .title, .screen, .steps: true
    case .about, .tags, .readers, .locale, .settings, .voices: false
    }
  }

  var shape: Shape {
    switch self {
    case .earshot: .integer(Scenario.formatVersion...Scenario.formatVersion)
    case .title, .about: .text
    case .tags: .oneOrMore(.text)
    case .readers: .oneOrMore(.word(ReaderKind.self))
    case .locale: .text
    case .settings: .object(.settings)
    case .voices: .perReader(.any([.text, .object(.voice)]))
    case .screen: .object(.screen)
    case .steps: .list(.object(.step))
    }
  }

  var about: String {
    switch self {
    case .earshot: "The version of the format."
    case .title: "What the scenario shows, in a few words."
    case .about: "Why it exists, in a sentence or two."
    case .tags: "Words to choose scenarios by."
    case .readers: "The readers it is played with; all that can read the screen where it is absent."
    case .locale: "The locale of the readers and their voices, such as `en` or `pt-BR`."
    case .settings: "How the readers are set."
    case .voices: "How the readers sound, for both or for each."
    case .screen: "What is on the display at the beginning."
    case .steps: "What happens, in order."
    }
  }
}

extension VoiceKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .name, .variant: .text
    case .rate: .integer(VoiceRanges.rate)
    case .pitch, .range: .integer(VoiceRanges.pitch)
    case .volume: .integer(VoiceRanges.volume)
    case .punctuation: .word(VoiceRequest.Punctuation.self)
    case .capitals: .word(VoiceRequest.Capitals.self)
    case .languages: .object(.languages)
    }
  }

  var about: String {
    switch self {
    case .name: "A voice of the speech engine, such as `en-gb`."
    case .variant: "A variant of the voice, such as `f2`."
    case .rate: "Words a minute."
    case .pitch: "How high; 50 is the voice's own."
    case .range: "How lively the pitch moves; 0 is monotone."
    case .volume: "How loud, in per cent."
    case .punctuation: "Which punctuation the voice names; `some` is `@/+-_`."
    case .capitals: "How the voice tells a capital letter: not, by a click, a word, or its pitch."
    case .languages: "What is otherwise where one language is spoken, by its tag."
    }
  }
}

extension VoiceKey {
  /// The tags that may be keys of `languages`.
  static let tagPattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"

  /// A voice in one language has no languages of its own.
  static var fieldsInOneLanguage: [SchemaField] {
    fields.filter { $0.key != languages.rawValue }
  }
}

extension ScreenKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .accordion: .object(.accordion)
    case .nodes: .oneOrMore(.object(.node))
    case .ios: .mapping("a tree of iOS elements")
    case .android: .mapping("a tree of Android nodes")
    case .file: .text
    }
  }

  var about: String {
    switch self {
    case .accordion: "A stack of accordion rows."
    case .nodes: "A tree written by hand, the same on both platforms."
    case .ios: "A tree as iOS holds it."
    case .android: "A tree as Android holds it; may stand beside `ios`."
    case .file: "A file in the scenario's folder that holds the screen."
    }
  }
}

extension AccordionKey: DescribedKey {
  var isRequired: Bool { self == .rows }

  var shape: Shape {
    switch self {
    case .id, .name: .text
    case .implementation:
      .any([.words(Catalogue.cards.map(\.id)), .object(.implementation)])
    case .presentation: .word(Accordion.Presentation.self)
    case .exclusive, .reducedMotion: .boolean
    case .rows: .list(.object(.row), atLeast: 1)
    case .words: .object(.words)
    case .latency: .duration
    }
  }

  var about: String {
    switch self {
    case .id: "What the container is called in steps and checks; `accordion` where it is absent."
    case .name: "The accessible name of the container."
    case .implementation: "How the rows are built, for one platform or for each."
    case .presentation: "A platform `list`, or a plain `stack` of views."
    case .exclusive: "Opening a row closes the others."
    case .rows: "The rows, from top to bottom."
    case .words: "The words that the app brings along for states and actions."
    case .latency: "Between a tap and the change of the tree."
    case .reducedMotion: "The person asked for less movement."
    }
  }
}

extension ImplementationKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .ios: .words(Catalogue.ios.map(\.card.id))
    case .android: .words(Catalogue.android.map(\.card.id))
    }
  }

  var about: String {
    switch self {
    case .ios: "How iOS shows the rows; `earshot implementations` lists what is known."
    case .android: "How Android shows the rows; `earshot implementations` lists what is known."
    }
  }
}

extension WordsKey: DescribedKey {
  var shape: Shape { .text }

  var about: String {
    switch self {
    case .expanded: "The state of an open row."
    case .collapsed: "The state of a closed row."
    case .expand: "The label of a click that opens."
    case .collapse: "The label of a click that closes."
    }
  }
}

extension RowKey: DescribedKey {
  var isRequired: Bool { self == .id || self == .title }

  var shape: Shape {
    switch self {
    case .id, .title, .description, .hint, .language: .text
    case .icon: .word(Icon.self)
    case .open, .enabled: .boolean
    }
  }

  var about: String {
    switch self {
    case .id: "What the row is called in steps and checks."
    case .title: "The line that is always shown."
    case .description: "The text that opening shows."
    case .icon: "The leading icon; none where it is absent."
    case .open: "Whether the row starts open."
    case .enabled: "Whether the row listens to taps; it does where this is absent."
    case .hint: "The author's usage hint."
    case .language: "The language of the row's texts, where it is not the screen's."
    }
  }
}
