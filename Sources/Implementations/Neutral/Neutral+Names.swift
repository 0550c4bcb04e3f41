import Semantics

extension Node {
  /// What the node is called: its label, else its own name, else the names of what it combines.
  var spokenName: String? {
    if let label { return label }
    if let name { return name }
    // A child that is a stop of its own is not part of its parent's name.
    let combined = children.filter { !$0.isHidden && !$0.isSingleElement && $0.isFocusable != true }
    let parts = combined.compactMap(\.spokenName).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether a tap on it does something.
  var takesTaps: Bool {
    if isActivatable { return true }
    return switch role {
    case .button, .link, .checkBox, .radioButton, .toggle, .slider, .textField, .dropDown, .tab:
      true
    case .text, .heading, .image, .list, .listItem, .group, .region, .progress, .tabBar: false
    }
  }

  /// Whether the node only holds others.
  var isContainer: Bool {
    switch role {
    case .list, .group, .region, .tabBar: true
    case .button, .link, .checkBox, .radioButton, .toggle, .slider, .textField, .dropDown, .tab,
      .text, .heading, .image, .listItem, .progress:
      false
    }
  }

  /// The children that are shown, in the order they are read.
  var shownChildren: [Node] {
    let shown = children.filter { !$0.isHidden }
    guard !order.isEmpty else { return shown }
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    return shown.enumerated().sorted {
      (places[$0.element.id] ?? order.count, $0.offset)
        < (places[$1.element.id] ?? order.count, $1.offset)
    }.map(\.element)
  }
}
