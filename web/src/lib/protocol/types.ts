// Made from the Rust types of crates/server/src/wire; do not edit.

export type Arg = { "number": number } | { "text": string } | { "seat": number } | { "term": string } | { "key": string } | { "list": Array<Arg> };

export type Phrase = { 
/**
 * The id of the message.
 */
id: string, 
/**
 * Its arguments, by name.
 */
args?: Array<[string, Arg]>, };

export type Told = { 
/**
 * What, in the game's own terms.
 */
event: unknown, 
/**
 * How to say it.
 */
phrase: Phrase, };

export type Code = "bad_request" | "too_large" | "nobody" | "not_yours" | "not_found" | "not_now" | "stale" | "illegal" | "too_many" | "not_kept" | "unavailable";

export type Problem = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people: one English sentence that says what was wrong and what would be right.
 */
message: string, 
/**
 * The rule that forbids it, by its id in `docs/rules`.
 */
rule?: string, 
/**
 * The reason in the reader's language.
 */
phrase?: Phrase, };

export type Me = { 
/**
 * The name others see.
 */
name: string, };

export type Rename = { 
/**
 * The name; a neutral one is given if it is left out.
 */
name?: string, };

export type DeviceLink = { 
/**
 * What to `POST` to `/api/me/claim` on the other device.
 */
code: string, 
/**
 * The address to open there.
 */
url: string, 
/**
 * Until when it works.
 */
expires: number, };

export type Claim = { 
/**
 * The code.
 */
code: string, };

export type About = { 
/**
 * The program's version.
 */
version: string, 
/**
 * The version of the protocol; it grows when a client must change.
 */
protocol: number, 
/**
 * The games, in the order in which they are best learned.
 */
games: Array<GameAbout>, 
/**
 * The levels of bots, weakest first.
 */
levels: Array<string>, };

export type GameAbout = { 
/**
 * Its id.
 */
id: string, 
/**
 * The title on the box.
 */
title: string, 
/**
 * The version of the rules as implemented.
 */
rules: number, 
/**
 * The fewest players.
 */
fewest: number, 
/**
 * The most players.
 */
most: number, 
/**
 * The options, in the order in which they are best explained.
 */
options: Array<OptionAbout>, 
/**
 * Combinations that are refused, each as the id of a message.
 */
refused: Array<string>, };

export type OptionAbout = { 
/**
 * Its name.
 */
key: string, 
/**
 * `flag`, `choice`, `board` (one, or the text of an own board file) or `boards` (several, separated by commas).
 */
kind: string, 
/**
 * The words it takes.
 */
values: Array<string>, 
/**
 * Its value when nobody says otherwise.
 */
default: string, 
/**
 * The id of the message that explains it.
 */
explained: string, };

export type Listing = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options.
 */
options: { [key in string]: string }, 
/**
 * How far it is.
 */
status: Status, 
/**
 * When it was made.
 */
created: number, 
/**
 * When something happened last.
 */
updated: number, 
/**
 * Who sits there.
 */
seats: Array<SeatInfo>, 
/**
 * The seat that decides.
 */
turn?: number, 
/**
 * Until when.
 */
deadline?: number, 
/**
 * The place of each seat, once the game is over.
 */
places?: Array<number>, 
/**
 * The score of each seat, once the game is over.
 */
scores?: Array<number>, };

export type Listings = { 
/**
 * The tables.
 */
tables: Array<Listing>, 
/**
 * What to pass as `before` for the next ones, if there are more.
 */
more?: number, };

export type MyTables = { 
/**
 * Where it is my turn.
 */
my_turn: Array<Listing>, 
/**
 * Where I wait for others.
 */
waiting: Array<Listing>, 
/**
 * Those that are over, newest first.
 */
over: Array<Listing>, };

export type Filling = { "kind": "me", 
/**
 * What this seat is called; the person's own name if left out.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", 
/**
 * How well it plays, as listed by `GET /api/about`.
 */
level: string, };

export type Origin = { 
/**
 * The finished game's table.
 */
table: string, 
/**
 * How many of its actions stand, as in `GET /api/tables/{id}/replay?until=`.
 */
step: number, };

export type NewTable = { 
/**
 * Chosen by the client, unique among its requests: sent twice, it makes one table.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * Who sits where; their number is the number of players.
 */
seats: Array<Filling>, 
/**
 * Shown in the lobby? Otherwise only who has the link finds it.
 */
listed?: boolean, 
/**
 * May seats ask a bot for hints?
 */
hints?: boolean, 
/**
 * Seconds for each decision; when they have passed, a bot plays until the seat's owner returns.
 */
deadline?: number, 
/**
 * The level of the bot that stands in for absent people; the middle level if left out.
 */
stand_in?: string, 
/**
 * Start at once? Only if no seat is open.
 */
start?: boolean, 
/**
 * Begin from a moment of a finished game, with new chance: its game, options and number of seats.
 */
from?: Origin, };

export type Play = number | string;

export type Command = { "do": "join", 
/**
 * Which; the first open one if left out.
 */
seat?: number, } | { "do": "leave" } | { "do": "arrange", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who is to sit there.
 */
to: Filling, } | { "do": "start" } | { "do": "act", 
/**
 * My seat.
 */
seat: number, 
/**
 * The decision it answers: `at` of the game as last seen. If the game has moved on, nothing happens.
 */
at: number, 
/**
 * The action.
 */
action: Play, } | { "do": "undo", 
/**
 * My seat.
 */
seat: number, 
/**
 * `at` of the game as last seen.
 */
at: number, } | { "do": "answer_undo", 
/**
 * My seat.
 */
seat: number, 
/**
 * `at` of the game as last seen.
 */
at: number, 
/**
 * Accept?
 */
accept: boolean, } | { "do": "resign", 
/**
 * My seat.
 */
seat: number, } | { "do": "hand_over", 
/**
 * My seat.
 */
seat: number, } | { "do": "take_back", 
/**
 * My seat.
 */
seat: number, } | { "do": "say", 
/**
 * My seat.
 */
seat: number, 
/**
 * At most 300 characters.
 */
text: string, } | { "do": "rematch" };

export type Envelope = { 
/**
 * Chosen by the client, unique among its commands at this table. Sent twice, the command acts once and gets the same
 * answer.
 */
id: string, 
/**
 * What to do.
 */
command: Command, };

export type Answer = { 
/**
 * The command's id.
 */
id: string, 
/**
 * The number of the log entry that it became, if it acted. It is on disk.
 */
seq?: number, 
/**
 * The new table, for a rematch.
 */
table?: string, 
/**
 * Why it did not act.
 */
problem?: Problem, 
/**
 * The table as it is now, when the command came too late.
 */
update?: Update, };

export type EyeWord = "mine" | "spectator" | "open";

export type EyeName = number | EyeWord;

export type Status = "open" | "playing" | "over" | "closed";

export type SeatKind = "open" | "person" | "bot";

export type Standing = "playing" | "handed_over" | "overdue" | "resigned";

export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who holds it.
 */
kind: SeatKind, 
/**
 * The person's name.
 */
name?: string, 
/**
 * The bot's level.
 */
level?: string, 
/**
 * Is it mine?
 */
yours: boolean, 
/**
 * Does its owner play?
 */
standing: Standing, };

export type TableInfo = { 
/**
 * The table's id; whoever knows it may look.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options in full, defaults included.
 */
options: { [key in string]: string }, 
/**
 * How far it is.
 */
status: Status, 
/**
 * Shown in the lobby?
 */
listed: boolean, 
/**
 * May seats ask for hints?
 */
hints: boolean, 
/**
 * Seconds for each decision.
 */
deadline?: number, 
/**
 * The level of the bot that plays for absent people.
 */
stand_in: string, 
/**
 * Am I the host?
 */
host: boolean, 
/**
 * When it was made.
 */
created: number, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * SHA-256 of the 32 bytes from which all chance of this game grows: shown from the start, so that nobody can choose
 * them later.
 */
seed_hash: string, 
/**
 * Those bytes, once the game is over.
 */
seed?: string, 
/**
 * The table of the rematch.
 */
rematch?: string, 
/**
 * The moment of a finished game from which this one begins.
 */
from?: Origin, };

export type Choice = { 
/**
 * Its number, the same for the same action everywhere within a game and board.
 */
number: number, 
/**
 * Its notation.
 */
notation: string, 
/**
 * Can it be taken back freely?
 */
free: boolean, };

export type UndoNow = "no" | "free" | "ask";

export type UndoRequest = { 
/**
 * Who asks.
 */
seat: number, 
/**
 * How many actions would be taken back, those of others included.
 */
actions: number, 
/**
 * Who has still to answer.
 */
waiting: Array<number>, };

export type GameNow = { 
/**
 * The number of the entry that led to this decision. A command that answers the decision says it.
 */
at: number, 
/**
 * The seat that decides; nobody once the game is over.
 */
turn?: number, 
/**
 * What is asked.
 */
ask: Phrase, 
/**
 * The position, in the game's own terms.
 */
view: unknown, 
/**
 * The answers, if this eye decides.
 */
legal?: Array<Choice>, 
/**
 * Can this eye take back its last action?
 */
undo: UndoNow, 
/**
 * Somebody asks to take back.
 */
undo_request?: UndoRequest, 
/**
 * When the deciding seat's time is up.
 */
deadline?: number, 
/**
 * Places, scores and the score sheet, once the game is over.
 */
outcome?: Outcome, };

export type Happening = { "kind": "created" } | { "kind": "joined", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
name: string, } | { "kind": "left", 
/**
 * From where.
 */
seat: number, } | { "kind": "arranged", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "started" } | { "kind": "acted", 
/**
 * Who.
 */
seat: number, 
/**
 * Did a bot play?
 */
bot: boolean, 
/**
 * Was it taken back since?
 */
undone: boolean, 
/**
 * The notation, for the seat that played and for open eyes: for others it might tell a secret.
 */
notation?: string, 
/**
 * What came of it, as far as this eye may know.
 */
told: Array<Told>, } | { "kind": "undone", 
/**
 * Who wished it.
 */
seat: number, 
/**
 * How many.
 */
actions: number, } | { "kind": "undo_asked", 
/**
 * Who.
 */
seat: number, } | { "kind": "undo_answered", 
/**
 * Who.
 */
seat: number, 
/**
 * Yes?
 */
accept: boolean, } | { "kind": "resigned", 
/**
 * Who.
 */
seat: number, } | { "kind": "handed_over", 
/**
 * Which.
 */
seat: number, 
/**
 * Because its time was up?
 */
overdue: boolean, } | { "kind": "taken_back", 
/**
 * Who.
 */
seat: number, } | { "kind": "said", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
text: string, } | { "kind": "rematch", 
/**
 * Its table.
 */
table: string, } | { "kind": "closed" };

export type Item = { 
/**
 * Its number.
 */
seq: number, 
/**
 * When.
 */
time: number, } & ({ "kind": "created" } | { "kind": "joined", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
name: string, } | { "kind": "left", 
/**
 * From where.
 */
seat: number, } | { "kind": "arranged", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "started" } | { "kind": "acted", 
/**
 * Who.
 */
seat: number, 
/**
 * Did a bot play?
 */
bot: boolean, 
/**
 * Was it taken back since?
 */
undone: boolean, 
/**
 * The notation, for the seat that played and for open eyes: for others it might tell a secret.
 */
notation?: string, 
/**
 * What came of it, as far as this eye may know.
 */
told: Array<Told>, } | { "kind": "undone", 
/**
 * Who wished it.
 */
seat: number, 
/**
 * How many.
 */
actions: number, } | { "kind": "undo_asked", 
/**
 * Who.
 */
seat: number, } | { "kind": "undo_answered", 
/**
 * Who.
 */
seat: number, 
/**
 * Yes?
 */
accept: boolean, } | { "kind": "resigned", 
/**
 * Who.
 */
seat: number, } | { "kind": "handed_over", 
/**
 * Which.
 */
seat: number, 
/**
 * Because its time was up?
 */
overdue: boolean, } | { "kind": "taken_back", 
/**
 * Who.
 */
seat: number, } | { "kind": "said", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
text: string, } | { "kind": "rematch", 
/**
 * Its table.
 */
table: string, } | { "kind": "closed" });

export type Update = { 
/**
 * The number of the newest entry of the log: what to resume from.
 */
seq: number, 
/**
 * The eye this was made for.
 */
eye: EyeName, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The game, once it has started.
 */
game?: GameNow, 
/**
 * What happened since, oldest first.
 */
items: Array<Item>, };

export type Preview = { 
/**
 * What would happen, up to the first draw.
 */
told: Array<Told>, 
/**
 * Something is drawn: what follows cannot be known.
 */
draws: boolean, 
/**
 * Somebody else decides next, or the game is over.
 */
hands_over: boolean, };

export type Moment = { 
/**
 * How many actions of the finished game stand at this moment.
 */
until: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * The eye this was made for.
 */
eye: EyeName, 
/**
 * The seat that decides.
 */
turn?: number, 
/**
 * What is asked.
 */
ask: Phrase, 
/**
 * The position.
 */
view: unknown, 
/**
 * Who played the last action.
 */
seat?: number, 
/**
 * Its notation.
 */
notation?: string, 
/**
 * What came of it.
 */
told: Array<Told>, };

export type Weighed = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its notation.
 */
notation: string, 
/**
 * The chance to win it promises, from 0 to 1.
 */
chance: number, 
/**
 * How the game might go on.
 */
line?: Array<string>, };

export type Hint = { 
/**
 * The decision it is about.
 */
at: number, 
/**
 * The best actions, best first.
 */
actions: Array<Weighed>, };

export type Verdict = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What was played.
 */
played: string, 
/**
 * The chance of every seat to win before it, from what the deciding seat knew.
 */
chances: Array<number>, 
/**
 * The deciding seat's chance after what was played.
 */
chance: number, 
/**
 * What would have been best.
 */
best: string, 
/**
 * The deciding seat's chance after that.
 */
best_chance: number, 
/**
 * What the choice cost: 0 if it was the best.
 */
cost: number, };

export type Analysis = { 
/**
 * The level that judged.
 */
level: string, 
/**
 * Every action that stood, in order.
 */
decisions: Array<Verdict>, 
/**
 * The numbers of the decisions that cost their seat most, worst first.
 */
turning_points: Array<number>, };

export type AnalysisLine = { 
/**
 * How many decisions there are.
 */
of: number, 
/**
 * What is to be said of this one.
 */
verdict: Verdict, } | { 
/**
 * The same verdicts, and what they add up to.
 */
analysis: Analysis, } | { 
/**
 * Why.
 */
problem: Problem, };

export type FromClient = { "type": "command", 
/**
 * The command's id, under which it acts once.
 */
id: string, 
/**
 * What to do.
 */
command: Command, } | { "type": "preview", 
/**
 * Chosen by the client, given back with the answer.
 */
id: string, 
/**
 * My seat.
 */
seat: number, 
/**
 * `at` of the game as last seen.
 */
at: number, 
/**
 * The action's number.
 */
number: number, } | { "type": "look", 
/**
 * The eye.
 */
eye: EyeName, };

export type PreviewAnswer = { 
/**
 * The id of the question.
 */
id: string, 
/**
 * The answer.
 */
preview?: Preview, 
/**
 * Why there is none.
 */
problem?: Problem, };

export type FromServer = { "type": "update" } & Update | { "type": "answer" } & Answer | { "type": "preview" } & PreviewAnswer | { "type": "problem" } & Problem | { "type": "closing" };

export type SheetRow = { section: string, label: Phrase, values: Array<number>, };

export type Outcome = { places: Array<number>, scores: Array<number>, sheet: Array<SheetRow>, };
