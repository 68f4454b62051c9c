## What all games and the terminal share.

seat-name = Player { $number }
seat-name-bot = Bot { $number }

sheet-score = Score
sheet-place = Place
wins = { $name } wins.
share-victory = { $names } share the victory.
nobody-wins = Nobody wins.

demo-opening = A demonstration: two bots of the level `easy`, on the Bird board of Qin.
demo-closing = Run this in a terminal to play yourself, or see `tianxia --help`.

play-opening = Type an action, `legal` for a list of them, or `help`.
play-help =
    Type an action in notation, or one of:
      legal [BEGINNING]   the legal actions (that begin like this)
      board               the table again
      log                 what has happened so far
      undo                take back your last action, where it neither drew nor handed over
      save FILE           keep the game in a file from now on
      resign              give up
      quit                leave
play-legal = { $count ->
    [one] One legal action:
   *[other] { $count } legal actions:
}
play-no-undo = Nothing can be taken back: your last action drew something or handed the turn over.
play-save-where = Say where to: save FILE
play-saved = The game is kept in { $file }; go on with `tianxia play --load { $file }`.
play-unsaved = This game is not saved. Type `save FILE` to keep it, or `quit` again to leave it.
play-suggest = Did you mean: { $actions }?
play-curtain = { $seat }, take the seat and press Enter.
