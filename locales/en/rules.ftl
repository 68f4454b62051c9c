# The rules in the browser: the page of a rulebook, the drawer at the table, the goal card, what things are.

rules-rules = Rules
rules-title = { $game }: the rules
rules-games = Games
rules-contents = Contents
rules-chapter = Chapter { $number }
rules-search = Search the rules
rules-hits = { $count ->
    [0] Nothing found
    [one] { $count } place
   *[other] { $count } places
}

## Which rules are shown

rules-show = Show rules for
rules-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rules-only-option = { $name } only
rules-only-value = { $name }: { $value } only
rules-only-players = { $count ->
    [one] { $count } player only
   *[other] { $count } players only
}
rules-only-players-range = { $from } to { $to } players only
rules-only-version = Version { $version } only

## Examples

rules-example-start = The position before.
rules-example-lost = This example cannot be loaded. Try again later.
rules-step = { $step } / { $steps }
rules-step-back = Previous step
rules-step-on = Next step
rules-before = Before
rules-after = After

## At the table

rules-drawer = Rules: { $chapter }
rules-now = You are asked now
rules-now-other = Asked now
rules-whole = The whole rulebook
rules-goal-open = Goal, your turn, scoring
rules-follow = Back to the present decision

## The goal card

rules-goal = Goal
rules-turn = Your turn
rules-scoring = Scoring
rules-begin = Begin
rules-lessons = Lessons
rules-all = All rules
rules-goal-again = You find this again under Rules.

## What things are

rules-here = Here
rules-when = When it matters
rules-things = Things on the table
