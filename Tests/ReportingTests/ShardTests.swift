import Reporting
import Testing

struct ShardTests {
  @Test(arguments: 1...7)
  func everyFileIsInExactlyOneShard(count: Int) {
    let shards = (1...count).compactMap { Shard(index: $0, of: count) }
    let files = (0..<500).map { "Scenarios/folder\($0 % 9)/scenario-\($0).yaml" }
    for file in files { #expect(shards.filter { $0.holds(file) }.count == 1) }
    for shard in shards {
      let share = files.filter(shard.holds).count
      #expect((500 / count / 2...500).contains(share))
    }
  }

  @Test func theShareOfAFileNeverChanges() {
    let shard = Shard("2/3")
    let files = ["a.yaml", "b.yaml", "c.yaml", "d.yaml", "e.yaml", "f.yaml"]
    #expect(files.filter { shard?.holds($0) == true } == ["d.yaml"])
  }

  @Test(arguments: [
    "0/3", "4/3", "1", "1/", "/2", "1/0", "a/b", "1/2/3", "-1/2", "+1/2", "01/2", "1/+2", "1/02",
  ])
  func whatIsNoShardIsNone(text: String) {
    #expect(Shard(text) == nil)
  }
}
