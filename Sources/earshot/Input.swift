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

/// Reads every file. Throws `BrokenInput` with all that is wrong with all of them.
func readEach<Value>(
  _ paths: [String], _ read: (String) throws(BrokenInput) -> Value
) throws(BrokenInput) -> [Value] {
  var values: [Value] = []
  var diagnostics: [Diagnostic] = []
  for path in paths {
    do throws(BrokenInput) { values.append(try read(path)) } catch {
      diagnostics += error.diagnostics
    }
  }
  if !diagnostics.isEmpty { throw BrokenInput(diagnostics: diagnostics) }
  return values
}

/// Prints problems as editors and CI systems jump from them.
func writeDiagnostics(_ diagnostics: [Diagnostic]) {
  writeDiagnostics(diagnostics.map { "\($0)\n" }.joined())
}
