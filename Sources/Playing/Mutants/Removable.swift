public import PlatformTrees
import Semantics

/// An element from which one property can be taken, to see who notices.
public protocol Removable: TreeElement, Hashable {
  /// The properties that it has, by the platform's names.
  var removableProperties: [String] { get }
  /// Itself without a property; itself where it has none of that name.
  func removing(_ property: String) -> Self
}

extension IOSElement: Removable {
  public var removableProperties: [String] {
    let traits = self.traits
    let texts = [
      ("label", self.label), ("value", self.value), ("hint", self.hint),
      ("language", self.language),
    ]
    var names = texts.filter { $0.1?.isEmpty == false }.map(\.0)
    names += Traits.named.filter { traits.contains($0.value) }.map { "trait \($0.key)" }
    if self.expandedStatus != .unsupported { names.append("expandedStatus") }
    if self.headingLevel != nil { names.append("headingLevel") }
    names += self.customActions.map { "custom action \($0)" }
    if self.isElement { names.append("isAccessibilityElement") }
    if self.container != .none { names.append("container") }
    if self.context != nil { names.append("position") }
    return names
  }

  public func removing(_ property: String) -> IOSElement {
    var element = self
    switch property {
    case "label": element.label = nil
    case "value": element.value = nil
    case "hint": element.hint = nil
    case "language": element.language = nil
    case "expandedStatus": element.expandedStatus = .unsupported
    case "headingLevel": element.headingLevel = nil
    case "isAccessibilityElement": element.isElement = false
    case "container": element.container = .none
    case "position": element.context = nil
    default:
      for trait in Traits.named where property == "trait \(trait.key)" {
        element.traits.remove(trait.value)
      }
      element.customActions.removeAll { property == "custom action \($0)" }
    }
    return element
  }
}

extension AndroidNode: Removable {
  private static let plainClass = "android.view.View"

  public var removableProperties: [String] {
    let flags = self.flags
    let texts = [
      ("text", self.text), ("contentDescription", self.contentDescription),
      ("stateDescription", self.stateDescription), ("hintText", self.hintText),
      ("roleDescription", self.roleDescription), ("paneTitle", self.paneTitle),
      ("error", self.error),
      ("language", self.language),
    ]
    var names = texts.filter { $0.1?.isEmpty == false }.map(\.0)
    names += AndroidFlags.named.filter { flags.contains($0.value) && $0.value != .visibleToUser }
      .map { "flag \($0.key)" }
    names += self.actions.map { "action \($0.kind == .custom ? $0.label ?? "" : $0.kind.rawValue)" }
    if self.className != Self.plainClass { names.append("className") }
    if self.expandedState != nil { names.append("expandedState") }
    if self.liveRegion != .off { names.append("liveRegion") }
    if self.collectionInfo != nil { names.append("collectionInfo") }
    if self.collectionItemInfo != nil { names.append("collectionItemInfo") }
    return names
  }

  public func removing(_ property: String) -> AndroidNode {
    var node = self
    switch property {
    case "text": node.text = nil
    case "contentDescription": node.contentDescription = nil
    case "stateDescription": node.stateDescription = nil
    case "hintText": node.hintText = nil
    case "roleDescription": node.roleDescription = nil
    case "paneTitle": node.paneTitle = nil
    case "error": node.error = nil
    case "language": node.language = nil
    case "className": node.className = Self.plainClass
    case "expandedState": node.expandedState = nil
    case "liveRegion": node.liveRegion = .off
    case "collectionInfo": node.collectionInfo = nil
    case "collectionItemInfo": node.collectionItemInfo = nil
    default:
      for flag in AndroidFlags.named where property == "flag \(flag.key)" {
        node.flags.remove(flag.value)
      }
      node.actions.removeAll {
        property == "action \($0.kind == .custom ? $0.label ?? "" : $0.kind.rawValue)"
      }
    }
    return node
  }
}
