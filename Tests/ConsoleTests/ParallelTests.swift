import Console
import Testing

struct ParallelTests {
  @Test(arguments: [0, 1, 2, 1000], [1, 2, 7])
  func resultsKeepTheirOrder(count: Int, jobs: Int) {
    #expect(concurrently(count, jobs: jobs) { $0 * 3 } == (0..<count).map { $0 * 3 })
  }
}
