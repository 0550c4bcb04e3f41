import Console
import SpeechOutput

let words = Array(CommandLine.arguments.dropFirst())
// What the program starts itself as; no person types it.
if words == [SpeechWorker.command] { stop(SpeechWorker.serve()) }
occupyStandardDescriptors()
stopCleanlyOnSignals()
stop(Program.run(words).rawValue)
