import Console
import Playing
import Scenarios
import ScreenReaders

/// Drives a screen by the lines of a pipe: each step is heard out before the next.
struct HandLines: ~Copyable {
  var hand: ByHand
  let saver: HandSaver
  private let screen = HandScreen()
  private var input = KeyInput()
  private var number = 0
  private var failed = false

  init(hand: ByHand, saver: HandSaver) {
    self.hand = hand
    self.saver = saver
  }

  /// Reads lines until there are no more. Nothing is saved where one of them was no step.
  mutating func run() throws -> ExitCode {
    screen.title(of: hand)
    while let line = nextLine(), try follow(line) {}
    if failed { return .unable }
    if let path = saver.path {
      try saver.save(hand, to: path)
      screen.note("saved \(path)")
    }
    return .success
  }

  private mutating func nextLine() -> String? {
    guard let bytes = input.line() else { return nil }
    number += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether more is to be read.
  private mutating func follow(_ line: String) throws -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty && line != "\t" || words.hasPrefix("#") { return true }
    if let command = HandKeys.command(named: words) { return try follow(command) }
    if words.hasPrefix("save ") {
      try save(to: String(words.dropFirst("save ".count)))
      return true
    }
    if line.unicodeScalars.contains(where: { $0.value < 0x20 }) { return try followKeys(line) }
    perform(line)
    return true
  }

  /// A line of the bytes that a terminal would send.
  private mutating func followKeys(_ line: String) throws -> Bool {
    var decoder = KeyDecoder()
    for key in decoder.keys(in: line.utf8) + decoder.finish() {
      guard let command = HandKeys.command(of: key) else { continue }
      guard try follow(command) else { return false }
    }
    return true
  }

  private mutating func follow(_ command: HandCommand) throws -> Bool {
    switch command {
    case .gesture(let gesture): perform(.gesture(gesture))
    case .wait: perform(.wait(1000))
    case .ask(let question): answer(question)
    case .look: screen.look(at: hand)
    case .switchReader: try switchReader()
    case .undo: undo()
    case .save: try save(to: saver.path ?? saver.usualPath)
    case .keys: screen.keys()
    case .quit: return false
    }
    return true
  }

  /// The next line is what a person would type.
  private mutating func answer(_ question: HandCommand.Question) {
    if let line = nextLine() { perform(question.step(answer: line, hand)) }
  }

  private mutating func perform(_ words: String) {
    do throws(UnknownStep) { perform(try hand.action(words)) } catch { fail(error.message) }
  }

  private mutating func perform(_ action: ScriptedStep.Action) {
    guard hand.stepCount < ByHand.mostSteps else {
      return fail("a scenario has at most \(ByHand.mostSteps) steps")
    }
    hand.perform(action)
    screen.blank()
    for line in hand.lastStepLines { screen.write(line) }
  }

  private mutating func undo() {
    guard let step = hand.undo() else { return screen.note("there is nothing to undo") }
    screen.note("undone: \(step.action.description)")
    screen.place(of: hand)
  }

  private mutating func switchReader() throws {
    guard try hand.switchReader() else { return fail("this screen is for one reader only") }
    screen.reader(of: hand)
    screen.place(of: hand)
  }

  private mutating func save(to path: String) throws {
    if let problem = HandSaver.problem(of: path, played: hand.scenario.path) {
      return fail("'save' \(problem)")
    }
    try saver.save(hand, to: path)
    screen.note("saved \(path)")
  }

  private mutating func fail(_ message: String) {
    failed = true
    writeDiagnostics("stdin:\(number): error: \(message)\n")
  }
}

extension HandCommand.Question {
  /// The step that an answer stands for; a number is that of an item or an action.
  func step(answer: String, _ hand: ByHand) -> String {
    let number = Int(answer.filter { !$0.isWhitespace })
    func named(_ names: [String]) -> String {
      guard let number, names.indices.contains(number - 1) else { return answer }
      return names[number - 1]
    }
    return switch self {
    case .touch: "touch \(named(hand.stops))"
    case .control: "choose \(answer)"
    case .action: "action \(named(hand.actions))"
    case .words: answer
    }
  }

  /// What stands in front of what is typed.
  var prompt: String {
    switch self {
    case .touch: "touch: "
    case .control: "choose: "
    case .action: "action: "
    case .words: "step: "
    }
  }
}
