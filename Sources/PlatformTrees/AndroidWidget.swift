/// The Android widget that a class name stands for, as a reader that only knows class names and
/// their inheritance can tell.
///
/// Each case is the most derived class that TalkBack's role rules ask for; a subclass counts as
/// the nearest of them.
public enum AndroidWidget: Sendable, CaseIterable {
  case imageView, `switch`, toggleButton, radioButton, compoundButton, button, checkedTextView
  case editText, seekBar, progressBar, keyboardKey, webView, tabWidget, horizontalScrollView
  case scrollView, viewPager, numberPicker, spinner, gridView, absListView, viewGroup
  /// A plain view, a text view, or a class that is not known here.
  case other

  /// The widget of a class, by its full name.
  public init(className: String) { self = Self.byName[className] ?? .other }

  private static let byName: [String: AndroidWidget] = {
    var names: [String: AndroidWidget] = [:]
    for (widget, prefix, classes) in families {
      for name in classes.split(separator: " ") { names["\(prefix).\(name)"] = widget }
    }
    return names
  }()

  /// Classes by the nearest widget they inherit from: widget, package, names.
  private static let families: [(AndroidWidget, String, String)] = [
    (.imageView, "android.widget", "ImageView ImageButton QuickContactBadge ZoomButton"),
    (
      .imageView, "androidx.appcompat.widget",
      "AppCompatImageView AppCompatImageButton"
    ),
    (.switch, "android.widget", "Switch"),
    (.toggleButton, "android.widget", "ToggleButton"),
    (.toggleButton, "androidx.appcompat.widget", "AppCompatToggleButton"),
    (.radioButton, "android.widget", "RadioButton"),
    (.radioButton, "androidx.appcompat.widget", "AppCompatRadioButton"),
    (.compoundButton, "android.widget", "CompoundButton CheckBox"),
    (.compoundButton, "androidx.appcompat.widget", "AppCompatCheckBox SwitchCompat"),
    (.button, "android.widget", "Button"),
    (.button, "androidx.appcompat.widget", "AppCompatButton"),
    (.checkedTextView, "android.widget", "CheckedTextView"),
    (.checkedTextView, "androidx.appcompat.widget", "AppCompatCheckedTextView"),
    (.editText, "android.widget", "EditText AutoCompleteTextView MultiAutoCompleteTextView"),
    (.editText, "android.inputmethodservice", "ExtractEditText"),
    (
      .editText, "androidx.appcompat.widget",
      "AppCompatEditText AppCompatAutoCompleteTextView AppCompatMultiAutoCompleteTextView"
    ),
    (.seekBar, "android.widget", "SeekBar"),
    (.seekBar, "androidx.appcompat.widget", "AppCompatSeekBar"),
    (.progressBar, "android.widget", "ProgressBar AbsSeekBar RatingBar"),
    (.progressBar, "androidx.appcompat.widget", "AppCompatRatingBar"),
    (.keyboardKey, "android.inputmethodservice", "Keyboard$Key"),
    (.webView, "android.webkit", "WebView"),
    (.tabWidget, "android.widget", "TabWidget"),
    (.horizontalScrollView, "android.widget", "HorizontalScrollView"),
    (.scrollView, "android.widget", "ScrollView"),
    (.viewPager, "androidx.viewpager.widget", "ViewPager"),
    (.viewPager, "androidx.core.view", "ViewPager"),
    (.viewPager, "android.support.v4.view", "ViewPager"),
    (.numberPicker, "android.widget", "NumberPicker"),
    (.spinner, "android.widget", "Spinner"),
    (.spinner, "androidx.appcompat.widget", "AppCompatSpinner"),
    (.gridView, "android.widget", "GridView"),
    (.absListView, "android.widget", "AbsListView ListView ExpandableListView"),
    (
      .viewGroup, "android.view",
      "ViewGroup"
    ),
    (
      .viewGroup, "android.widget",
      """
      FrameLayout LinearLayout RelativeLayout GridLayout TableLayout TableRow AbsoluteLayout \
      RadioGroup DatePicker TimePicker CalendarView TabHost MediaController ViewAnimator \
      ViewFlipper ViewSwitcher ImageSwitcher TextSwitcher SearchView ZoomControls ActionMenuView \
      DialerFilter TwoLineListItem AdapterView AbsSpinner Gallery AdapterViewAnimator \
      AdapterViewFlipper StackView Toolbar SlidingDrawer
      """
    ),
    (.viewGroup, "androidx.recyclerview.widget", "RecyclerView"),
    (.viewGroup, "androidx.drawerlayout.widget", "DrawerLayout"),
  ]
}
