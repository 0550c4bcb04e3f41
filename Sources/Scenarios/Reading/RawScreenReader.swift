import Importing
import PlatformTrees
import YAML

/// Reads a tree as a platform holds it, in the shape of the records.
struct RawScreenReader {
  let problems: Problems
  let ids: IDRegister

  /// Both trees may stand side by side; their nodes may then have the same ids.
  func screen(ios: YAMLNode?, android: YAMLNode?) -> Screen? {
    let own = Problems(path: problems.path)
    let iosIDs = IDRegister(own)
    let androidIDs = IDRegister(own)
    let tree = ios.flatMap { IOSElement.tree($0, own) { iosIDs.add($0, at: $1) } }
    let screen = android.flatMap { AndroidScreen.written($0, own) { androidIDs.add($0, at: $1) } }
    report(own)
    ids.take(over: iosIDs)
    ids.take(besides: androidIDs)
    return tree == nil && screen == nil
      ? nil : .raw(ios: tree.map { IOSTree([$0]) }, android: screen)
  }

  /// Keys that a record may have and nobody reads are faults in a scenario, where people write.
  private func report(_ own: Problems) {
    problems.add(
      contentsOf: own.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = .error
        return diagnostic
      })
  }
}
