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

mod advice;
mod answer;
mod command;
mod cookie;
mod game;
mod item;
mod legal;
mod lesson;
mod lobby;
mod me;
mod outcome;
mod phrase;
mod problem;
mod replay;
mod seat;
mod socket;
mod table;
mod viewpoint;

pub use advice::{Analysis, AnalysisLine, Hint, Verdict, Weighed};
pub use answer::Answer;
pub use command::{Command, Envelope, Filling, Made, NewTable, Origin, Play};
pub use cookie::{COOKIE, secret_in};
pub use game::{GameNow, Preview, UndoNow, UndoRequest};
pub use item::{Happening, Item};
pub use legal::{Choice, Group, Legal};
pub use lesson::{
    LessonAbout, LessonAnswer, LessonAttempt, LessonFrame, LessonLine, LessonList, LessonQuestion, LessonVerdict,
    LessonVerdictKind, PuzzleAbout, PuzzleLevel, PuzzleList, Stage,
};
pub use lobby::{About, GameAbout, Listing, Listings, MyTables, OptionAbout};
pub use me::{Claim, DeviceLink, Me, Rename};
pub use outcome::{Outcome, SheetRow};
pub use phrase::{Arg, Phrase, Told};
pub use problem::{Code, Problem};
pub use replay::Moment;
pub use seat::{SeatInfo, SeatKind, Standing, Status};
pub use socket::{FromClient, FromServer, PreviewAnswer};
pub use table::{TableInfo, Update};
pub use viewpoint::{ViewpointName, ViewpointWord};

/// The version of the protocol; it grows when a client must change.
pub const VERSION: u32 = 2;
