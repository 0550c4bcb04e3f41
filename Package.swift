// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One of Debian's C libraries behind a module map.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// A module of Earshot. What it may import is exactly `uses`: the build checks it.
func module(_ name: String, uses: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: uses, resources: resources, swiftSettings: strict)
}

/// The tests of a module. `Data` holds cases and goldens, read by path.
func tests(of name: String, also: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + also, exclude: ["Data"],
    swiftSettings: strict)
}

/// What `make fuzz` runs; it links libFuzzer, so nothing else builds it.
let fuzzDriver: [Target] =
  Context.environment["EARSHOT_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "FuzzDriver", dependencies: ["Fuzzing"], path: "Tests/FuzzDriver",
      swiftSettings: strict)
  ]

let package = Package(
  name: "earshot",
  products: [.executable(name: "earshot", targets: ["earshot"])],
  targets: [
    library("CLibYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    library("CESpeakNG", pkgConfig: "espeak-ng", apt: "libespeak-ng-dev", brew: "espeak-ng"),
    library("CPangoCairo", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    library("CSndFile", pkgConfig: "sndfile", apt: "libsndfile1-dev", brew: "libsndfile"),
    library("CLouis", pkgConfig: "liblouis", apt: "liblouis-dev", brew: "liblouis"),

    module("YAML", uses: ["CLibYAML"]),
    module("Semantics"),
    module("Console", uses: ["Semantics", "YAML"]),
    module("Accordions", uses: ["Semantics"]),
    module("PlatformTrees", uses: ["Semantics"]),
    module("Implementations", uses: ["Semantics", "Accordions", "PlatformTrees"]),
    module(
      "ScreenReaders", uses: ["Semantics", "PlatformTrees", "YAML"],
      resources: [.embedInCode("Lexicons")]),
    module(
      "Hearing", uses: ["Semantics", "ScreenReaders"], resources: [.embedInCode("Timing")]),
    module(
      "Playing",
      uses: [
        "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders", "Hearing",
      ]),
    module("Importing", uses: ["Semantics", "PlatformTrees", "ScreenReaders", "YAML"]),
    module(
      "Audit",
      uses: [
        "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders", "Hearing",
        "Playing",
      ]),
    module(
      "Scenarios",
      uses: [
        "YAML", "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders",
        "Hearing", "Playing", "Importing", "Audit",
      ]),
    module(
      "SpeechOutput",
      uses: ["Semantics", "Console", "ScreenReaders", "Hearing", "CESpeakNG", "CSndFile"]),
    module("Braille", uses: ["Semantics", "ScreenReaders", "CLouis"]),
    module("Drawing", uses: ["Semantics", "Accordions", "CPangoCairo"]),
    module(
      "Reporting",
      uses: [
        "YAML", "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders",
        "Hearing", "Playing", "Importing", "Audit", "Scenarios", "Drawing",
      ],
      resources: [
        .embedInCode("HTML/report.css"), .embedInCode("Demo/demo.css"),
        .embedInCode("Demo/demo.js"),
      ]),
    .executableTarget(
      name: "earshot",
      dependencies: [
        "Console", "YAML", "Semantics", "Accordions", "PlatformTrees", "Implementations",
        "ScreenReaders",
        "Hearing", "Playing", "Importing", "Audit", "Scenarios", "SpeechOutput", "Braille",
        "Drawing", "Reporting",
      ],
      swiftSettings: strict),

    // Only measures: a loop over eSpeak NG in C, and what runs against it.
    .target(name: "CBench", dependencies: ["CESpeakNG"]),
    .executableTarget(
      name: "earshot-bench",
      dependencies: [
        "Console", "YAML", "Semantics", "Accordions", "PlatformTrees", "Implementations",
        "ScreenReaders", "Hearing", "Playing", "Importing", "Scenarios", "SpeechOutput",
        "Reporting", "CBench",
      ],
      swiftSettings: strict),

    // What must hold of any bytes: replayed by its tests, and driven by libFuzzer.
    .target(
      name: "Fuzzing",
      dependencies: [
        "YAML", "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders",
        "Hearing", "Playing", "Importing", "Audit", "Scenarios", "SpeechOutput", "Reporting",
        "CESpeakNG",
      ],
      path: "Tests/Fuzzing", swiftSettings: strict),
    tests(of: "Fuzzing"),

    tests(of: "YAML"),
    tests(of: "Semantics"),
    tests(of: "Console"),
    tests(of: "Accordions", also: ["Semantics"]),
    tests(of: "PlatformTrees", also: ["Semantics"]),
    tests(
      of: "Implementations", also: ["Semantics", "Accordions", "PlatformTrees", "ScreenReaders"]),
    tests(of: "ScreenReaders", also: ["Semantics", "PlatformTrees", "YAML", "Importing"]),
    tests(of: "Hearing", also: ["Semantics", "ScreenReaders"]),
    tests(
      of: "Playing",
      also: [
        "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders", "Hearing",
      ]),
    tests(of: "Importing", also: ["Semantics", "PlatformTrees", "ScreenReaders", "YAML"]),
    tests(
      of: "Audit",
      also: [
        "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders", "Hearing",
        "Playing",
      ]),
    tests(
      of: "Scenarios", also: ["YAML", "Semantics", "ScreenReaders", "Hearing", "Playing", "Audit"]),
    tests(
      of: "SpeechOutput", also: ["Semantics", "ScreenReaders", "Hearing", "CSndFile", "earshot"]),
    tests(of: "Braille", also: ["Semantics", "ScreenReaders", "PlatformTrees"]),
    tests(of: "Drawing", also: ["Semantics", "Accordions", "CPangoCairo"]),
    tests(
      of: "Reporting",
      also: [
        "YAML", "Semantics", "Accordions", "PlatformTrees", "Implementations", "ScreenReaders",
        "Hearing", "Playing", "Importing", "Audit", "Scenarios", "Drawing",
      ]),
    .testTarget(
      name: "CommandTests", dependencies: ["earshot"], exclude: ["Data"], swiftSettings: strict),
  ] + fuzzDriver
)
