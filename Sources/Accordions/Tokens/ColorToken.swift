public import Semantics

/// The look of the whole screen.
public enum ColorScheme: String, Sendable, CaseIterable {
  case light, dark
}

/// The semantic colours that the component reads; no other is used (fact 17).
public enum ColorToken: String, Sendable, CaseIterable {
  case bgWhite0 = "bg/white-0"
  case borderSoft100 = "border/soft-100"
  case bgWeak50 = "bg/weak-50"
  case textStrong950 = "text/strong-950"
  case textSub700 = "text/sub-700"
  case fgSub700 = "fg/sub-700"
  case fgSoft500 = "fg/soft-500"

  /// The token of a name.
  ///
  /// Throws `UnknownName` with the nearest token's name.
  public init(named name: String) throws(UnknownName) {
    self = try .named(name, kind: "colour token")
  }

  /// The colour it stands for.
  public func color(in scheme: ColorScheme) -> Color {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  private var light: Color {
    switch self {
    case .bgWhite0: Color(0xFFFFFF)
    case .borderSoft100: Color(0xE9E9EA)
    case .bgWeak50: Color(0xF4F5F5)
    case .textStrong950: Color(0x0E0E0F)
    case .textSub700, .fgSub700: Color(0x48484A)
    case .fgSoft500: Color(0x8E8E93)
    }
  }

  private var dark: Color {
    switch self {
    case .bgWhite0: Color(0x0E0E0F)
    case .borderSoft100: Color(0x2F2F31)
    case .bgWeak50: Color(0x242427)
    case .textStrong950: Color(0xFFFFFF)
    case .textSub700, .fgSub700: Color(0xC7C7CC)
    case .fgSoft500: Color(0xAEAEB2)
    }
  }
}
