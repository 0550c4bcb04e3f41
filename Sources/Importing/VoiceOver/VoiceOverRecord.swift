public import PlatformTrees
public import ScreenReaders
public import YAML

/// A record of one iOS element: what it is, and under which settings it is asked for.
public struct VoiceOverRecord: Sendable {
  public var id: String
  public var element: IOSElement
  public var settings: VoiceOverSettings

  /// A record of these.
  public init(id: String, element: IOSElement, settings: VoiceOverSettings) {
    self.id = id
    self.element = element
    self.settings = settings
  }

  /// Whether a value has the shape of such a record.
  public static func matches(_ node: YAMLNode) -> Bool { node["element"]?.entries != nil }

  /// Reads a record; nil, with what is wrong reported, where that cannot be done.
  public init?(_ node: YAMLNode, _ problems: Problems) {
    let fields = Fields(node, problems, as: "a VoiceOver record", known: Self.keys)
    guard let fields, let id = fields.required("id")?.text(problems),
      let body = fields.required("element"), let element = IOSElement(body, id: id, problems)
    else { return nil }
    self.id = id
    self.element = element
    settings = VoiceOverSettings(record: fields, element: body, problems)
  }

  private static let keys: Set<String> = [
    "id", "group", "evidence", "os", "locale", "element", "expected", "confidence", "source",
    "notes", "env", "event", "heard", "then", "note",
  ]

  /// What VoiceOver says.
  ///
  /// Throws `UnknownLocale`.
  public func answer(
    as rendering: VoiceOver.Rendering = .phrases, showsBraille: Bool = false
  ) throws -> VoiceOverAnswer {
    let reader = try VoiceOver(settings: settings)
    let announcement = reader.announcement(of: element)
    let notices = announcement.parts.filter(\.isNotice)
    let parts = announcement.parts.filter { !$0.isNotice }
    let hint = announcement.hint
    return VoiceOverAnswer(
      id: id,
      description: VoiceOver.render(parts, as: rendering),
      hint: hint.isEmpty ? nil : VoiceOver.renderHint(hint, as: rendering),
      parts: parts + hint, extras: notices.map { $0.phrase ?? $0.text },
      braille: showsBraille ? VoiceOver.brailleParts(of: announcement) : [])
  }
}

extension Part {
  fileprivate var isNotice: Bool { kind == .actions || kind == .notice }
}
