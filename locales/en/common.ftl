## What all games and the terminal share.

language-name = English

seat-name = Player { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Score
sheet-place = Place
wins = { $name } wins.
share-victory = { $names } share the victory.
nobody-wins = Nobody wins.

demo-opening = A demonstration: two bots of the level `easy`, on the Bird board of Qin.
demo-closing = Play yourself with `tianxia play`, or see `tianxia --help`.

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

connect-joined = { $name } sits down.
connect-left = { $name } leaves.
connect-started = The game begins.
connect-undone = { $name } takes back.
connect-undo-asked = { $name } asks to take back. Type `accept` or `refuse`.
connect-undo-refused = { $name } does not agree to take back.
connect-asked = The others are asked whether you may take that back.
connect-resigned = { $name } resigns.
connect-handed-over = A bot plays for { $name }.
connect-taken-back = { $name } is back.
connect-rematch = There is a rematch at table { $table }.
connect-closed = Everybody has left this table.
connect-may-start = Type `start` to begin.
connect-may-join = Type `join` to sit down.
connect-wait-start = The host will begin.
connect-not-legal = That is not legal now; type `legal` for a list.
connect-lost = The connection is lost; trying again …
connect-back = Connected again.
connect-help =
    Type an action in notation, or one of:
      legal [BEGINNING]   the legal actions (that begin like this)
      preview ACTION      what an action would do
      hint                what a bot would do, where the table allows it
      board               the table again
      join, leave, start  before the game
      undo                take back; others are asked where the rules do not let you
      accept, refuse      answer such a wish
      bot, back           let a bot play for you; play again yourself
      say TEXT            talk to the table
      resign              give up
      rematch             another game with the same people, after the end
      quit                leave; the seat stays yours
