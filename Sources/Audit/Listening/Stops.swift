/// Where swiping leads, in order. Whether and where a node is among them is known at once, however
/// many there are.
public struct Stops: RandomAccessCollection, Sendable {
  private let order: [String]
  private let places: [String: Int]

  init(_ order: [String]) {
    self.order = order
    places = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
  }

  public var startIndex: Int { order.startIndex }
  public var endIndex: Int { order.endIndex }
  public subscript(place: Int) -> String { order[place] }

  public func contains(_ id: String) -> Bool { places[id] != nil }
  public func firstIndex(of id: String) -> Int? { places[id] }
}
