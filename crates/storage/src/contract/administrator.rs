//! What the server asks of a store for its administrator: the token, who is here, what was done.

use super::store::Later;
use std::collections::BTreeMap;
use tianxia_protocol::{Act, Listing, PersonRow, ReportRow};

/// How many there are of what.
pub struct Counts {
    /// People who are known.
    pub people: u32,
    /// Of these, those who may not play.
    pub banned: u32,
    /// By how far they are.
    pub tables: BTreeMap<String, u32>,
    /// Those that are not settled.
    pub reports: u32,
}

/// Serves the administrator. Whatever changes something takes the act that is written into the log in the same transaction.
pub trait AdministratorStore: Send + Sync + 'static {
    /// The hash of the administrator's token, if one was made.
    fn token(&self) -> Later<Option<[u8; 32]>>;

    /// What is announced on every page.
    fn announcement(&self) -> Later<Option<String>>;

    /// Announces something, or nothing any more.
    fn announce(&self, text: Option<String>, act: Act) -> Later<()>;

    /// How many there are of what.
    fn counts(&self) -> Later<Counts>;

    /// People known since before a time whose name contains a text, the newest first.
    fn people(&self, name: &str, before: i64, limit: u32) -> Later<Vec<PersonRow>>;

    /// All tables, or those where somebody sits, that changed before a time, the latest first.
    fn all_tables(&self, person: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>>;

    /// Reports without the first `after` of them, those that are not settled first. Reporters take turns, the first report of each first, so that
    /// nobody's many reports hide another's.
    fn reports(&self, after: u32, limit: u32) -> Later<Vec<ReportRow>>;

    /// Settles a report. Says whether there is such a one.
    fn settle(&self, report: i64, act: Act) -> Later<bool>;

    /// Bans somebody for a reason, or nobody any more. Says whether there is such a person.
    fn ban(&self, identity: &str, reason: Option<String>, act: Act) -> Later<bool>;

    /// Writes down what the administrator did by other means.
    fn acted(&self, act: Act) -> Later<()>;

    /// What the administrator did, the latest first.
    fn acts(&self, limit: u32) -> Later<Vec<Act>>;
}
