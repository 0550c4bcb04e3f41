/// `UIAccessibilityTraits`, with the private ones that change what VoiceOver says.
public struct Traits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let header = Traits(rawValue: 1 << 2)
  public static let searchField = Traits(rawValue: 1 << 3)
  public static let image = Traits(rawValue: 1 << 4)
  public static let selected = Traits(rawValue: 1 << 5)
  public static let playsSound = Traits(rawValue: 1 << 6)
  public static let keyboardKey = Traits(rawValue: 1 << 7)
  public static let staticText = Traits(rawValue: 1 << 8)
  public static let summaryElement = Traits(rawValue: 1 << 9)
  public static let notEnabled = Traits(rawValue: 1 << 10)
  public static let updatesFrequently = Traits(rawValue: 1 << 11)
  public static let startsMediaSession = Traits(rawValue: 1 << 12)
  public static let adjustable = Traits(rawValue: 1 << 13)
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 14)
  public static let causesPageTurn = Traits(rawValue: 1 << 15)
  public static let tabBar = Traits(rawValue: 1 << 16)
  public static let supportsZoom = Traits(rawValue: 1 << 18)
  /// A switch: long private, and public since iOS 17 as `toggleButton`.
  public static let switchButton = Traits(rawValue: 1 << 19)
  public static let toggleButton = switchButton
  /// Private: an item of a `UITabBar`.
  public static let tabBarItem = Traits(rawValue: 1 << 20)
  /// Private: a text field.
  public static let textEntry = Traits(rawValue: 1 << 21)
  /// Private: a text view.
  public static let textArea = Traits(rawValue: 1 << 22)
  /// Private: a secure text field.
  public static let secureTextField = Traits(rawValue: 1 << 23)
  /// Private: a text field that is being edited.
  public static let isEditing = Traits(rawValue: 1 << 24)
  /// Private: the back button of a navigation bar.
  public static let backButton = Traits(rawValue: 1 << 25)

  /// Each trait by the name that UIKit, the cases and scenarios use.
  public static let named: KeyValuePairs<String, Traits> = [
    "button": .button, "link": .link, "header": .header, "searchField": .searchField,
    "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "toggleButton": .toggleButton, "supportsZoom": .supportsZoom,
    "switchButton": .switchButton, "tabBarItem": .tabBarItem, "textEntry": .textEntry,
    "textArea": .textArea, "secureTextField": .secureTextField, "isEditing": .isEditing,
    "backButton": .backButton,
  ]
}
