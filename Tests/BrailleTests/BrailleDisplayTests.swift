import Braille
import Foundation
import ScreenReaders
import Semantics
import Testing

@Suite("A braille display shows text in cells")
struct BrailleDisplayTests {
  /// What the library's own program makes of a text.
  struct Sample: Sendable, CustomTestStringConvertible {
    var language: String
    var grade: BrailleGrade
    var print: String
    var cells: String
    var testDescription: String { "\(language) \(grade.rawValue): \(print)" }
  }

  static let samples: [Sample] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/lou_translate.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let grade = BrailleGrade(rawValue: fields[1]) else { return nil }
      return Sample(language: fields[0], grade: grade, print: fields[2], cells: fields[3])
    }
  }()

  @Test("The cells are those of lou_translate", arguments: samples)
  func cells(sample: Sample) throws {
    let display = BrailleDisplay(locale: sample.language, grade: sample.grade)
    #expect(try display.cells(of: sample.print) == sample.cells)
  }

  @Test("There are samples, and every table is installed")
  func tables() throws {
    #expect(Self.samples.count > 20)
    for locale in [
      "ar", "de", "en", "es", "fr", "hi", "ja", "pt-BR", "ru", "zh-CN", "zh-TW", "zh-HK",
    ] {
      for grade in BrailleGrade.allCases {
        try BrailleDisplay(locale: locale, grade: grade).check()
      }
    }
    #expect(BrailleDisplay.libraryVersion.hasPrefix("3."))
  }

  @Test("Dots in a text stay what they are, in every table")
  func dots() throws {
    for locale in ["en", "pt", "zh-HK", "ja"] {
      let display = BrailleDisplay(locale: locale, grade: .uncontracted)
      #expect(try display.cells(of: "a ⠿⠄").hasSuffix("⠿⠄"))
      #expect(try display.cells(of: "⠿⠤") == "⠿⠤")
    }
  }

  private func windows(_ text: String, width: Int = 40) throws -> [String] {
    let rule = Rule("test", "A test.", .published, source: "test")
    let part = Part(.label, text, origin: Origin(node: nil, property: .label, rule: rule))
    return try BrailleDisplay(locale: "en", grade: .uncontracted, width: width)
      .content([part]).windows
  }

  @Test(
    "A display is filled by whole words",
    arguments: [
      ("", 5, []), ("abcde", 5, ["⠁⠃⠉⠙⠑"]), ("ab cde", 5, ["⠁⠃", "⠉⠙⠑"]),
      ("abcde fg", 5, ["⠁⠃⠉⠙⠑", "⠋⠛"]), ("abcdefgh", 5, ["⠁⠃⠉⠙⠑", "⠋⠛⠓"]),
      ("ab    cd", 4, ["⠁⠃", "⠉⠙"]), ("ab cd ef", 5, ["⠁⠃⠀⠉⠙", "⠑⠋"]),
      ("a b", 1, ["⠁", "⠃"]),
    ])
  func filling(text: String, width: Int, windows: [String]) throws {
    #expect(try self.windows(text, width: width) == windows)
  }

  @Test("Forty cells show so much, and the rest is counted")
  func pans() throws {
    let rule = Rule("test", "A test.", .modelled, source: "test")
    let parts = ["Which states does Accordion have?", "", "button", "collapsed"].map {
      Part(.label, $0, origin: Origin(node: nil, property: .label, rule: rule))
    }
    let content = try BrailleDisplay(locale: "en").content(parts)
    #expect(content.text == "Which states does Accordion have? button collapsed")
    #expect(content.pans == 1 && content.evidence == .modelled)
    #expect(content.windows.allSatisfy { $0.unicodeScalars.count <= 40 })
    #expect(content.windows.last == "⠉⠕⠇⠇⠁⠏⠎⠫")
  }

  @Test(
    "No text is too strange",
    arguments: [
      "\u{0}", "a\u{0}b", "\u{FFFF}", "\u{FFFE}a", "😀 👩‍👩‍👧", "مرحبا بالعالم", "\u{202E}abc",
      "a\n\tb\r\u{1}\u{7F}\u{85}\u{2028}", "<audio src='/etc/passwd'/>", "include /etc/passwd",
      "../../etc/passwd,unicode.dis", "\\x0000 \\y1F600", String(repeating: "e\u{301}", count: 500),
      String(repeating: "x", count: 1_000_000), String(repeating: "😀", count: 100_000),
      String(repeating: " ", count: 5000), String(repeating: "ab ", count: 300_000),
    ])
  func hostile(text: String) throws {
    for locale in ["en", "de", "ja", "pt", "zh"] {
      for grade in BrailleGrade.allCases {
        let content = try BrailleDisplay(locale: locale, grade: grade).cells(of: text)
        #expect(content.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
      }
    }
  }

  @Test("Letters of every plane become cells and nothing else")
  func everyLetter() throws {
    let display = BrailleDisplay(locale: "en")
    var text = String.UnicodeScalarView()
    for value in stride(from: UInt32(1), to: 0x10FFFF, by: 97) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    let cells = try display.cells(of: String(text))
    #expect(cells.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
  }

  @Test("Many threads get what one gets")
  func threads() async throws {
    let samples = Self.samples
    let wrong = await withTaskGroup(of: Int.self) { group in
      for offset in 0..<8 {
        group.addTask {
          (0..<samples.count).count { place in
            let sample = samples[(place + offset * 3) % samples.count]
            let display = BrailleDisplay(locale: sample.language, grade: sample.grade)
            return (try? display.cells(of: sample.print)) != sample.cells
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
