import CESpeakNG
import Glibc
public import Semantics

/// The program that is started as a worker: this one, under its hidden command.
public struct WorkerProgram: Sendable, Hashable {
  /// Where the program is.
  public var path: String
  /// The words after its name.
  public var arguments: [String]
  /// How long it may take to load the engine and answer, in milliseconds.
  public var patience: Milliseconds = 20_000

  /// A program that serves as a worker.
  public init(path: String, arguments: [String] = [SpeechWorker.command]) {
    self.path = path
    self.arguments = arguments
  }

  /// The program that is running.
  public static var current: WorkerProgram {
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = readlink("/proc/self/exe", start, buffer.count)
      guard count > 0 else { return "" }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
    return WorkerProgram(path: path.isEmpty ? CommandLine.arguments[0] : path)
  }
}

/// A worker and the line to it.
///
/// The worker ends with the object, or when the program does in whatever way: its standard input
/// closes then.
final class WorkerProcess {
  let process: pid_t
  let patience: Milliseconds
  /// Where answers come from: input stands there when one does.
  let line: Int32
  private var hasEnded = false

  init(_ program: WorkerProgram) throws(SpeechError) {
    var ends: (Int32, Int32) = (-1, -1)
    let made = withUnsafeMutablePointer(to: &ends) { pair in
      pair.withMemoryRebound(to: Int32.self, capacity: 2) {
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, $0)
      }
    }
    guard made == 0 else { throw .workerMissing(String(cString: strerror(errno))) }
    Self.widen(ends.1)
    defer { Glibc.close(ends.1) }
    do throws(SpeechError) {
      process = try Self.spawn(program, line: ends.1)
    } catch {
      Glibc.close(ends.0)
      throw error
    }
    line = ends.0
    patience = program.patience
  }

  deinit { end() }

  /// A worker hands over ten seconds of sound without waiting for anybody to take it.
  private static func widen(_ line: Int32) {
    var bytes: Int32 = 1 << 19
    setsockopt(line, SOL_SOCKET, SO_SNDBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Asks and waits for the answer. Where there is none in time, the worker is ended.
  func ask(_ request: Request) throws(SpeechError) -> Reply {
    try send(request)
    return try receive(patience: patience + request.time)
  }

  /// Asks without waiting. Requests are answered in their order.
  func send(_ request: Request) throws(SpeechError) {
    guard !hasEnded else { throw .workerEnded(signal: nil) }
    guard Framing.send(request.bytes, to: line) else { throw findEnd() }
  }

  /// Waits for the next answer. Where there is none in time, the worker is ended.
  func receive(patience: Milliseconds) throws(SpeechError) -> Reply {
    try receive { line throws(Framing.Failure) in
      let message = try Framing.receive(from: line, until: Clock.now + Int64(patience))
      guard let reply = Reply(message) else { throw .damaged }
      return reply
    }
  }

  /// Waits for the samples that an answer said would follow.
  func receiveSamples(_ count: Int) throws(SpeechError) -> [Int16] {
    let deadline = Clock.now + Int64(patience)
    return try receive { line throws(Framing.Failure) in
      try Framing.receive(count, of: Int16.self, from: line, until: deadline)
    }
  }

  private func receive<Answer>(
    _ answer: (Int32) throws(Framing.Failure) -> Answer
  ) throws(SpeechError) -> Answer {
    guard !hasEnded else { throw .workerEnded(signal: nil) }
    do throws(Framing.Failure) {
      return try answer(line)
    } catch {
      switch error {
      case .timedOut:
        end()
        throw .workerHung
      case .closed, .damaged: throw findEnd()
      }
    }
  }

  /// Whether an answer, or the worker's end, can be received without waiting.
  var hasAnswer: Bool {
    var watched = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    return hasEnded || poll(&watched, 1, 0) > 0
  }

  /// Ends the worker and waits until it is gone.
  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    Glibc.close(line)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits for a worker that closed its line, and gives the signal that it ended at.
  private func findEnd() -> SpeechError {
    guard !hasEnded else { return .workerEnded(signal: nil) }
    var status: Int32 = 0
    // On its way out; a worker that only closed its line is helped along.
    for _ in 0..<200 {
      if waitpid(process, &status, WNOHANG) == process {
        hasEnded = true
        Glibc.close(line)
        return .workerEnded(signal: signal(of: status))
      }
      usleep(1000)
    }
    end()
    return .workerEnded(signal: nil)
  }

  private func signal(of status: Int32) -> Int32? { status & 0x7F == 0 ? nil : status & 0x7F }
}

// MARK: - Starting

extension WorkerProcess {
  private static func spawn(_ program: WorkerProgram, line: Int32) throws(SpeechError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, line, 0)
    posix_spawn_file_actions_adddup2(&actions, line, 1)
    // Sound libraries complain there where no device is.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes)
    var process: pid_t = 0
    let code = withStrings([program.path] + program.arguments) { arguments in
      withStrings(environment) { environment in
        posix_spawn(&process, program.path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      throw .workerMissing("\(program.path): \(String(cString: strerror(code)))")
    }
    return process
  }

  /// Whatever this program does about signals, a worker ends at them.
  private static func setSignals(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  /// This program's environment, but for the language of the machine: it must not change speech.
  private static var environment: [String] {
    var variables: [String] = []
    var entry = earshot_environment()
    while let variable = entry?.pointee {
      let text = String(cString: variable)
      if !text.hasPrefix("LC_"), !text.hasPrefix("LANG") { variables.append(text) }
      entry = entry.map { $0 + 1 }
    }
    return variables + ["LC_ALL=C.UTF-8"]
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
