import YAML

/// The keys of a scenario.
enum ScenarioKey: String, FieldKey {
  case earshot, title, about, tags, readers, locale, settings, voices, screen, steps
}

/// The keys of a voice.
enum VoiceKey: String, FieldKey {
  case name, variant, rate, pitch, range, volume, punctuation, capitals, languages
}

/// The keys of a screen: the kinds of screens there are.
enum ScreenKey: String, FieldKey { case accordion, nodes, ios, android, file }

/// The keys of an accordion.
enum AccordionKey: String, FieldKey {
  case id, name, implementation, presentation, exclusive, rows, words, latency
  case reducedMotion = "reduced motion"
}

/// The keys of the words that an app brings along.
enum WordsKey: String, FieldKey { case expanded, collapsed, expand, collapse }

/// The keys of an implementation.
enum ImplementationKey: String, FieldKey { case ios, android }

/// The keys of a row.
enum RowKey: String, FieldKey {
  case id, title, description, icon, open, enabled, hint, language
}

/// The keys of a hand-written node.
enum NodeKey: String, FieldKey {
  case id, role, name, text, label, value, hint, language, expanded, checked, selected, enabled
  case heading, hidden, visible, follows, focusable, activatable, live, actions, opens, position
  case singleElement = "single element"
  case frame, order, children, control, look, scrolls
}

/// The keys of what a node opens.
enum OpensKey: String, FieldKey {
  case panel, open, state, actions, activate, tap, delay, effects
  case stateOn = "state on"
  case carriedBy = "carried by"
  case closedPanel = "closed panel"
  case panelDelay = "panel delay"
}

/// The keys of what activating a node does to others.
enum ControlKey: String, FieldKey { case does, to, effects }

/// The keys of how a node looks.
enum LookKey: String, FieldKey {
  case foreground, background, truncated
  case focusRing = "focus ring"
  case ignoresReducedMotion = "ignores reduced motion"
  case ignoresDirection = "ignores direction"
}

/// The keys of an effect.
enum EffectKey: String, FieldKey {
  case announce, rebuild, toggle, after, when, priority, queued, language
  case layoutChanged = "layout changed"
  case screenChanged = "screen changed"
}

/// The keys of a text that follows a state.
enum StateTextKey: String, FieldKey { case collapsed, expanded }

/// The keys of an action of a node.
enum NodeActionKey: String, FieldKey {
  case activate, custom
  case longPress = "long press"
}

/// The keys of a step; those of checks that hold a duration come besides.
enum StepKey: String, FieldKey {
  case `do`, after, readers, note, heard, hint, conveys, should, silent, focus, open
  case notHeard = "not heard"
  case notCut = "not cut"
}

/// The checks whose key holds a duration: `heard within 2s`.
enum TimedKey: String, CaseIterable {
  case heardWithin = "heard within"
  case silentFor = "silent for"
}

/// The keys of what is conveyed.
enum ConveysKey: String, FieldKey { case name, value, role, state, change, position }

/// The keys of an announcement by the app.
enum AnnounceKey: String, FieldKey { case announce, priority, queued, language }

/// The keys of an Android event.
enum AndroidEventKey: String, FieldKey {
  case event, node, changes, text
  case contentDescription, className
}
