/// What may stand behind a key: what the schema and the reference page are made from.
indirect enum Shape: Sendable {
  case text
  case boolean
  case onlyTrue
  case integer(ClosedRange<Int>)
  case number
  case duration
  case position
  /// The id of a node of the screen.
  case node
  case nothing
  case words([String])
  /// Text in one of these forms, each a regular expression with what it is called.
  case patterns([(form: String, pattern: String)])
  case list(Shape, atLeast: Int = 0)
  case oneOrMore(Shape)
  case any([Shape])
  case perReader(Shape)
  case object(SchemaObject.Name)
  /// A mapping that another table describes.
  case mapping(String)

  static func word<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> Shape {
    .words(type.allCases.map(\.rawValue))
  }
}

/// A key with what stands behind it and what it is for.
struct SchemaField: Sendable {
  let key: String
  let shape: Shape
  /// One sentence.
  let about: String
  var isRequired = false
}

/// Keys by a regular expression.
struct PatternField: Sendable {
  /// How such keys are written, for the page.
  let form: String
  let pattern: String
  let shape: Shape
  let about: String
}

/// A mapping with fixed keys.
struct SchemaObject: Sendable {
  /// How the schema calls its mappings.
  enum Name: String, Sendable, CaseIterable {
    case scenario, settings, voiceover, talkback, voice, languages, languageVoice, screen
    case accordion, implementation, words, row, node, opens
    case control, effect, stateText, nodeAction, look, step, conveys, announcement, androidEvent
  }

  let name: Name
  /// What it is, to stand above its table.
  let about: String
  let fields: [SchemaField]
  /// Keys by a regular expression.
  var patternFields: [PatternField] = []
}

/// A key that knows what stands behind it.
protocol DescribedKey: CaseIterable, RawRepresentable where RawValue == String {
  var shape: Shape { get }
  /// What it is for, in one sentence.
  var about: String { get }
  var isRequired: Bool { get }
}

extension DescribedKey {
  var isRequired: Bool { false }

  static var fields: [SchemaField] {
    allCases.map {
      SchemaField(key: $0.rawValue, shape: $0.shape, about: $0.about, isRequired: $0.isRequired)
    }
  }
}
