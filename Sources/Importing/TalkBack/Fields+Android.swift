import YAML

extension Fields {
  /// A whole number of 32 bits, as Android's are.
  func int(_ key: String) -> Int? {
    guard let node = self[key], let number = node.integer(problems) else { return nil }
    if let number = Int32(exactly: number) { return Int(number) }
    problems.error("'\(key)' lies between \(Int32.min) and \(Int32.max)", at: node.mark)
    return nil
  }
}
