/// Builds the tree of one document from its events, and stops where a limit is passed.
struct Composer {
  /// What an explicit tag asks for.
  enum Tag { case none, text }

  private struct Frame {
    let isMapping: Bool
    let mark: Mark
    var items: [YAMLNode] = []
    var builder = MappingBuilder()
    var key: (text: String, mark: Mark)?
  }

  let path: String
  let limits: Limits
  private(set) var isDone = false
  private var frames: [Frame] = []
  private var root: YAMLNode?
  private var diagnostics: [Diagnostic] = []
  private var documents = 0
  private var nodes = 0
  private var anchors: Set<String> = []

  init(path: String, limits: Limits) {
    self.path = path
    self.limits = limits
  }

  /// What was read.
  func document() -> Document {
    Document(path: path, root: root, diagnostics: diagnostics)
  }

  mutating func startDocument(at mark: Mark) {
    documents += 1
    if documents > 1 { stop("a second document begins here; a file holds one", at: mark) }
  }

  mutating func end() {
    isDone = true
    if root == nil && diagnostics.isEmpty { stop("the file is empty", at: nil) }
  }

  /// Ends the reading; what was read so far is not a value.
  mutating func stop(_ message: String, at mark: Mark?) {
    isDone = true
    root = nil
    report(message, at: mark)
  }

  mutating func anchor(_ name: String?) { if let name { anchors.insert(name) } }

  mutating func alias(_ name: String, at mark: Mark) {
    let message =
      anchors.contains(name)
      ? "the alias '*\(Excerpt.of(name))' is refused: write the value out"
      : "the alias '*\(Excerpt.of(name))' names no anchor"
    report(message, at: mark)
    add(YAMLNode(.scalar(Scalar("", isPlain: true)), mark: mark))
  }

  @discardableResult
  mutating func tag(_ tag: String?, at mark: Mark) -> Tag {
    switch tag {
    case nil, "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map": return .none
    case "!", "tag:yaml.org,2002:str": return .text
    case .some(let other):
      report("the tag '\(Excerpt.of(other))' is not known", at: mark)
      return .none
    }
  }

  mutating func scalar(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool, at mark: Mark) {
    guard bytes.count <= limits.textBytes else {
      return stop("the text is longer than \(limits.textBytes) bytes", at: mark)
    }
    if bytes.contains(0) { report("the text holds a NUL character", at: mark) }
    let scalar = Scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain)
    add(YAMLNode(.scalar(scalar), mark: mark))
  }

  mutating func open(isMapping: Bool, at mark: Mark) {
    guard frames.count < limits.depth else {
      return stop("lists and mappings nest deeper than \(limits.depth) levels", at: mark)
    }
    frames.append(Frame(isMapping: isMapping, mark: mark))
  }

  mutating func close() {
    guard let frame = frames.popLast() else { return }
    let content: YAMLNode.Content =
      frame.isMapping ? .mapping(frame.builder.entries) : .sequence(frame.items)
    add(YAMLNode(content, mark: frame.mark))
  }

  private mutating func add(_ node: YAMLNode) {
    if let last = frames.indices.last, frames[last].isMapping, frames[last].key == nil {
      frames[last].key = (keyText(node), node.mark)
      return
    }
    nodes += 1
    guard nodes <= limits.nodes else {
      return stop("the file holds more than \(limits.nodes) values", at: node.mark)
    }
    guard let last = frames.indices.last else {
      if !isDone { root = node }
      return
    }
    guard frames[last].isMapping else { return frames[last].items.append(node) }
    guard let key = frames[last].key else { return }
    frames[last].key = nil
    let entry = Entry(key: key.text, mark: key.mark, value: node)
    if let first = frames[last].builder.add(entry) {
      report(MappingBuilder.duplicateMessage(key.text, first: first), at: key.mark)
    }
  }

  private mutating func keyText(_ node: YAMLNode) -> String {
    if let scalar = node.scalar { return scalar.text }
    report("a key must be a word, not \(node.kindInWords)", at: node.mark)
    return ""
  }

  private mutating func report(_ message: String, at mark: Mark?) {
    // A hostile file must not buy a gigabyte of messages.
    guard diagnostics.count < 200 else { return isDone = true }
    diagnostics.append(Diagnostic(path: path, mark: mark, message: message))
  }
}

/// The entries of a mapping, each key once.
struct MappingBuilder {
  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Adds an entry, or answers where its key already stands.
  mutating func add(_ entry: Entry) -> Mark? {
    if let place = place(of: entry.key) { return entries[place].mark }
    if entries.count >= 16 { places[entry.key] = entries.count }
    entries.append(entry)
    return nil
  }

  // The first few keys are found by looking; only large mappings pay for a dictionary.
  private func place(of key: String) -> Int? {
    places[key] ?? entries.prefix(16).firstIndex { $0.key == key }
  }

  static func duplicateMessage(_ key: String, first: Mark) -> String {
    "the key '\(Excerpt.of(key))' stands here twice; first on line \(first.line)"
  }
}
