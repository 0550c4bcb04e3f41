import Console

stopCleanlyOnSignals()
stop(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
