//! What goes over the wire between a Tianxia server and its clients: every message as one closed type. The OpenAPI document, the
//! browser's TypeScript types and the terminal client all come from here; `docs/protocol.md` tells the story.
//!
//! Seats count from 1, times are milliseconds since 1970, and `seq` numbers the entries of a table's log from 0.
//!
//! ```
//! use tianxia_protocol::{Command, Envelope, Play};
//!
//! let text = r#"{"id": "7", "command": {"do": "act", "seat": 1, "at": 12, "action": "red-blue c4-c5"}}"#;
//! let envelope: Envelope = serde_json::from_str(text)?;
//! let Command::Act { seat: 1, action: Play::Notation(notation), .. } = envelope.command else { panic!("it is an action") };
//! assert_eq!(notation, "red-blue c4-c5");
//! # Ok::<(), serde_json::Error>(())
//! ```

#![warn(missing_docs)]

mod account;
mod admin;
mod advice;
mod answer;
mod clock;
mod command;
mod cookie;
mod game;
mod item;
mod lesson;
mod lobby;
mod me;
mod notices;
mod outcome;
mod phrase;
mod problem;
mod query;
mod ratings;
mod replay;
mod safety;
mod seat;
mod socket;
mod table;
mod viewpoint;

pub use account::{Account, Device, Erase, Erased, Export, ExportedMessage, ExportedTable, Recover, RecoveryPhrase};
pub use admin::{
    Act, Acts, AdminAction, Announce, Overview, PersonRow, PersonRows, Reason, ReportRow, ReportRows, TableRows,
};
pub use advice::{Analysis, AnalysisLine, Hint, Imagined, Range, Verdict, Weighed};
pub use answer::Answer;
pub use clock::{Clocks, LiveClock};
pub use command::{Command, Envelope, Filling, Made, NewTable, Origin, Play, Remedy};
pub use cookie::{COOKIE, secret_in};
pub use game::{GameNow, Preview, UndoNow, UndoRequest, WhyNot};
pub use item::{Happening, Item};
pub use lesson::{
    LessonAbout, LessonAnswer, LessonAttempt, LessonFrame, LessonLine, LessonList, LessonQuestion, LessonVerdict,
    LessonVerdictKind, PuzzleAbout, PuzzleInstead, PuzzleLevel, PuzzleList, PuzzleStep, Stage,
};
pub use lobby::{About, GameAbout, Listing, Listings, MyTables, OptionAbout};
pub use me::{Claim, DeviceLink, Me, Rename};
pub use notices::{Notice, NoticeKeys, NoticesAbout, NoticesUnwanted, NoticesWanted};
pub use outcome::{Outcome, SheetRow};
pub use phrase::{Arg, Phrase, Told};
pub use problem::{Code, Problem};
pub use query::{
    ArchiveQuery, Eye, GamesQuery, HintQuery, InLanguage, LiveQuery, LobbyQuery, LogQuery, PeopleQuery, PictureQuery,
    PreviewQuery, ReplayQuery, ReportsQuery, Sight, TablesQuery, WhyNotQuery,
};
pub use ratings::{Against, KeepRatings, MyRatings, Opponent, RatedGame, RatedGames, Rating, SeatRating, TableRatings};
pub use replay::Moment;
pub use safety::{BlockSeat, BlockedPerson, Blocks, Report, SentReport};
pub use seat::{Away, SeatInfo, SeatKind, Standing, Status};
pub use socket::{FromClient, FromServer, PreviewAnswer, WhyNotAnswer};
pub use table::{Changed, Contribution, LogPart, TableInfo, Update};
pub use tianxia_core::choices::{Choice, Group, Legal, List};
pub use viewpoint::{ViewpointName, ViewpointWord};

/// The version of the protocol; it grows when a client must change.
pub const VERSION: u32 = 3;
