// Made from the Rust types of crates/server/src/wire; do not edit.

export type Arg =
  { number: number } | { text: string } | { seat: number } | { term: string } | { key: string } | { list: Array<Arg> }

export type Phrase = { id: string; args?: Array<[string, Arg]> }

export type Told = { event: unknown; phrase: Phrase }

export type Code =
  | 'bad_request'
  | 'too_large'
  | 'nobody'
  | 'not_yours'
  | 'not_found'
  | 'not_now'
  | 'stale'
  | 'illegal'
  | 'too_many'
  | 'not_kept'
  | 'unavailable'

export type Problem = { code: Code; message: string; rule?: string; phrase?: Phrase }

export type Me = { name: string }

export type Rename = { name?: string }

export type DeviceLink = { code: string; url: string; expires: number }

export type Claim = { code: string }

export type About = { version: string; protocol: number; games: Array<GameAbout>; levels: Array<string> }

export type GameAbout = {
  id: string
  title: string
  rules: number
  fewest: number
  most: number
  options: Array<OptionAbout>
  refused: Array<string>
}

export type OptionAbout = { key: string; kind: string; values: Array<string>; default: string; explained: string }

export type Listing = {
  id: string
  game: string
  options: { [key in string]: string }
  status: Status
  created: number
  updated: number
  seats: Array<SeatInfo>
  turn?: number
  deadline?: number
  places?: Array<number>
  scores?: Array<number>
}

export type Listings = { tables: Array<Listing>; more?: number }

export type MyTables = { my_turn: Array<Listing>; waiting: Array<Listing>; over: Array<Listing> }

export type Filling = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: string }

export type NewTable = {
  id: string
  game: string
  options?: { [key in string]: string }
  seats: Array<Filling>
  listed?: boolean
  hints?: boolean
  deadline?: number
  stand_in?: string
  start?: boolean
}

export type Play = number | string

export type Command =
  | { do: 'join'; seat?: number }
  | { do: 'leave' }
  | { do: 'arrange'; seat: number; to: Filling }
  | { do: 'start' }
  | { do: 'act'; seat: number; at: number; action: Play }
  | { do: 'undo'; seat: number; at: number }
  | { do: 'answer_undo'; seat: number; at: number; accept: boolean }
  | { do: 'resign'; seat: number }
  | { do: 'hand_over'; seat: number }
  | { do: 'take_back'; seat: number }
  | { do: 'say'; seat: number; text: string }
  | { do: 'rematch' }

export type Envelope = { id: string; command: Command }

export type Answer = { id: string; seq?: number; table?: string; problem?: Problem; update?: Update }

export type EyeWord = 'mine' | 'spectator' | 'open'

export type EyeName = number | EyeWord

export type Status = 'open' | 'playing' | 'over' | 'closed'

export type SeatKind = 'open' | 'person' | 'bot'

export type Standing = 'playing' | 'handed_over' | 'overdue' | 'resigned'

export type SeatInfo = {
  seat: number
  kind: SeatKind
  name?: string
  level?: string
  yours: boolean
  standing: Standing
}

export type TableInfo = {
  id: string
  game: string
  options: { [key in string]: string }
  status: Status
  listed: boolean
  hints: boolean
  deadline?: number
  stand_in: string
  host: boolean
  created: number
  seats: Array<SeatInfo>
  seed_hash: string
  seed?: string
  rematch?: string
}

export type Choice = { number: number; notation: string; free: boolean }

export type UndoNow = 'no' | 'free' | 'ask'

export type UndoRequest = { seat: number; actions: number; waiting: Array<number> }

export type GameNow = {
  at: number
  turn?: number
  ask: Phrase
  view: unknown
  legal?: Array<Choice>
  undo: UndoNow
  undo_request?: UndoRequest
  deadline?: number
  outcome?: Outcome
}

export type Happening =
  | { kind: 'created' }
  | { kind: 'joined'; seat: number; name: string }
  | { kind: 'left'; seat: number }
  | { kind: 'arranged'; seat: number }
  | { kind: 'started' }
  | { kind: 'acted'; seat: number; bot: boolean; undone: boolean; notation?: string; told: Array<Told> }
  | { kind: 'undone'; seat: number; actions: number }
  | { kind: 'undo_asked'; seat: number }
  | { kind: 'undo_answered'; seat: number; accept: boolean }
  | { kind: 'resigned'; seat: number }
  | { kind: 'handed_over'; seat: number; overdue: boolean }
  | { kind: 'taken_back'; seat: number }
  | { kind: 'said'; seat: number; text: string }
  | { kind: 'rematch'; table: string }
  | { kind: 'closed' }

export type Item = { seq: number; time: number } & Happening

export type Update = { seq: number; eye: EyeName; table: TableInfo; game?: GameNow; items: Array<Item> }

export type Preview = { told: Array<Told>; draws: boolean; hands_over: boolean }

export type Moment = {
  until: number
  of: number
  eye: EyeName
  turn?: number
  ask: Phrase
  view: unknown
  seat?: number
  notation?: string
  told: Array<Told>
}

export type Weighed = { number: number; notation: string; chance: number; line?: Array<string> }

export type Hint = { at: number; actions: Array<Weighed> }

export type Verdict = {
  number: number
  seat: number
  played: string
  chances: Array<number>
  chance: number
  best: string
  best_chance: number
  cost: number
}

export type Analysis = { level: string; decisions: Array<Verdict>; turning_points: Array<number> }

export type FromClient =
  | { type: 'command'; id: string; command: Command }
  | { type: 'preview'; id: string; seat: number; at: number; number: number }
  | { type: 'look'; eye: EyeName }

export type PreviewAnswer = { id: string; preview?: Preview; problem?: Problem }

export type FromServer =
  | ({ type: 'update' } & Update)
  | ({ type: 'answer' } & Answer)
  | ({ type: 'preview' } & PreviewAnswer)
  | ({ type: 'problem' } & Problem)
  | { type: 'closing' }

export type SheetRow = { section: string; label: Phrase; values: Array<number> }

export type Outcome = { places: Array<number>; scores: Array<number>; sheet: Array<SheetRow> }
