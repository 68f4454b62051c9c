//! What the server asks of a store about people and other people: blocks and reports.

use super::store::Later;
use tianxia_protocol::{BlockedPerson, SentReport};

/// A block of one person by another.
pub struct NewBlock {
    /// The id of the block.
    pub id: String,
    /// Who blocks.
    pub identity: String,
    /// Who is blocked.
    pub other: String,
    /// What the other was called.
    pub name: String,
    pub now: i64,
}

/// Something the administrator should know.
pub struct NewReport {
    /// When it was reported.
    pub time: i64,
    pub reporter: String,
    /// At which table.
    pub table: String,
    /// Of whom, if of one.
    pub person: Option<String>,
    /// What was said about it.
    pub text: String,
}

/// Keeps blocks and reports.
pub trait SafetyStore: Send + Sync + 'static {
    /// Blocks a person under a name; one who is blocked under it already stays so. Two names of one person are two blocks.
    fn block(&self, block: NewBlock) -> Later<()>;

    /// Removes a block of somebody. Says whether it was there.
    fn unblock(&self, identity: &str, id: &str) -> Later<bool>;

    /// Those whom somebody has blocked, the latest first.
    fn blocked(&self, identity: &str) -> Later<Vec<BlockedPerson>>;

    /// Has somebody blocked another?
    fn has_blocked(&self, identity: &str, other: &str) -> Later<bool>;

    /// The unfinished tables where somebody sits whom this person has blocked.
    fn hidden_from(&self, identity: &str) -> Later<Vec<String>>;

    /// Keeps a report.
    fn report(&self, report: NewReport) -> Later<SentReport>;

    /// The reports that somebody has sent, the latest first.
    fn reports_by(&self, identity: &str) -> Later<Vec<SentReport>>;
}
