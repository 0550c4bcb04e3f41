/// What a node is, before any platform names it.
public enum Role: String, Sendable, CaseIterable {
  case button, link, text, heading, image, list, listItem, group, region
  case checkBox, radioButton, toggle, slider, progress, textField, dropDown, tab, tabBar
}
