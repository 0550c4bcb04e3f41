import PlatformTrees
import Semantics
import YAML

/// A phrase of a set-up: "container{Modal 0,Modal 1}", "Element 1 (drawn 2nd)".
struct Phrase {
  /// What stands before any bracket.
  let name: String
  /// What stands in round brackets, in small letters.
  let remarks: String
  /// What stands in curly brackets, or after "holding".
  let content: [String]
  /// The whole phrase in small letters.
  let all: String

  init(_ text: String) {
    all = text.lowercased()
    var name = text
    content = Self.cut(&name, "{", "}").map(Self.list) ?? Self.held(&name)
    remarks = Self.cut(&name, "(", ")")?.lowercased() ?? ""
    self.name = name.trimmed
  }

  /// Takes a pair of brackets out of a text and gives what was between.
  private static func cut(_ text: inout String, _ open: Character, _ close: Character) -> String? {
    guard let start = text.firstIndex(of: open), let end = text.lastIndex(of: close), start < end
    else { return nil }
    let inner = String(text[text.index(after: start)..<end])
    text.removeSubrange(start...end)
    return inner
  }

  private static func held(_ text: inout String) -> [String] {
    for word in [" holding ", " containing ", " with "] {
      guard let range = text.firstRange(of: word) else { continue }
      let rest = String(text[range.upperBound...])
      // "element with elementsHidden=true" holds nothing.
      guard word != " with " || rest.contains(where: \.isNumber) else { continue }
      text.removeSubrange(range.lowerBound...)
      return list(rest)
    }
    return []
  }

  private static func list(_ text: String) -> [String] {
    text.replacing(" and ", with: ",").split(separator: ",").map { String($0).trimmed }
  }

  func says(_ words: String...) -> Bool { words.contains { all.contains($0) } }

  /// "4 plain elements" is four.
  var count: Int { name.split(separator: " ").first.flatMap { Int($0) } ?? 1 }
}

extension ScreenBuilder {
  /// The views that a phrase speaks of. An element without a name is called `plain`.
  mutating func prose(_ phrase: Phrase, plain: String) -> Views {
    if phrase.says("disclosuregroup") { return disclosure(phrase) }
    if phrase.says("container", "group") && !phrase.content.isEmpty {
      return [container(phrase, plain)]
    }
    if phrase.speaksOfModal { return [modal(phrase)] }
    guard phrase.speaksOfPlainElements else {
      var element = element(named: phrase.name)
      element.isHidden = phrase.says("elementshidden", "ishidden")
      return [Subtree(element)]
    }
    return (0..<min(phrase.count, 1000)).map { _ in
      var element = element(named: plain)
      element.isHidden = phrase.says("hidden")
      element.isElement = !phrase.says(
        "non-accessib", "inaccessible", "non-element", "not an element",
        "isaccessibilityelement=false")
      return Subtree(element)
    }
  }

  /// A modal view is one element, or a view around its title, or holds nothing that can be read.
  private mutating func modal(_ phrase: Phrase) -> Subtree<IOSElement> {
    var view = view(.none)
    view.isModal = true
    if phrase.says("inaccessible", "not accessible", "nothing", "no element", "no accessib") {
      return Subtree(view)
    }
    let says = phrase.remarks
    let isElement = [
      "direct", "iselement", "is an element", "itself", "accessibilityelement",
      "accessibility element", "is accessible",
    ]
    .contains { says.contains($0) }
    guard isElement else { return Subtree(view, [Subtree(element(named: phrase.name))]) }
    view.isElement = true
    view.label = phrase.name
    return Subtree(view)
  }

  private mutating func container(_ phrase: Phrase, _ plain: String) -> Subtree<IOSElement> {
    var view = view(
      phrase.says("explicit") ? .explicitElements : phrase.says("group") ? .semanticGroup : .none)
    view.isModal = phrase.remarks.contains("ismodal")
    view.isHidden = phrase.says("hidden")
    var views: Views = []
    for item in phrase.content { views += prose(Phrase(item), plain: plain) }
    return Subtree(view, views)
  }

  // MARK: Lists

  /// The rows of a SwiftUI list: sections with their headers, disclosure groups, plain rows.
  mutating func list(_ node: YAMLNode) -> Views {
    var views: Views = []
    for item in node.oneOrMore() {
      if let section = item["Section"] ?? item["section"] ?? item["header"] {
        views += self.section(section, item)
      } else if let text = item.scalar?.text {
        let phrase = Phrase(text)
        views +=
          phrase.says("disclosuregroup")
          ? disclosure(phrase) : [Subtree(element(named: phrase.name))]
      } else if let group = item["DisclosureGroup"] {
        views += disclosure(group, item)
      } else if item["label"] != nil {
        views.append(element(item))
      }
    }
    return views
  }

  private mutating func section(_ header: YAMLNode, _ item: YAMLNode) -> Views {
    var views: Views = []
    if let title = header.text(problems) {
      var element = element(named: title)
      element.traits = .header
      views.append(Subtree(element))
    }
    for key in ["rows", "children", "footer"] {
      if let rows = item[key] { views += list(rows) }
    }
    return views
  }

  private mutating func disclosure(_ phrase: Phrase) -> Views {
    let words = phrase.name.split(separator: " ").map(String.init)
    let isOpen = words.contains("open") || words.contains("expanded")
    let known: Set<String> = ["DisclosureGroup", "open", "closed", "expanded", "collapsed"]
    let title = words.filter { !known.contains($0) }.joined(separator: " ")
    let unnamed = isOpen ? "Expanded Section" : "Collapsed Section"
    return disclosure(title.isEmpty ? unnamed : title, isOpen: isOpen, phrase.content)
  }

  private mutating func disclosure(_ title: YAMLNode, _ item: YAMLNode) -> Views {
    let isOpen =
      (item["open"] ?? item["expanded"] ?? item["isExpanded"])?.boolean(problems) ?? false
    let rows = (item["children"] ?? item["rows"])?.oneOrMore() ?? []
    return disclosure(
      title.text(problems) ?? "", isOpen: isOpen, rows.compactMap { $0.text(problems) })
  }

  /// A disclosure group in a list: on iOS 17 the chevron is a stop of its own. The rows of a
  /// closed one are not there.
  private mutating func disclosure(_ title: String, isOpen: Bool, _ rows: [String]) -> Views {
    var header = element(named: title)
    header.traits = version < .ios18 ? .header : [.button, .header]
    header.expandedStatus = isOpen ? .expanded : .collapsed
    var views = [Subtree(header)]
    if version < .ios18 {
      var chevron = IOSElement(id: nextID())
      chevron.traits = .button
      views.append(Subtree(chevron))
    }
    return isOpen ? views + rows.map { Subtree(element(named: $0)) } : views
  }
}

extension Phrase {
  /// "Modal 0 (isModal)", and "inaccessible Modal 0 (isModal)".
  fileprivate var speaksOfModal: Bool {
    name.lowercased().hasPrefix("modal") || remarks.contains("ismodal")
  }

  /// Elements without a name of their own: "plain TL", "2 elements", "hidden element".
  fileprivate var speaksOfPlainElements: Bool {
    if all.hasPrefix("plain") { return true }
    let words = name.lowercased().split(separator: " ")
    guard let noun = words.first(where: { $0 == "element" || $0 == "elements" }) else {
      return false
    }
    // "Element 0" is a name; "4 plain elements" and "element with …" are not.
    return name.first?.isUppercase != true || noun == "elements"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
