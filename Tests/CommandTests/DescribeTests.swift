import Foundation
import Testing

struct DescribeTests {
  private static let row = """
    {"id": "a", "element": {"label": "Shipping", "traits": ["button"], "expandedStatus": "collapsed"}}
    """

  @Test func oneLineIsWrittenForEachRecord() throws {
    let run = try Earshot(["describe"], input: Self.row + "\n" + Self.row + "\n")
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"id":"a","description":"Shipping."#) })
  }

  @Test(arguments: [("commas", "Shipping, "), ("phrases", "Shipping. ")])
  func theStyleIsAskedFor(style: String, start: String) throws {
    let run = try Earshot(["describe", "-", "--style", style], input: Self.row)
    #expect(run.output.contains("\"description\":\"\(start)"))
  }

  @Test func badRecordsAreToldAndGoodOnesAnswered() throws {
    let run = try Earshot(["describe", "-", "no/such"], input: "{}\n\(Self.row)\n[1\n")
    #expect(run.code == 2)
    #expect(run.output.split(separator: "\n").count == 1)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(errors.first?.hasPrefix("stdin:1:1: error: ") == true)
    #expect(errors.dropFirst().first?.hasPrefix("stdin:3:") == true)
    #expect(errors.last?.hasPrefix("no/such: error: ") == true)
  }
}
