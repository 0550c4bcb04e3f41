import Foundation
import Testing

@testable import SpeechOutput

@Suite struct FileTests {
  static let tone = Earcon(tones: [.init(from: 440, to: 660, length: 900)]).samples(at: 22_050)

  @Test(arguments: AudioFormat.allCases, [1, 2])
  func isReadBackByTheLibrary(_ format: AudioFormat, _ channels: Int) throws {
    let samples = channels == 1 ? Self.tone : Self.tone.flatMap { [$0, 0] }
    let bytes = try AudioFile.bytes(
      of: samples, channels: channels, sampleRate: 22_050, format: format)
    let folder = try TemporaryFolder()
    let sound = try SoundReader.read(bytes, name: "tone.\(format.rawValue)", in: folder)
    #expect(sound.channels == channels)
    #expect(sound.sampleRate == (format == .opus ? 24_000 : 22_050))
    let seconds = Double(sound.frames) / Double(sound.sampleRate)
    // MP3 has whole blocks of 26 ms, and silence in front of them.
    #expect(abs(seconds - 0.9) < 0.06)
    #expect(sound.loudest > 4000)
  }

  @Test(arguments: AudioFormat.allCases) func isTheSameTwice(_ format: AudioFormat) throws {
    let files = try (0..<2).map { _ in
      try AudioFile.bytes(of: Self.tone, channels: 1, sampleRate: 22_050, format: format)
    }
    let areEqual = files[0] == files[1]
    #expect(areEqual)
  }

  @Test(arguments: AudioFormat.allCases) func nothingAtAllIsAFileToo(_ format: AudioFormat) throws {
    let bytes = try AudioFile.bytes(of: [], channels: 1, sampleRate: 22_050, format: format)
    #expect(!bytes.isEmpty)
  }

  @Test func aWaveFileHasItsHeader() {
    let bytes = WaveFile.bytes(of: [1, -2, 3, -4], channels: 2, sampleRate: 22_050)
    #expect(bytes.count == 52)
    #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8))
    #expect(Array(bytes[4..<8]) == [44, 0, 0, 0])
    #expect(Array(bytes[24..<28]) == [0x22, 0x56, 0, 0])
    #expect(Array(bytes.suffix(8)) == [1, 0, 0xFE, 0xFF, 3, 0, 0xFC, 0xFF])
  }

  @Test(arguments: [
    ("a.wav", "wav"), ("b.b.MP3", "mp3"), ("c.OGG", "ogg"), ("d", nil), ("e.aac", nil),
  ])
  func isToldByItsName(_ name: String, _ format: String?) {
    #expect(AudioFormat(fileName: name)?.rawValue == format)
  }

  @Test func resamplingKeepsTheLengthAndTheEnds() {
    let samples: [Int16] = (0..<2205).map { Int16($0) }
    let other = Resampling.samples(samples, channels: 1, from: 22_050, to: 24_000)
    #expect(other.count == 2400)
    #expect(other.first == 0)
    #expect(other == other.sorted())
    #expect(other.last.map { $0 >= 2203 } == true)
  }
}
