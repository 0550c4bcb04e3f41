import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct VoiceOverActivationTests {
  private func toggled(_ setting: VoiceOverSettings.AfterActivation) throws -> [String] {
    var reader = try VoiceOver([disclosure("Shipping", .collapsed)]) {
      $0.afterActivation = setting
    }
    reader.touch("Shipping")
    return reader.doubleTap([.update(disclosure("Shipping", .expanded))])
  }

  @Test func aToggleReadsLabelAndStateAgain() throws {
    #expect(try toggled(.labelAndValue) == ["Shipping, expanded"])
    #expect(try toggled(.fullThenHintOnce) == ["Shipping, button, heading, expanded"])
    #expect(try toggled(.nothing) == [])
    #expect(try toggled(.cutOff) == ["expanded", "Shipping"])
  }

  @Test func theReReadIsAChangeAndTellsWhy() throws {
    var reader = try VoiceOver([disclosure("Shipping", .collapsed)])
    reader.touch("Shipping")
    _ = reader.perform(.doubleTap, at: 0)
    let reaction = reader.apply([.update(disclosure("Shipping", .expanded))], at: 0)
    #expect(reaction.utterances.map(\.purpose) == [.change] && reaction.hint == nil)
    let evidence = reaction.utterances.flatMap(\.parts).map(\.origin.evidence)
    #expect(evidence == [.recorded, .modelled])
  }

  @Test func eachStateIsReadOnce() throws {
    var reader = try VoiceOver([disclosure("Shipping", .collapsed)])
    reader.touch("Shipping")
    #expect(reader.doubleTap([]) == ["Shipping, collapsed"])
    #expect(reader.apply([], at: 1100).texts.isEmpty)
    let open = TreeChange.update(disclosure("Shipping", .expanded))
    #expect(reader.apply([open], at: 1300).texts == ["Shipping, expanded"])
  }

  @Test func aChangeLongAfterTheTapIsSilent() throws {
    var reader = try VoiceOver([disclosure("Shipping", .collapsed)])
    reader.touch("Shipping")
    _ = reader.perform(.doubleTap, at: 0)
    #expect(reader.apply([.update(disclosure("Shipping", .expanded))], at: 1001).texts.isEmpty)
  }

  @Test func aSwitchSpeaksItsPositionAlone() throws {
    var off = element("Wi-Fi", [.button, .switchButton])
    off.element.value = "0"
    var on = off
    on.element.value = "1"
    var reader = try VoiceOver([off])
    reader.touch("Wi-Fi")
    #expect(reader.doubleTap([.update(on)]) == ["on"])
  }

  @Test func aSegmentTellsThatItIsSelectedAndItsPlace() throws {
    func segment(_ id: String, _ traits: Traits) -> Subtree<IOSElement> { element(id, traits) }
    var reader = try VoiceOver([
      view("control", .series, [segment("Day", [.button, .selected]), segment("Week", .button)])
    ])
    reader.touch("Week")
    let changes: [TreeChange<IOSElement>] = [
      .update(segment("Day", .button)), .update(segment("Week", [.button, .selected])),
    ]
    #expect(reader.doubleTap(changes) == ["selected, Week, 2 of 2"])
  }

  @Test func whatUpdatesFrequentlySpeaksWhileTheCursorIsThere() throws {
    var timer = element("timer", .updatesFrequently)
    timer.element.value = "1"
    var reader = try VoiceOver([timer, element("other")])
    reader.touch("timer")
    timer.element.value = "2"
    #expect(reader.apply([.update(timer)], at: 0).texts == ["2"])
    reader.touch("other")
    timer.element.value = "3"
    #expect(reader.apply([.update(timer)], at: 0).texts.isEmpty)
  }
}
