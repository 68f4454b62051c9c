## The browser: the front page

web-title-qin = Qin
web-title-dragon = In the Year of the Dragon
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = Year of the Dragon
web-brief-huang = Huang
web-about-qin = Grow provinces, place all your pagodas
web-about-dragon = Survive twelve months of disasters
web-about-huang = Tile placement and wars along the Yellow River
web-print-qin = A tall pagoda between three provinces, and a crane in the sky
web-print-dragon = A red dragon over the roofs of a palace, with a full moon
web-print-huang = A yellow river between mountains, with a boat and five offices on its banks
web-lead = Three board games set in ancient China. Play against bots, friends, or both.
web-play-now = Play now
web-play-game-now = Play now: { $game }
web-play-now-what = { $game }, against { $count ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $count } bots
}.
web-learn = Learn
web-play-coached = First game with a coach
web-change = Change
web-players = { $fewest }–{ $most } players
web-new-table = New table
web-watch = Watch
web-my-games = Your games
web-all = All
web-my-games-empty = No games yet. Press “Play now” to start one.
web-wait-for-you = { $count ->
    [one] Your turn in 1 game
   *[other] Your turn in { $count } games
}
web-open-tables = Open tables
web-open-tables-empty = No open tables right now.
web-watch-empty = No public games right now.
web-lobby = Lobby
web-lists = Lists of tables
web-archive = Archive
web-archive-empty = No finished public games yet.
web-more = More
web-no-account = No account needed. Your name and games are tied to this browser and stored on this server.
web-loading = One moment …
web-home = Tianxia, front page
web-to-front = To the front page
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-state-open = Waiting for players
web-state-yours = Your turn · { $ago }
web-state-waits = { $name }’s turn
web-waiting = Waiting for other players
web-over = Finished
web-playing = in progress
web-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-won-by = won by { $names }
web-seats-taken = { $taken } of { $seats } seats taken
web-join = Join
web-join-link = Have a link?
web-join-link-go = Open table
web-join-link-wrong = That is not a table link. Example: { $example }
web-go-on = Continue
web-replay = Replay
web-game = Game

## Who I am

web-guest = Guest
web-me = You and this device
web-name = Name
web-name-kept = Name saved.
web-keep = Save
web-sound = A sound when it is your turn
web-notify = A notification when it is your turn
web-notify-refused = Notifications are blocked. Allow them for this site in your browser settings.
web-text-preferred = Always open tables in text view
web-device-link = Play on another device
web-device-explained = Open this address once on the other device, within 15 minutes:
web-device-title = Play on this device
web-device-claim = Use this link to play here with the name and games of your other device.
web-device-go = Continue as this player
web-device-failed-title = This link does not work any more
web-device-failed = A device link works once, and for 15 minutes. Make a new one on the other device.

## A new table

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-name = Name of seat { $number }
web-fill-me = Me
web-fill-bot = Bot
web-fill-open = Open
web-fill-none = Unused
web-fill-me-explained = on this device
web-fill-open-explained = anyone with the link can join
web-fill-none-explained = –
web-hot-seat-explained = Several players on this device: the screen hides the hands between turns.
web-level = Strength of the bot
web-level-random = random bot
web-level-easy = easy bot
web-level-medium = medium bot
web-level-hard = hard bot
web-level-expert = expert bot
web-options = Options
web-option-without = without { $name }
web-option-qin-board = Board
web-option-qin-boards = Series
web-option-qin-fair_start = Fair start
web-option-dragon-great_wall = Great Wall
web-option-dragon-super_event = Super event
web-option-dragon-large_privilege_cost = Large privilege
web-option-huang-short = Short game
web-option-huang-bandits = Rogue bandits
web-option-huang-eighteen_kingdoms = Eighteen Kingdoms
web-option-huang-palace = Royal palace
web-option-huang-open_scores = Open scores
web-option-huang-map = Map
web-own-board = Custom board …
web-own-board-chosen = Custom board
web-own-board-explained = A text file in the board format described in the rules.
web-own-board-unread = This file is not a valid board.
web-board-villages = { $count ->
    [one] 1 village
   *[other] { $count } villages
}{ $water ->
    [0] {""}
   *[other] , { $water } squares of water
}
web-board-capitals = { $count ->
    [one] 1 capital
   *[other] { $count } capitals
}
web-table = Table
web-hints = Hints
web-hints-explained = Players can ask a bot for advice.
web-listed = Public table
web-listed-explained = Listed in the lobby, where anyone can join. If off, only people with the link can.
web-pace = Time per decision
web-pace-explained = When time runs out, a bot plays until the player comes back.
web-pace-none = No limit
web-pace-limit = { $time } per decision
web-pace-60 = One minute
web-pace-300 = Five minutes
web-pace-86400 = One day
web-pace-259200 = Three days
web-new-summary = { $me ->
    [one] You
   *[other] { $me } players on this device
}{ $bots ->
    [0] { "" }
    [one] {" "}against one bot
   *[other] {" "}against { $bots } bots
}{ $open ->
    [0] .
    [one] ; one seat is open.
   *[other] ; { $open } seats are open.
}
web-new-incomplete = Take at least one seat yourself. This game needs at least { $count ->
    [one] 1 player
   *[other] { $count } players
}.
web-open-table = Open the table
web-begin = Start
web-begin-full = The game can start when every seat is taken; you can add bots.

## Before the start

web-waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-all-here = Everyone is here.
web-share = Share this link with the other players:
web-copy = Copy
web-copy-link = Copy the link to this table
web-copied = Copied
web-seat-open = Open seat
web-sit = Sit down
web-put-bot = Add a bot
web-open-seat = Open this seat
web-host-begins = The host starts the game.
web-table-full = All seats are taken. You can watch when the game starts.
web-leave = Leave

## At the table

web-you = you
web-person = player
web-bot = Bot { $number }
web-player = Player
web-your-turn = Your turn.
web-decision = Your decision
web-decision-other = Decision
web-legal = legal
web-preview = What would happen
web-preview-if = If you do this:
web-preview-loading = Loading …
web-preview-draws = Then tiles are drawn, so the rest is not known yet.
web-can-undo = You can undo this.
web-cannot-undo = Undoing this needs the other players’ consent.
web-undo = Undo
web-undo-asks = Other players must agree first
web-undo-request = Undo request
web-undo-question = { $name } asks to undo { $count ->
    [one] one action
   *[other] { $count } actions
}.
web-undo-waits = { $name } asks to undo; waiting for the others.
web-allow = Allow
web-refuse = Refuse
web-hint = Hint
web-hint-thinking = A bot is thinking …
web-hint-says = A bot suggests:
web-score = Score
web-score-later = The score sheet appears at the end of the game.
web-why = Why these points?
web-why-nothing = Nothing yet.
web-chat = Chat
web-chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-chat-empty = No messages yet.
web-chat-say = Message to the table
web-chat-watching = Only players can write here.
web-send = Send
web-menu = Menu
web-tools = Tools
web-close = Close
web-watching = watching
web-reconnecting = Connection lost. Reconnecting … Your game is safe.
web-unreachable = The server cannot be reached. Reconnecting …
web-bot-plays = A bot plays for you.
web-take-back = Take over from the bot
web-hand-over = Let a bot play for me
web-resign = Resign
web-resign-sure = Resign this game? You will rank below everyone who plays on. You cannot undo this.
web-no = No
web-keys = Keys
web-key-u = Undo
web-key-l = Show the last turns again
web-key-h = Hint
web-key-s = Score sheet
web-key-c = Chat
web-key-t = Switch between text and board
web-seed-hash = Shuffle seal (SHA-256): { $hash }…
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-curtain = Pass the device to { $name }.
web-curtain-lift = I am { $name }
web-seat-resigned = resigned; a bot plays
web-seat-overdue = out of time; a bot plays
web-seat-handed-over = a bot plays
web-clock-label = Time left: { $time }
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

## The log

web-log = Game log
web-log-since = Since your last turn
web-log-earlier = Earlier
web-log-again = Show again
web-again-short = Again
web-log-empty = Nothing has happened yet.
web-log-joined = { $name } sits down.
web-log-left = { $name } leaves.
web-log-started = The game starts.
web-log-undone = { $name } undoes { $count ->
    [one] one action
   *[other] { $count } actions
}.
web-log-undo-asked = { $name } asks to undo.
web-log-undo-accepted = { $name } allows the undo.
web-log-undo-refused = { $name } refuses the undo.
web-log-resigned = { $name } resigns.
web-log-overdue = { $name } is out of time; a bot plays.
web-log-handed-over = A bot plays for { $name }.
web-log-taken-back = { $name } takes over from the bot.
web-log-rematch = A rematch is open.

## The table in words

# A name and what is said of it, where no sentence says it
web-pair = { $name }: { $value }
web-text-view = Text view
web-text-view-explained = Headings and lists for screen readers and keyboards.
web-text-play = Play
web-legal-actions = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}
web-command = Type an action
web-completions = Actions that start like this
web-matches = { $count ->
    [0] No legal action starts like this.
    [one] One action.
   *[other] { $count } actions.
}
web-no-match = No legal action starts like this; press Enter to see why.
web-none = None.
web-position = Position

## Replay

web-replay-first = First action
web-replay-last = End of the game
web-replay-back = Previous action
web-replay-next = Next action
web-replay-turn-back = Previous turn
web-replay-turn-next = Next turn
web-replay-play = Autoplay
web-replay-pause = Pause
web-replay-moment = Position in the game
web-replay-at = { $until } of { $of }
web-replay-view = View as
web-replay-open = All hands open
web-replay-seat = As { $name } saw it
web-replay-spectator = As a spectator saw it
web-replay-link = Link to this position
web-record = Record

## Trouble

web-trouble-title = That did not work
web-no-table-title = There is no such table
web-no-table = The link may be incomplete, or the table was never here. Ask for the link again, or open a table of your own.
web-no-replay-title = This game is not over yet
web-no-replay = You can replay a game when it is over.
web-closed-title = This table was closed
web-closed = Everyone left before the game started.
web-nowhere-title = Page not found
web-nowhere = There is no page at this address.
web-lost-title = This page could not be loaded
web-lost = The connection broke, or the server has been updated.
web-foreign-title = The server has been updated
web-foreign = The server has been updated. Reload this page to continue.
web-reload = Reload
web-offline = No connection to the server. Your games are safe there; this page opens again when the connection is back.
web-offline-again = Try again
web-old-browser = This browser is too old for the table.
web-old-browser-do = Please use a current Firefox, Chrome, Edge or Safari; or play from a terminal:
web-problem-unavailable = The server cannot be reached. Try again in a moment.
web-problem-nobody = This browser has no player yet. Reload the page, then start or join a game.
web-problem-not-yours = That seat belongs to another player.
web-problem-not-found = There is no such table.
web-problem-not-now = That is not possible right now.
web-problem-stale = The game has moved on. Check the board and try again.
web-problem-too-many = Too many requests. Wait a moment.
web-problem-not-kept = The server could not save that, so nothing has changed. Try again later.

## Qin at the drawn table and in words

web-qin-board = The board of Qin: { $title }
web-qin-ask = Choose a tile from your hand, or a highlighted square.
web-qin-ask-place = Choose a highlighted square for this tile.
web-qin-ask-tile = Choose a tile for { $square }.
web-qin-ask-staged = Place this tile on { $squares }, or choose another highlighted square.
web-qin-ask-pass = None of your tiles can be placed: you must pass.
web-qin-place = Place tile
web-qin-pass = Pass
web-qin-rotate = Rotate
web-qin-take = Take the tile back to your hand
web-qin-take-short = Back
web-qin-actions = Actions
web-qin-hand = Your hand
web-qin-hand-tile = Tile { $number }: { $tile }
web-qin-hands = Hands
web-qin-grade-other = only another player places a pagoda
web-qin-grade-one = you place a pagoda
web-qin-grade-more = you place 2 or more pagodas
web-qin-tile = { $first } and { $second }
web-qin-tile-double = double { $colour }
web-qin-then-draw = { $count ->
    [0] no tile is left to draw
   *[other] then draw 1 ({ $count } left)
}
web-qin-key-tiles = Choose a tile from your hand
web-qin-left = Pagodas left
web-qin-left-short = left
web-qin-tiles = Tiles in hand
web-qin-players = Players
web-qin-series = Series
web-qin-face-down = { $count ->
    [one] tile face down
   *[other] tiles face down
}
web-qin-aim = To win, be the first to place all your pagodas. Two or more linked squares of one colour are a province (1 pagoda); five or more are a major province (2 pagodas).
web-qin-water = water
web-qin-meadow = grassland
web-qin-village-free = free village
web-qin-village-of = village of { $owner }
web-qin-lone-territory = single { $colour } territory
web-qin-territory = { $major ->
    [true] major { $colour } province
   *[other] { $colour } province
} of { $owner }, { $size } territories
web-qin-province = { $major ->
    [true] Major { $colour } province
   *[other] { $colour } province
} of { $owner }, { $size } territories: { $squares }
web-qin-provinces = Provinces
web-qin-lone = Single territories
web-qin-villages = Villages
web-qin-village-held = { $at }: held by { $owner }
web-qin-villages-free = Free: { $list }
web-qin-place-at = { $first } and { $second }
web-qin-preview-founds = { $whose ->
    [you] You found a { $colour } province
   *[other] { $name } founds a { $colour } province
}
web-qin-preview-grows = { $whose ->
    [you] Your { $colour } province grows
   *[other] { $name }’s { $colour } province grows
}
web-qin-preview-merges = { $whose ->
    [you] The { $colour } provinces merge: now yours
   *[other] The { $colour } provinces merge: now { $name }’s
}
web-qin-preview-major = { $whose ->
    [you] Your { $colour } province becomes major
   *[other] { $name }’s { $colour } province becomes major
}
web-qin-preview-size = { $size ->
   *[other] province of { $size }{ $whose ->
        [you] , yours
       *[other] { "" }
    }
}
web-qin-preview-second = { $whose ->
    [you] your second pagoda
   *[other] second pagoda
}
web-qin-preview-returned = { $count ->
    [one] One pagoda returns
   *[other] { $count } pagodas return
}
web-qin-preview-back = { $whose ->
    [you] to your supply
   *[other] to { $name }
}
web-qin-preview-won = { $whose ->
    [you] You take village { $at }
   *[other] { $name } takes village { $at }
}
web-qin-preview-lost = { $whose ->
    [you] You lose village { $at }
   *[other] { $name } loses village { $at }
}
web-qin-preview-last = { $whose ->
    [you] Your last pagoda: you win
   *[other] { $name } places the last pagoda and wins
}
web-qin-preview-nothing = Two single territories: nothing else happens.
web-qin-pagoda = { $count ->
    [one] pagoda
   *[other] pagodas
}
web-qin-your-supply = Your supply

## Values of options

web-value-qin-bird = Bird
web-value-qin-lion = Lion
web-value-dragon-none = None
web-value-dragon-random = Random
web-value-huang-standard = Standard

## The report of a finished game

web-report = Report
web-report-table = To the table
web-report-working = A bot goes through the whole game, decision by decision.
web-report-progress = { $done } of { $of } decisions
web-report-chances = Winning chance
web-report-moment = After { $number ->
    [one] 1 action
   *[other] { $number } actions
}: { $values }
web-report-after = After { $number ->
    [one] 1 action
   *[other] { $number } actions
}
web-report-end = The end of the game
web-report-board = Position
web-report-decision = Decision { $number }: { $name } chose “{ $played }”.
web-report-better = Better: “{ $best }” ({ $chance } to win instead of { $instead }).
web-report-best = This was the best choice.
web-report-mark-played = played
web-report-mark-better = better
web-report-turning = Turning points
web-report-turn = Decision { $number }: { $name } chose “{ $played }” ({ $instead } to win). “{ $best }” was better ({ $chance }).
web-report-show = Show
web-report-steady = No big mistakes.
web-report-points = Points by source
web-report-points-of = Points of { $name } by source
web-report-points-at = After { $number ->
    [one] 1 action
   *[other] { $number } actions
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-report-sum = Total

## What if: a table from a moment of a finished game

web-what-if = What if?
web-what-if-explained = A new table starts from this position, against bots. The finished game stays as it is.
web-what-if-seat = My seat
web-what-if-open = Play on from here
web-from = From a finished game, after action { $step }

## The rules

web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-page = The whole rulebook
web-rule = Rule { $rule }
web-key-rules = Open the rules
web-key-about = What is this? (the thing that has the focus)
