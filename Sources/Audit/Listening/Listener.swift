import PlatformTrees
import Playing
import ScreenReaders
import Semantics

/// Listens to a screen with one reader: once, for all rules.
struct Listener<Reader: AuditedReader> {
  let screen: AuditedScreen
  let words: AuditWords
  let beginning: Scene<Reader>
  let triggers: [String]
  let shut: Scene<Reader>
  let wide: Scene<Reader>
  private var moments: [[Bool]: Moment] = [:]

  /// More disclosures than these are not each opened alone.
  static var limit: Int { 40 }

  init(_ exposure: Exposure<Reader.Element, Reader.Event>, of screen: AuditedScreen) {
    self.screen = screen
    words = .of(screen.locale)
    beginning = Scene(exposure, of: screen)
    triggers = beginning.truths.map(\.trigger)
    var shut = beginning
    shut.arrange { _ in false }
    self.shut = shut
    var wide = beginning
    wide.arrange { _ in true }
    self.wide = wide
  }

  /// Everything that the rules need.
  mutating func side() throws -> Side {
    let initial = try beginning.moment()
    if !screen.knowsTruth { return side(initial, claims(in: initial)) }
    let classes = triggers.count > 1 ? likenesses() : triggers.map { [$0] }
    var heard: [HeardTrigger] = []
    for members in classes {
      for (place, trigger) in members.enumerated() {
        guard place == 0 || triggers.count <= Self.limit || wide.truth(trigger)?.isOpen == true
        else { continue }
        let alike = place == 0 ? Array(members.dropFirst()) : []
        try heard.append(listen(to: trigger, use: place == 0, alike: alike, initial: initial))
      }
    }
    let places = Dictionary(uniqueKeysWithValues: triggers.enumerated().map { ($1, $0) })
    heard.sort { places[$0.id] ?? 0 < places[$1.id] ?? 0 }
    return side(initial, heard, try controls(heard))
  }

  private func side(
    _ initial: Moment, _ triggers: [HeardTrigger], _ controls: [PlayedControl] = []
  ) -> Side {
    Side(
      reader: Reader.kind, locale: screen.locale, direction: screen.direction,
      knowsTruth: screen.knowsTruth, words: words, initial: initial, triggers: triggers,
      controls: controls, looks: screen.looks)
  }

  private mutating func moment(_ stage: Scene<Reader>) throws -> Moment {
    let key = stage.truths.map(\.isOpen)
    if let known = moments[key] { return known }
    let moment = try stage.moment()
    moments[key] = moment
    return moment
  }
}

// MARK: - One disclosure

extension Listener {
  /// The screen with this one open or shut, all else shut as far as it can be.
  private func stage(_ trigger: String, open: Bool) -> Scene<Reader> {
    if triggers.count > Self.limit, open, wide.truth(trigger)?.isOpen == true { return wide }
    var stage = shut
    if stage.tree.index(of: trigger) == nil { stage = wide }
    stage.bring(trigger, to: open)
    return stage
  }

  private mutating func listen(
    to trigger: String, use: Bool, alike: [String], initial: Moment
  ) throws -> HeardTrigger {
    let (shutScene, openScene) = (stage(trigger, open: false), stage(trigger, open: true))
    let closed = look(trigger, isOpen: false, try moment(shutScene))
    let open = look(trigger, isOpen: true, try moment(openScene))
    let truth = beginning.truth(trigger)
    let leaves = openScene.truth(trigger)?.leaves ?? []
    let first = look(trigger, isOpen: truth?.isOpen ?? false, initial)
    let activating = activatingStops(closed, from: shutScene, trigger)
    return HeardTrigger(
      id: trigger, panel: truth?.panel, title: truth?.title ?? "",
      isEnabled: truth?.isEnabled ?? true,
      doesSomethingElse: truth?.doesSomethingElse ?? false,
      leaves: leaves.map(\.node),
      leafTexts: Dictionary(
        leaves.compactMap { leaf in leaf.text.map { (leaf.node, $0) } },
        uniquingKeysWith: { first, _ in first }), closed: closed, open: open,
      first: first,
      byCode: use ? try byCode(trigger, shutScene, openScene) : [],
      carriers: carriers(of: trigger, closed.moment, open.moment), activating: activating,
      played: use ? try play(trigger, closed.header, activating, shutScene, openScene) : nil,
      alike: alike)
  }

  private func look(_ trigger: String, isOpen: Bool, _ moment: Moment) -> HeaderLook {
    let truth = moment.truths[trigger]
    let header = Header(
      trigger: trigger, panel: truth?.panel, title: truth?.title ?? "",
      titleNode: truth?.titleNode, in: moment)
    return HeaderLook(isOpen: isOpen, header: header, moment: moment)
  }

  private func byCode(
    _ trigger: String, _ shut: Scene<Reader>, _ open: Scene<Reader>
  ) throws -> [HeaderLook] {
    try [(shut, true), (open, false)].map { stage, isOpen in
      var stage = stage
      stage.happen(.set(trigger, open: isOpen))
      return look(trigger, isOpen: isOpen, try stage.moment())
    }
  }

  private func activatingStops(_ look: HeaderLook, from stage: Scene<Reader>, _ trigger: String)
    -> [String]
  {
    look.header.stops.filter { stop in
      var tried = stage
      return tried.activate(stop, watching: trigger) > 0
    }
  }

  /// Nodes whose state differs between shut and open, and those of the header that tell one.
  private func carriers(of trigger: String, _ closed: Moment, _ open: Moment) -> [String] {
    let others = Set(triggers).subtracting([trigger])
    var seen: Set<String> = []
    return (closed.tree.order + open.tree.order).filter { id in
      guard seen.insert(id).inserted, !others.contains(id) else { return false }
      let around = closed.tree[id] == nil ? open.tree : closed.tree
      let isInside = around.contains(id, in: trigger)
      // What stays as it is elsewhere carries nothing.
      guard isInside || closed.tree[id] != open.tree[id] else { return false }
      let states = [closed, open].map { moment in
        moment.tree[id]?.exposedState(Reader.kind, words)
      }
      guard states[0] != nil || states[1] != nil else { return false }
      let isOthers = around.ancestors(of: id).contains { others.contains($0.id) }
      return isInside || (states[0] != states[1] && !isOthers && closed.tree[id] != nil)
    }
  }
}
