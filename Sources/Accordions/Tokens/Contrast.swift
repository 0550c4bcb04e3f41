#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How far two colours stand apart.
public enum Contrast {
  /// WCAG 2 contrast ratio, from 1 to 21, whichever colour is on top.
  public static func ratio(_ first: Color, _ second: Color) -> Double {
    let (one, two) = (luminance(first), luminance(second))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// WCAG 2 relative luminance, from 0 for black to 1 for white.
  public static func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  /// APCA lightness contrast (0.0.98G), positive for dark text on light and negative for light on
  /// dark; 0 where it is too little to count.
  public static func apca(text: Color, on background: Color) -> Double {
    let (text, ground) = (screenLuminance(text), screenLuminance(background))
    guard abs(ground - text) >= 0.0005 else { return 0 }
    let isDarkOnLight = ground > text
    let contrast =
      isDarkOnLight
      ? (pow(ground, 0.56) - pow(text, 0.57)) * 1.14
      : (pow(ground, 0.65) - pow(text, 0.62)) * 1.14
    guard abs(contrast) >= 0.1 else { return 0 }
    return (contrast - (isDarkOnLight ? 0.027 : -0.027)) * 100
  }

  private static func screenLuminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double { pow(Double(channel) / 255, 2.4) }
    let sum =
      0.2126729 * linear(color.red) + 0.7151522 * linear(color.green)
      + 0.0721750 * linear(color.blue)
    return sum < 0.022 ? sum + pow(0.022 - sum, 1.414) : sum
  }
}
