## The browser: the front page

web-title-qin = Qin
web-title-dragon = Year of the Dragon
web-title-huang = Huang
web-about-qin = Provinces, villages and pagodas
web-about-dragon = Twelve months, twelve troubles
web-about-huang = Tiles and wars on the Yellow River
web-print-qin = A tall pagoda between three provinces, and a crane in the sky
web-print-dragon = A red dragon over the roofs of a palace, with a full moon
web-print-huang = A yellow river between mountains, with a boat and five offices on its banks
web-lead = Three board games of ancient China, at one quiet table.
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
web-my-games-empty = No games yet. One click starts one.
web-wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
web-open-tables = Open tables
web-open-tables-empty = Nobody waits for players right now.
web-watch-empty = No open game is being played right now.
web-lobby = Lobby
web-lists = Lists of tables
web-archive = Archive
web-archive-empty = No listed game has been finished here yet.
web-more = More
web-no-account = No account needed. Your name and games stay on this server.
web-loading = One moment …
web-home = Tianxia, front page
web-to-front = To the front page
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-state-open = Waits for players
web-state-yours = Your turn · { $ago }
web-state-waits = { $name } decides
web-waiting = Waiting for others
web-over = Finished
web-playing = being played
web-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-won-by = won by { $names }
web-seats-taken = { $taken } of { $seats } seats taken
web-join = Join
web-join-link = Were you sent a link?
web-join-link-go = To the table
web-join-link-wrong = That is no link to a table; one looks like { $example }
web-go-on = Go on
web-replay = Replay
web-game = Game

## Who I am

web-guest = Guest
web-me = You and this device
web-name = Name
web-name-kept = Your name is kept.
web-keep = Keep
web-sound = A sound when it is your turn
web-notify = A notification when it is your turn
web-notify-refused = The browser does not allow notifications; its settings for this page can change that.
web-text-preferred = Tables in words
web-device-link = Play on another device
web-device-explained = Open this address once on the other device, within 15 minutes:
web-device-title = Play on this device
web-device-claim = This link makes you the same player here as on your other device.
web-device-go = That is me
web-device-failed-title = This link does not work any more
web-device-failed = A device link works once, and for 15 minutes. Make a new one on the other device.

## A new table

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-name = Name of seat { $number }
web-fill-me = Me
web-fill-bot = Bot
web-fill-open = Open
web-fill-none = –
web-fill-me-explained = at this screen
web-fill-open-explained = anyone with the link may join
web-fill-none-explained = not used
web-hot-seat-explained = Several people at this screen: a curtain hides the hands between their turns.
web-level = How well the bot plays
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
web-own-board = Own file …
web-own-board-chosen = Own file
web-own-board-explained = A text file in the form of the house's maps.
web-own-board-unread = This file does not look like a map.
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
web-hints-explained = Players may ask a bot what it would do.
web-listed = In the lobby
web-listed-explained = Anyone may find the table; otherwise only who has the link.
web-pace = Time for a decision
web-pace-explained = When it is up, a bot plays until the player returns.
web-pace-none = As long as it takes
web-pace-limit = for a decision: { $time }
web-pace-60 = One minute
web-pace-300 = Five minutes
web-pace-86400 = One day
web-pace-259200 = Three days
web-new-summary = { $me ->
    [one] You
   *[other] { $me } people at this screen
}{ $bots ->
    [0] { "" }
    [one] {" "}against one bot
   *[other] {" "}against { $bots } bots
}{ $open ->
    [0] .
    [one] ; one seat is open.
   *[other] ; { $open } seats are open.
}
web-new-incomplete = Take at least one seat yourself, and fill { $count } or more.
web-open-table = Open the table
web-begin = Begin
web-begin-full = The game can begin when every seat is taken; a bot can take one.

## Before the start

web-waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-all-here = Everybody is here.
web-share = Give this link to the others:
web-copy = Copy
web-copy-link = Copy the link to this table
web-copied = Copied
web-seat-open = Open seat
web-sit = Sit down
web-put-bot = A bot
web-open-seat = Open it
web-host-begins = The host begins the game.
web-table-full = All seats are taken; you can watch once the game has begun.
web-leave = Leave

## At the table

web-you = you
web-person = player
web-bot = Bot { $number }
web-player = Player
web-your-turn = Your turn.
web-decision = What is asked
web-legal = legal
web-preview = What it would do
web-preview-loading = Looking …
web-preview-draws = Then something is drawn: the rest cannot be known.
web-can-undo = Can be taken back.
web-cannot-undo = Cannot be taken back freely.
web-undo = Undo
web-undo-asks = The others are asked first
web-undo-request = A wish to take back
web-undo-wish = { $name } asks to take back { $count ->
    [one] one action
   *[other] { $count } actions
}.
web-undo-waits = { $name } asks to take back; the others have not all answered yet.
web-allow = Allow
web-refuse = Refuse
web-hint = Hint
web-hint-thinking = A bot is thinking …
web-hint-says = A bot would play:
web-score = Score
web-score-later = The score sheet is written at the end of the game.
web-why = Why these points?
web-why-nothing = Nothing yet.
web-chat = Talk
web-chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-watching = Only players can talk at this table.
web-send = Send
web-menu = Menu
web-tools = Tools
web-close = Close
web-watching = watching
web-reconnecting = The connection is lost. Trying again; the position stays, and nothing is played twice.
web-unreachable = The server cannot be reached. Trying again …
web-bot-plays = A bot plays for you.
web-take-back = Play yourself
web-hand-over = Let a bot play for me
web-resign = Give up
web-resign-sure = Really give up? This cannot be taken back.
web-no = No
web-keys = Keys
web-key-u = Undo
web-key-l = See the last turns again
web-key-h = Hint
web-key-s = Score sheet
web-key-c = Talk
web-key-t = Table in words, or drawn
web-seed-hash = Chance of this game, sealed: { $hash }…
web-rematch = Another game
web-to-rematch = To the rematch
web-curtain = { $name }, it is your turn. Is nobody else looking?
web-curtain-lift = I am { $name }
web-seat-resigned = gave up; a bot plays
web-seat-overdue = time was up; a bot plays
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

web-log = What happened
web-log-since = Since your last turn
web-log-earlier = Earlier
web-log-again = See again
web-again-short = Again
web-log-empty = Nothing has happened yet.
web-log-joined = { $name } sits down.
web-log-left = { $name } leaves.
web-log-started = The game begins.
web-log-undone = { $name } takes back { $count ->
    [one] one action
   *[other] { $count } actions
}.
web-log-undo-asked = { $name } asks to take back.
web-log-undo-accepted = { $name } allows it.
web-log-undo-refused = { $name } refuses.
web-log-resigned = { $name } gives up.
web-log-overdue = The time of { $name } is up; a bot plays.
web-log-handed-over = A bot plays for { $name }.
web-log-taken-back = { $name } plays again.
web-log-rematch = There is a rematch.

## The table in words

web-text-view = Table in words
web-text-view-explained = Headings and lists for screen readers and keyboards.
web-text-play = Play
web-legal-actions = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}
web-command = Type an action
web-completions = Actions that begin like this
web-matches = { $count ->
    [0] No legal action begins like this.
    [one] One action.
   *[other] { $count } actions.
}
web-no-match = No legal action begins like this; Enter asks the rules why.
web-none = None.
web-position = The position

## Replay

web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One step back
web-replay-next = One step on
web-replay-turn-back = One turn back
web-replay-turn-next = One turn on
web-replay-play = Play by itself
web-replay-pause = Stop
web-replay-moment = Moment of the game
web-replay-at = { $until } of { $of }
web-replay-eye = Whose eye
web-replay-open = All hands open
web-replay-seat = As { $name } saw it
web-replay-spectator = As a visitor saw it
web-replay-link = Link to this moment
web-record = Record

## Trouble

web-trouble-title = That did not work
web-no-table-title = There is no such table
web-no-table = The link may be incomplete, or the table was never here. Ask for it again, or open a table of your own.
web-no-replay-title = This game is not over yet
web-no-replay = A game can be looked through once it has ended.
web-closed-title = This table was closed
web-closed = Everybody left before the game began.
web-nowhere-title = There is nothing here
web-nowhere = This address leads to no page.
web-lost-title = This page could not be loaded
web-lost = The connection broke, or the server has a newer version.
web-foreign-title = The server has another version
web-foreign = This page and the server do not speak the same language any more. Loading the page again helps.
web-reload = Load again
web-offline = There is no connection to the server. Your games are safe there; this page opens again when the connection is back.
web-offline-again = Try again
web-old-browser = This browser is too old for the table.
web-old-browser-do = Please use a current Firefox, Chrome, Edge or Safari; or play from a terminal:
web-problem-unavailable = The server cannot be reached. Try again in a moment.
web-problem-nobody = The server does not know you yet.
web-problem-not-yours = That belongs to somebody else.
web-problem-not-found = There is no such table.
web-problem-not-now = That cannot be done now.
web-problem-stale = The game has moved on in the meantime; look again.
web-problem-too-many = That was too much at once. Wait a little.
web-problem-not-kept = The server could not keep it; nothing happened. Try again later.

## Qin at the drawn table and in words

web-qin-board = The board of Qin: { $title }
web-qin-ask = Pick a tile of your hand, or a lit place.
web-qin-ask-place = Pick a lit place for this tile.
web-qin-ask-tile = Pick a tile for { $square }.
web-qin-ask-staged = Place this tile at { $squares }, or pick another lit place.
web-qin-ask-pass = No tile of your hand fits anywhere: you pass.
web-qin-place = Place tile
web-qin-pass = Pass
web-qin-rotate = Rotate
web-qin-take = Take the tile back
web-qin-take-short = Back
web-qin-actions = Actions
web-qin-hand = Your hand
web-qin-hand-tile = Tile { $number }: { $tile }
web-qin-hands = Hands
web-qin-grade-other = somebody else gains
web-qin-grade-one = you place a pagoda
web-qin-grade-more = you place several
web-qin-tile = { $first } and { $second }
web-qin-tile-double = double { $colour }
web-qin-then-draw = { $count ->
    [0] no tile is left to draw
   *[other] then draw 1 of { $count }
}
web-qin-key-tiles = Pick a tile of your hand
web-qin-left = Pagodas left
web-qin-left-short = left
web-qin-tiles = Tiles in hand
web-qin-players = Players
web-qin-series = Series
web-qin-face-down = { $count ->
    [one] tile face down
   *[other] tiles face down
}
web-qin-aim = First to place the last pagoda wins. Two joined squares are a province, five a major one.
web-qin-water = water
web-qin-meadow = meadow
web-qin-village-free = free village
web-qin-village-of = village of { $owner }
web-qin-lone-territory = lone { $colour } territory
web-qin-territory = { $major ->
    [true] major { $colour } province
   *[other] { $colour } province
} of { $owner }, { $size } territories
web-qin-province = { $major ->
    [true] Major { $colour } province
   *[other] { $colour } province
} of { $owner }, { $size } territories: { $squares }
web-qin-provinces = Provinces
web-qin-lone = Lone territories
web-qin-villages = Villages
web-qin-village-held = { $at }: held by { $owner }
web-qin-villages-free = Free: { $list }
web-qin-place-at = { $first } and { $second }
web-qin-preview-founds = { $whose ->
    [you] Founds { $colour }
   *[other] { $name } founds { $colour }
}
web-qin-preview-grows = { $whose ->
    [you] Your { $colour } grows
   *[other] { $name }’s { $colour } grows
}
web-qin-preview-merges = { $whose ->
    [you] Merges { $colour }, yours
   *[other] Merges { $colour }, { $name }’s
}
web-qin-preview-major = { $whose ->
    [you] Your { $colour } is major
   *[other] { $name }’s { $colour } is major
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
    [one] One pagoda back
   *[other] { $count } pagodas back
}
web-qin-preview-back = { $whose ->
    [you] to your supply
   *[other] to { $name }
}
web-qin-preview-won = Village { $at } won
web-qin-preview-lost = Village { $at } lost
web-qin-preview-holder = { $whose ->
    [you] yours
   *[other] by { $name }
}
web-qin-preview-last = { $whose ->
    [you] Your last pagoda: you win
   *[other] The last pagoda of { $name }
}
web-qin-preview-nothing = Two lone territories: nothing else happens.
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
web-value-huang-standard = By the options

## The report of a finished game

web-report = Report
web-report-table = To the table
web-report-working = A bot goes through the whole game, decision by decision.
web-report-progress = { $done } of { $of } decisions
web-report-chances = Chance to win
web-report-moment = After { $number ->
    [one] 1 action
   *[other] { $number } actions
}: { $values }
web-report-after = After { $number ->
    [one] 1 action
   *[other] { $number } actions
}
web-report-end = The end of the game
web-report-board = The position
web-report-decision = Decision { $number }: { $name } chose “{ $played }”.
web-report-better = Better was “{ $best }”: a chance of { $chance } instead of { $instead }.
web-report-best = Nothing was better.
web-report-mark-played = played
web-report-mark-better = better
web-report-turning = Turning points
web-report-turn = Decision { $number }: { $name } chose “{ $played }” and had { $instead } to win; “{ $best }” would have kept { $chance }.
web-report-show = Show
web-report-steady = Nobody gave much away.
web-report-points = Points by source
web-report-points-of = Points of { $name } by source
web-report-points-at = After { $number ->
    [one] 1 action
   *[other] { $number } actions
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-report-sum = Sum

## What if: a table from a moment of a finished game

web-what-if = What if?
web-what-if-explained = A new table begins with this position, against bots. The finished game stays as it is.
web-what-if-seat = My seat
web-what-if-open = Play on from here
web-from = From move { $step } of a finished game
