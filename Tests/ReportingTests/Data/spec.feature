Feature: Questions & answers

  Scenario: VoiceOver reads "Which states are there?" closed
    Given "Which states are there?" is closed
    When the VoiceOver cursor reaches it
    Then VoiceOver says "Which states are there?, button, collapsed"
    And after a pause VoiceOver says "Double tap to expand"

  Scenario: VoiceOver reads "Which states are there?" open
    Given "Which states are there?" is open
    When the VoiceOver cursor reaches it
    Then VoiceOver says "Which states are there?, button, expanded"
    And after a pause VoiceOver says "Double tap to collapse"

  Scenario: VoiceOver reads "Which states are there?" disabled
    Given "Which states are there?" is disabled
    When the VoiceOver cursor reaches it
    Then VoiceOver says "Which states are there?, dimmed, button, collapsed"

  Scenario: VoiceOver tells that "Which states are there?" went from closed to open
    Given "Which states are there?" is closed and under the VoiceOver cursor
    When the person double taps
    Then "Which states are there?" is open
    And VoiceOver says "Which states are there?, expanded"

  Scenario: VoiceOver tells that "Which states are there?" went from open to closed
    Given "Which states are there?" is open and under the VoiceOver cursor
    When the person double taps
    Then "Which states are there?" is closed
    And VoiceOver says "Which states are there?, collapsed"

  Scenario: TalkBack reads "Which states are there?" closed
    Given "Which states are there?" is closed
    When the TalkBack cursor reaches it
    Then TalkBack says "collapsed, Which states are there?, Button"
    And after a pause TalkBack says "Double-tap to activate, Actions available, swipe up or swipe down and double-tap to activate"

  Scenario: TalkBack reads "Which states are there?" open
    Given "Which states are there?" is open
    When the TalkBack cursor reaches it
    Then TalkBack says "expanded, Which states are there?, Button"
    And after a pause TalkBack says "Double-tap to activate, Actions available, swipe up or swipe down and double-tap to activate"

  Scenario: TalkBack reads "Which states are there?" disabled
    Given "Which states are there?" is disabled
    When the TalkBack cursor reaches it
    Then TalkBack says "Which states are there?, Button, disabled"

  Scenario: TalkBack tells that "Which states are there?" went from closed to open
    Given "Which states are there?" is closed and under the TalkBack cursor
    When the person double taps
    Then "Which states are there?" is open
    And TalkBack says "expanded"

  Scenario: TalkBack tells that "Which states are there?" went from open to closed
    Given "Which states are there?" is open and under the TalkBack cursor
    When the person double taps
    Then "Which states are there?" is closed
    And TalkBack says "collapsed"

  Scenario: VoiceOver reads "May I nest, or \"fold\"?" closed
    Given "May I nest, or \"fold\"?" is closed
    When the VoiceOver cursor reaches it
    Then VoiceOver says "May I nest, or \"fold\"?, button, collapsed"
    And after a pause VoiceOver says "Double tap to expand"

  Scenario: VoiceOver reads "May I nest, or \"fold\"?" open
    Given "May I nest, or \"fold\"?" is open
    When the VoiceOver cursor reaches it
    Then VoiceOver says "May I nest, or \"fold\"?, button, expanded"
    And after a pause VoiceOver says "Double tap to collapse"

  Scenario: VoiceOver reads "May I nest, or \"fold\"?" disabled
    Given "May I nest, or \"fold\"?" is disabled
    When the VoiceOver cursor reaches it
    Then VoiceOver says "May I nest, or \"fold\"?, dimmed, button, collapsed"

  Scenario: VoiceOver tells that "May I nest, or \"fold\"?" went from closed to open
    Given "May I nest, or \"fold\"?" is closed and under the VoiceOver cursor
    When the person double taps
    Then "May I nest, or \"fold\"?" is open
    And VoiceOver says "May I nest, or \"fold\"?, expanded"

  Scenario: VoiceOver tells that "May I nest, or \"fold\"?" went from open to closed
    Given "May I nest, or \"fold\"?" is open and under the VoiceOver cursor
    When the person double taps
    Then "May I nest, or \"fold\"?" is closed
    And VoiceOver says "May I nest, or \"fold\"?, collapsed"

  Scenario: TalkBack reads "May I nest, or \"fold\"?" closed
    Given "May I nest, or \"fold\"?" is closed
    When the TalkBack cursor reaches it
    Then TalkBack says "collapsed, May I nest, or \"fold\"?, Button"
    And after a pause TalkBack says "Double-tap to activate, Actions available, swipe up or swipe down and double-tap to activate"

  Scenario: TalkBack reads "May I nest, or \"fold\"?" open
    Given "May I nest, or \"fold\"?" is open
    When the TalkBack cursor reaches it
    Then TalkBack says "expanded, May I nest, or \"fold\"?, Button"
    And after a pause TalkBack says "Double-tap to activate, Actions available, swipe up or swipe down and double-tap to activate"

  Scenario: TalkBack reads "May I nest, or \"fold\"?" disabled
    Given "May I nest, or \"fold\"?" is disabled
    When the TalkBack cursor reaches it
    Then TalkBack says "May I nest, or \"fold\"?, Button, disabled"

  Scenario: TalkBack tells that "May I nest, or \"fold\"?" went from closed to open
    Given "May I nest, or \"fold\"?" is closed and under the TalkBack cursor
    When the person double taps
    Then "May I nest, or \"fold\"?" is open
    And TalkBack says "expanded"

  Scenario: TalkBack tells that "May I nest, or \"fold\"?" went from open to closed
    Given "May I nest, or \"fold\"?" is open and under the TalkBack cursor
    When the person double taps
    Then "May I nest, or \"fold\"?" is closed
    And TalkBack says "collapsed"
