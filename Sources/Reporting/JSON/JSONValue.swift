/// A JSON text as a value. Members keep the order in which they are written.
public indirect enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  public struct Member: Sendable, Hashable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or null where there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map(string) ?? .null }
  /// A whole number, or null where there is none.
  public static func optional(_ number: Int?) -> JSONValue { number.map(integer) ?? .null }

  /// An object that leaves out the members that are null.
  public static func compact(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.compactMap { $0.value == .null ? nil : Member($0.key, $0.value) })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map(Member.init))
  }
}
