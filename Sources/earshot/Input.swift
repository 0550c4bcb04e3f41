import Console
import YAML

/// Files that cannot be used, with everything that is wrong with them: exit code 2.
struct BrokenInput: Error {
  let diagnostics: [Diagnostic]
}

/// The bytes of a file, or of standard input where the path is `-`. Throws `BrokenInput`.
func readInput(_ path: String, limit: Int) throws(BrokenInput) -> [UInt8] {
  do throws(InputFile.Failure) {
    return path == "-"
      ? try InputFile.readStandardInput(limit: limit)
      : try InputFile.read(path, limit: limit, allowsPipes: true)
  } catch {
    let problem = Diagnostic(path: shownPath(path), mark: nil, message: error.message)
    throw BrokenInput(diagnostics: [problem])
  }
}

/// What problems call a file.
func shownPath(_ path: String) -> String { path == "-" ? "stdin" : path }

/// What was read in a file, and what is to be said of it though it can be used.
struct ReadFile<Value: Sendable>: Sendable {
  var value: Value
  var warnings: [Diagnostic] = []
}

/// Reads every file, several at once, and prints their warnings. Throws `BrokenInput` with all
/// that is wrong with all of them.
func readEach<Value>(
  _ paths: [String], jobs: Int,
  _ read: @Sendable (String) throws(BrokenInput) -> ReadFile<Value>
) throws(BrokenInput) -> [Value] {
  let files = concurrently(paths.count, jobs: jobs) { place in
    Result { () throws(BrokenInput) in try read(paths[place]) }
  }
  var values: [Value] = []
  var diagnostics: [Diagnostic] = []
  for file in files {
    switch file {
    case .success(let file):
      writeDiagnostics(file.warnings)
      values.append(file.value)
    case .failure(let error): diagnostics += error.diagnostics
    }
  }
  if !diagnostics.isEmpty { throw BrokenInput(diagnostics: diagnostics) }
  return values
}

/// Prints problems as editors and CI systems jump from them.
func writeDiagnostics(_ diagnostics: [Diagnostic]) {
  writeDiagnostics(diagnostics.map { "\($0)\n" }.joined())
}
