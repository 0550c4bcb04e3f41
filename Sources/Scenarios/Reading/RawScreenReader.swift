import YAML

/// Reads a tree as a platform holds it, in the shape of the records.
struct RawScreenReader {
  let problems: Problems
  let ids: IDRegister

  func screen(ios: YAMLNode?, android: YAMLNode?) -> Screen? {
    nil
  }
}
