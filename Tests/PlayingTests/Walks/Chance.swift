import Foundation

/// Numbers that look random and are the same for the same seed.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// The seeds that are walked: more with `EARSHOT_SEEDS=1000` than each time.
  static func seeds(_ usual: Int) -> Range<UInt64> {
    let asked = ProcessInfo.processInfo.environment["EARSHOT_SEEDS"].flatMap(Int.init)
    return 0..<UInt64(max(1, asked ?? usual))
  }
}
