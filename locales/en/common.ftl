## What all games and the terminal share.

language-name = English

seat-name = Player { $number }
seat-name-bot = { $mark } ({ $kind })

sheet-score = Score
sheet-place = Place
wins = { $name } wins.
share-victory = { $names } share the victory.
nobody-wins = No one wins.

demo-opening = A demonstration: two bots of the level `easy`, on the Bird board of Qin.
demo-closing = Play with `tianxia play`; `tianxia --help` lists all commands.

table-muted = The host has muted you at this table.
table-removed = The host has removed you from this table; you may watch.
table-clock-empty = Nothing is left on your clock. Take over again when a turn has added to it.
table-may-stay-away = This player may stay away { $count ->
    [one] one minute
   *[other] { $count } minutes
} longer.

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
connect-removed = The host removes { $name } from the table.
connect-muted = The host mutes { $name } in the chat.
connect-unmuted = { $name } may write in the chat again.
connect-aborted = { $name } aborts the game. There is no result.
connect-claimed-bot = { $name } has been away too long: a bot takes over.
connect-claimed-end = { $name } has been away too long and counts as having resigned.
connect-rematch = A rematch is open at table { $table }.
connect-closed = This table is closed.
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
      abort               end the game without a result, in the first round
      claim bot|end       go on without an active player who is away too long
      rematch             play again with the same players, after the end
      quit                disconnect; you keep your seat

## What a player without a name is called: by the mark of the seat.

mark-qin-1 = Jade Pagoda
mark-qin-2 = Violet Pagoda
mark-qin-3 = Ivory Pagoda
mark-qin-4 = Ink Pagoda
mark-huang-1 = Tiger
mark-huang-2 = Rabbit
mark-huang-3 = Rat
mark-huang-4 = Goat
mark-huang-5 = Dragon
mark-dragon-1 = { mark-huang-1 }
mark-dragon-2 = { mark-huang-2 }
mark-dragon-3 = { mark-huang-3 }
mark-dragon-4 = { mark-huang-4 }
mark-dragon-5 = { mark-huang-5 }
