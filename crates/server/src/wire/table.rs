//! A table as one eye sees it.

use super::{Origin, Phrase, Problem, Told};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use tianxia_core::{Eye, Seat};
use tianxia_games::Json;
use ts_rs::TS;
use utoipa::ToSchema;

/// The table as it is now, and what happened since the `since` that was asked for.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// The number of the newest entry of the log: what to resume from.
    pub seq: u32,
    /// The eye this was made for.
    pub eye: EyeName,
    /// The table.
    pub table: TableInfo,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<GameNow>,
    /// What happened since, oldest first.
    pub items: Vec<Item>,
}

/// Whose eye: a seat's number, `"spectator"`, `"open"` (finished games only), or `"mine"`: my seat, or the deciding one of
/// several, or a spectator's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum EyeName {
    /// A seat.
    Seat(u8),
    /// One of the words.
    Word(EyeWord),
}

/// The eyes that are not seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EyeWord {
    /// Whatever is mine.
    Mine,
    /// What is public.
    Spectator,
    /// Everything.
    Open,
}

impl EyeName {
    /// My own eye.
    pub const MINE: EyeName = EyeName::Word(EyeWord::Mine);

    /// The name of an eye.
    #[must_use]
    pub fn of(eye: Eye) -> Self {
        match eye {
            Eye::Seat(seat) => EyeName::Seat(u8::from(seat)),
            Eye::Spectator => EyeName::Word(EyeWord::Spectator),
            Eye::Open => EyeName::Word(EyeWord::Open),
        }
    }
}

impl std::str::FromStr for EyeName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "mine" => Ok(EyeName::Word(EyeWord::Mine)),
            "spectator" => Ok(EyeName::Word(EyeWord::Spectator)),
            "open" => Ok(EyeName::Word(EyeWord::Open)),
            number => number
                .parse::<u8>()
                .ok()
                .and_then(|number| Seat::try_from(number).ok())
                .map(|seat| EyeName::Seat(u8::from(seat)))
                .ok_or_else(|| format!("`{text}` is no eye; write a seat's number, mine, spectator or open")),
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are taking their seats.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Everybody left before the start.
    Closed,
}

/// What does not change with every move.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The table's id; whoever knows it may look.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options in full, defaults included.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub status: Status,
    /// Shown in the lobby?
    pub listed: bool,
    /// May seats ask for hints?
    pub hints: bool,
    /// Seconds for each decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deadline: Option<u32>,
    /// The level of the bot that plays for absent people.
    pub stand_in: String,
    /// Am I the host?
    pub host: bool,
    /// When it was made.
    #[ts(type = "number")]
    pub created: i64,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// SHA-256 of the 32 bytes from which all chance of this game grows: shown from the start, so that nobody can choose
    /// them later.
    pub seed_hash: String,
    /// Those bytes, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The moment of a finished game from which this one begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Origin>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// Who holds it.
    pub kind: SeatKind,
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Is it mine?
    pub yours: bool,
    /// Does its owner play?
    pub standing: Standing,
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// Somebody.
    Person,
    /// A bot.
    Bot,
}

/// Does a seat's owner play?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Yes.
    Playing,
    /// A bot does, since the owner said so.
    HandedOver,
    /// A bot does, since a deadline passed.
    Overdue,
    /// A bot does, since the owner gave up.
    Resigned,
}

/// The game as one eye sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameNow {
    /// The number of the entry that led to this decision. A command that answers the decision says it.
    pub at: u32,
    /// The seat that decides; nobody once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u8>,
    /// What is asked.
    pub ask: Phrase,
    /// The position, in the game's own terms.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: Json,
    /// The answers, if this eye decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub legal: Option<Vec<Choice>>,
    /// Can this eye take back its last action?
    pub undo: UndoNow,
    /// Somebody asks to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_request: Option<UndoRequest>,
    /// When the deciding seat's time is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// Places, scores and the score sheet, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "Outcome")]
    pub outcome: Option<Value>,
}

/// An answer the deciding seat may give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// Its number, the same for the same action everywhere within a game and board.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Can it be taken back freely?
    pub free: bool,
}

/// Can an action be taken back?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoNow {
    /// There is nothing to take back.
    No,
    /// At once.
    Free,
    /// If the other people agree.
    Ask,
}

/// A wish to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: u8,
    /// How many actions would be taken back, those of others included.
    pub actions: u32,
    /// Who has still to answer.
    pub waiting: Vec<u8>,
}

/// An entry of the log, as one eye may know it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Item {
    /// Its number.
    pub seq: u32,
    /// When.
    #[ts(type = "number")]
    pub time: i64,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// What happened at the table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happening {
    /// The table was made.
    Created,
    /// Somebody sat down.
    Joined {
        /// Where.
        seat: u8,
        /// Who.
        name: String,
    },
    /// Somebody left before the start.
    Left {
        /// From where.
        seat: u8,
    },
    /// The host opened a seat or put a bot on it.
    Arranged {
        /// Which seat.
        seat: u8,
    },
    /// The game began.
    Started,
    /// A seat acted.
    Acted {
        /// Who.
        seat: u8,
        /// Did a bot play?
        bot: bool,
        /// Was it taken back since?
        undone: bool,
        /// The notation, for the seat that played and for open eyes: for others it might tell a secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        notation: Option<String>,
        /// What came of it, as far as this eye may know.
        told: Vec<Told>,
    },
    /// Actions were taken back.
    Undone {
        /// Who wished it.
        seat: u8,
        /// How many.
        actions: u32,
    },
    /// Somebody asks to take back.
    UndoAsked {
        /// Who.
        seat: u8,
    },
    /// Somebody answered such a wish.
    UndoAnswered {
        /// Who.
        seat: u8,
        /// Yes?
        accept: bool,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// A bot plays for a seat.
    HandedOver {
        /// Which.
        seat: u8,
        /// Because its time was up?
        overdue: bool,
    },
    /// The owner plays again.
    TakenBack {
        /// Who.
        seat: u8,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: u8,
        /// What.
        text: String,
    },
    /// There is a rematch.
    Rematch {
        /// Its table.
        table: String,
    },
    /// Everybody left before the start.
    Closed,
}

/// What an action would do, as far as its seat can know.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    /// What would happen, up to the first draw.
    pub told: Vec<Told>,
    /// Something is drawn: what follows cannot be known.
    pub draws: bool,
    /// Somebody else decides next, or the game is over.
    pub hands_over: bool,
}

/// A moment of a finished game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// How many actions of the finished game stand at this moment.
    pub until: u32,
    /// How many there are.
    pub of: u32,
    /// The eye this was made for.
    pub eye: EyeName,
    /// The seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u8>,
    /// What is asked.
    pub ask: Phrase,
    /// The position.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: Json,
    /// Who played the last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Its notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notation: Option<String>,
    /// What came of it.
    pub told: Vec<Told>,
}

/// What a bot advises.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The decision it is about.
    pub at: u32,
    /// The best actions, best first.
    pub actions: Vec<Weighed>,
}

/// An action as a bot weighs it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Weighed {
    /// Its number.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// The chance to win it promises, from 0 to 1.
    pub chance: f32,
    /// How the game might go on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub line: Vec<String>,
}

/// A finished game gone through by a bot, decision by decision.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// The level that judged.
    pub level: String,
    /// Every action that stood, in order.
    pub decisions: Vec<Verdict>,
    /// The numbers of the decisions that cost their seat most, worst first.
    pub turning_points: Vec<u32>,
}

/// What a bot has to say of one decision.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    /// Its number, from 1.
    pub number: u32,
    /// Who decided.
    pub seat: u8,
    /// What was played.
    pub played: String,
    /// The chance of every seat to win before it, from what the deciding seat knew.
    pub chances: Vec<f32>,
    /// The deciding seat's chance after what was played.
    pub chance: f32,
    /// What would have been best.
    pub best: String,
    /// The deciding seat's chance after that.
    pub best_chance: f32,
    /// What the choice cost: 0 if it was the best.
    pub cost: f32,
}

/// A line of the answer to a wish for an analysis.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum AnalysisLine {
    /// A decision has been judged.
    Verdict {
        /// How many decisions there are.
        of: u32,
        /// What is to be said of this one.
        verdict: Verdict,
    },
    /// All of it; the last line.
    Analysis {
        /// The same verdicts, and what they add up to.
        analysis: Analysis,
    },
    /// It came to nothing; the last line.
    Problem {
        /// Why.
        problem: Problem,
    },
}
