/// What the speech engine takes, wherever a person may say it.
public enum VoiceRanges {
  /// Words a minute. At 450 the engine changes its method and speaks slower than at 449.
  public static let rate = 80...449
  /// Pitch and how far it moves.
  public static let pitch = 0...99
  /// Per cent.
  public static let volume = 0...200
}
