extension SchemaObject {
  /// The mapping of a name.
  static func named(_ name: Name) -> SchemaObject {
    switch name {
    case .scenario: .init(name: name, about: "A scenario.", fields: ScenarioKey.fields)
    case .settings:
      .init(name: name, about: "How the readers are set.", fields: SettingsKey.fields)
    case .voiceover:
      .init(name: name, about: "How VoiceOver is set.", fields: VoiceOverKey.fields)
    case .talkback:
      .init(name: name, about: "How TalkBack is set.", fields: TalkBackKey.fields)
    case .voice: .init(name: name, about: "How a reader sounds.", fields: VoiceKey.fields)
    case .languages:
      .init(
        name: name, about: "A voice for each language.", fields: [],
        patternFields: [
          .init(
            form: "TAG", pattern: VoiceKey.tagPattern,
            shape: .any([.text, .object(.languageVoice)]),
            about: "How a language sounds, such as `de` or `pt-BR`.")
        ])
    case .languageVoice:
      .init(
        name: name, about: "How a reader sounds in one language.",
        fields: VoiceKey.fieldsInOneLanguage)
    case .screen:
      .init(name: name, about: "A screen: one of its kinds.", fields: ScreenKey.fields)
    case .accordion:
      .init(name: name, about: "A stack of accordion rows.", fields: AccordionKey.fields)
    case .implementation:
      .init(
        name: name, about: "How each platform shows the rows.", fields: ImplementationKey.fields)
    case .words:
      .init(name: name, about: "The app's words, in its language.", fields: WordsKey.fields)
    case .row: .init(name: name, about: "A row.", fields: RowKey.fields)
    case .node: .init(name: name, about: "A node written by hand.", fields: NodeKey.fields)
    case .opens:
      .init(name: name, about: "What a node shows and hides.", fields: OpensKey.fields)
    case .control:
      .init(
        name: name, about: "What activating a node does to others.", fields: ControlKey.fields)
    case .effect:
      .init(
        name: name, about: "What the app does besides: one thing, and how.",
        fields: EffectKey.fields)
    case .stateText:
      .init(name: name, about: "A text that follows the state.", fields: StateTextKey.fields)
    case .nodeAction:
      .init(name: name, about: "An action with words of the app.", fields: NodeActionKey.fields)
    case .look: .init(name: name, about: "How a node looks.", fields: LookKey.fields)
    case .step:
      .init(
        name: name, about: "A step and what is expected of it.", fields: StepKey.fields,
        patternFields: TimedKey.allCases.map {
          .init(
            form: $0.rawValue + " DURATION", pattern: $0.pattern, shape: $0.shape, about: $0.about)
        })
    case .conveys: .init(name: name, about: "What is conveyed.", fields: ConveysKey.fields)
    case .announcement:
      .init(name: name, about: "An announcement by the app.", fields: AnnounceKey.fields)
    case .androidEvent:
      .init(
        name: name, about: "An event as Android's frameworks send it.",
        fields: AndroidEventKey.fields)
    }
  }

  /// All of them, from the scenario inwards.
  static let all = Name.allCases.map(named)
}
