// Made from the Rust types of crates/protocol; do not edit.

/** The server and what it offers. */
export type About = {
  /** The program's version. */
  version: string
  /** The version of the protocol; it grows when a client must change. */
  protocol: number
  /** The games, in the order in which they are best learned. */
  games: GameAbout[]
  /** The levels of bots, weakest first. */
  levels: string[]
  /** What bots may like beside winning. */
  styles: string[]
  /** Days after which a table is removed where nobody has finished the game; 0 keeps it for ever. */
  keep_unfinished: number
  /** Do pages that can do so make hints and previews themselves? */
  hints_in_page: boolean
  /** What the keeper of the server announces. */
  announcement?: string
}

/** What the server keeps of me, besides my tables. */
export type Account = {
  /** The name others see. */
  name: string
  /** When the server first knew me. */
  created: number
  /** My devices, the one last used first. */
  devices: Device[]
  /** When my recovery phrase was made, if I have one. */
  phrase?: number
  /** Since when ratings are kept of me, if I want that. */
  ratings?: number
}

/** Something the administrator did. */
export type Act = {
  /** When. */
  time: number
  /** What. */
  act: AdminAction
  /** To whom or what, by its id. */
  subject: string
  /** Why. */
  text: string
}

/** What the administrator did, the latest first. */
export type Acts = {
  /** The acts. */
  acts: Act[]
}

/** What an administrator can do. */
export type AdminAction =
  /** Make a new token. */
  | 'token'
  /** Ban a person. */
  | 'ban'
  /** Let a banned person play again. */
  | 'unban'
  /** Erase a person. */
  | 'remove_person'
  /** Remove a table. */
  | 'remove_table'
  /** Settle a report. */
  | 'settle'
  /** Change the announcement. */
  | 'announce'

/** How I did against somebody in a game. */
export type Against = {
  /** Who. */
  opponent: Opponent
  /** The game's id. */
  game: string
  /** How many games we had. */
  games: number
  /** How often I was placed before them. */
  ahead: number
  /** How often we shared a place. */
  shared: number
}

/** A finished game gone through by a bot, decision by decision. */
export type Analysis = {
  /** The level that judged. */
  level: string
  /** Every action that stood, in order. */
  decisions: Verdict[]
  /** The numbers of the decisions that surely cost their seat most, worst first. */
  turning_points: number[]
}

/** A line of the answer to a request for an analysis. */
export type AnalysisLine =
  /** A decision has been judged. */
  | {
      /** How many decisions there are. */
      of: number
      /** What is to be said of this one. */
      verdict: Verdict
    }
  /** All of it; the last line. */
  | {
      /** The same verdicts, a few of them thought over at length, and what they add up to. */
      analysis: Analysis
    }
  /** It came to nothing; the last line. */
  | {
      /** Why. */
      problem: Problem
    }

/** What is to be announced. */
export type Announce = {
  /** At most 300 characters; nothing is announced any more if left out. */
  text?: string
}

/** What became of a command. */
export type Answer = {
  /** The command's id. */
  id: string
  /** Why it did not act. */
  problem?: Problem
  /** The number of the log entry that it became, if it acted. It is on disk. */
  seq?: number
  /** The new table, for a rematch. */
  table?: string
  /** The table as it is now, when the command came too late. */
  update?: Update
}

/** An argument of a phrase. */
export type Arg =
  /** A number, for plurals. */
  | { number: number }
  /** A text that is the same in every language. */
  | { text: string }
  /** A player, shown by name. */
  | { seat: number }
  /** Another message, said in the reader's language. */
  | { term: string }
  /** A word the message selects by and never shows. */
  | { key: string }
  /** Several of these. */
  | { list: Arg[] }

/** How long a player is away, and from when the others may go on without them. */
export type Away = {
  /** Without a connection since when. */
  since: number
  /** From when the others may let a bot play, if the game waits for this player. */
  bot?: number
  /** From when the others may end it, if the game waits for this player. */
  end?: number
}

/** A block of a rulebook. */
export type Block =
  /** A paragraph that explains. */
  | {
      kind: 'text'
      /** Its text. */
      inline: Inline[]
    }
  /** A rule. */
  | {
      kind: 'rule'
      /** Its id, which is also its anchor. */
      id: string
      /** When it applies: all of these must be so. Empty for a rule that always applies. */
      when: Condition[]
      /** Its text. */
      inline: Inline[]
      /** The list that belongs to it. */
      list?: Inline[][]
    }
  /** A list. */
  | {
      kind: 'list'
      /** Its items. */
      items: Inline[][]
    }
  /** A table. */
  | {
      kind: 'table'
      /** The cells of its head. */
      head: Inline[][]
      /** Its rows, each with as many cells. */
      rows: Inline[][][]
    }
  /** An example to step through. */
  | {
      kind: 'example'
      /** Its name. */
      example: string
      /** What it shows, as one sentence. */
      caption: Inline[]
    }

/** A person, named by a seat they have. */
export type BlockSeat = {
  /** A table where they sit. */
  table: string
  /** Their seat. */
  seat: number
}

/** Somebody I have blocked. */
export type BlockedPerson = {
  /** By which the block can be removed. */
  id: string
  /** What they were called then. */
  name: string
  /** Since when. */
  since: number
}

/** The people I have blocked: they cannot sit at my tables, and I see neither their messages nor their listed tables. */
export type Blocks = {
  /** The latest first. */
  blocked: BlockedPerson[]
}

/** The rulebook of a game in one language. */
export type Book = {
  /** The game's id. */
  game: string
  /** The code of the language. */
  language: string
  /** The title of the game in this language. */
  title: string
  /** What the game is about, before the first chapter. */
  intro: Block[]
  /** The chapters in teaching order. */
  chapters: Chapter[]
}

/**
 * What has changed at a table since the update before: sockets that ask for changes get it instead of an [`Update`] wherever they have what it
 * adds to.
 */
export type Changed = {
  /** The number of the newest entry of the log: what to resume from. */
  seq: number
  /** The `seq` of the update before on this socket, to which this one adds. */
  since: number
  /** The server's time when this was made, in milliseconds since 1970. */
  now: number
  /** Whom this was made for. */
  eye: EyeName
  /**
   * The game. Its `view` holds only what has changed: each key is a JSON Pointer (RFC 6901) to a place in the view of before, each value is what
   * stands there now.
   */
  game: GameNow
  /** What happened since, oldest first; if that is much, the newest part. */
  items: Item[]
  /** Where something that happened since is left out: it happened before this entry (`GET /api/tables/{id}/log?before=`). */
  earlier?: number
  /** The table; left out if it is as it was. */
  table?: TableInfo
}

/** A chapter. */
export type Chapter = {
  /** Its anchor, the same in every language. */
  id: string
  /** Its heading. */
  title: string
  /** What stands in it. */
  blocks: Block[]
}

/** The code of a device link. */
export type Claim = {
  /** The code. */
  code: string
}

/** The live clocks at one moment: that of the update's `now`. */
export type Clocks = {
  /** Milliseconds left, in seat order; nothing for bots. */
  left: (number | null)[]
  /** The seat whose clock runs; none while a bot plays. */
  running?: number
}

/** The kinds of problems. */
export type Code =
  /** The request cannot be understood. */
  | 'bad_request'
  /** The request is too large. */
  | 'too_large'
  /** No identity: `POST /api/me` first. */
  | 'nobody'
  /** It belongs to another player. */
  | 'not_yours'
  /** There is no such table, link or page. */
  | 'not_found'
  /** It cannot be done at this stage of the table. */
  | 'not_now'
  /** The game has moved on since. */
  | 'stale'
  /** The rules of the game forbid it. */
  | 'illegal'
  /** Too often, or too many. */
  | 'too_many'
  /** It could not be kept: the disk is full or failing. Nothing happened; try again later. */
  | 'not_kept'
  /** The server is shutting down, overloaded, or does not reach its database. Nothing happened. */
  | 'unavailable'
  /** The server lost its database while it worked on this: it may have been done or not. Sent again with the same id, it acts once. */
  | 'unknown'

/** What to do. */
export type Command =
  /** Take an open seat. */
  | {
      do: 'join'
      /** Which; the first open one if left out. */
      seat?: number
    }
  /** Leave all my seats before the start. */
  | { do: 'leave' }
  /** Close the table, even while it is being played: nobody can act there any more (host only). */
  | { do: 'close' }
  /** Open a seat, or put a bot on it, before the start (host only). During a game without other people: give a bot another level. */
  | {
      do: 'arrange'
      /** Which seat. */
      seat: number
      /** Who is to sit there. */
      to: Filling
    }
  /** Free a seat of somebody else before the start; they cannot sit down again (host only). */
  | {
      do: 'remove'
      /** Which seat. */
      seat: number
    }
  /** Stop somebody from writing in the chat, or let them again (host only). */
  | {
      do: 'mute'
      /** Which seat. */
      seat: number
      /** May they write no more? */
      muted: boolean
    }
  /**
   * Add my own part to the game's chance before the start, once for each seat: nobody can then choose the seed, not even the
   * host of the server (`docs/records.md`).
   */
  | {
      do: 'contribute'
      /** My seat. */
      seat: number
      /** 32 random bytes, as 64 hexadecimal digits. */
      random: string
    }
  /** Begin to play (host only). */
  | { do: 'start' }
  /** Answer the present decision. */
  | {
      do: 'act'
      /** My seat. */
      seat: number
      /** The decision it answers: `at` of the game as last seen. If the game has moved on, nothing happens. */
      at: number
      /** The action. */
      action: Play
    }
  /** Undo my last action: at once if it drew nothing and the decision is still mine, otherwise the other players are asked. */
  | {
      do: 'undo'
      /** My seat. */
      seat: number
      /** `at` of the game as last seen. */
      at: number
    }
  /** Accept or refuse another player's undo request. */
  | {
      do: 'answer_undo'
      /** My seat. */
      seat: number
      /** `at` of the game as last seen. */
      at: number
      /** Accept? */
      accept: boolean
    }
  /** Resign: with two players the game ends, otherwise a bot plays on and the seat ranks last. */
  | {
      do: 'resign'
      /** My seat. */
      seat: number
    }
  /** End the game without a result, while some seat has not acted yet. */
  | {
      do: 'abort'
      /** My seat. */
      seat: number
    }
  /** Go on without the deciding player, who has been away too long: from the times that the seat's `away` names. */
  | {
      do: 'claim'
      /** My seat. */
      seat: number
      /** Theirs. */
      against: number
      /** How to go on. */
      to: Remedy
    }
  /** Let a bot play for me. */
  | {
      do: 'hand_over'
      /** My seat. */
      seat: number
    }
  /** Play myself again. */
  | {
      do: 'take_back'
      /** My seat. */
      seat: number
    }
  /** Say something to the table. */
  | {
      do: 'say'
      /** My seat. */
      seat: number
      /** At most 300 characters. */
      text: string
    }
  /** After the end: another game with the same players. All of them get the same new table. */
  | { do: 'rematch' }

/** When a rule applies. */
export type Condition =
  /** With an option of the game. */
  | {
      kind: 'option'
      /** The option. */
      option: string
      /** The value it must have; without one, the option must be on. */
      value?: string
    }
  /** With so many players. */
  | {
      kind: 'players'
      /** The fewest. */
      from: number
      /** The most. */
      to: number
    }
  /** Under this version of the rules only. */
  | {
      kind: 'version'
      /** The version. */
      version: number
    }

/** What a player contributed to the game's chance. */
export type Contribution = {
  /** Whose seat. */
  seat: number
  /** 32 bytes, as 64 hexadecimal digits. */
  random: string
}

/** A device of mine. */
export type Device = {
  /** By which it can be signed out. */
  id: string
  /** Its browser and system; empty where it did not say. */
  name: string
  /** When it became mine. */
  created: number
  /** The day on which it was last seen. */
  seen: number
  /** Is it the one that asks? */
  this: boolean
}

/** A link that moves me to another device, once. */
export type DeviceLink = {
  /** What to `POST` to `/api/me/claim` on the other device. */
  code: string
  /** The address to open there. */
  url: string
  /** Until when it works. */
  expires: number
}

/** A command with the id under which it acts once. */
export type Envelope = {
  /**
   * Chosen by the client, unique among its commands at this table. Sent twice, the command acts once and gets the same
   * answer.
   */
  id: string
  /** What to do. */
  command: Command
}

/** Erase me. It cannot be undone, so it says whom. */
export type Erase = {
  /** My name, as the server knows it. */
  name: string
}

/** What was erased. */
export type Erased = {
  /** At how many tables my name and my messages are no longer shown. */
  tables: number
}

/** Everything the server keeps of me, as one document. */
export type Export = {
  /** When it was made. */
  time: number
  /** Name, devices, recovery phrase. */
  account: Account
  /** The tables where I sit. */
  tables: ExportedTable[]
  /** What I said, oldest first. */
  messages: ExportedMessage[]
  /** The people I have blocked. */
  blocked: BlockedPerson[]
  /** The reports I have sent. */
  reports: SentReport[]
  /** The addresses of push services where I want notices. */
  notices: string[]
  /** My ratings. */
  ratings: MyRatings
  /** The games that count for them, latest first. */
  rated_games: RatedGame[]
}

/** Something I said. */
export type ExportedMessage = {
  /** At which table. */
  table: string
  /** When. */
  time: number
  /** What. */
  text: string
}

/** A table where I sit. */
export type ExportedTable = {
  /** The table, as lists show it. */
  table: Listing
  /** Where its record is, once the game is over. */
  record?: string
}

/**
 * Who looks: a seat's number, `"spectator"`, `"open"` (finished games only), or `"mine"`: my seat, or the deciding one of
 * several, or a spectator's.
 */
export type EyeName =
  /** A seat. */
  | number
  /** One of the words. */
  | EyeWord

/** The viewpoints that are not seats. */
export type EyeWord =
  /** Whatever is mine. */
  | 'mine'
  /** What is public. */
  | 'spectator'
  /** Everything. */
  | 'open'

/** Who is to sit on a seat. */
export type Filling =
  /** The player who asks; several seats of one player are hot-seat play. */
  | {
      kind: 'me'
      /** What this seat is called; the person's own name if left out. */
      name?: string
    }
  /** Nobody yet. */
  | { kind: 'open' }
  /** A bot. */
  | {
      kind: 'bot'
      /** How well it plays, as listed by `GET /api/about`. */
      level: string
      /** What it likes beside winning, as listed there; nothing if left out. */
      style?: string
    }

/** A picture of an example: the position with everything open, and what led to it. */
export type Frame = {
  /** What came of it. */
  told: Told[]
  /** What is asked. */
  ask: Phrase
  /** The position, in the game's own terms. */
  view: unknown
  /** What was played; nothing at the start. */
  played?: Played
  /** The seat that decides now; nobody once the game is over. */
  turn?: number
}

/** From the client. */
export type FromClient =
  /** Do something; answered by [`FromServer::Answer`]. */
  | {
      type: 'command'
      /** The command's id, under which it acts once. */
      id: string
      /** What to do. */
      command: Command
    }
  /** What would an action do? Answered by [`FromServer::Preview`]. */
  | {
      type: 'preview'
      /** Chosen by the client, given back with the answer. */
      id: string
      /** My seat. */
      seat: number
      /** `at` of the game as last seen. */
      at: number
      /** The action's number. */
      number: number
    }
  /** Why is an action not legal? Answered by [`FromServer::WhyNot`]. A question changes nothing, and nothing of it is stored. */
  | {
      type: 'why_not'
      /** Chosen by the client, given back with the answer. */
      id: string
      /** My seat. */
      seat: number
      /** `at` of the game as last seen. */
      at: number
      /** The action. */
      action: Play
    }
  /** Look from another viewpoint from now on; answered by an update. */
  | {
      type: 'look'
      /** From which. */
      eye: EyeName
    }

/** From the server. */
export type FromServer =
  /**
   * The table as it is now, with what happened since the last update. Sent at once after connecting, and whenever
   * something happened. A slow reader gets fewer and longer ones.
   */
  | ({ type: 'update' } & Update)
  /** What has changed since the last update, in its stead, for sockets that ask for changes. */
  | ({ type: 'changed' } & Changed)
  /** What became of a command. */
  | ({ type: 'answer' } & Answer)
  /** What an action would do. */
  | ({ type: 'preview' } & PreviewAnswer)
  /** Why an action is not legal. */
  | ({ type: 'why_not' } & WhyNotAnswer)
  /** A message could not be understood. */
  | ({ type: 'problem' } & Problem)
  /** The server is going away; come back and resume from the last `seq`. */
  | { type: 'closing' }
  /** The connection works. Sent every 12 seconds to sockets that ask for it. */
  | { type: 'alive' }

/** A game on offer. */
export type GameAbout = {
  /** Its id. */
  id: string
  /** The title on the box. */
  title: string
  /** The version of the rules as implemented. */
  rules: number
  /** The fewest players. */
  fewest: number
  /** The most players. */
  most: number
  /** The options, in the order in which they are best explained. */
  options: OptionAbout[]
  /** Combinations that are refused, each as the id of a message. */
  refused: string[]
}

/** The game as one viewpoint sees it. */
export type GameNow = {
  /** The number of the entry that led to this decision. A command that answers the decision says it. */
  at: number
  /** What is asked. */
  ask: Phrase
  /** The position, in the game's own terms. */
  view: unknown
  /** Can this viewpoint's seat undo its last action? */
  undo: UndoNow
  /** May the players still end the game without a result? Only while some seat has not acted yet. */
  first_round: boolean
  /** The bank of time of every seat, where the table has live clocks. */
  clocks?: Clocks
  /** When the deciding seat's time is up. */
  deadline?: number
  /** The bot that decides thinks less than usual, since the server has much to do. */
  hurried?: boolean
  /** The answers, if this viewpoint decides. */
  legal?: Legal
  /** Places, scores and the score sheet, once the game is over. */
  outcome?: Outcome
  /** The seat that decides; nobody once the game is over. */
  turn?: number
  /** A player asks to undo. */
  undo_request?: UndoRequest
}

/** Answers of one kind. */
export type Group = {
  /** Their notation, in which `{field}` stands for the value of that column; the parts of a list are separated by spaces. */
  notation: string
  /** The fields of the action that they share. */
  action: unknown
  /** Can they be undone without asking? */
  free: boolean
  /** Their numbers. */
  numbers: number[]
  /** For each the index of its effect. */
  effects: number[]
  /** The other fields of the action, each with one value an answer. */
  columns?: Record<string, unknown[]>
}

/** What a bot advises. */
export type Hint = {
  /** The decision it is about. */
  at: number
  /** The best actions, best first. */
  actions: Weighed[]
}

/** A decision of a seat as its own page may think about it. */
export type Imagined = {
  /** The decision it is about. */
  at: number
  /**
   * A record that begins with this decision. What the seat cannot know was dealt anew, so it tells nothing that the seat may not know;
   * hints and previews made from it are those of the real game.
   */
  record: string
}

/** A piece of text. */
export type Inline =
  /** Plain text. */
  | {
      kind: 'text'
      /** The text. */
      text: string
    }
  /** Stressed text. */
  | {
      kind: 'em'
      /** The text. */
      text: string
    }
  /** Strongly stressed text. */
  | {
      kind: 'strong'
      /** The text. */
      text: string
    }
  /** Something to type, such as an action in notation. */
  | {
      kind: 'code'
      /** The text. */
      text: string
    }
  /** A rule, cited by its id. */
  | {
      kind: 'rule'
      /** The id. */
      rule: string
    }
  /** A link to a chapter. */
  | {
      kind: 'chapter'
      /** The id of the chapter. */
      chapter: string
      /** The text of the link. */
      text: string
    }

/** An entry of the log, as one viewpoint may know it. */
export type Item = {
  /** Its number. */
  seq: number
  /** When. */
  time: number
} & (
  /** The table was made. */
  | { kind: 'created' }
  /** A player sat down. */
  | {
      kind: 'joined'
      /** Where. */
      seat: number
      /** Who. */
      name: string
    }
  /** A player left before the start. */
  | {
      kind: 'left'
      /** From where. */
      seat: number
    }
  /** The host opened a seat or put a bot on it. */
  | {
      kind: 'arranged'
      /** Which seat. */
      seat: number
    }
  /** The host removed a player before the start. */
  | {
      kind: 'removed'
      /** From where. */
      seat: number
      /** Who it was. */
      name: string
    }
  /** The host stopped a player from writing in the chat, or let them again. */
  | {
      kind: 'muted'
      /** Who. */
      seat: number
      /** No more? */
      muted: boolean
    }
  /** A player added their own part to the game's chance. */
  | {
      kind: 'contributed'
      /** Who. */
      seat: number
    }
  /** The game began. */
  | { kind: 'started' }
  /** A seat acted. */
  | {
      kind: 'acted'
      /** Who. */
      seat: number
      /** Did a bot play? */
      bot: boolean
      /** Was it undone since? */
      undone: boolean
      /** What came of it, as far as this viewpoint may know. */
      told: Told[]
      /** The same as data, in the game's own terms. */
      action?: unknown
      /** The notation, for the seat that played and where everything lies open: for others it might tell a secret. */
      notation?: string
    }
  /** Actions were undone. */
  | {
      kind: 'undone'
      /** Who asked. */
      seat: number
      /** How many. */
      actions: number
    }
  /** A player asks to undo. */
  | {
      kind: 'undo_asked'
      /** Who. */
      seat: number
    }
  /** A player answered an undo request. */
  | {
      kind: 'undo_answered'
      /** Who. */
      seat: number
      /** Yes? */
      accept: boolean
    }
  /** A player resigned. */
  | {
      kind: 'resigned'
      /** Who. */
      seat: number
    }
  /** A player ended the game in its first round, without a result. */
  | {
      kind: 'aborted'
      /** Who. */
      seat: number
    }
  /** A player goes on without another, who was away too long. */
  | {
      kind: 'claimed'
      /** Who. */
      seat: number
      /** Without whom. */
      against: number
      /** How it goes on. */
      to: Remedy
    }
  /** A bot plays for a seat. */
  | {
      kind: 'handed_over'
      /** Which. */
      seat: number
      /** Because its time was up? */
      overdue: boolean
    }
  /** The owner plays again. */
  | {
      kind: 'taken_back'
      /** Who. */
      seat: number
    }
  /** A player wrote in the chat. */
  | {
      kind: 'said'
      /** Who. */
      seat: number
      /** What. */
      text: string
    }
  /** There is a rematch. */
  | {
      kind: 'rematch'
      /** Its table. */
      table: string
    }
  /** Everyone left before the start, or the host closed the table. */
  | { kind: 'closed' }
)

/** Keep ratings of me, or no more: then all of them are erased. */
export type KeepRatings = {
  /** Keep them? */
  keep: boolean
}

/** All answers to a decision, packed. */
export type Legal = {
  /** The answers in groups; one group after the other gives them in their order. */
  groups: Group[]
  /** The effects of all answers, each once. */
  effects: unknown[]
}

/** A lesson as the list shows it. */
export type LessonAbout = {
  /** Its id: `01-first-province`. */
  id: string
  /** The message with its title. */
  title: string
  /** The message with one line about it. */
  about: string
  /** About how many minutes it takes. */
  minutes: number
  /** The rules it teaches. */
  rules: string[]
  /** Is it beside the main path: an option, an expansion? */
  extra: boolean
  /** How many steps it has. */
  steps: number
  /** The message that closes it. */
  closing: string
  /** What is asked after the steps. */
  questions?: LessonQuestion[]
}

/** An answer to choose. */
export type LessonAnswer = {
  /** The message with the answer. */
  say: string
  /** Is it the right one? */
  right: boolean
  /** The message that says why it is not. */
  because?: string
}

/** Where a learner stands in a lesson, and what they try now. */
export type LessonAttempt = {
  /** The right answers given so far, one for each step; `"next"` for a step that is only read. */
  answers?: Play[]
  /** The answer to the present step, to be judged. */
  try?: Play
}

/** Something that happens between two steps: the learner's own action, then every reply. */
export type LessonFrame = {
  /** The table after it; its items are what is new. */
  update: Update
  /** The message that tells it, beside the log. */
  say?: string
}

/** An answer, by both its names. */
export type LessonLine = {
  /** Its notation. */
  notation: string
  /** Its number. */
  number: number
}

/** A question at the end of a lesson. */
export type LessonQuestion = {
  /** The message that asks. */
  say: string
  /** The rule that answers it. */
  rule: string
  /** The answers to choose from. */
  answers: LessonAnswer[]
}

/** What is to be said of an answer. */
export type LessonVerdict = {
  /** Right, wrong or against the rules. */
  kind: LessonVerdictKind
  /** The game's own sentence, where the lesson has none. */
  phrase?: Phrase
  /** The rule behind it. */
  rule?: string
  /** The message that says so. */
  say?: string
}

/** How an answer is judged. */
export type LessonVerdictKind =
  /** It does what the step asks. */
  | 'right'
  /** It can be played, but is not what the step asks. */
  | 'wrong'
  /** The rules forbid it. */
  | 'illegal'

/** A table in a list. */
export type Listing = {
  /** The table's id. */
  id: string
  /** The game's id. */
  game: string
  /** The options. */
  options: Record<string, string>
  /** How far it is. */
  status: Status
  /** When it was made. */
  created: number
  /** When something happened last. */
  updated: number
  /** Who sits there. */
  seats: SeatInfo[]
  /** Until when. */
  deadline?: number
  /** The place of each seat, once the game is over. */
  places?: number[]
  /** Does the game count for ratings? */
  rated?: boolean
  /** The score of each seat, once the game is over. */
  scores?: number[]
  /** The seat that decides. */
  turn?: number
}

/** Tables in a list. */
export type Listings = {
  /** The tables. */
  tables: Listing[]
  /** What to pass for the next ones, if there are more: as `before` in the archive, as `after` in the lobby. */
  more?: number
}

/** The live clock of a table: what every seat has. */
export type LiveClock = {
  /** Seconds in the bank at the start, 1 to 10,800. Only one's own decisions use them up. */
  bank: number
  /** Seconds that are added when the decision passes on to another seat, 0 to 600. */
  increment: number
}

/** A part of a table's log. */
export type LogPart = {
  /** What happened, oldest first. */
  items: Item[]
  /** What to pass as `before` for the part before this one, if there is one. */
  earlier?: number
}

/** Where a new table is. */
export type Made = {
  /** Its id. */
  table: string
  /** The address to give to others. */
  url: string
}

/** Who I am. */
export type Me = {
  /** The name others see. */
  name: string
}

/** A moment of a finished game. */
export type Moment = {
  /** How many actions of the finished game stand at this moment. */
  until: number
  /** How many there are. */
  of: number
  /** Whom this was made for. */
  eye: EyeName
  /** What is asked. */
  ask: Phrase
  /** The position. */
  view: unknown
  /** What came of it. */
  told: Told[]
  /** Its notation. */
  notation?: string
  /** Who played the last action. */
  seat?: number
  /** The seat that decides. */
  turn?: number
}

/** My ratings, and how I did against whom. */
export type MyRatings = {
  /** One for each game and number of players that I have played, most played first. */
  ratings: Rating[]
  /** How I did against each opponent, most met first. */
  against: Against[]
  /** Since when they are kept, if I want that. */
  since?: number
}

/** The tables where I sit. */
export type MyTables = {
  /** Where it is my turn. */
  my_turn: Listing[]
  /** Where I wait for others. */
  waiting: Listing[]
  /** Those that are over, newest first. */
  over: Listing[]
}

/** A new table. */
export type NewTable = {
  /** Chosen by the client, unique among its requests: sent twice, it makes one table. */
  id: string
  /** The game's id. */
  game: string
  /** Who sits where; their number is the number of players. */
  seats: Filling[]
  /** A bank of time for every seat; when it is used up, a bot plays as after a deadline. */
  clock?: LiveClock
  /** Seconds for each decision; when they have passed, a bot plays until the seat's owner returns. */
  deadline?: number
  /** Begin from a moment of a finished game, with new chance: its game, options and number of seats. */
  from?: Origin
  /** May seats ask a bot for hints? */
  hints?: boolean
  /** Shown in the lobby? Otherwise only who has the link finds it. */
  listed?: boolean
  /** The options that differ from their defaults. */
  options?: Record<string, string>
  /** My own part of the game's chance, as with [`Command::Contribute`]: it counts for my first seat. */
  random?: string
  /**
   * Does the game count for ratings? Then everybody at the table has agreed to that (`POST /api/me/ratings`); it has a time limit, no
   * hints, one seat for each player, boards of ours, and begins as games do.
   */
  rated?: boolean
  /** The level of the bot that stands in for absent people; the middle level if left out. */
  stand_in?: string
  /** Start at once? Only if no seat is open. */
  start?: boolean
}

/** The keys of a subscription, in base64url. */
export type NoticeKeys = {
  /** The browser's public key (P-256, uncompressed). */
  p256dh: string
  /** The secret that both share (16 bytes). */
  auth: string
}

/** Whether this server sends notices. */
export type NoticesAbout = {
  /** The server's public key for `PushManager.subscribe`, in base64url; none if the host has turned notices off. */
  key: string | null
}

/** A subscription that is to end. */
export type NoticesUnwanted = {
  /** Its address at the push service. */
  endpoint: string
}

/** Where a browser wants to be told that it is my turn: its `PushSubscription` as JSON. */
export type NoticesWanted = {
  /** The address at the browser's push service. */
  endpoint: string
  /** With what notices are encrypted, so that the push service cannot read them. */
  keys: NoticeKeys
}

/** Somebody I played with: a person by their name, a bot by its level, or somebody who is no longer known by either. */
export type Opponent = {
  /** The bot's level. */
  level?: string
  /** The person's name. */
  name?: string
}

/** An option of a game. */
export type OptionAbout = {
  /** Its name. */
  key: string
  /** `flag`, `choice`, `board` (one, or the text of an own board file) or `boards` (several, separated by commas). */
  kind: string
  /** The words it takes. */
  values: string[]
  /** Its value when nobody says otherwise. */
  default: string
  /** The id of the message that explains it. */
  explained: string
}

/** The moment of a finished game from which another begins. */
export type Origin = {
  /** The finished game's table. */
  table: string
  /** How many of its actions stand, as in `GET /api/tables/{id}/replay?until=`. */
  step: number
}

/** Places, scores and the score sheet. */
export type Outcome = {
  /**
   * The place of each seat, in seat order. The best place is 1; seats that share a place have equal numbers, and the
   * places below are skipped (1, 1, 3). Where nobody wins, nobody holds place 1.
   */
  places: number[]
  /** The figure each seat is ranked by first. */
  scores: number[]
  /** Where the figures come from. */
  sheet: SheetRow[]
}

/** The server at a glance. */
export type Overview = {
  /** People it knows. */
  people: number
  /** Those who are banned. */
  banned: number
  /** Tables by how far they are: `open`, `playing`, `over`, `closed`. */
  tables: Record<string, number>
  /** Reports that are not settled. */
  reports: number
  /** The limits by their names in the settings file. */
  limits: Record<string, number>
  /** Days after which a table is removed where nobody has finished the game; 0 keeps it for ever. */
  keep_unfinished: number
  /** What is announced on every page. */
  announcement?: string
}

/** Somebody, as the administrator sees them. */
export type PersonRow = {
  /** Their identity. Only the administrator is told. */
  id: string
  /** The name others see. */
  name: string
  /** When the server first knew them. */
  created: number
  /** The day on which they were last seen. */
  seen: number
  /** At how many tables they sit. */
  tables: number
  /** Why they are banned, if they are. */
  banned?: string
}

/** People, the newest first. */
export type PersonRows = {
  /** The people. */
  people: PersonRow[]
  /** What to pass as `before` for the next ones, if there are more. */
  more?: number
}

/** A message of the Fluent files under `locales/`, and its arguments. */
export type Phrase = {
  /** The id of the message. */
  id: string
  /** Its arguments, by name. */
  args?: [string, Arg][]
}

/** An action, by number or in notation. */
export type Play =
  /** Its number in the list of legal actions. */
  | number
  /** Its notation. */
  | string

/** An action of an example. */
export type Played = {
  /** Who played. */
  seat: number
  /** The action in notation. */
  notation: string
  /** The same as data, in the game's own terms. */
  action: unknown
}

/** What an action would do, as far as its seat can know. */
export type Preview = {
  /** What would happen, up to the first draw. */
  told: Told[]
  /** Something is drawn: what follows cannot be known. */
  draws: boolean
  /** Another player decides next, or the game is over. */
  hands_over: boolean
}

/** The answer to a preview. */
export type PreviewAnswer = {
  /** The id of the question. */
  id: string
  /** The answer. */
  preview?: Preview
  /** Why there is none. */
  problem?: Problem
}

/** Why something was not done. */
export type Problem = {
  /** For programs. */
  code: Code
  /** For people: one English sentence that says what was wrong and what would be right. */
  message: string
  /** The reason in the reader's language. */
  phrase?: Phrase
  /** The rule that forbids it, by its id in the rulebook. */
  rule?: string
}

/** A puzzle as the list shows it. */
export type PuzzleAbout = {
  /** Its id: `07`. */
  id: string
  /** The message with its theme. */
  theme: string
  /** How hard it is to find. */
  level: PuzzleLevel
  /** How many play. */
  players: number
  /** The seat that decides. */
  seat: number
  /** The chance to win after the best answer, from 0 to 1. */
  chance: number
  /** The chance after the next best. */
  next: number
}

/** The next best choice of a puzzle. */
export type PuzzleInstead = {
  /** The action, in notation. */
  notation: string
  /** The same as data, in the game's terms. */
  action: unknown
  /** What it would have done. */
  reason: Phrase[]
}

/** How hard a puzzle is to find. */
export type PuzzleLevel =
  /** A first look finds it. */
  | 'easy'
  /** A first look may find it. */
  | 'medium'
  /** It must be thought about. */
  | 'hard'

/** A step of how the game might go on after a puzzle. */
export type PuzzleStep = {
  /** Who plays it. */
  seat: number
  /** The action, in notation. */
  notation: string
  /** The same as data, in the game's terms. */
  action: unknown
}

/** Between what a figure lies, roughly. */
export type Range = {
  /** At least this. */
  least: number
  /** At most this. */
  most: number
}

/** A game that counted for my rating. */
export type RatedGame = {
  /** Its table. */
  table: string
  /** Can it still be replayed? */
  kept: boolean
  /** When it ended. */
  time: number
  /** The game's id. */
  game: string
  /** The number of players. */
  players: number
  /** The place that counted for me. */
  place: number
  /** My rating afterwards. */
  rating: number
  /** By how much it changed. */
  change: number
  /** Those I played with, best first. */
  opponents: Opponent[]
}

/** Games that counted for my ratings, latest first. */
export type RatedGames = {
  /** The games. */
  games: RatedGame[]
  /** What to pass as `before` for the next ones, if there are more. */
  more?: number
}

/** How well I play a game with so many players. */
export type Rating = {
  /** The game's id. */
  game: string
  /** The number of players. */
  players: number
  /** The rating: 1500 at first, higher is better. */
  rating: number
  /** How far the true strength is likely to lie from it, up or down: 500 at first, less with every game. */
  spread: number
  /** How many games count for it. */
  games: number
  /** How often I was first, second and so on. Who shares a place has the better one. */
  places: number[]
}

/** Why the administrator does something. */
export type Reason = {
  /** A sentence for the log of acts; who is banned is told it. */
  reason: string
}

/** A recovery phrase, as somebody typed it. */
export type Recover = {
  /** The words; spaces and capital letters do not matter. */
  phrase: string
}

/** A recovery phrase: twelve words. It is shown once; the server keeps only its hash. */
export type RecoveryPhrase = {
  /** The words, separated by spaces. */
  phrase: string
}

/** How a game goes on without somebody who is away. */
export type Remedy =
  /** A bot plays for them until they return. */
  | 'bot'
  /** They have resigned: with two players the game ends, otherwise a bot plays on and the seat ranks last. */
  | 'end'

/** A name to be known by: 1 to 24 characters. */
export type Rename = {
  /** The name; a neutral one is given if it is left out. */
  name?: string
}

/** Something the keeper of the server should know. */
export type Report = {
  /** The table it is about. */
  table: string
  /** What happened: 1 to 1000 characters. */
  text: string
  /** The seat of the person it is about; the whole table if left out. */
  seat?: number
}

/** A report, as the administrator sees it. */
export type ReportRow = {
  /** Its number. */
  id: number
  /** When. */
  time: number
  /** The identity of who reported; empty if they were erased since. */
  reporter: string
  /** The table it is about. */
  table: string
  /** What happened. */
  text: string
  /** What that person is called. */
  name?: string
  /** The identity of the person it is about. */
  person?: string
  /** When it was settled. */
  settled?: number
}

/** Reports, those that are not settled first. Reporters take turns, the first report of each first. */
export type ReportRows = {
  /** The reports. */
  reports: ReportRow[]
  /** What to pass as `after` for the next ones, if there are more. */
  more?: number
}

/** A seat. */
export type SeatInfo = {
  /** Its number. */
  seat: number
  /** Who holds it. */
  kind: SeatKind
  /** Is it mine? */
  yours: boolean
  /** Does its owner play? */
  standing: Standing
  /** Its owner has no connection to the table while the game is on. */
  away?: Away
  /** Has its owner added their own part to the game's chance? */
  contributed?: boolean
  /** The bot's level. */
  level?: string
  /** Has the host stopped its owner from writing in the chat? */
  muted?: boolean
  /** The person's name. */
  name?: string
  /** What the bot likes beside winning. */
  style?: string
}

/** Who holds a seat. */
export type SeatKind =
  /** Nobody yet. */
  | 'open'
  /** A human player. */
  | 'person'
  /** A bot. */
  | 'bot'

/** The rating of whose seat it is, in this game with so many players. */
export type SeatRating = {
  /** The seat. */
  seat: number
  /** The rating. */
  rating: number
  /** How many games count for it. */
  games: number
}

/** A report that I have sent. */
export type SentReport = {
  /** Its number. */
  id: number
  /** When. */
  time: number
  /** The table it is about. */
  table: string
  /** What I wrote. */
  text: string
  /** When the keeper settled it. */
  settled?: number
}

/** A line of the score sheet: one figure for each seat. */
export type SheetRow = {
  /** What the figures count. */
  label: Phrase
  /** The part of the sheet this row belongs to (a message id), such as `dragon-sheet-by-month`. */
  section: string
  /** One figure for each seat, in seat order. */
  values: number[]
}

/** An example, ready to be drawn. */
export type Shown = {
  /** The game's id. */
  game: string
  /** The options it is played with, as far as the position names them. */
  options: Record<string, string>
  /** How many play. */
  players: number
  /** The ids of the rules it shows. */
  rules: string[]
  /** The start, and then what came of every action. */
  frames: Frame[]
}

/** A lesson at one of its steps. */
export type Stage = {
  /** The id of the lesson. */
  lesson: string
  /** How many steps are done; a right answer is counted already. */
  step: number
  /** How many steps there are. */
  steps: number
  /** The message to say now; the closing once all steps are done. */
  say: string
  /** What to point at. */
  point: string[]
  /** The table: at this step, or after a wrong answer until it is tried again. */
  update: Update
  /** After a right answer: what to show on the way to `update`, in order. */
  frames: LessonFrame[]
  /** Are all steps done? */
  done: boolean
  /** Of a solved puzzle: how the game might go on; begins with the answer. */
  follows?: PuzzleStep[]
  /** Of a solved puzzle: the next best choice. */
  instead?: PuzzleInstead
  /** The answer that "Show me" plays; nothing for a step that is only read. */
  line?: LessonLine
  /** Of a puzzle: what speaks for the answer that was tried; for the right one, why it is best. */
  reason?: Phrase[]
  /** What is to be said of the answer that was tried. */
  verdict?: LessonVerdict
}

/** Does a seat's owner play? */
export type Standing =
  /** Yes. */
  | 'playing'
  /** A bot does, since the owner said so. */
  | 'handed_over'
  /** A bot does, since a deadline passed. */
  | 'overdue'
  /** A bot does, since the owner resigned. */
  | 'resigned'

/** How far a table is. */
export type Status =
  /** People are taking their seats. */
  | 'open'
  /** The game is on. */
  | 'playing'
  /** The game is over. */
  | 'over'
  /** Everyone left before the start, the host closed it, or the game was aborted: there is no result. */
  | 'closed'

/** What does not change with every move. */
export type TableInfo = {
  /** The table's id; anyone who knows it may look. */
  id: string
  /** The game's id. */
  game: string
  /** The version of the game's rules it is played by. */
  rules: number
  /** The options in full, defaults included. */
  options: Record<string, string>
  /** How far it is. */
  status: Status
  /** Shown in the lobby? */
  listed: boolean
  /** May seats ask for hints? */
  hints: boolean
  /** The level of the bot that plays for absent people. */
  stand_in: string
  /** Am I the host? */
  host: boolean
  /** When it was made. */
  created: number
  /** Who sits where. */
  seats: SeatInfo[]
  /**
   * SHA-256 of the server's 32 bytes, from which all chance of this game grows, together with what players contributed: shown
   * from the start, so that nobody can choose them later.
   */
  seed_hash: string
  /** The bank of time of every seat. */
  clock?: LiveClock
  /** What players contributed, in seat order, once the game is over. */
  contributions?: Contribution[]
  /** Seconds for each decision. */
  deadline?: number
  /** The moment of a finished game from which this one begins. */
  from?: Origin
  /** Does the game count for ratings (`GET /api/tables/{id}/ratings`)? */
  rated?: boolean
  /** The table of the rematch. */
  rematch?: string
  /** The server's bytes, once the game is over. */
  seed?: string
}

/** The ratings of those at a table; none where the game does not count for ratings. */
export type TableRatings = {
  /** By seat; without those of whom none is kept. */
  seats: SeatRating[]
}

/** Tables, whether they are listed or not, the latest first. */
export type TableRows = {
  /** The tables. */
  tables: Listing[]
  /** What to pass as `before` for the next ones, if there are more. */
  more?: number
}

/** Something that happened, as one viewpoint may know it. */
export type Told = {
  /** What, in the game's own terms. */
  event: unknown
  /** How to say it. */
  phrase: Phrase
}

/** Can an action be undone? */
export type UndoNow =
  /** There is nothing to undo. */
  | 'no'
  /** At once. */
  | 'free'
  /** If the other people agree. */
  | 'ask'

/** An undo request. */
export type UndoRequest = {
  /** Who asks. */
  seat: number
  /** How many actions would be undone, those of others included. */
  actions: number
  /** Who has still to answer. */
  waiting: number[]
}

/** The table as it is now, and what happened since the `since` that was asked for. */
export type Update = {
  /** The number of the newest entry of the log: what to resume from. */
  seq: number
  /** The server's time when this was made, in milliseconds since 1970: all other times are to be compared with it. */
  now: number
  /** Whom this was made for. */
  eye: EyeName
  /** The table. */
  table: TableInfo
  /** What happened since, oldest first; of a long log the newest part. */
  items: Item[]
  /** Where something that happened since is left out: it happened before this entry (`GET /api/tables/{id}/log?before=`). */
  earlier?: number
  /** The game, once it has started. */
  game?: GameNow
}

/** What a bot has to say of one decision. */
export type Verdict = {
  /** Its number, from 1. */
  number: number
  /** Who decided. */
  seat: number
  /** What was played, in notation. */
  played: string
  /** The same as data. */
  played_action: unknown
  /** The chance of every seat to win before it, from what the deciding seat knew. */
  chances: number[]
  /** The deciding seat's chance after what was played. */
  chance: number
  /** What would have been best, in notation. */
  best: string
  /** The same as data. */
  best_action: unknown
  /** The deciding seat's chance after that. */
  best_chance: number
  /** What the choice cost: 0 if it was the best. */
  cost: number
  /** What would have spoken for the best one. */
  best_reasons?: Phrase[]
  /** Between what that lies, where it was thought about at length; in the lines that come first it never was. */
  cost_range?: Range
  /** What spoke for the choice that was played, the weightiest first. */
  played_reasons?: Phrase[]
}

/** An action as a bot weighs it. */
export type Weighed = {
  /** Its number. */
  number: number
  /** Its notation. */
  notation: string
  /** The same as data, in the game's own terms. */
  action: unknown
  /** The chance to win it promises, from 0 to 1. */
  chance: number
  /** Was it thought about as much as a chance that is shown must be? The others are only good for a warning. */
  sure: boolean
  /** How the game might go on. */
  line?: string[]
  /** What speaks for it, the weightiest first. */
  reasons?: Phrase[]
}

/** Why an action of the deciding seat is not legal. */
export type WhyNot = {
  /** Is it legal after all? Then there is no rule and no reason. */
  legal: boolean
  /** The reason in the reader's language. */
  phrase?: Phrase
  /** The rule that forbids it, by its id in the rulebook. */
  rule?: string
}

/** The answer to the question why an action is not legal. */
export type WhyNotAnswer = {
  /** The id of the question. */
  id: string
  /** Why there is none. */
  problem?: Problem
  /** The answer. */
  why_not?: WhyNot
}
