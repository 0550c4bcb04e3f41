import Accordions
import Semantics

/// How the sketch shows a node.
enum NodeLook: Hashable {
  case text(NodeTextStyle)
  case picture
  /// Something to act on.
  case card
  /// Nothing but what is in it.
  case plain

  static let cardRadius = 14.0
}

/// The texts of a sketch.
enum NodeTextStyle: Hashable {
  case heading, control, link, body, quiet

  /// In pixels.
  var size: Double {
    switch self {
    case .heading: 18
    case .control, .link: 15
    case .body, .quiet: 14
    }
  }

  /// In pixels.
  var lineHeight: Double {
    switch self {
    case .heading: 26
    case .control, .link: 22
    case .body, .quiet: 20
    }
  }

  var weight: FontWeight {
    switch self {
    case .heading: .semibold
    case .link: .medium
    case .control, .body, .quiet: .regular
    }
  }

  var color: ColorToken {
    switch self {
    case .heading, .control, .link: .textStrong950
    case .body, .quiet: .textSub700
    }
  }
}

/// What stands at the far end of a control.
enum NodeMark: Hashable {
  case chevron(Chevron)
  case box(CheckedState)
  case dot(CheckedState)
  case toggle(CheckedState)
  case menu
}

extension Node {
  var look: NodeLook {
    switch role {
    case .text: actions.isEmpty ? .text(.body) : .card
    case .heading: actions.isEmpty && expanded == nil ? .text(.heading) : .card
    case .image: actions.isEmpty ? .picture : .card
    case .button, .link, .checkBox, .radioButton, .toggle, .slider, .progress, .textField,
      .dropDown, .tab:
      .card
    case .list, .listItem, .group, .region, .tabBar:
      actions.isEmpty && expanded == nil && !isActivatable ? .plain : .card
    }
  }

  /// What is read on a control: its name, and its value where that is seen.
  var title: String {
    let shown = [name ?? (children.isEmpty ? label : nil), showsValue ? value : nil]
    return shown.compactMap { $0 }.joined(separator: "  ")
  }

  private var showsValue: Bool {
    switch role {
    case .slider, .progress, .textField, .dropDown: true
    case .button, .link, .text, .heading, .image, .list, .listItem, .group, .region, .checkBox,
      .radioButton, .toggle, .tab, .tabBar:
      false
    }
  }

  var textStyle: NodeTextStyle {
    switch role {
    case .heading: .heading
    case .link: .link
    case .text, .image: .body
    case .button, .list, .listItem, .group, .region, .checkBox, .radioButton, .toggle, .slider,
      .progress, .textField, .dropDown, .tab, .tabBar:
      .control
    }
  }

  /// The mark of the node's state.
  var mark: NodeMark? {
    if let expanded { return .chevron(expanded == .expanded ? .up : .down) }
    switch role {
    case .checkBox: return .box(checked ?? .unchecked)
    case .radioButton: return .dot(checked ?? .unchecked)
    case .toggle: return .toggle(checked ?? .unchecked)
    case .dropDown: return .menu
    case .button, .link, .text, .heading, .image, .list, .listItem, .group, .region, .slider,
      .progress, .textField, .tab, .tabBar:
      return nil
    }
  }
}
