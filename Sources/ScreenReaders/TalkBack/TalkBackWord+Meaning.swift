import Semantics

extension TalkBackWord {
  /// What the words for roles and states tell in any language.
  static let meanings: [TalkBackWord: Meaning] = [
    .button: .role(.button), .checkBox: .role(.checkBox), .spinner: .role(.dropDown),
    .editBox: .role(.textField), .image: .role(.image), .list: .role(.list),
    .progressBar: .role(.progress), .radioButton: .role(.radioButton), .slider: .role(.slider),
    .switch: .role(.toggle), .tabBar: .role(.tabBar), .expanded: .expanded(.expanded),
    .collapsed: .expanded(.collapsed), .partiallyExpanded: .expanded(.partial),
    .disabled: .disabled, .selected: .selected, .checked: .checked(.checked),
    .on: .checked(.checked), .notChecked: .checked(.unchecked), .off: .checked(.unchecked),
    .heading: .heading(level: nil), .rowHeading: .heading(level: nil),
    .columnHeading: .heading(level: nil),
  ]
}
