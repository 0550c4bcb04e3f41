import Console
import Reporting
import SpeechOutput

/// From words on a command line to an exit code.
enum Program {
  static let version = Report.toolVersion
  static let name = "earshot"

  static func run(_ words: [String]) -> ExitCode {
    do throws(Invocation.Refusal) {
      switch try Invocation(words, of: Command.all.map(\.subcommand)) {
      case .version: writeOutput("\(name) \(version)\n")
      case .overview: writeOutput(overview)
      case .help(let subcommand): writeOutput(Help.page(program: name, of: subcommand))
      case .run(let subcommand, let arguments): return run(subcommand, arguments)
      }
      return .success
    } catch {
      return refuse(error.error, of: error.subcommand)
    }
  }

  private static func run(_ subcommand: Subcommand, _ arguments: Arguments) -> ExitCode {
    do {
      guard let command = Command.all.first(where: { $0.subcommand.name == subcommand.name })
      else { return .usage }
      return try command.run(arguments)
    } catch let error as UsageError {
      return refuse(error, of: subcommand)
    } catch let error as FileError {
      writeDiagnostics(error.message + "\n")
    } catch let error as BrokenInput {
      writeDiagnostics(error.diagnostics)
    } catch let error as SpeechError {
      writeDiagnostics("\(name): \(error.message)\n")
    } catch let error as Unable {
      writeDiagnostics("\(name): \(error.message)\n")
    } catch {
      writeDiagnostics("\(name): \(error)\n")
    }
    return .unable
  }

  private static func refuse(_ error: UsageError, of subcommand: Subcommand?) -> ExitCode {
    let command = [name, subcommand?.name].compactMap { $0 }.joined(separator: " ")
    writeDiagnostics("\(command): \(error.message)\n'\(command) --help' tells more.\n")
    return .usage
  }

  private static var overview: String {
    Help.overview(
      program: name, tagline: "Earshot: hear what a screen reader will say, before it ships.",
      subcommands: Command.all.map(\.subcommand), example: "earshot run Scenarios")
  }
}
