import Dispatch
import Glibc
import Synchronization

/// Does numbered work on several threads at once; the results are in the order of the numbers.
public func concurrently<Value: Sendable>(
  _ count: Int, jobs: Int, _ work: @Sendable (Int) -> Value
) -> [Value] {
  if min(count, jobs) <= 1 { return (0..<count).map(work) }
  let next = Atomic<Int>(0)
  let values = Mutex<[Value?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: min(count, jobs)) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      if index >= count { return }
      let value = work(index)
      values.withLock { $0[index] = value }
    }
  }
  return values.withLock { $0.compactMap { $0 } }
}

/// How many threads this machine runs at once.
public var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
