import Glibc
import Synchronization

/// The terminal at standard input, which gives each key at once and shows none.
///
/// However the program ends, the terminal is left as it was: by `stop`, by a signal, or by a
/// crash. While the program is suspended, the terminal is as it was, too.
public enum RawTerminal {
  private struct Modes {
    var before: termios
    var now: termios
  }

  /// What the terminal was like, and is like, while it is raw.
  private static let modes = Mutex<Modes?>(nil)

  /// Whether standard input is a terminal.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

  /// From now on each key is given at once. False where standard input is no terminal.
  public static func enter() -> Bool {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
    var now = before
    now.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &now.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    let raw = Modes(before: before, now: now)
    modes.withLock { $0 = raw }
    watchCrashes()
    restoreBeforeSuspension()
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &now) == 0
  }

  /// The terminal is as it was before `enter`.
  public static func leave() {
    modes.withLock { modes in
      guard var raw = modes else { return }
      set(&raw.before)
      modes = nil
    }
  }

  /// The same, where the lock can be had at once: in the middle of a crash nobody waits.
  fileprivate static func leaveInCrash() {
    _ = modes.withLockIfAvailable { modes in
      if var raw = modes { set(&raw.before) }
    }
  }

  static func suspend() {
    modes.withLock { if var raw = $0 { set(&raw.before) } }
    kill(getpid(), SIGSTOP)
  }

  static func resume() {
    modes.withLock { if var raw = $0 { set(&raw.now) } }
  }

  /// Somebody may have put the program into the background: then this must not stop it.
  private static func set(_ modes: inout termios) {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func watchCrashes() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT] {
      var action = sigaction()
      sigaction(number, nil, &action)
      // Somebody else is told of crashes: they have more to say.
      guard action.isDefault else { continue }
      action.__sigaction_handler.sa_handler = { number in
        RawTerminal.leaveInCrash()
        signal(number, SIG_DFL)
        raise(number)
      }
      sigaction(number, &action, nil)
      sigaddset(&watched, number)
    }
    // Who started this program may have blocked them.
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
  }
}

extension sigaction {
  fileprivate var isDefault: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_DFL, to: Int.self)
  }
}
