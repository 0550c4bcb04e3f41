import PlatformTrees

/// What TalkBack asks of a node on its own (AccessibilityNodeInfoUtils.java).
extension AndroidNode {
  func has(_ flag: AndroidFlags) -> Bool { self.flags.contains(flag) }

  func supports(_ kind: AndroidAction.Kind) -> Bool { self.offers.contains(kind) }

  /// The framework counts the heading of a collection's item as well.
  var isHeading: Bool { has(.heading) || self.collectionItemInfo?.isHeading ?? false }

  /// What a web page has scrolled away counts as visible, so that it can be scrolled to.
  var isVisible: Bool { has(.visibleToUser) || isInWebPage && role != .webView }

  /// `supportsWebActions`: a part of a web page.
  var supportsWebActions: Bool { supports(.nextHTMLElement) || supports(.previousHTMLElement) }

  /// `isWebContainer`: a part of a web page, in any browser.
  var isInWebPage: Bool {
    supportsWebActions || self.packageName?.hasPrefix("org.mozilla.") ?? false
  }

  var isClickable: Bool { has(.clickable) || supports(.click) }
  var isLongClickable: Bool { has(.longClickable) || supports(.longClick) }

  /// `isActionableForAccessibility`.
  var isActionable: Bool {
    if !self.flags.isDisjoint(with: [.clickable, .longClickable, .focusable]) { return true }
    return !self.offers.isDisjoint(with: .interaction)
  }

  /// `isFocusableOrClickable`.
  var takesFocusItself: Bool { isVisible && (has(.screenReaderFocusable) || isActionable) }

  /// Scroll actions decide; the flag of that name is not asked.
  var isScrollable: Bool { !self.offers.isDisjoint(with: .scroll) }
  var supportsPaging: Bool { !self.offers.isDisjoint(with: .page) }

  /// A collection's own text counts for nothing: it is only said on the way in and out.
  var hasText: Bool {
    self.collectionInfo == nil
      && (!self.text.isNilOrEmpty || !self.contentDescription.isNilOrEmpty
        || !self.hintText.isNilOrEmpty)
  }

  var hasState: Bool { !self.stateDescription.isNilOrEmpty || has(.checkable) || hasValidRange }

  var hasValidRange: Bool {
    guard let range = self.rangeInfo else { return false }
    return range.max - range.min > 0 && range.current >= range.min && range.current <= range.max
  }

  /// `getNodeText`, as it is written: the description, else the text, where they are not blank.
  var writtenName: String? {
    if let contentDescription = self.contentDescription, !contentDescription.isBlank {
      return contentDescription
    }
    if let text = self.text, !text.isBlank { return text }
    return nil
  }

  /// The resource id without its package, with spaces for underscores.
  var readableId: String? {
    guard let name = self.viewIdResourceName, let split = name.firstRange(of: ":id/"),
      split.lowerBound > name.startIndex, split.upperBound < name.endIndex
    else { return nil }
    return String(name[split.upperBound...].map { $0 == "_" ? " " : $0 })
  }

  /// The label of an action, where the node has the action and the action a label.
  func label(of kind: AndroidAction.Kind) -> String? {
    guard supports(kind), let label = self.actions.first(where: { $0.kind == kind })?.label,
      !label.isEmpty
    else { return nil }
    return label
  }
}

extension AndroidActionKinds {
  fileprivate static let interaction = AndroidActionKinds(of: .click, .longClick, .focus)
  fileprivate static let scroll = AndroidActionKinds(
    of: .scrollForward, .scrollBackward, .scrollUp, .scrollDown, .scrollLeft, .scrollRight)
  fileprivate static let page = AndroidActionKinds(of: .pageUp, .pageDown, .pageLeft, .pageRight)
}

extension String? {
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

extension String {
  /// Nothing but control characters and spaces, as `TextUtils.getTrimmedLength` counts.
  var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}
