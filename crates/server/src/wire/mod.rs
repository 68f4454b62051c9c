//! What goes over the wire: every message of the protocol as one closed type. The OpenAPI document, the browser's TypeScript
//! types and the terminal client all come from here; `docs/protocol.md` tells the story.
//!
//! Seats count from 1, times are milliseconds since 1970, and `seq` numbers the entries of a table's log from 0.

mod command;
mod lobby;
mod me;
mod phrase;
mod problem;
mod socket;
mod table;
pub mod typescript;

pub use command::{Answer, Command, Envelope, Filling, NewTable, Origin, Play};
pub use lobby::{About, GameAbout, Listing, Listings, MyTables, OptionAbout};
pub use me::{Claim, DeviceLink, Me, Rename};
pub use phrase::{Arg, Phrase, Told};
pub use problem::{Code, Problem};
pub use socket::{FromClient, FromServer, PreviewAnswer};
pub use table::{
    Analysis, AnalysisLine, Choice, EyeName, EyeWord, GameNow, Happening, Hint, Item, Moment, Preview, SeatInfo,
    SeatKind, Standing, Status, TableInfo, UndoNow, UndoRequest, Update, Verdict, Weighed,
};
