/// RIFF WAVE with 16-bit samples.
enum WaveFile {
  static func bytes(of samples: [Int16], channels: Int, sampleRate: Int) -> [UInt8] {
    let size = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 44)
    bytes += Array("RIFF".utf8) + number(size + 36, 4) + Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(channels, 2) + number(sampleRate, 4)
    bytes += number(sampleRate * channels * 2, 4) + number(channels * 2, 2) + number(16, 2)
    bytes += Array("data".utf8) + number(size, 4)
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
