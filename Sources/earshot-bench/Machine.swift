import Console
import YAML

/// What the figures were measured on.
enum Machine {
  static var description: String {
    let model = field("model name", in: "/proc/cpuinfo") ?? "an unknown processor"
    let memory = field("MemTotal", in: "/proc/meminfo").flatMap { text in
      Int(text.prefix { $0 != " " }).map { "\(($0 + (1 << 19)) >> 20) GiB of memory" }
    }
    let system = field("PRETTY_NAME", in: "/etc/os-release", by: "=")?.filter { $0 != "\"" }
    let pieces = ["\(processorCount) × \(model)", memory, system]
    return pieces.compactMap { $0 }.joined(separator: ", ")
  }

  /// How many programs wanted a processor in the last minute, such as `0.42`.
  static var load: String {
    let bytes = try? InputFile.read("/proc/loadavg", limit: 1 << 10)
    return String(String(decoding: bytes ?? [], as: UTF8.self).prefix { $0 != " " })
  }

  private static func field(
    _ name: String, in path: String, by separator: Character = ":"
  ) -> String? {
    let bytes = try? InputFile.read(path, limit: 1 << 20)
    let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(name) }),
      let place = line.firstIndex(of: separator)
    else { return nil }
    return String(line[line.index(after: place)...].drop { $0 == " " || $0 == "\t" })
  }
}
