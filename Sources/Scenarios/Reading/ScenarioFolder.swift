import YAML

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that a scenario lies in: its files may be named in it, and no others.
struct ScenarioFolder: Hashable {
  let path: String
  /// The scenario itself.
  private let scenario: String

  /// The folder of a file.
  init(of file: String) {
    scenario = file
    guard let slash = file.lastIndex(of: "/") else {
      path = "."
      return
    }
    path = slash == file.startIndex ? "/" : String(file[..<slash])
  }

  enum Answer {
    case path(String)
    case problem(String)
  }

  /// The file of a relative path, where it lies inside and symbolic links do not lead out.
  func file(_ relative: String) -> Answer {
    guard !relative.isEmpty, !relative.utf8.contains(0) else { return .problem("no file is named") }
    guard !relative.hasPrefix("/") else {
      return .problem("the file '\(Excerpt.of(relative))' must be named from the scenario's folder")
    }
    let file = path == "." ? relative : "\(path)/\(relative)"
    guard exists(file) else { return .problem("there is no file '\(Excerpt.of(relative))'") }
    guard holds(file) else {
      return .problem(
        "the file '\(Excerpt.of(relative))' lies outside the scenario's folder")
    }
    return .path(file)
  }

  /// Whether a file is in the folder, or beside what the scenario is a link to; links are followed.
  func holds(_ file: String) -> Bool {
    guard let place = FilePlace(of: file) else { return false }
    let own = FilePlace(of: scenario).map { ScenarioFolder(of: $0.path).path }
    return [path, own].contains { folder in
      folder.flatMap { FilePlace(of: $0) }.map { place.lies(below: $0) } ?? false
    }
  }

  private func exists(_ file: String) -> Bool { FilePlace(of: file) != nil }

  /// What was most likely meant by a name that is of no use: never one that is of none either.
  func nearest(to name: String) -> String? {
    NearestWord.nearest(to: name, in: names().filter { $0 != name && isOfUse($0) })
  }

  private func isOfUse(_ name: String) -> Bool {
    if case .path = file(name) { true } else { false }
  }

  /// The names of the files beside the scenario.
  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
