public import Hearing
import PlatformTrees
public import ScreenReaders
public import Semantics

/// A person, a reader and an app on one virtual clock.
///
/// A fold: each step goes to the reader, its commands to the app, the app's changes and events
/// back to the reader, and all that is said into the speech queue.
public struct Session<Reader: ScreenReader>: Sendable
where Reader.Element: Hashable {
  /// Something that happens later than the gesture that made it happen.
  enum Entry: Sendable {
    case reaction(AppReaction<Reader.Element, Reader.Event>)
    case event(Reader.Event, what: String)
  }

  public private(set) var reader: Reader
  public private(set) var app: any App<Reader.Element, Reader.Event>
  /// The moment on the clock, milliseconds.
  public private(set) var now: Milliseconds = 0
  private var queue: SpeechQueue
  private var agenda = Agenda<(cause: Cause, entry: Entry)>()
  /// The ticket of what is read on from, once it has been heard.
  private var readingOn: (ticket: Int, cause: Cause)?
  private var lastTicket: Int?
  private var focus: [FocusMove] = []
  private var steps: [PlayedStep] = []
  /// How long the last step lasts at least.
  private var lasts: Milliseconds = 0
  private let initially: [DisclosureTruth]
  /// What came onto a braille display; nil where nobody reads one.
  private var display: [DisplayMoment]?

  /// Between the end of all sound and a person's next gesture, milliseconds.
  public static var pauseBetweenSteps: Milliseconds { 300 }
  /// No script runs longer than this, milliseconds: ten hours.
  public static var longest: Milliseconds { 36_000_000 }

  /// A session at its beginning; it costs more where a braille display is watched.
  public init(
    reader: Reader, app: any App<Reader.Element, Reader.Event>, queue: SpeechQueue,
    watchesBraille: Bool = false
  ) {
    self.reader = reader
    self.app = app
    self.queue = queue
    display = watchesBraille ? [] : nil
    initially = app.disclosures
  }

  /// Plays one step. What it causes later is played with the steps that follow.
  public mutating func play(_ step: ScriptedStep) {
    start(after: step.after)
    lasts = min(step.lasts, Self.longest)
    let cause = Cause(step.action.kind, step: steps.count, what: step.action.description)
    steps.append(PlayedStep(action: step.action, began: now, ended: now))
    switch step.action {
    case .gesture(let gesture): take(reader.perform(gesture, at: now), cause)
    case .event(let event): schedule(app.respond(to: event), cause)
    case .wait(let duration): run(until: min(now + duration, Self.longest))
    }
    run(until: now)
    settleStep()
  }

  /// Lets everything be heard out, and gives what was.
  public mutating func finish() -> Performance {
    run(until: nil)
    if let last = steps.last { run(until: max(now, last.began + lasts)) }
    settleStep()
    var timeline = queue.timeline(steps: steps.map(\.began), focus: focus)
    timeline.display = display ?? []
    return Performance(timeline: timeline, steps: steps, disclosures: initially)
  }

  private mutating func start(after: Milliseconds?) {
    guard let last = steps.last else { return }
    if let after {
      run(until: max(now, last.began + after))
    } else {
      run(until: nil)
      run(until: max(now, last.began + lasts))
      now += Self.pauseBetweenSteps
    }
    settleStep()
  }

  /// What is true now is true at the end of the last step so far.
  private mutating func settleStep() {
    guard let last = steps.indices.last else { return }
    steps[last].ended = now
    steps[last].focus = reader.focus
  }
}

// MARK: - The clock

extension Session {
  /// Lets everything happen until a moment, or until nothing more is to come.
  private mutating func run(until limit: Milliseconds?) {
    let last = limit ?? Self.longest
    while let next = nextMoment, next <= last {
      now = max(now, next)
      continueReading(queue.advance(to: now))
      while let due = agenda.take(dueBy: now) { happen(due.entry, due.cause) }
    }
    if let limit { now = max(now, limit) }
    continueReading(queue.advance(to: now))
  }

  private var nextMoment: Milliseconds? {
    [queue.nextMoment, agenda.nextMoment].compactMap { $0 }.min()
  }

  private mutating func happen(_ entry: Entry, _ cause: Cause) {
    switch entry {
    case .reaction(let reaction):
      if let step = steps.indices.last {
        steps[step].toggled.merge(reaction.toggled) { _, new in new }
      }
      take(reader.apply(reaction.changes, at: now), cause)
      for post in reaction.posts {
        let what = Reader.name(of: post)
        agenda.add(
          (Cause(.event, step: cause.step, what: what), .event(post, what: what)),
          at: now + reader.processingDelay(of: post))
      }
    case .event(let event, let what):
      take(reader.handle(event, at: now), Cause(.event, step: cause.step, what: what))
    }
  }

  private mutating func continueReading(_ ended: [SpeechQueue.Ended]) {
    guard let reading = readingOn, let end = ended.first(where: { $0.ticket == reading.ticket })
    else { return }
    readingOn = nil
    guard end.wasHeard else { return }
    take(
      reader.continueReading(at: now),
      Cause(.reading, step: reading.cause.step, what: reading.cause.what))
  }

  private mutating func schedule(
    _ reactions: [AppReaction<Reader.Element, Reader.Event>], _ cause: Cause
  ) {
    for reaction in reactions {
      agenda.add((cause, .reaction(reaction)), at: now + reaction.delay)
    }
  }

  private mutating func take(_ reaction: Reaction, _ cause: Cause) {
    for output in reaction.outputs {
      switch output {
      case .say(let utterance):
        lastTicket = queue.say(utterance, cause: cause, at: now)
      case .play(let sound, let haptic):
        queue.play(sound, haptic, cause: cause, at: now)
      case .send(let command): schedule(app.respond(to: command), cause)
      case .focus(let node):
        focus.append(FocusMove(time: now, node: node, cause: cause))
      case .stopSpeech(let onlyHints): queue.stop(onlyHints: onlyHints, by: cause, at: now)
      case .hint(let hint, let pause):
        queue.scheduleHint(
          hint, pause: pause, cause: Cause(.pause, step: cause.step, what: cause.what), at: now)
      case .readOn: readingOn = lastTicket.map { ($0, cause) }
      }
    }
    if display != nil { watchDisplay(reaction, cause) }
  }

  private mutating func watchDisplay(_ reaction: Reaction, _ cause: Cause) {
    let parts = reader.brailleParts()
    if parts != display?.last(where: { !$0.isMessage })?.parts ?? [] {
      display?.append(DisplayMoment(time: now, parts: parts, cause: cause))
    }
    for utterance in reaction.utterances {
      guard let message = reader.brailleMessage(of: utterance) else { continue }
      display?.append(DisplayMoment(time: now, parts: message, isMessage: true, cause: cause))
    }
  }
}
