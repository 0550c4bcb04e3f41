import Foundation
import Fuzzing

/// libFuzzer without its own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Which target is fuzzed: the name in `FUZZ_TARGET`.
let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = FuzzTarget(rawValue: name) { return target }
  let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
  FileHandle.standardError.write(Data("FUZZ_TARGET is one of: \(known)\n".utf8))
  exit(64)
}()

/// A promise that is broken is a crash.
func test(_ input: [UInt8]) {
  let broken = target.broken(by: input)
  if broken.isEmpty { return }
  FileHandle.standardError.write(Data((broken.joined(separator: "\n") + "\n").utf8))
  abort()
}

var count = CommandLine.argc
var words = CommandLine.unsafeArgv
exit(
  runDriver(&count, &words) { bytes, count in
    test(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
