## What all games and the terminal share.

language-name = English

seat-name = Player { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Score
sheet-place = Place
wins = { $name } wins.
share-victory = { $names } share the victory.
nobody-wins = No one wins.

demo-opening = A demonstration: two bots of the level `easy`, on the Bird board of Qin.
demo-closing = Play with `tianxia play`; `tianxia --help` lists all commands.

play-opening = Type an action, `legal` for a list of them, or `help`.
play-help =
    Type an action in notation, or one of:
      legal [PREFIX]      list the legal actions (starting with PREFIX)
      board               show the table again
      log                 show what has happened so far
      undo                undo your last action, unless it drew a tile or ended your turn
      save FILE           save the game to a file from now on
      resign              resign the game
      quit                leave the game
play-legal = { $count ->
    [one] One legal action:
   *[other] { $count } legal actions:
}
play-no-undo = You cannot undo: your last action drew a tile or ended your turn.
play-save-where = Name the file: save FILE
play-saved = Saving to { $file }; resume with `tianxia play --load { $file }`.
play-unsaved = This game is not saved. Type `save FILE` to save it, or `quit` again to leave without saving.
play-suggest = Did you mean: { $actions }?
play-curtain = { $seat }, it is your turn. When nobody else can see the screen, press Enter.

connect-joined = { $name } sits down.
connect-left = { $name } leaves.
connect-started = The game starts.
connect-undone = { $name } undoes { $count ->
    [one] one action
   *[other] { $count } actions
}.
connect-undo-asked = { $name } asks to undo. Type `accept` or `refuse`.
connect-undo-refused = { $name } does not agree to the undo.
connect-asked = This needs the other players’ consent; they have been asked.
connect-resigned = { $name } resigns.
connect-handed-over = A bot plays for { $name }.
connect-taken-back = { $name } takes over from the bot.
connect-rematch = A rematch is open at table { $table }.
connect-closed = Everyone has left this table.
connect-may-start = Type `start` to start the game.
connect-may-join = Type `join` to sit down.
connect-wait-start = Waiting for the host to start.
connect-not-legal = That is not legal now; type `legal` for a list.
connect-lost = Connection lost. Reconnecting … Your game is safe.
connect-back = Connected again.
connect-help =
    Type an action in notation, or one of:
      legal [PREFIX]      list the legal actions (starting with PREFIX)
      preview ACTION      show what an action would do
      hint                ask a bot for advice, if the table allows hints
      board               show the table again
      join, leave, start  before the game
      undo                undo; may need the other players’ consent
      accept, refuse      answer an undo request
      bot, back           let a bot play for you; take over again
      say TEXT            write to the chat
      resign              resign the game
      rematch             play again with the same players, after the end
      quit                disconnect; you keep your seat
