//! What a store adds that several processes share: news between them, and questions to workers.

use super::store::Later;
use tokio::sync::broadcast;

/// Questions that are stored at once. More are refused, so that askers cannot fill the database.
pub(crate) const MOST_QUESTIONS: u32 = 1_000;

/// Milliseconds after which a question is removed, answered or not.
pub(crate) const LONGEST_QUESTION: i64 = 60_000;

/// Milliseconds without a sign of life of any server after which nobody could play.
pub const OUTAGE: i64 = 5_000;

/// What processes on one store tell each other. News only make others look sooner: each of them may be lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The number of the last entry of a table.
    Entry { table: String, seq: u32 },
    /// A bot has to play.
    Bots,
    /// A question waits for a worker.
    Question,
    /// A question was answered.
    Answer { question: String },
    /// Asks which process has an open page of a person.
    Sought { person: String },
    /// Says that the sender has an open page of a person.
    Found { person: String },
}

/// How far a question has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// No worker has claimed it.
    Waiting,
    /// A worker has claimed it.
    Claimed,
    /// The answer. The question is removed.
    Answered(String),
    /// There is no such question.
    Gone,
}

/// News and questions between processes on one store.
pub trait SharedStore: Send + Sync {
    /// Sends news to the other processes, soon. While the store is unreachable they are dropped.
    fn tell(&self, news: News);

    /// Listens to the news of the other processes.
    fn listen(&self) -> broadcast::Receiver<News>;

    /// Reports whether news arrive.
    fn hears(&self) -> bool;

    /// Returns the last outage: the sign of life before it, and the one that ended it.
    fn last_outage(&self) -> Later<Option<(i64, i64)>>;

    /// Stores a question for workers. Returns false if [`MOST_QUESTIONS`] are stored.
    fn ask(&self, question: &str, text: String, now: i64) -> Later<bool>;

    /// Claims questions that nobody has claimed at `now`, the oldest first, until a time. Returns their ids and texts.
    fn claim_questions(&self, now: i64, until: i64, limit: u32) -> Later<Vec<(String, String)>>;

    /// Stores the answer to a question that is still there.
    fn answer(&self, question: &str, text: String) -> Later<()>;

    /// Returns how far a question has come; an answer is removed with its question.
    fn take_answer(&self, question: &str) -> Later<Asked>;

    /// Removes a question whose answer nobody waits for.
    fn withdraw(&self, question: &str) -> Later<()>;
}
