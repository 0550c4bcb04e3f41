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

  /// Preferences by TalkBack's own keys.
  private mutating func set(raw: YAMLNode, _ problems: Problems) {
    let keys: KeyValuePairs<String, WritableKeyPath<TalkBackSettings, Bool?>> = [
      "pref_selector_actions_key": \.showsActionsControl,
      "pref_a11y_hints": \.usageHints,
      "pref_speak_roles_key": \.speakRoles,
      "pref_speak_container_element_positions_key": \.speakCollectionInfo,
      "pref_speak_system_window_titles_key": \.speakSystemWindowTitles,
      "pref_speak_element_ids_key": \.speakElementIds,
      "pref_single_tap_key": \.singleTap,
      "pref_allow_frequent_content_change_announcement_key": \.frequentAnnouncements,
    ]
    for entry in raw.mapping(problems) ?? [] {
      guard let path = keys.first(where: { $0.key == entry.key })?.value else {
        problems.warning("the preference '\(entry.key)' changes nothing here", at: entry.mark)
        continue
      }
      self[keyPath: path] = entry.value.boolean(problems)
    }
  }
}
