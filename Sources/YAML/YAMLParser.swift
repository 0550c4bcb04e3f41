import CLibYAML

/// Turns libyaml's events into a tree, within limits, and reports what libyaml lets pass.
enum YAMLParser {
  static func parse(_ bytes: [UInt8], path: String, limits: Limits) -> Document {
    guard bytes.count <= limits.bytes else {
      return .refused(path, "the file is larger than \(limits.bytes) bytes")
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var check = TextCheck(buffer, refusesControls: true)
      if let problem = check.firstProblem() {
        return .refused(path, problem.message, at: problem.mark)
      }
      var composer = Composer(path: path, limits: limits)
      EventSource.feed(buffer, to: &composer)
      return composer.document()
    }
  }
}

extension Document {
  /// A document that could not be read, and why.
  static func refused(_ path: String, _ message: String, at mark: Mark? = nil) -> Document {
    Document(
      path: path, root: nil,
      diagnostics: [Diagnostic(path: path, mark: mark, message: message)])
  }
}

/// The loop around libyaml: the one place that sees its types.
private enum EventSource {
  static func feed(_ bytes: UnsafeBufferPointer<UInt8>, to composer: inout Composer) {
    // libyaml keeps a pointer to its own parser, so the parser must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      composer.stop("out of memory", at: nil)
      return
    }
    defer { yaml_parser_delete(parser) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let rest = UnsafeBufferPointer(rebasing: text)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, rest.baseAddress, rest.count)
    while !composer.isDone {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        composer.stop(problem(of: parser.pointee), at: place(of: parser.pointee))
        return
      }
      take(event, into: &composer)
      yaml_event_delete(&event)
    }
  }

  private static func take(_ event: yaml_event_t, into composer: inout Composer) {
    let mark = mark(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: composer.startDocument(at: mark)
    case YAML_ALIAS_EVENT: composer.alias(text(event.data.alias.anchor), at: mark)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      composer.anchor(scalar.anchor.map(text))
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      let tag = composer.tag(scalar.tag.map(text), at: mark)
      let written = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      composer.scalar(written, isPlain: isPlain && tag == .none, at: mark)
    case YAML_SEQUENCE_START_EVENT:
      composer.anchor(event.data.sequence_start.anchor.map(text))
      composer.tag(event.data.sequence_start.tag.map(text), at: mark)
      composer.open(isMapping: false, at: mark)
    case YAML_MAPPING_START_EVENT:
      composer.anchor(event.data.mapping_start.anchor.map(text))
      composer.tag(event.data.mapping_start.tag.map(text), at: mark)
      composer.open(isMapping: true, at: mark)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: composer.close()
    case YAML_STREAM_END_EVENT: composer.end()
    default: break
    }
  }

  private static func mark(_ mark: yaml_mark_t) -> Mark {
    Mark(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String {
    bytes.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
  }

  private static func problem(of parser: yaml_parser_t) -> String {
    guard parser.error != YAML_MEMORY_ERROR else { return "out of memory" }
    let problem = parser.problem.map { String(cString: $0) } ?? "the text is not YAML"
    guard let context = parser.context.map({ String(cString: $0) }) else { return problem }
    return "\(problem) \(context) that begins on line \(parser.context_mark.line + 1)"
  }

  private static func place(of parser: yaml_parser_t) -> Mark { mark(parser.problem_mark) }
}
