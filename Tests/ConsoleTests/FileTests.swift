import Foundation
import Testing

@testable import Console

/// A folder of its own for each test.
private final class Folder {
  let path = FileManager.default.temporaryDirectory.path + "/earshot-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }
}

struct FileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func aWrittenFileIsReadBackAndNothingElseIsLeft() throws {
    let path = folder.path + "/a/b/c.txt"
    try writeText("héllo", to: path)
    try writeText("again", to: path)
    #expect(try text(path) == "again")
    #expect(try folder.names == ["a", "a/b", "a/b/c.txt"])
  }

  @Test func aFileThatIsNotCommittedLeavesWhatWasThere() throws {
    let path = folder.path + "/c.txt"
    try writeText("before", to: path)
    do {
      let file = try TemporaryFile(for: path)
      #expect(try folder.names.count == 2)
      #expect(file.path != path)
    }
    #expect(try folder.names == ["c.txt"])
    #expect(try text(path) == "before")
  }

  @Test func aDeviceIsWrittenIntoAndStays() throws {
    try writeText("gone", to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError.self) { try writeText("too much", to: "/dev/full") }
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aPipeIsWrittenIntoAndStays() throws {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try writeText("through", to: path)
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &bytes, 16) == 7 && bytes.starts(with: Array("through".utf8)))
    #expect(try folder.names == ["pipe"])
  }

  @Test func aLinkIsReplacedAndItsFileStays() throws {
    try writeText("mine", to: folder.path + "/file")
    symlink("file", folder.path + "/link")
    try writeText("new", to: folder.path + "/link")
    #expect(try text(folder.path + "/file") == "mine")
    #expect(try text(folder.path + "/link") == "new")
  }

  @Test func aFileInThePlaceOfAFolderIsNamed() throws {
    try writeText("", to: folder.path + "/file")
    #expect(throws: FileError.self) { try writeText("", to: folder.path + "/file/x") }
    #expect(throws: FileError.self) { try writeText("", to: folder.path) }
    #expect(try folder.names == ["file"])
  }

  @Test func aFolderListsItsFilesSortedAndNoHiddenOnes() throws {
    for name in ["b.yaml", "a/z.yaml", "a.yaml", ".x.yaml", "b.txt"] {
      try writeText("", to: "\(folder.path)/\(name)")
    }
    symlink(folder.path, folder.path + "/loop")
    let found = try files(at: folder.path, suffixes: [".yaml"])
    #expect(found.map { $0.dropFirst(folder.path.count + 1) } == ["a.yaml", "a/z.yaml", "b.yaml"])
  }

  @Test(
    arguments: [("a/b", "a"), ("a", "."), ("/a", "/"), ("a/b/", "a"), ("/", "."), ("", ".")])
  func theFolderOfAPath(path: String, expected: String) {
    #expect(folder(of: path) == expected)
  }

  @Test(
    arguments: [
      ("a/b/c.wav", "a/b", "c.wav"), ("a/b/c.wav", "a/r", "../b/c.wav"), ("c.wav", ".", "c.wav"),
      ("./a/c.wav", "a/", "c.wav"), ("/x/c.wav", "a", "/x/c.wav"), ("/x/c.wav", "/y", "../x/c.wav"),
      ("c.wav", "a/..", "c.wav"),
    ])
  func aPathIsSeenFromAFolder(path: String, folder: String, expected: String) {
    #expect(relativePath(path, from: folder) == expected)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func folder(of path: String) -> String { Console.folder(of: path) }
}
