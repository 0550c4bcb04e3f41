/// What is heard at the moment of a picture, for a strip below it.
public struct Caption: Sendable, Hashable {
  /// Who speaks.
  public var reader: Cursor.Reader
  /// The words that were heard.
  public var heard: String
  /// The words that were meant and cut off; drawn fainter.
  public var unheard: String

  /// A caption, by default of words that were all heard.
  public init(_ reader: Cursor.Reader, heard: String, unheard: String = "") {
    self.reader = reader
    self.heard = heard
    self.unheard = unheard
  }
}
