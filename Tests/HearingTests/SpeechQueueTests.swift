import Hearing
import ScreenReaders
import Semantics
import Testing

/// A script of one reader's queue, and what must come of it.
struct QueueCase: Sendable, CustomTestStringConvertible {
  var name: String
  var reader: ReaderKind
  var moves: @Sendable () -> [Move]
  var story: [String]

  init(
    _ name: String, _ reader: ReaderKind, _ moves: @escaping @Sendable @autoclosure () -> [Move],
    gives story: [String]
  ) {
    self.name = name
    self.reader = reader
    self.moves = moves
    self.story = story
  }

  var testDescription: String { "\(reader.title): \(name)" }
}

@Suite struct SpeechQueueTests {
  @Test(arguments: bothReaders + talkBackOnly + voiceOverOnly)
  func plays(_ testCase: QueueCase) {
    #expect(SpeechQueue.play(testCase.moves(), on: testCase.reader).story == testCase.story)
  }

  static let bothReaders: [QueueCase] = ReaderKind.allCases.flatMap { reader in
    [
      QueueCase(
        "queued speech waits its turn", reader,
        [.say("first", at: 0), .say("then", .queue, .change, at: 10)],
        gives: ["first 0..50 heard", "then 50..90 heard"]),
      QueueCase(
        "interrupting speech cuts what is spoken and clears what waits", reader,
        [
          .say("first", at: 0), .say("waits", .queue, .change, at: 10), .say("new", at: 20),
        ],
        gives: ["first 0..20 cut by 2", "waits -..- cleared by 2", "new 20..50 heard"]),
      QueueCase(
        "speech that ends as the next comes was heard", reader,
        [.say("first", at: 0), .say("new", at: 50)],
        gives: ["first 0..50 heard", "new 50..80 heard"]),
      QueueCase(
        "of two in one moment only the second is heard", reader,
        [.say("first", at: 5), .say("new", at: 5)],
        gives: ["first -..- cleared by 1", "new 5..35 heard"]),
      QueueCase(
        "what may not be cut is waited for", reader,
        [.say("firm", .interruptAndUninterruptible, at: 0), .say("new", at: 10)],
        gives: ["firm 0..40 heard", "new 40..70 heard"]),
      QueueCase(
        "a command to stop cuts what new speech may not", reader,
        [.say("firm", .uninterruptible, at: 0), .stop(at: 10)],
        gives: ["firm 0..10 cut by 1"]),
      QueueCase(
        "what ignores a command to stop is heard", reader,
        [
          .say("firm", .uninterruptibleCanIgnoreInterrupts, at: 0),
          .say("gone", .queue, .change, at: 5), .stop(at: 10),
        ],
        gives: ["firm 0..40 heard", "gone -..- cleared by 2"]),
      QueueCase(
        "a hint follows after its pause", reader,
        [.say("name", at: 0), .hint("hint", pause: 100, at: 0)],
        gives: ["name 0..40 heard", "hint 140..180 heard"]),
      QueueCase(
        "a new focus takes the hint back", reader,
        [.say("name", at: 0), .hint("hint", pause: 100, at: 0), .say("next", at: 90)],
        gives: ["name 0..40 heard", "hint -..- cursor moved by 2", "next 90..130 heard"]),
      QueueCase(
        "a hint that has begun is cut like other speech", reader,
        [.say("name", at: 0), .hint("hint", pause: 100, at: 0), .say("next", at: 150)],
        gives: ["name 0..40 heard", "hint 140..150 cut by 2", "next 150..190 heard"]),
      QueueCase(
        "a hint waits for what is spoken when its pause is over", reader,
        [
          .say("name", at: 0), .hint("hint", pause: 100, at: 0),
          .say("news", .queue, .announcement, at: 120),
        ],
        gives: ["name 0..40 heard", "hint 160..200 heard", "news 120..160 heard"]),
      QueueCase(
        "only a hint is taken back", reader,
        [.say("name", at: 0), .hint("hint", pause: 100, at: 0), .takeHintBack(at: 10)],
        gives: ["name 0..40 heard", "hint -..- cursor moved by 2"]),
      QueueCase(
        "delayed speech is handed over when its delay ends", reader,
        [.sayLater("late", delay: 150, at: 0), .say("now", at: 100)],
        gives: ["now 100..130 heard", "late 150..190 heard"]),
      QueueCase(
        "a hint follows a delayed focus", reader,
        [.sayLater("late", .focus, delay: 150, at: 0), .hint("hint", pause: 100, at: 0)],
        gives: ["hint 290..330 heard", "late 150..190 heard"]),
      QueueCase(
        "a new focus takes the place of a delayed one", reader,
        [
          .sayLater("late", .focus, delay: 150, at: 0), .hint("hint", pause: 100, at: 0),
          .say("now", at: 100),
        ],
        gives: [
          "hint -..- cursor moved by 2", "late -..- cursor moved by 2", "now 100..130 heard",
        ]),
      QueueCase(
        "text without a sound takes no time", reader,
        [.say("", at: 0), .say("now", .queue, .change, at: 0)], gives: ["now 0..30 heard"]),
    ]
  }

  static let talkBackOnly: [QueueCase] = [
    QueueCase(
      "a double tap does not cut what is spoken", .talkBack,
      [.say("collapsed, Details, Button", at: 0), .say("expanded", .queue, .change, at: 150)],
      gives: ["collapsed, Details, Button 0..260 heard", "expanded 260..340 heard"]),
    QueueCase(
      "the same text waiting is a duplicate", .talkBack,
      [.say("long text", at: 0), .sayOnce("expanded", at: 10), .sayOnce("expanded", at: 20)],
      gives: ["long text 0..90 heard", "expanded 90..170 heard", "expanded -..- duplicate by 1"]),
    QueueCase(
      "a capital letter makes it another text", .talkBack,
      [.sayOnce("expanded", at: 0), .sayOnce("Expanded", at: 10)],
      gives: ["expanded 0..80 heard", "Expanded 80..160 heard"]),
    QueueCase(
      "a text spoken is a duplicate until 1 s after it was made", .talkBack,
      [.sayOnce("on", at: 0), .sayOnce("on", at: 999), .sayOnce("on", at: 1000)],
      gives: ["on 0..20 heard", "on -..- duplicate by 0", "on 1000..1020 heard"]),
    QueueCase(
      "newer speech of a group takes the place of what waits of it", .talkBack,
      [
        .say("name", at: 0), .sayIn(.seekProgress, "10", at: 1), .sayIn(.seekProgress, "20", at: 2),
      ],
      gives: ["name 0..40 heard", "10 -..- replaced by 2", "20 40..60 heard"]),
    QueueCase(
      "what is spoken of a group is not cut by it", .talkBack,
      [.sayIn(.contentChange, "old", at: 0), .sayIn(.contentChange, "new", at: 10)],
      gives: ["old 0..30 heard", "new 30..60 heard"]),
    QueueCase(
      "text selection cuts its own", .talkBack,
      [.sayIn(.selection, "old", at: 0), .sayIn(.selection, "new", at: 10)],
      gives: ["old 0..10 cut by 1", "new 10..40 heard"]),
    QueueCase(
      "clearing everything spares what may not be cut", .talkBack,
      [.say("toast", .uninterruptible, .announcement, at: 0), .say("row", .flushAll, at: 10)],
      gives: ["toast 0..50 heard", "row 50..80 heard"]),
    QueueCase(
      "a hint still follows a description that an event cut", .talkBack,
      [
        .say("name", at: 0), .hint("hint", pause: 100, at: 0),
        .say("alert", .interrupt, .liveRegion, at: 10),
      ],
      gives: ["name 0..10 cut by 2", "hint 110..150 heard", "alert 10..60 heard"]),
  ]

  static let voiceOverOnly: [QueueCase] = [
    QueueCase(
      "an announcement interrupts", .voiceOver,
      [.say("name", at: 0), .say("saved", .interrupt, .announcement, at: 10)],
      gives: ["name 0..10 cut by 1", "saved 10..60 heard"]),
    QueueCase(
      "an announcement of low priority waits", .voiceOver,
      [.say("name", at: 0), .say("saved", .queue, .announcement, at: 10)],
      gives: ["name 0..40 heard", "saved 40..90 heard"]),
    QueueCase(
      "the re-read swallows an announcement before it in the same moment", .voiceOver,
      [
        .say("saved", .interrupt, .announcement, at: 0),
        .say("T, expanded", .interrupt, .change, at: 0),
      ],
      gives: ["saved -..- cleared by 1", "T, expanded 0..110 heard"]),
    QueueCase(
      "the re-read swallows an announcement after it in the same moment", .voiceOver,
      [
        .say("T, expanded", .interrupt, .change, at: 0),
        .say("saved", .interrupt, .announcement, at: 0),
      ],
      gives: ["T, expanded 0..110 heard", "saved -..- overruled by 0"]),
    QueueCase(
      "a tenth of a second later the announcement wins", .voiceOver,
      [
        .say("T, expanded", .interrupt, .change, at: 0),
        .say("saved", .interrupt, .announcement, at: 100),
      ],
      gives: ["T, expanded 0..100 cut by 1", "saved 100..150 heard"]),
    QueueCase(
      "a high announcement cuts the re-read", .voiceOver,
      [
        .say("T, expanded", .interrupt, .change, at: 0),
        .say("alarm", .interruptAndUninterruptible, .announcement, at: 10),
      ],
      gives: ["T, expanded 0..10 cut by 1", "alarm 10..60 heard"]),
    QueueCase(
      "no hint follows a description that was cut", .voiceOver,
      [
        .say("name", at: 0), .hint("hint", pause: 100, at: 0),
        .say("saved", .interrupt, .announcement, at: 10),
      ],
      gives: ["name 0..10 cut by 2", "hint -..- cleared by 2", "saved 10..60 heard"]),
    QueueCase(
      "activation takes the hint back", .voiceOver,
      [
        .say("name", at: 0), .hint("hint", pause: 100, at: 0),
        .say("expanded", .interrupt, .change, at: 60),
      ],
      gives: ["name 0..40 heard", "hint -..- replaced by 2", "expanded 60..140 heard"]),
  ]
}
