import YAML

/// The settings that both readers have.
enum SettingsKey: String, FieldKey { case hints }

/// Reads how the readers are set.
struct SettingsReader {
  let problems: Problems

  func settings(_ node: YAMLNode) -> Settings? {
    guard let reader = MappingReader<SettingsKey>(node, problems, as: "settings") else {
      return nil
    }
    var settings = Settings()
    settings.hints = reader.boolean(.hints)
    return settings
  }
}
