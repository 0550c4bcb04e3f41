import YAML

/// Knows which files were named, so that `./a` after `a` is not taken again.
///
/// A link is a file of its own; a folder behind a link is the folder.
public struct NamedFiles {
  private var taken: Set<String> = []
  private var folders: [String: String] = [:]

  /// Nothing was named.
  public init() {}

  /// Whether a file is named for the first time.
  public mutating func takes(_ path: String) -> Bool {
    guard path != "-" else { return taken.insert(path).inserted }
    let parent = folder(of: path)
    let place = folders[parent] ?? FilePlace(of: parent)?.path ?? parent
    folders[parent] = place
    return taken.insert("\(place)/\(path.split(separator: "/").last ?? "")").inserted
  }
}
