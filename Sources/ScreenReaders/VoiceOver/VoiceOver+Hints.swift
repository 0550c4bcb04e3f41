import PlatformTrees
import Semantics

extension VoiceOver {
  /// The author's hint, unless it is the description already, then how the element is used.
  func addHints(of element: IOSElement, isUsed: Bool, to draft: inout Draft) {
    if !isUsed, let hint = element.hint, !hint.isEmpty {
      draft.add(.hint, hint, .hint, Self.hint)
    }
    let traits = element.traits
    guard !traits.contains(.notEnabled) else { return }
    if traits.contains(.switchButton) { draft.add(.hint, .toggleHint, Self.switchHint) }
    if traits.contains(.textEntry) { addTextHint(traits, to: &draft) }
    if traits.contains(.adjustable) && tellsToAdjust(element) {
      draft.add(.hint, .adjustHint, Self.adjustHint)
    }
    switch element.expandedStatus {
    case .unsupported: break
    case .expanded:
      draft.add(.hint, .collapseHint, Self.expandHint, property: .expandedStatus)
    case .collapsed:
      draft.add(.hint, .expandHint, Self.expandHint, property: .expandedStatus)
    }
  }

  /// A text field's own hint takes the place of every other so far.
  private func addTextHint(_ traits: Traits, to draft: inout Draft) {
    draft.parts = []
    if traits.contains(.isEditing) {
      draft.add(.hint, .editingHint, Self.textHint)
    } else {
      draft.add(.hint, traits.contains(.textArea) ? .textAreaHint : .editHint, Self.textHint)
    }
  }

  private func tellsToAdjust(_ element: IOSElement) -> Bool {
    if element.traits.contains(.switchButton) { return false }
    let hasOnlyHint =
      !(element.hint ?? "").isEmpty && (element.label ?? "").isEmpty
      && (element.value ?? "").isEmpty
    return !hasOnlyHint
  }
}
