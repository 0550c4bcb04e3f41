/// A success criterion of WCAG 2.2.
public struct Criterion: Sendable, Hashable, Comparable {
  /// Its number, such as `4.1.2`.
  public let number: String
  public let title: String
  /// A, AA or AAA.
  public let level: String

  private init(_ number: String, _ title: String, _ level: String) {
    self.number = number
    self.title = title
    self.level = level
  }

  /// By number: all numbers here have one digit a part, or two in the last.
  public static func < (left: Criterion, right: Criterion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  private var parts: [Int] { number.split(separator: ".").compactMap { Int($0) } }

  public static let nonText = Criterion("1.1.1", "Non-text Content", "A")
  public static let relationships = Criterion("1.3.1", "Info and Relationships", "A")
  public static let sequence = Criterion("1.3.2", "Meaningful Sequence", "A")
  public static let contrast = Criterion("1.4.3", "Contrast (Minimum)", "AA")
  public static let resize = Criterion("1.4.4", "Resize Text", "AA")
  public static let nonTextContrast = Criterion("1.4.11", "Non-text Contrast", "AA")
  public static let keyboard = Criterion("2.1.1", "Keyboard", "A")
  public static let animation = Criterion("2.3.3", "Animation from Interactions", "AAA")
  public static let focusOrder = Criterion("2.4.3", "Focus Order", "A")
  public static let headingsAndLabels = Criterion("2.4.6", "Headings and Labels", "AA")
  public static let focusVisible = Criterion("2.4.7", "Focus Visible", "AA")
  public static let focusNotObscured = Criterion("2.4.11", "Focus Not Obscured (Minimum)", "AA")
  public static let labelInName = Criterion("2.5.3", "Label in Name", "A")
  public static let targetSize = Criterion("2.5.8", "Target Size (Minimum)", "AA")
  public static let language = Criterion("3.1.2", "Language of Parts", "AA")
  public static let onInput = Criterion("3.2.2", "On Input", "A")
  public static let labels = Criterion("3.3.2", "Labels or Instructions", "A")
  public static let nameRoleValue = Criterion("4.1.2", "Name, Role, Value", "A")
  public static let status = Criterion("4.1.3", "Status Messages", "AA")
}
