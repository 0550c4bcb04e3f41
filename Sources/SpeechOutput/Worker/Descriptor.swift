import Glibc

/// Messages over a file descriptor: four bytes of length, then the message.
enum Framing {
  /// No message is longer: ten minutes of sound.
  static let longest = 64 << 20

  /// How reading a message ended otherwise than with one.
  enum Failure: Error { case closed, timedOut, damaged }

  /// Sends a message; false where nobody reads any more.
  static func send(_ message: [UInt8], to descriptor: Int32) -> Bool {
    let length = withUnsafeBytes(of: UInt32(message.count).littleEndian) { Array($0) }
    return sendAll(length, to: descriptor) && sendAll(message, to: descriptor)
  }

  private static func sendAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // Without a signal where the other side has gone.
        Glibc.send(
          descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      if count > 0 { sent += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// Waits for a message until a moment of the system's clock; nil waits for ever.
  static func receive(
    from descriptor: Int32, until deadline: Milliseconds64?
  ) throws(Failure) -> [UInt8] {
    let head = try receive(4, from: descriptor, until: deadline)
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= longest else { throw .damaged }
    return try receive(length, from: descriptor, until: deadline)
  }

  private static func receive(
    _ count: Int, from descriptor: Int32, until deadline: Milliseconds64?
  ) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      try waitForInput(descriptor, until: deadline)
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if got > 0 { filled += got } else if got == 0 || errno != EINTR { throw .closed }
    }
    return bytes
  }

  private static func waitForInput(
    _ descriptor: Int32, until deadline: Milliseconds64?
  ) throws(Failure) {
    guard let deadline else { return }
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = deadline - Clock.now
      let ready = poll(&watched, 1, Int32(clamping: max(left, 0)))
      if ready > 0 { return }
      if ready == 0 { throw .timedOut }
      if errno != EINTR { throw .closed }
    }
  }
}

typealias Milliseconds64 = Int64

/// The system's clock, only to notice that a worker hangs.
enum Clock {
  static var now: Milliseconds64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
