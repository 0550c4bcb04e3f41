import CSndFile

/// Sound files that libsndfile makes, in memory.
enum SoundFile {
  static func bytes(
    of samples: [Int16], channels: Int, sampleRate: Int, format: AudioFormat
  ) throws(SpeechError) -> [UInt8] {
    let memory = MemoryFile()
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = Int32(channels)
    info.format = Int32(format.code)
    var access = MemoryFile.access
    let holder = Unmanaged.passUnretained(memory)
    guard let file = sf_open_virtual(&access, Int32(SFM_WRITE), &info, holder.toOpaque()) else {
      throw .encoding(String(cString: sf_strerror(nil)))
    }
    let frames = sf_count_t(samples.count / channels)
    let written = write(samples, frames: frames, channels: channels, to: file)
    let problem = written < frames ? String(cString: sf_strerror(file)) : nil
    let closed = sf_close(file)
    if let problem { throw .encoding(problem) }
    guard closed == 0 else { throw .encoding("the file cannot be closed") }
    return memory.bytes
  }

  /// In pieces: the Vorbis encoder overflows its stack where it gets a long recording at once.
  private static func write(
    _ samples: [Int16], frames: sf_count_t, channels: Int, to file: OpaquePointer
  ) -> sf_count_t {
    samples.withUnsafeBufferPointer { buffer in
      var written: sf_count_t = 0
      while written < frames {
        let count = min(frames - written, 8192)
        let start = buffer.baseAddress.map { $0 + Int(written) * channels }
        let done = sf_writef_short(file, start, count)
        guard done == count else { break }
        written += done
      }
      return written
    }
  }
}

extension AudioFormat {
  fileprivate var code: Int {
    switch self {
    case .wav: SF_FORMAT_WAV | SF_FORMAT_PCM_16
    case .flac: SF_FORMAT_FLAC | SF_FORMAT_PCM_16
    case .ogg: SF_FORMAT_OGG | SF_FORMAT_VORBIS
    case .opus: SF_FORMAT_OGG | SF_FORMAT_OPUS
    case .mp3: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III
    }
  }
}

/// A file in memory that the library writes to.
private final class MemoryFile {
  var bytes: [UInt8] = []
  private var place = 0

  static var access: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { MemoryFile.of($0).length() }, seek: { MemoryFile.of($2).seek($0, $1) },
      read: { MemoryFile.of($2).read($0, $1) }, write: { MemoryFile.of($2).write($0, $1) },
      tell: { MemoryFile.of($0).tell() })
  }

  static func of(_ holder: UnsafeMutableRawPointer?) -> MemoryFile {
    guard let holder else { return MemoryFile() }
    return Unmanaged<MemoryFile>.fromOpaque(holder).takeUnretainedValue()
  }

  func length() -> sf_count_t { sf_count_t(bytes.count) }
  func tell() -> sf_count_t { sf_count_t(place) }

  func seek(_ offset: sf_count_t, _ whence: Int32) -> sf_count_t {
    let start =
      switch Int(whence) {
      case Int(SF_SEEK_SET): 0
      case Int(SF_SEEK_CUR): place
      default: bytes.count
      }
    place = max(0, start + Int(offset))
    return tell()
  }

  func read(_ target: UnsafeMutableRawPointer?, _ count: sf_count_t) -> sf_count_t {
    let available = max(0, min(Int(count), bytes.count - place))
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, available > 0 else { return }
      target?.copyMemory(from: start + place, byteCount: available)
    }
    place += available
    return sf_count_t(available)
  }

  func write(_ source: UnsafeRawPointer?, _ count: sf_count_t) -> sf_count_t {
    guard let source, count > 0 else { return 0 }
    let end = place + Int(count)
    if end > bytes.count { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
    bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress?.advanced(by: place).copyMemory(from: source, byteCount: Int(count))
    }
    place = end
    return count
  }
}
