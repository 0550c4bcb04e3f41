import ScreenReaders

/// The JSON Schema of the format, made from the tables that the decoder reads by.
public enum ScenarioSchema {
  /// The text of `scenario-format.schema.json`, draft 7, which editors complete from.
  public static var json: String {
    let top: JSONText = .object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("$id", .text("scenario-format.schema.json")),
      ("title", .text("Earshot scenario, version \(Scenario.formatVersion)")),
      ("allOf", .list([reference(.scenario)])),
      ("definitions", .object(SchemaObject.all.map { ($0.name.rawValue, definition($0)) })),
    ])
    return top.text(indent: 0) + "\n"
  }

  private static func reference(_ name: SchemaObject.Name) -> JSONText {
    .object([("$ref", .text("#/definitions/\(name.rawValue)"))])
  }

  private static func definition(_ object: SchemaObject) -> JSONText {
    let required = object.fields.filter(\.isRequired).map { JSONText.text($0.key) }
    var members: [(String, JSONText)] = [
      ("description", .text(object.about)), ("type", .text("object")),
      ("additionalProperties", .boolean(false)),
    ]
    if !required.isEmpty { members.append(("required", .list(required))) }
    members.append(("properties", .object(object.fields.map { ($0.key, property($0)) })))
    if !object.patternFields.isEmpty {
      let patterns = object.patternFields.map {
        ($0.pattern, property(SchemaField(key: $0.form, shape: $0.shape, about: $0.about)))
      }
      members.append(("patternProperties", .object(patterns)))
    }
    return .object(members)
  }

  private static func property(_ field: SchemaField) -> JSONText {
    var members: [(String, JSONText)] = [("description", .text(field.about))]
    switch schema(field.shape) {
    case .object(let inner) where inner.first?.0 != "$ref": members += inner
    case let other: members.append(("allOf", .list([other])))
    }
    return .object(members)
  }

  private static func schema(_ shape: Shape) -> JSONText {
    switch shape {
    // Plain numbers are text too: `title: 404`.
    case .text: type("string", "number")
    case .boolean: type("boolean")
    case .onlyTrue: .object([("enum", .list([.boolean(true)]))])
    case .integer(let range):
      .object([
        ("type", .text("integer")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ])
    case .number: type("number")
    case .duration: pattern("^[0-9]+(\\.[0-9]+)? ?(ms|s|min)$")
    case .position: pattern("^[0-9]+ of [0-9]+$")
    case .node: type("string", "number")
    case .nothing: type("null")
    case .words(let words): .object([("enum", .list(words.flatMap(word)))])
    case .patterns(let patterns): any(patterns.map { pattern($0.pattern) })
    case .list(let item, let least): list(item, atLeast: least)
    case .oneOrMore(let item): any([schema(item), list(item, atLeast: 0)])
    case .any(let shapes): any(shapes.map(schema))
    case .perReader(let inner): any([schema(inner), perReader(inner)])
    case .object(let name): reference(name)
    case .mapping: type("object")
    }
  }

  /// Without quotes, YAML takes some words for booleans or numbers.
  private static func word(_ word: String) -> [JSONText] {
    if word == "false" { return [.boolean(false)] }
    return [.text(word)] + (Int(word).map { [.number($0)] } ?? [])
  }

  private static func type(_ names: String...) -> JSONText {
    .object([("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) }))])
  }

  private static func pattern(_ pattern: String) -> JSONText {
    .object([("type", .text("string")), ("pattern", .text(pattern))])
  }

  private static func any(_ schemas: [JSONText]) -> JSONText {
    schemas.count == 1 ? schemas[0] : .object([("anyOf", .list(schemas))])
  }

  private static func list(_ item: Shape, atLeast least: Int) -> JSONText {
    var members: [(String, JSONText)] = [("type", .text("array")), ("items", schema(item))]
    if least > 0 { members.append(("minItems", .number(least))) }
    return .object(members)
  }

  private static func perReader(_ inner: Shape) -> JSONText {
    .object([
      ("type", .text("object")), ("additionalProperties", .boolean(false)),
      ("minProperties", .number(1)),
      ("properties", .object(ReaderKind.allCases.map { ($0.rawValue, schema(inner)) })),
    ])
  }
}

/// JSON in the order in which it was made.
private indirect enum JSONText {
  case text(String)
  case number(Int)
  case boolean(Bool)
  case list([JSONText])
  case object([(String, JSONText)])

  func text(indent: Int) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    case .boolean(let value): return "\(value)"
    case .list(let items) where items.allSatisfy(\.isPlain):
      return "[" + items.map { $0.text(indent: 0) }.joined(separator: ", ") + "]"
    case .list(let items):
      return "[\n" + items.map { inner + $0.text(indent: indent + 2) }.joined(separator: ",\n")
        + end + "]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      return "{\n"
        + members.map { inner + Self.quoted($0) + ": " + $1.text(indent: indent + 2) }
        .joined(separator: ",\n") + end + "}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .list, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
