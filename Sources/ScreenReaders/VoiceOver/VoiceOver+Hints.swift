import PlatformTrees
import Semantics

extension VoiceOver {
  /// The author's hint, then how the element is used.
  func addHints(_ draft: inout Draft, hintIsUsed: Bool) {
    let element = draft.element
    let isEnabled = !element.traits.contains(.notEnabled)
    if !hintIsUsed, let hint = element.hint, !hint.isEmpty {
      draft.add(.hint, hint, .hint, Self.hint)
    }
    guard isEnabled else { return }
    if element.traits.contains(.switchButton) { draft.add(.hint, .toggleHint, Self.switchHint) }
    if element.traits.contains(.textEntry) { addTextHint(&draft) }
    if element.traits.contains(.adjustable) && tellsToAdjust(element) {
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
  private func addTextHint(_ draft: inout Draft) {
    draft.parts = []
    let traits = draft.element.traits
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
