/// Sound at another number of samples a second, by straight lines between the samples.
///
/// Speech of the engine has next to nothing above 8 kHz, where straight lines would be heard.
enum Resampling {
  static func samples(
    _ samples: [Int16], channels: Int, from rate: Int, to other: Int
  ) -> [Int16] {
    guard rate != other, rate > 0, channels > 0 else { return samples }
    let frames = samples.count / channels
    let count = frames * other / rate
    var result: [Int16] = []
    result.reserveCapacity(count * channels)
    for frame in 0..<count {
      let place = frame * rate
      let before = place / other
      let after = min(before + 1, frames - 1)
      let part = place % other
      for channel in 0..<channels {
        let left = Int(samples[before * channels + channel])
        let right = Int(samples[after * channels + channel])
        result.append(Int16(left + (right - left) * part / other))
      }
    }
    return result
  }
}
