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
web-sound = Sounds: tiles, wars, events, your turn
web-notify = A notification when it is your turn
web-notify-refused = Notifications are blocked. Allow them for this site in your browser settings.
web-notify-insecure = This page is not served over HTTPS, so notifications only appear while it is open.
web-notify-open-only = Your browser only shows notifications while a page of this site is open.
web-notify-host-off = The host of this server has turned off notifications for closed pages; they only appear while a page is open.
web-notice-many = It is your turn at { $count } tables.
web-text-preferred = Always open tables in text view
web-device-link = Play on another device
web-device-explained = Open this address once on the other device, within 15 minutes:
web-device-title = Play on this device
web-device-claim = Use this link to play here with the name and games of your other device.
web-device-go = Continue as this player
web-device-failed-title = This link does not work any more
web-device-failed = A device link works once, and for 15 minutes. Make a new one on the other device.

## You: the way back, devices, data

web-you-title = You
web-you-more = Devices, recovery phrase, your data
web-you-known = You play here as { $name }.
web-you-nobody = This browser has no player yet. You become one when you start or join a game.
web-phrase = Recovery phrase
web-phrase-explained = Twelve words that bring your name and games back if you lose this browser. Keep them where nobody else finds them.
web-phrase-make = Create a recovery phrase
web-phrase-renew = Create a new phrase
web-phrase-exists = You have a phrase. A new one replaces it.
web-phrase-once = Write it down now: it is shown only once, and the server stores only a hash of it.
web-recover = Come back with a recovery phrase
web-recover-label = Your twelve words
web-recover-go = Restore my games
web-devices = Devices
web-devices-explained = Browsers that play under your name. Sign out any that you no longer use.
web-device-this = this device
web-device-seen = last seen on { $day }
web-device-unnamed = Unknown device
web-device-sign-out = Sign out
web-device-signed-out = Signed out.
web-rated = Rated
web-rated-game = Rated game
web-rated-explained = The result counts for the ratings of all players. It has a time limit and no hints, and players cannot let a bot play for them.
web-rated-told = The result counts for ratings. All its players have agreed to that on this page:
web-rating-of = Rating: { $rating }
web-rating-young = Rating: { $rating }, after only { $games ->
    [one] one game
   *[other] { $games } games
}
web-ratings = Ratings
web-ratings-explained = If you agree, the server keeps a rating of you for each game and number of players, and the results of your rated games. Your rating is shown at rated tables, and your name to those you played with. Without your consent nothing of this is kept.
web-ratings-agree = Keep ratings of me
web-ratings-since = Ratings are kept of you since { $day }.
web-ratings-withdraw = Erase my ratings
web-ratings-withdraw-sure = Erase your ratings and their history, and keep no more? This cannot be undone.
web-ratings-gone = Your ratings are erased.
web-ratings-page = Your ratings
web-ratings-not-kept = No ratings are kept of you. You can change that on the page “You”.
web-ratings-none = No rated game yet. Turn on “Rated game” when you open a table.
web-ratings-how = All players start at 1500; the figure after ± says how uncertain the rating still is. Aborted games do not count. A player who resigns, or leaves the game to a bot, is placed last.
web-ratings-players = { $count } players
web-ratings-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-ratings-how-often = How often
web-ratings-curve = Your rating over { $count ->
    [one] one game: { $to }
   *[other] { $count } games, from { $from } to { $to }
}
web-ratings-history = Games
web-ratings-placed = Place { $place }, with { $names }
web-ratings-somebody = unknown player
web-ratings-against = Opponents
web-ratings-opponent = Opponent
web-ratings-ahead = Ahead
web-ratings-shared = Tied
web-ratings-behind = Behind
web-data = Your data
web-data-kept = The server stores your name, your devices (browser, system and the day last seen), your tables and your chat messages. It stores no IP addresses.
web-data-unfinished = A table where nothing happens is removed after { $days ->
    [one] 1 day
   *[other] { $days } days
}, unless its game is over. Finished games are kept.
web-data-for-ever = Tables are kept until the administrator removes them.
web-data-export = Download my data
web-erase = Erase me …
web-erase-explained = If you are erased, your games remain without your name, your messages are no longer shown, and bots take your seats. This cannot be undone.
web-erase-name = Type your name to confirm: { $name }
web-erase-go = Erase me
web-people = Block or report
web-block = Block
web-blocked = Blocked players
web-block-explained = Players you block cannot sit at your tables, and you see neither their messages nor their public tables.
web-block-nobody = No other player sits at this table.
web-block-done = { $name } is blocked.
web-unblock = Unblock
web-keeper-report = Report to the administrator
web-keeper-explained = Tell the people who run this server what happened.
web-keeper-about = About
web-keeper-whole = The whole table
web-keeper-text = What happened
web-keeper-send = Send report
web-keeper-sent = The report was sent.

## The administrator's page

web-admin = Administration
web-admin-explained = Enter the token that “tianxia admin token” has made on the server.
web-admin-token = Token
web-admin-enter = Continue
web-admin-counts = { $people ->
    [one] 1 player
   *[other] { $people } players
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
web-admin-reason = Reason (needed to ban, remove or settle; a banned player sees it)
web-admin-done = Done, and written to the log.
web-admin-reports = Reports
web-admin-settle = Settle
web-admin-people = Players
web-admin-search = Search by name
web-admin-ban = Ban
web-admin-unban = Lift the ban
web-admin-remove = Remove
web-admin-tables = Tables
web-admin-announce = Announcement
web-admin-announce-label = Shown on every page; empty for none
web-admin-limits = Limits
web-admin-acts = Log of actions

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
web-level-of = Level of { $name }
web-level-random = random bot
web-level-easy = easy bot
web-level-medium = medium bot
web-level-hard = hard bot
web-level-expert = expert bot
web-level-master = master bot
web-style = Style of the bot
web-style-none = no style
web-style-warlord = warlord
web-style-builder = builder
web-style-merchant = merchant
web-style-of-bot = { $level }, { $style }
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
web-clock-setting = Live clock
web-clock-setting-explained = Time for all decisions of a player together; each turn adds a little. When it is used up, a bot plays.
web-clock-none = No clock
web-clock-choice = { $minutes } min, + { $seconds } s per turn
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
web-player = Player
web-your-turn = Your turn.
web-hurried = The server is busy, so bots think less.
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
web-hint-says = Hints, best first
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
web-seat-away = away
web-absent = { $name } is away.
web-absent-from = { $name } is away. If it lasts, you can go on with a bot from { $time }.
web-claim-bot = Let a bot play
web-claim-end = Count as resigned
web-claim-end-sure = Count this player as resigned? With two players you win at once. You cannot undo this.
web-remove = Remove
web-remove-sure = Remove { $name }? This player cannot sit down here again.
web-mute = Mute { $name } in the chat
web-unmute = Let { $name } write in the chat again
web-abort = Abort the game
web-abort-sure = End the game without a result? This is possible in the first round only.
web-close-table = Close the table
web-close-table-sure = Close the table for everyone? There will be no result. You cannot undo this.
web-shuffle-shared = Your browser adds its own random number to the shuffle, so that no one can choose how it falls, not even the server.
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
web-log-since-start = Since the game began
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
web-log-removed = The host removes { $name } from the table.
web-log-muted = The host mutes { $name } in the chat.
web-log-unmuted = { $name } may write in the chat again.
web-log-aborted = { $name } aborts the game. There is no result.
web-log-claimed-bot = { $name } has been away too long: a bot takes over.
web-log-claimed-end = { $name } has been away too long and counts as having resigned.
web-log-handed-over = A bot plays for { $name }.
web-log-taken-back = { $name } takes over from the bot.
web-log-rematch = A rematch is open.

## The text view

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
web-closed = Everyone left, or the host closed it.
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
web-problem-unknown = The server lost its database for a moment, so it is not known whether that was saved. It is being sent again.

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
web-qin-preview-none = What your tile would do is shown here.
web-qin-pagoda = { $count ->
    [one] pagoda
   *[other] pagodas
}
web-qin-your-supply = Your supply

## Values of options

web-value-qin-bird = Bird
web-value-qin-lion = Lion
web-map-bird = Bird side
web-map-lion = Lion side
web-map-warring-states = The Warring States, 475–221 BC
web-map-eighteen-kingdoms = The Eighteen Kingdoms, 206 BC
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
web-report-sure = Cost: roughly { $least } to { $most } percentage points.
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

## Without a server
web-local = On this device
web-local-explained = Played in this browser alone: your device thinks for the bots, nobody else can join, and the game is kept here.
web-no-server = No account and no server needed. Your games are kept in this browser.
web-server-away = The server cannot be reached. You can play against bots, share this device, learn and solve puzzles; these games are kept in this browser.
web-server-back = The server can be reached again.
web-update = A newer version is ready. Your games go on in it.
web-update-load = Load it
web-open-record = Open a record
web-open-record-explained = A record is the text file of a game, from here or from elsewhere. It is kept in this browser: replay it, have it analysed, or go on playing if it is not finished.
web-record-file = Choose a file
web-record-text = Or paste the text
web-record-open = Open
web-local-full = This browser has no room left to store your move, so nothing has changed. Remove games you no longer need, and try again.
web-local-failed = This browser cannot play by itself just now. Reload the page; your games are kept.
web-remove-game-sure = Remove for good
## The second edition of the tables

web-log-and-chat = Log and chat
web-undo-marked = It is marked on the board.
web-undo-nothing-since = Nothing else has happened since.
web-undo-others = { $count ->
    [one] One later action is undone with it.
   *[other] { $count } later actions are undone with it.
}
web-ask-name = What shall the table call you?
web-ask-name-explained = Asked once and kept on this device. Without a name you are called by your mark, “{ $mark }”.
web-end-you = You win.
web-end-you-by = You win, { $best } to { $next }
web-end-by = { $name } wins, { $best } to { $next }
web-end-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
web-end-turning = Turning point
web-end-turning-at = Turning point · action { $number }
web-end-turned = { $name } chose “{ $played }”; “{ $best }” was better. The winning chance fell from { $before } to { $after }.
web-end-looking = The bot is still looking for the moment at which the game turned.
web-end-see = See it
web-qin-because-last = { $name } has placed all pagodas. { $other } comes next, with { $more ->
    [one] 1 pagoda
   *[other] { $more } pagodas
} left.
web-qin-because-fewest = No tile fits any more. { $name } has the fewest pagodas left: { $left }. { $other } comes next, with { $more }.
web-qin-because-series = { $name } has the fewest pagodas left over in all games of the series.
web-qin-end-standing = { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}, { $majors ->
    [0] none of them major
   *[other] { $majors } of them major
}, { $villages ->
    [one] 1 village
   *[other] { $villages } villages
}
web-qin-end-province = on a province
web-qin-end-village = on a village
web-qin-end-out = not placed
web-qin-end-race = Pagodas left, tile by tile
web-hint-equal = about equal
web-hint-to-win = to win
web-hint-play = Play hint { $number }
web-hint-keys = 1, 2, 3 pick a hint; Enter plays it; Esc closes.
web-closed-playing = The host closed this table while the game was being played. It has no winner.

## Following

web-follow = Moves of the others
web-follow-count = { $number } of { $of }
web-follow-back = Back one move
web-follow-next = Next
web-moves-pace = Pace of the others’ moves
web-pace-step = Step
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-instant = At once
web-thinks = thinks
web-thinks-still = still thinking
web-volume = Volume
web-key-p = Change the pace of the others’ moves
web-key-name-space = Space
web-key-name-backspace = Backspace
web-log-more = Show earlier entries
web-watch-now = Watch.
web-watch-behind = The others have moved.
web-watch-awaits = { $name } is to decide.
