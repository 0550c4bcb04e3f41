extension FidelityPage {
  /// Where a reader's public reference was not followed to the letter, and why.
  static let departures = Table(
    columns: ["reader", "reference", "Earshot", "why"],
    rows: [
      [
        "VoiceOver", "a full stop or blank before the position of an element with nothing to say",
        "the position alone", "the library joins strings; a pause without words is not heard",
      ],
      [
        "VoiceOver", "\"5 of 1\" after the last cell of a table", "not spoken",
        "the library's authors call it a fault of VoiceOver",
      ],
      [
        "VoiceOver", "a list's section headers after all of its rows", "each before its rows",
        "the library's authors call it a gap of the library",
      ],
      [
        "VoiceOver", "German and Russian hints for text being edited, misspelt", "spelt right",
        "a voice would stumble over the misprint",
      ],
      [
        "VoiceOver", "the Russian words for row span and column span", "swapped back",
        "each named the other",
      ],
      [
        "VoiceOver", "content of high importance listed beside the description",
        "spoken with the element, but for records taken from a reference picture",
        "Apple's documentation says that it is read with the element",
      ],
    ])
}
