import Testing

@testable import Reporting

struct TableTests {
  private let table = Table(
    columns: ["name", "what is heard"],
    rows: [["plain|row", "Shipping, button, collapsed"], ["compose.full", "=2, \"on\" & <off>"]])

  @Test func aTerminalSeesWordsWrappedAndNeverBroken() {
    #expect(
      table.text(width: 24) == """
        name          what is
                      heard
        ────────────  ──────────
        plain|row     Shipping,
                      button,
                      collapsed
        compose.full  =2, "on" &
                      <off>

        """)
  }

  @Test func markupAndFormulasAreDisarmed() {
    #expect(
      table.markdown == """
        | name | what is heard |
        | --- | --- |
        | plain\\|row | Shipping, button, collapsed |
        | compose.full | =2, "on" &amp; &lt;off&gt; |

        """)
    #expect(table.csv.hasSuffix("compose.full,\"'=2, \"\"on\"\" & <off>\"\r\n"))
    #expect(table.html.contains("<td>=2, &quot;on&quot; &amp; &lt;off&gt;</td>"))
  }

  @Test(
    arguments: [
      ("", 5, [""]), ("a b", 5, ["a b"]), ("abcdefgh", 5, ["abcde", "fgh"]),
      ("ab abcdefgh c", 5, ["ab", "abcde", "fgh c"]),
    ])
  func wordsWrap(text: String, width: Int, lines: [String]) {
    #expect(wrapWords(text, to: width) == lines)
  }
}
