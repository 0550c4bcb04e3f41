/// A length or a moment on the virtual clock, in whole milliseconds.
public typealias Milliseconds = Int
