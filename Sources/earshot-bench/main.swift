import Console

stopCleanlyOnSignals()
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == Benchmarks.cLoop {
  stop(Benchmarks.runCLoop(CommandLine.arguments[2]))
}

do {
  let load = Machine.load
  let page = Page(groups: try Benchmarks.all(), load: load)
  writeOutput(page.text)
  if let path = CommandLine.arguments.dropFirst().first { try writeText(page.markdown, to: path) }
} catch {
  writeDiagnostics("earshot-bench: \(error)\n")
  stop(2)
}
