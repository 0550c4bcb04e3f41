public import Accordions
public import PlatformTrees

extension IOSImplementation {
  public func container(
    of accordion: Accordion, states: [RowState], setting: AppSetting<IOSVersion>
  ) -> IOSElement {
    IOSElement(id: accordion.id, isElement: false)
  }

  /// Toggles, and posts nothing: VoiceOver reads the activated element again by itself.
  public func answer(_ request: RowRequest, in context: RowContext<IOSVersion>)
    -> RowAnswer<IOSElement, IOSNotification>
  {
    switch request {
    // iOS has no such actions.
    case .expand, .collapse: return RowAnswer(isOpen: context.isOpen)
    case .activate, .set:
      let isOpen = target(request, in: context)
      let change = IOSReaction(
        delay: context.setting.latency ?? 0, changes: changes(to: isOpen, in: context))
      return RowAnswer(isOpen: isOpen, reactions: [change])
    }
  }
}

extension RowContext<IOSVersion> {
  /// The element that is activated.
  func header(_ traits: Traits) -> IOSElement {
    var header = IOSElement(id: row.id, label: row.title)
    header.traits = row.isEnabled ? traits : traits.union(.notEnabled)
    header.hint = row.hint
    header.language = row.language
    return header
  }

  /// A header, and below it the description while the row is open.
  func nodes(
    _ header: IOSElement, isOpen: Bool, chevron: IOSElement? = nil
  ) -> [Subtree<IOSElement>] {
    let elements = [header] + (chevron.map { [$0] } ?? [])
    let shown = elements.map { Subtree($0) }
    guard isOpen, !row.description.isEmpty else { return shown }
    var description = IOSElement(id: id(.description), label: row.description)
    description.traits = .staticText
    description.language = row.language
    return shown + [Subtree(description)]
  }
}

extension RowContext<IOSVersion> {
  /// A header with the platform's own expanded status.
  func disclosure(isOpen: Bool, _ traits: Traits) -> [Subtree<IOSElement>] {
    var header = header(traits)
    header.expandedStatus = isOpen ? .expanded : .collapsed
    return nodes(header, isOpen: isOpen)
  }

  /// A button whose value is the state.
  func valued(_ value: String?, isOpen: Bool) -> [Subtree<IOSElement>] {
    var header = header(.button)
    header.value = value
    return nodes(header, isOpen: isOpen)
  }

  /// A header that says nothing about the state.
  func plain(_ traits: Traits, isOpen: Bool) -> [Subtree<IOSElement>] {
    nodes(header(traits), isOpen: isOpen)
  }
}
