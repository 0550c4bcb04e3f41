import Accordions
import Semantics

/// The cursors are Earshot's own: near enough to each reader's to tell whose it is.
extension Sketch {
  mutating func add(_ cursor: Cursor, around frame: CursorFrame) {
    ring(around: frame, width: 5.5, halo(of: cursor.reader))
    ring(around: frame, width: 3, ring(of: cursor.reader))
  }

  /// A ring whose middle lies 3.5 outside of the frame.
  private mutating func ring(around frame: CursorFrame, width: Double, _ paint: Paint) {
    let distance = 3.5
    let rect = frame.rect.inset(by: -distance)
    let radius = frame.radius + distance
    let shape: Shape =
      if let lower = frame.lowerRadius {
        .path(.roundedRect(rect, radius: radius, lower: lower + distance))
      } else {
        .roundedRect(rect, radius: radius)
      }
    marks.append(.stroke(shape, paint, width: width))
  }

  private func ring(of reader: Cursor.Reader) -> Paint {
    scheme.paint { scheme in
      switch (reader, scheme) {
      case (.voiceOver, _): Color(0x0E0E0F)
      case (.talkBack, .light): Color(0x188038)
      case (.talkBack, .dark): Color(0x5BD77F)
      }
    }
  }

  /// The thin line on both sides of the ring, which keeps it apart from what it crosses.
  private func halo(of reader: Cursor.Reader) -> Paint {
    switch reader {
    case .voiceOver: scheme.paint { _ in Color(0xFFFFFF) }
    case .talkBack: paint(.bgWhite0)
    }
  }
}
