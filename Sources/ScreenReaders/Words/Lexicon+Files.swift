import Semantics
public import YAML

/// A locale in which a reader's words are not known.
public struct UnknownLocale: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tag that was asked for.
  public var locale: String
  /// Whose words were asked for.
  public var reader: ReaderKind
  /// The tags that are known.
  public var known: [String]

  /// The sentence that a person reads.
  public var description: String {
    """
    \(reader.title)'s words are not known in '\(locale)'; known locales: \
    \(known.joined(separator: ", "))
    """
  }

  /// The known tag that looks most like the one asked for.
  public var nearest: String? { NearestWord.nearest(to: locale, in: known) }
}

/// A lexicon file that cannot be read: a fault of the build, which the tests rule out.
public struct BrokenLexicon: Error, Sendable, Hashable {
  /// What is wrong, each with its place.
  public var diagnostics: [Diagnostic]
}

extension Lexicon {
  /// A file of `Lexicons/`. The tests hold this list against the folder.
  struct File: Sendable {
    let reader: ReaderKind
    let locale: String
    let bytes: @Sendable () -> [UInt8]

    init(_ reader: ReaderKind, _ locale: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
      self.reader = reader
      self.locale = locale
      self.bytes = bytes
    }

    var name: String { "\(reader.rawValue).\(locale).yaml" }
  }

  static let files: [File] = [
    File(.talkBack, "ar") { PackageResources.talkback_ar_yaml },
    File(.talkBack, "de") { PackageResources.talkback_de_yaml },
    File(.talkBack, "en") { PackageResources.talkback_en_yaml },
    File(.talkBack, "es") { PackageResources.talkback_es_yaml },
    File(.talkBack, "fr") { PackageResources.talkback_fr_yaml },
    File(.talkBack, "hi") { PackageResources.talkback_hi_yaml },
    File(.talkBack, "ja") { PackageResources.talkback_ja_yaml },
    File(.talkBack, "pt-BR") { PackageResources.talkback_pt_BR_yaml },
    File(.talkBack, "zh-CN") { PackageResources.talkback_zh_CN_yaml },
    File(.voiceOver, "ar") { PackageResources.voiceover_ar_yaml },
    File(.voiceOver, "de") { PackageResources.voiceover_de_yaml },
    File(.voiceOver, "en") { PackageResources.voiceover_en_yaml },
    File(.voiceOver, "es") { PackageResources.voiceover_es_yaml },
    File(.voiceOver, "fr") { PackageResources.voiceover_fr_yaml },
    File(.voiceOver, "hi") { PackageResources.voiceover_hi_yaml },
    File(.voiceOver, "ja") { PackageResources.voiceover_ja_yaml },
    File(.voiceOver, "pt-BR") { PackageResources.voiceover_pt_BR_yaml },
    File(.voiceOver, "ru") { PackageResources.voiceover_ru_yaml },
    File(.voiceOver, "zh-Hans") { PackageResources.voiceover_zh_Hans_yaml },
  ]

  /// The locales in which a reader's words are known, sorted.
  public static func locales(of reader: ReaderKind) -> [String] {
    files.filter { $0.reader == reader }.map(\.locale).sorted()
  }

  /// A reader's words in the known locale that is best for the one asked for.
  ///
  /// - Throws: `UnknownLocale` where no known locale is of that language and script;
  ///   `BrokenLexicon` where the file is at fault.
  public static func best(for locale: String, of reader: ReaderKind) throws -> Lexicon {
    let known = locales(of: reader)
    guard let tag = LocaleTag(locale).best(of: known),
      let file = files.first(where: { $0.reader == reader && $0.locale == tag })
    else { throw UnknownLocale(locale: locale, reader: reader, known: known) }
    return try read(file)
  }

  /// All lexicons of a reader, by locale.
  ///
  /// - Throws: `BrokenLexicon` where a file is at fault.
  public static func all(of reader: ReaderKind) throws -> [Lexicon] {
    try files.filter { $0.reader == reader }.map(read)
  }
}
