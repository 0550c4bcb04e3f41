import ScreenReaders
import YAML

extension TalkBackSettings {
  private static let keys: Set<String> = [
    "verbosityPreset", "speakRoles", "speakCollectionInfo", "speakSystemWindowTitles",
    "usageHints", "speakElementIds", "singleTap", "sayCapital", "splitScreen",
    "descriptionOrder", "expandedStateSource", "raw",
  ]

  /// The settings of a record: its locale and its preferences.
  init(record: Fields) {
    self.init(locale: record.text("locale") ?? "en")
    guard
      let prefs = record["prefs"].flatMap({
        Fields($0, record.problems, as: "preferences", known: Self.keys)
      })
    else { return }
    verbosityPreset = prefs["verbosityPreset"]?.word(prefs.problems, what: "verbosity preset")
    descriptionOrder = prefs["descriptionOrder"]?.word(prefs.problems, what: "description order")
    speakRoles = prefs.boolean("speakRoles")
    speakCollectionInfo = prefs.boolean("speakCollectionInfo")
    speakSystemWindowTitles = prefs.boolean("speakSystemWindowTitles")
    usageHints = prefs.boolean("usageHints")
    speakElementIds = prefs.boolean("speakElementIds")
    singleTap = prefs.boolean("singleTap")
    sayCapital = prefs.boolean("sayCapital")
    splitScreen = prefs.boolean("splitScreen")
    if let source: ExpandedStateSource = prefs["expandedStateSource"]?.word(
      prefs.problems, what: "expanded state source")
    {
      expandedStateSource = source
    }
    if let raw = prefs["raw"] { set(raw: raw, prefs.problems) }
  }

  // MARK: TalkBack's own keys

  /// What a verbosity preset covers.
  private static var covered: KeyValuePairs<String, WritableKeyPath<TalkBackSettings, Bool?>> {
    [
      "pref_a11y_hints": \.usageHints,
      "pref_speak_roles_key": \.speakRoles,
      "pref_speak_container_element_positions_key": \.speakCollectionInfo,
      "pref_speak_system_window_titles_key": \.speakSystemWindowTitles,
      "pref_speak_element_ids_key": \.speakElementIds,
    ]
  }

  private static var others: KeyValuePairs<String, WritableKeyPath<TalkBackSettings, Bool?>> {
    [
      "pref_selector_actions_key": \.showsActionsControl,
      "pref_single_tap_key": \.singleTap,
      "pref_allow_frequent_content_change_announcement_key": \.frequentAnnouncements,
    ]
  }

  private static let custom = "pref_verbosity_preset_value_custom"

  /// The preset "custom" reads keys of its own, which nothing else does.
  private mutating func set(raw: YAMLNode, _ problems: Problems) {
    let entries = raw.mapping(problems) ?? []
    if let preset = entries.first(where: { $0.key == "pref_verbosity_preset_key" }) {
      let name = preset.value.scalar?.text.split(separator: "_").last.map(String.init) ?? ""
      verbosityPreset = VerbosityPreset(rawValue: name) ?? verbosityPreset
    }
    let prefix = verbosityPreset == .custom ? Self.custom + "_" : ""
    for entry in entries where !entry.key.hasPrefix("pref_verbosity_preset_key") {
      if entry.key == "pref_node_desc_order_key" {
        descriptionOrder = entry.value.word(problems, what: "description order")
      } else if let path = Self.covered.first(where: { prefix + $0.key == entry.key })?.value
        ?? Self.others.first(where: { $0.key == entry.key })?.value
      {
        self[keyPath: path] = entry.value.boolean(problems)
      } else {
        problems.warning(
          "the preference '\(Excerpt.of(entry.key))' changes nothing here", at: entry.mark)
      }
    }
  }
}
