/// The keys that a mapping may have.
public protocol FieldKey: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {}

/// Reads a mapping whose keys are the cases of an enumeration.
///
/// Unknown keys are reported with the nearest known one as soon as the reader is made, unless the
/// problems leave them out. Every accessor answers nil for a key that is absent, and reports a
/// value of the wrong type.
public struct MappingReader<Key: FieldKey> {
  /// Where the mapping begins.
  public let mark: Mark
  /// Where what is wrong is collected.
  public let problems: Problems
  private let what: String
  private var fields: [Key: Entry] = [:]

  /// Reads a mapping; nil, with a problem reported, where the value is none.
  ///
  /// `alsoKnown` are words that are suggested besides the keys.
  public init?(
    _ node: YAMLNode, _ problems: Problems, as what: String, alsoKnown: [String] = []
  ) {
    guard let entries = node.entries else {
      problems.error("expected \(what), not \(node.kindInWords)", at: node.mark)
      return nil
    }
    mark = node.mark
    self.problems = problems
    self.what = what
    for entry in entries {
      if let key = Key(rawValue: entry.key) {
        fields[key] = entry
      } else if problems.tellsUnknownKeys {
        problems.unknown(
          "key", entry.key, at: entry.mark, known: Key.allCases.map(\.rawValue) + alsoKnown)
      }
    }
  }

  /// The value of a key, where it is there and not null.
  public subscript(key: Key) -> YAMLNode? {
    fields[key].flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// Whether the key was written, even without a value.
  public func has(_ key: Key) -> Bool { fields[key] != nil }

  /// Where the key stands.
  public func mark(of key: Key) -> Mark? { fields[key]?.mark }

  /// The value of a key that must be there.
  public func required(_ key: Key) -> YAMLNode? {
    if let value = self[key] { return value }
    problems.error("\(what) needs '\(key.rawValue)'", at: mark(of: key) ?? mark)
    return nil
  }

  /// Text, where it is there.
  public func text(_ key: Key) -> String? { self[key]?.text(problems) }
  /// Text that must be there.
  public func requiredText(_ key: Key) -> String? { required(key)?.text(problems) }
  /// Text that must be there and say something.
  public func requiredWords(_ key: Key) -> String? { required(key).flatMap { words($0, of: key) } }
  /// Text that says something, where it is there.
  public func words(_ key: Key) -> String? { self[key].flatMap { words($0, of: key) } }

  private func words(_ node: YAMLNode, of key: Key) -> String? {
    guard let text = node.text(problems) else { return nil }
    if !text.allSatisfy(\.isWhitespace) { return text }
    problems.error("\(what) needs a text for '\(key.rawValue)', which is empty", at: node.mark)
    return nil
  }

  /// True or false, where it is there.
  public func boolean(_ key: Key) -> Bool? { self[key]?.boolean(problems) }
  /// A whole number, where it is there.
  public func integer(_ key: Key) -> Int? { self[key]?.integer(problems) }
  /// A number, where it is there.
  public func number(_ key: Key) -> Double? { self[key]?.number(problems) }

  /// One of the words of an enumeration, where it is there.
  public func word<Word: Vocabulary>(
    _ key: Key, as type: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    self[key]?.word(problems, as: type, what: key.rawValue)
  }

  /// One of the words of an enumeration that must be there.
  public func requiredWord<Word: Vocabulary>(
    _ key: Key, as type: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    required(key)?.word(problems, as: type, what: key.rawValue)
  }

  /// The items of a list, empty where it is not there.
  public func list(_ key: Key) -> [YAMLNode] { self[key]?.list(problems) ?? [] }

  /// A list of texts, empty where it is not there; one text alone stands for a list of one.
  public func texts(_ key: Key) -> [String] {
    self[key]?.oneOrMore().compactMap { $0.text(problems) } ?? []
  }

  /// A mapping inside this one, where it is there.
  public func mapping<Inner: FieldKey>(
    _ key: Key, keys: Inner.Type = Inner.self, as inner: String? = nil
  ) -> MappingReader<Inner>? {
    self[key].flatMap { MappingReader<Inner>($0, problems, as: inner ?? "'\(key.rawValue)'") }
  }
}
