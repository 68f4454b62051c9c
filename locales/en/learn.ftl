## Lessons, puzzles and the coach in the browser

learn-title = Learn at the table
learn-lead = Short lessons, in any order. You move the pieces from the first minute.
learn-pages = Learn
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-rules = Rules
learn-done-of = { $done } of { $count } done
learn-count = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-extra = Options and expansions
learn-done = done
learn-begin = Begin
learn-go-on = Go on
learn-minutes = { $count } min

## A lesson

learn-guide = The old scholar
learn-lesson-of = { $game }, lesson { $number } of { $count }
learn-step = Step { $step } of { $steps }
learn-leave = Leave
learn-back = Back
learn-next = Next
learn-show = Show me
learn-again = Try again
learn-right = Right
learn-not-yet = Not yet
learn-watch = Watch how it is done.
learn-now-you = Now you
learn-here = here
learn-rule = Rule { $rule }
learn-otherwise = That is not what is asked here. Try again.
learn-finished = Lesson done
learn-once-more = Once more
learn-all = All lessons
learn-next-lesson = Next: { $title }
learn-question = Question
learn-question-of = Question { $number } of { $count }
learn-none-title = There is nothing here
learn-none = There is no such lesson or puzzle. Choose one from the list.

## Puzzles

learn-puzzles-lead = Positions from real games in which one choice is clearly best.
learn-no-puzzles = This server has no puzzles.
learn-daily = Puzzles of the day
learn-solved = solved
learn-solved-of = { $done } of { $count } solved
learn-level-easy = easy
learn-level-medium = medium
learn-level-hard = hard
learn-puzzle-number = Puzzle { $number }
learn-puzzle-of = { $game }, puzzle { $number }
learn-puzzle-ask = One choice is clearly best. Play it on the board.
learn-not-best = Not the best
learn-look-again = What would give you more, or cost the others more?
learn-solved-with = Solved: { $answer }
learn-chance = Winning chance { $chance }; with the next best choice { $next }.
learn-why = Why it is best
learn-instead = Next best: { $action }
learn-follows = How it may go on
learn-you = You
learn-next-puzzle = Next puzzle
learn-week = Days of this week with a solved puzzle: { $count }
learn-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}

## The coach

learn-coach = First game with a coach
learn-coach-after = You know the rules?
learn-coach-explained = Easy bots; the coach says what he would do, and warns before a choice that costs much.
learn-coach-name = Coach
learn-coach-thinks = The coach is thinking.
learn-coach-says = The coach would play: { $action }.
learn-coach-chance = Winning chance { $chance }
learn-coach-words = Coach: hints in words
learn-coach-words-explained = Before each of your choices the coach says what he would do and why.
learn-coach-warn = Coach: warnings
learn-coach-warn-explained = Before a choice that costs you much the coach asks whether you mean it.
learn-coach-warning = This choice lowers your winning chance by about { $cost } %. The coach would play: { $action }.
learn-coach-think = Think again
learn-coach-anyway = Play it anyway
