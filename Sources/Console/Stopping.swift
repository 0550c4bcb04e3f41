import Glibc

/// Ends the program; no temporary file stays behind, and the terminal is as it was.
public func stop(_ code: Int32) -> Never {
  RawTerminal.leave()
  TemporaryFiles.removeAll { _exit(code) }
}

/// From now on Ctrl-C, a request to terminate and a closed terminal end the program cleanly, and
/// a pipe that nobody reads any more, or a file that may not grow, is an error of `write` and no
/// sudden end.
///
/// The handler only writes to a pipe; a thread waits at its other end and does the rest, since
/// almost nothing is safe inside a handler. Programs that this one starts are not concerned.
public func stopCleanlyOnSignals() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  guard signalPipe.write >= 0 else { return }
  startWaiting()
  handOver([SIGINT, SIGTERM, SIGHUP])
}

/// From now on the terminal is as it was while the program is suspended.
func restoreBeforeSuspension() { handOver([SIGTSTP, SIGCONT]) }

/// Has signals handled by the thread that waits for them.
private func handOver(_ numbers: [Int32]) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { number in
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.write, &byte, 1)
    errno = saved
  }
  action.sa_flags = SA_RESTART
  // Who started this program may have blocked them, and that is inherited.
  var wanted = sigset_t()
  sigemptyset(&wanted)
  for number in numbers where !isIgnored(number) {
    sigaction(number, &action, nil)
    sigaddset(&wanted, number)
  }
  pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
}

/// Whether who started this program wants the signal to be ignored, as `nohup` does.
private func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  sigaction(number, nil, &action)
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    == unsafeBitCast(SIG_IGN, to: Int.self)
}

private let signalPipe: (read: Int32, write: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return (-1, -1) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}()

private func startWaiting() {
  var thread = pthread_t()
  let code = pthread_create(&thread, nil, { _ in waitForSignal() }, nil)
  if code == 0 { pthread_detach(thread) }
}

private func waitForSignal() -> Never {
  var byte: UInt8 = 0
  while true {
    while read(signalPipe.read, &byte, 1) != 1 {}
    switch Int32(byte) {
    case SIGTSTP: RawTerminal.suspend()
    case SIGCONT: RawTerminal.resume()
    case let number: end(by: number)
    }
  }
}

private func end(by number: Int32) -> Never {
  RawTerminal.leave()
  writeLastDiagnostics(number == SIGINT ? "\nearshot: stopped\n" : "earshot: stopped\n")
  stop(128 + number)
}
