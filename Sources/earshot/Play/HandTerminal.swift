import Console
import Hearing
import Playing
import Scenarios
import ScreenReaders
import Semantics
import SpeechOutput

/// Drives a screen by the keys of a terminal, in real time: a key cuts what a gesture would cut.
struct HandTerminal: ~Copyable {
  var hand: ByHand
  let saver: HandSaver
  private let screen = HandScreen()
  private var voice: LiveSpeech?
  private var input = KeyInput()
  /// What is still to be shown, and the ids of what was.
  private var captions: [HandCaption] = []
  private var shown: Set<String> = []
  /// A moment of the world, and the moment on the virtual clock that it is.
  private var moment = ContinuousClock.now
  private var virtualMoment: Milliseconds = 0

  init(hand: ByHand, saver: HandSaver, voice: LiveSpeech?) {
    self.hand = hand
    self.saver = saver
    self.voice = voice
  }

  /// Follows keys until the person quits.
  mutating func run() throws -> ExitCode {
    screen.title(of: hand)
    screen.note(voice == nil ? "Captions only, no sound. ? shows the keys." : "? shows the keys.")
    screen.place(of: hand)
    while true {
      switch input.next(within: timeToCaption) {
      case .nothing: showDue()
      case .end: return try quit()
      case .key(let key):
        showDue()
        guard let command = HandKeys.command(of: key) else {
          screen.note("'\(key.name)' does nothing; ? shows the keys")
          continue
        }
        if case .quit = command { return try quit() }
        try follow(command)
      }
    }
  }

  private mutating func quit() throws -> ExitCode {
    try? voice?.stop()
    if let path = saver.path, hand.stepCount > 0 {
      try saver.save(hand, to: path)
      screen.note("saved \(path)")
    }
    return .success
  }

  private mutating func follow(_ command: HandCommand) throws {
    switch command {
    case .gesture(let gesture): perform(.gesture(gesture))
    case .wait: perform(.wait(1000))
    case .ask(let question): ask(question)
    case .look: screen.look(at: hand)
    case .switchReader: try switchReader()
    case .undo: undo()
    case .save: save()
    case .keys: screen.keys()
    case .quit: break
    }
  }
}

// MARK: - Doing

extension HandTerminal {
  private mutating func perform(_ action: ScriptedStep.Action) {
    guard hand.stepCount < ByHand.mostSteps else {
      return screen.note("a scenario has at most \(ByHand.mostSteps) steps")
    }
    let now = now
    let isQuiet = now >= hand.performance.timeline.end
    let last = hand.performance.steps.last?.began
    // No two gestures begin at the same moment.
    hand.perform(action, after: isQuiet ? nil : last.map { max(1, now - $0) })
    moment = .now
    virtualMoment = hand.performance.steps.last?.began ?? 0
    screen.blank()
    screen.write(
      .init(.step, label: "\(hand.performance.steps.count)", action.description))
    findCaptions()
    showDue()
  }

  private mutating func perform(_ words: String) {
    do throws(UnknownStep) { perform(try hand.action(words)) } catch { screen.note(error.message) }
  }

  private mutating func undo() {
    guard let step = hand.undo() else { return screen.note("there is nothing to undo") }
    screen.note("undone: \(step.action.description)")
    rest()
  }

  private mutating func switchReader() throws {
    guard try hand.switchReader() else {
      return screen.note("this screen is for one reader only")
    }
    screen.reader(of: hand)
    rest()
  }

  /// As if all had been heard out.
  private mutating func rest() {
    try? voice?.stop()
    moment = .now
    virtualMoment = hand.performance.timeline.end
    captions = []
    shown = Set(hand.captions(ofLast: Self.recent).map(\.id))
    screen.place(of: hand)
  }

  private mutating func save() {
    if let path = saver.path { return save(to: path) }
    guard let typed = read("save as (\(saver.usualPath)): ") else { return }
    let path = typed.isEmpty ? saver.usualPath : typed
    if let problem = HandSaver.problem(of: path, played: hand.scenario.path) {
      return screen.note("that \(problem)")
    }
    if exists(path) { return screen.note("there is a file \(path) already; type another name") }
    save(to: path)
  }

  private mutating func save(to path: String) {
    do {
      try saver.save(hand, to: path)
      screen.note("saved \(path)")
    } catch let error as Unable {
      screen.note(error.message)
    } catch let error as FileError {
      screen.note(error.message)
    } catch {
      screen.note("\(error)")
    }
  }
}

// MARK: - Typing

extension HandTerminal {
  private mutating func ask(_ question: HandCommand.Question) {
    switch question {
    case .touch: screen.look(at: hand)
    case .control:
      screen.note(NavigationControl.allCases.map(\.rawValue).joined(separator: ", "))
    case .action:
      if hand.actions.isEmpty { return screen.note("no actions are offered here") }
      screen.actions(of: hand)
    case .words: break
    }
    guard let answer = read(question.prompt), !answer.isEmpty else { return }
    perform(question.step(answer: answer, hand))
  }

  /// What a person types, without spaces around it; nil where it was given up.
  private mutating func read(_ prompt: String) -> String? {
    writeOutput(prompt)
    var typed = ""
    while true {
      switch input.next(within: nil) {
      case .nothing: continue
      case .end, .key(.escape), .key(.end):
        writeOutput("\n")
        return nil
      case .key(.enter):
        writeOutput("\n")
        return typed.split(separator: " ").joined(separator: " ")
      case .key(.backspace): if typed.popLast() != nil { writeOutput("\u{8} \u{8}") }
      case .key(.character(let character)) where typed.utf8.count < 4096:
        typed.append(character)
        writeOutput(String(character))
      case .key: continue
      }
    }
  }
}

// MARK: - Captions

extension HandTerminal {
  /// Something from before may still be heard.
  private static let recent = 8

  /// The moment on the virtual clock.
  private var now: Milliseconds {
    virtualMoment + Int(moment.duration(to: .now) / .milliseconds(1))
  }

  private var timeToCaption: Milliseconds? { captions.first.map { max(0, $0.time - now) } }

  private mutating func findCaptions() {
    captions = hand.captions(ofLast: Self.recent).filter { !shown.contains($0.id) }
  }

  private mutating func showDue() {
    let now = now
    while let caption = captions.first, caption.time <= now {
      captions.removeFirst()
      shown.insert(caption.id)
      sound(caption.sound)
      screen.write(caption.line)
    }
  }

  /// A voice that fails is not asked again.
  private mutating func sound(_ sound: HandCaption.Sound) {
    guard let voice else { return }
    do throws(SpeechError) {
      switch sound {
      case .begins(let speech):
        try voice.start(speech.utterance, reader: hand.reader, locale: hand.locale)
      case .ends: try voice.stop()
      case .none: break
      }
    } catch {
      self.voice = nil
    }
  }
}
