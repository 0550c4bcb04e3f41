import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("A transcript reads at ease")
struct TranscriptTests {
  private var heading: Transcript.Heading {
    Transcript.Heading(title: "Opening a question", context: "TalkBack, Android API 36, de")
  }

  private var steps: [Step] {
    let sample = SamplePerformance.opening
    var steps = sample.steps.map { Step(ScriptedStep($0.action), mark: Mark(line: 7, column: 5)) }
    steps[2].note = "Going on too soon"
    steps[0].checks = [Check(.heard(["nothing of the kind"]), mark: Mark(line: 9, column: 5))]
    return steps
  }

  @Test("Each step tells what was heard, cut, dropped and where the cursor is")
  func plain() {
    let transcript = Transcript(heading, steps: steps, SamplePerformance.opening.performance)
    #expect(
      transcript.text == """
        Opening a question
        TalkBack, Android API 36, de

         1  swipe right
            heard     zugeklappt, Which states?, Taste, 1 von 3  (modelled: zugeklappt)
            hint      Double-tap to activate  (after 720 ms)
            cursor    row

         2  double tap
            opens     row
            cut       aufgeklappt  (no word of it within 180 ms, by swipe right; on TYPE_VIEW_CLICKED)
            signals   ♪ tick  ∿ view_clicked_pattern

         3  swipe right
            note      Going on too soon
            silent
            cursor    nowhere

        """)
  }

  @Test("What failed stands below its step")
  func failures() {
    let performance = SamplePerformance.opening.performance
    let results = Expectations(of: performance).results(of: steps, writtenFor: "en")
    let transcript = Transcript(heading, steps: steps, performance, results: results)
    #expect(transcript.text.contains("    FAILED    heard, line 9\n"))
    #expect(transcript.text.contains("    expected  nothing of the kind\n"))
    #expect(transcript.text.contains("    so        word 1 differs: 'nothing' was expected"))
  }

  @Test("Colours change no word")
  func colors() {
    let transcript = Transcript(heading, steps: steps, SamplePerformance.opening.performance)
    let bare = transcript.coloredText.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(transcript.coloredText != transcript.text)
    #expect(bare == transcript.text)
  }

  @Test("A text cannot forge a line or a colour")
  func forging() {
    var sample = SamplePerformance()
    sample.step(.swipeRight, at: 0)
    sample.say(
      [SamplePerformance.part(.label, "a\n 2  double tap\u{1B}[31m")], from: 0, to: 10)
    let transcript = Transcript(heading, steps: [], sample.performance)
    #expect(transcript.text.contains(#"heard     a\n 2  double tap\u{1b}[31m"#))
  }
}
