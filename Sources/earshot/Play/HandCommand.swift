import Console
import Playing
import ScreenReaders

/// What a key does while a screen is driven by hand.
enum HandCommand {
  case gesture(Gesture)
  case wait
  /// More is to be typed.
  case ask(Question)
  case look, switchReader, undo, save, keys, quit

  /// What is typed after a key.
  enum Question { case touch, control, action, words }
}

/// The keys of a command.
struct HandKeys {
  let keys: [TerminalKey]
  /// In a few words.
  let what: String
  /// A word that does the same where lines are read; gestures have their own.
  let word: String?
  let command: HandCommand

  private init(_ keys: [TerminalKey], _ what: String, word: String? = nil, _ command: HandCommand) {
    self.keys = keys
    self.what = what
    self.word = word
    self.command = command
  }

  private init(_ keys: [TerminalKey], _ what: String, _ gesture: Gesture) {
    self.init(keys, what, .gesture(gesture))
  }

  /// In the order of the help.
  static let all: [HandKeys] = [
    HandKeys([.right], "next item: swipe right", .swipeRight),
    HandKeys([.left], "previous item: swipe left", .swipeLeft),
    HandKeys([.down], "next by the rotor or reading control: swipe down", .swipeDown),
    HandKeys([.up], "previous by it, or adjust: swipe up", .swipeUp),
    HandKeys([.enter], "double tap", .doubleTap),
    HandKeys([.character("h")], "double tap and hold", .doubleTapAndHold),
    HandKeys([.character("r")], "turn the rotor or reading control on", .nextControl),
    HandKeys([.character("R")], "turn it back", .previousControl),
    HandKeys([.character("c")], "choose it by name", .ask(.control)),
    HandKeys([.character("a")], "open the actions", .openActions),
    HandKeys([.character("A")], "do an action by name or number", .ask(.action)),
    HandKeys([.character("t")], "touch an item: its number, id, or x, y", .ask(.touch)),
    HandKeys([.character("b"), .backspace, .escape], "back: two-finger scrub", .escape),
    HandKeys([.character("m")], "magic tap: two-finger double tap", .magicTap),
    HandKeys([.character("p")], "pause speech: two-finger tap", .pauseSpeech),
    HandKeys([.character("f")], "read from here", .readFromHere),
    HandKeys([.character("F")], "read from the top", .readFromTop),
    HandKeys([.character("i")], "item chooser", .itemChooser),
    HandKeys([.pageDown], "scroll down: three-finger swipe up", .scroll(.up)),
    HandKeys([.pageUp], "scroll up: three-finger swipe down", .scroll(.down)),
    HandKeys([.character(">")], "scroll right: three-finger swipe left", .scroll(.left)),
    HandKeys([.character("<")], "scroll left: three-finger swipe right", .scroll(.right)),
    HandKeys([.character("w")], "wait for a second", .wait),
    HandKeys([.character(":")], "any step, as a scenario writes it", .ask(.words)),
    HandKeys([.character("l")], "look: what is on the screen", word: "look", .look),
    HandKeys([.tab], "the other reader", word: "other reader", .switchReader),
    HandKeys([.character("u")], "undo the last step", word: "undo", .undo),
    HandKeys([.character("s")], "save what was done as a scenario", word: "save", .save),
    HandKeys([.character("?")], "these keys", word: "keys", .keys),
    HandKeys([.character("q"), .end], "quit", word: "quit", .quit),
  ]

  static func command(of key: TerminalKey) -> HandCommand? {
    all.first { $0.keys.contains(key) }?.command
  }

  /// The command of a line that holds the name of a key or its word.
  static func command(named line: String) -> HandCommand? {
    all.first { $0.word == line || $0.keys.contains { $0.name == line } }?.command
  }
}
