/// A kind of sound file.
public enum AudioFormat: String, Sendable, CaseIterable {
  case wav, flac, ogg, opus, mp3

  /// The format of a file name; nil for another ending.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// What a page that offers the file calls it.
  public var mediaType: String {
    switch self {
    case .wav: "audio/wav"
    case .flac: "audio/flac"
    case .ogg, .opus: "audio/ogg"
    case .mp3: "audio/mpeg"
    }
  }
}

/// Makes sound files.
public enum AudioFile {
  /// The bytes of a file with one channel or, left and right in turn, two.
  ///
  /// Throws `encoding` where the library that makes the format cannot.
  public static func bytes(
    of samples: [Int16], channels: Int, sampleRate: Int, format: AudioFormat
  ) throws(SpeechError) -> [UInt8] {
    // The encoders make no file at all of no sound.
    let samples = samples.isEmpty ? [Int16](repeating: 0, count: channels) : samples
    switch format {
    case .wav: return WaveFile.bytes(of: samples, channels: channels, sampleRate: sampleRate)
    case .flac, .mp3:
      return try SoundFile.bytes(
        of: samples, channels: channels, sampleRate: sampleRate, format: format)
    case .ogg:
      let bytes = try SoundFile.bytes(
        of: samples, channels: channels, sampleRate: sampleRate, format: format)
      return OggPages.withoutChance(bytes)
    case .opus:
      // Opus knows few rates, and 22,050 a second is none of them.
      let resampled = Resampling.samples(
        samples, channels: channels, from: sampleRate, to: Self.opusRate)
      let bytes = try SoundFile.bytes(
        of: resampled, channels: channels, sampleRate: Self.opusRate, format: format)
      return OggPages.withoutChance(bytes)
    }
  }

  private static let opusRate = 24_000
}

extension Rendering {
  /// A file with this sound. Throws `encoding`.
  public func file(_ format: AudioFormat) throws(SpeechError) -> [UInt8] {
    try AudioFile.bytes(of: samples, channels: 1, sampleRate: sampleRate, format: format)
  }
}

extension StereoRendering {
  /// A file with this sound. Throws `encoding`.
  public func file(_ format: AudioFormat) throws(SpeechError) -> [UInt8] {
    try AudioFile.bytes(of: samples, channels: 2, sampleRate: sampleRate, format: format)
  }
}
