//! What the server asks of a store about people and other people: blocks and reports.

use super::store::Later;
use tianxia_protocol::{BlockedPerson, SentReport};

/// A block of one person by another.
pub(crate) struct NewBlock {
    pub(crate) id: String,
    pub(crate) identity: String,
    pub(crate) other: String,
    /// What the other was called.
    pub(crate) name: String,
    pub(crate) now: i64,
}

/// Something the keeper should know.
pub(crate) struct NewReport {
    pub(crate) time: i64,
    pub(crate) reporter: String,
    pub(crate) table: String,
    pub(crate) person: Option<String>,
    pub(crate) text: String,
}

/// Keeps blocks and reports.
pub(crate) trait SafetyStore: Send + Sync + 'static {
    /// Blocks somebody; who is blocked already stays so.
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
