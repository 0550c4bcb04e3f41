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
    return send(bytesOf: length, to: descriptor) && send(bytesOf: message, to: descriptor)
  }

  /// Sends what an array holds as it lies in memory; false where nobody reads any more.
  static func send<Element: BitwiseCopyable>(
    bytesOf array: [Element], to descriptor: Int32
  ) -> Bool {
    array.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        // Without a signal where the other side has gone.
        let count = Glibc.send(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          Int32(MSG_NOSIGNAL))
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Waits for a message until a moment of the system's clock; nil waits for ever.
  static func receive(
    from descriptor: Int32, until deadline: Milliseconds64?
  ) throws(Failure) -> [UInt8] {
    let head = try receive(4, of: UInt8.self, from: descriptor, until: deadline)
    let length = head.reversed().reduce(0) { ($0 << 8) | Int($1) }
    guard length <= longest else { throw .damaged }
    return try receive(length, of: UInt8.self, from: descriptor, until: deadline)
  }

  /// Waits for so many elements as they lie in memory.
  static func receive<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type, from descriptor: Int32, until deadline: Milliseconds64?
  ) throws(Failure) -> [Element] {
    guard count >= 0, count <= longest else { throw .damaged }
    var failure: Failure?
    let array = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Failure) {
        try fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, until: deadline)
        initialized = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return array
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, until deadline: Milliseconds64?
  ) throws(Failure) {
    var rest = buffer[...]
    while !rest.isEmpty {
      try waitForInput(descriptor, until: deadline)
      let target = UnsafeMutableRawBufferPointer(rebasing: rest)
      let count = read(descriptor, target.baseAddress, target.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        throw .closed
      }
    }
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
