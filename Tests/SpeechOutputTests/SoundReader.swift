import CSndFile
import Foundation

/// A sound file as libsndfile reads it.
struct SoundReader {
  var channels: Int
  var sampleRate: Int
  var frames: Int
  var loudest: Int

  static func read(_ bytes: [UInt8], name: String, in folder: TemporaryFolder) throws -> SoundReader
  {
    let path = "\(folder.path)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    var info = SF_INFO()
    guard let file = sf_open(path, Int32(SFM_READ), &info) else {
      throw Unreadable(reason: String(cString: sf_strerror(nil)))
    }
    defer { sf_close(file) }
    var samples = [Int16](repeating: 0, count: Int(info.frames) * Int(info.channels))
    let frames = sf_readf_short(file, &samples, info.frames)
    return SoundReader(
      channels: Int(info.channels), sampleRate: Int(info.samplerate), frames: Int(frames),
      loudest: samples.map { abs(Int($0)) }.max() ?? 0)
  }

  struct Unreadable: Error { var reason: String }
}
