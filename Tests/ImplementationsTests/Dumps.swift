import PlatformTrees
import Semantics

/// Trees and reactions as text for goldens: one line a node, what is not set left out.
protocol Dumped: TreeElement {
  var line: String { get }
}

extension IOSElement: Dumped {
  var line: String {
    let traitNames = Traits.named.filter { self.traits.contains($0.value) }.map(\.key)
    let parts: [String?] = [
      self.isElement ? id : "(\(id))", self.label.map { "“\($0)”" },
      self.value.map { "value “\($0)”" },
      self.hint.map { "hint “\($0)”" },
      traitNames.isEmpty ? nil : traitNames.joined(separator: "+"),
      self.expandedStatus == .unsupported ? nil : self.expandedStatus.rawValue,
    ]
    return parts.compactMap { $0 }.joined(separator: " ").replacing("\n", with: "⏎")
  }
}

extension AndroidNode: Dumped {
  var line: String {
    let shown = AndroidFlags.named.filter {
      self.flags.contains($0.value) && $0.value != .visibleToUser && $0.value != .enabled
    }
    let parts: [String?] = [
      id, self.className.split(separator: ".").last.map(String.init), self.text.map { "“\($0)”" },
      self.contentDescription.map { "described “\($0)”" },
      self.stateDescription.map { "state “\($0)”" },
      self.flags.contains(.checkable) ? self.checked.rawValue : nil,
      self.expandedState.map { "expandedState \($0)" },
      self.liveRegion == .off ? nil : "live \(self.liveRegion)",
      self.collectionInfo.map { "rows \($0.rowCount) columns \($0.columnCount)" },
      self.collectionItemInfo.map { "row \($0.rowIndex)" },
      self.flags.contains(.enabled) ? nil : "disabled",
      shown.isEmpty ? nil : shown.map(\.key).joined(separator: "+"),
      self.actions.isEmpty ? nil : "[" + self.actions.map(\.line).joined(separator: ", ") + "]",
    ]
    return parts.compactMap { $0 }.joined(separator: " ").replacing("\n", with: "⏎")
  }
}

extension AndroidAction {
  fileprivate var line: String { kind.rawValue + (label.map { " “\($0)”" } ?? "") }
}

extension Subtree where Element: Dumped {
  func dump(indent: String = "  ") -> String {
    indent + element.line + "\n" + children.map { $0.dump(indent: indent + "  ") }.joined()
  }
}

protocol DumpedPost: Sendable {
  var line: String { get }
}

extension IOSNotification: DumpedPost {
  var line: String { "\(self)" }
}

extension AndroidEvent: DumpedPost {
  var line: String {
    let types = ContentChanges.named.filter { changes.contains($0.value) && $0.value != [] }
    let what = types.isEmpty ? "UNDEFINED" : types.map(\.key).joined(separator: "+")
    return kind.rawValue + (kind == .windowContentChanged ? "/\(what)" : "")
      + (source.map { " \($0)" } ?? "") + (text.isEmpty ? "" : " “\(text.joined())”")
  }
}

extension AppReaction where Element: Dumped, Post: DumpedPost {
  func dump() -> String {
    let lines = changes.map(\.line) + posts.map { "post " + $0.line }
    return "  after \(delay) ms\n" + lines.map { "    \($0)\n" }.joined()
  }
}

extension TreeChange where Element: Dumped {
  fileprivate var line: String {
    switch self {
    case .replace(let id, _): "replace \(id)"
    case .update(let element): "update \(element.line)"
    case .insert(let subtree, let below, let after):
      "insert \(subtree.element.line) below \(below) after \(after ?? "nothing")"
    case .remove(let id): "remove \(id)"
    }
  }
}
