//! What bots think about for a page: a job is a text that stands alone, so that any worker can do it, and any worker can be stopped.

use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tianxia_core::Record;
use tianxia_games::AnyMatch;
use tianxia_host::Player;
use tianxia_protocol::{Code, Hint, Imagined, Problem};
use tianxia_tables::Table;

/// The longest a bot of a page thinks about a decision. Its level counts iterations, so it is nearly always done long before; machines are slower
/// here than where servers run, and the same choice is worth more than the time.
const LONGEST: Duration = Duration::from_secs(60);

/// Something to be thought about.
#[derive(Clone, Debug, Serialize)]
pub struct Thought {
    /// For which table.
    pub table: String,
    /// About which decision.
    pub at: u32,
    /// How long a bot takes for it at least, in milliseconds: one that answers at once would tell that it has no choice.
    pub takes: u32,
    /// The jobs, each a [`Job`] as JSON: one for a decision, one for each decision of a finished game.
    pub jobs: Vec<String>,
}

/// A job for a worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Job {
    /// What does a bot play?
    Move {
        /// The game so far.
        record: String,
        /// The bot's level.
        level: String,
        /// What it likes beside winning.
        #[serde(default)]
        style: Option<String>,
        /// The seed of the decision.
        seed: u64,
    },
    /// What would be best?
    Hint {
        /// The game so far.
        record: String,
        /// The decision.
        at: u32,
    },
    /// How good was a decision of a finished game, at a look?
    Verdict {
        /// The game.
        record: String,
        /// The number of the decision, from 1.
        number: u32,
    },
    /// The same after long thought.
    Weigh {
        /// The game.
        record: String,
        /// The number of the decision, from 1.
        number: u32,
    },
}

impl Thought {
    /// What the bot of a table has to think about.
    pub(crate) fn of_table(table: &Table) -> Option<Self> {
        let (seat, level) = table.bot_to_move()?;
        let style = table.bot_style(seat);
        let (record, seed) = (table.game()?.record().to_string(), table.bot_seed()?);
        let takes = Player::of(level, style).takes().as_millis() as u32;
        Some(Thought::new(
            table,
            takes,
            [Job::Move { record, level: level.to_owned(), style: style.map(str::to_owned), seed }],
        ))
    }

    /// A hint for a decision at a server's table, as its seat imagines it.
    pub(crate) fn imagined_hint(Imagined { at, record }: Imagined) -> Self {
        let jobs = vec![serde_json::to_string(&Job::Hint { record, at }).unwrap_or_default()];
        Thought { table: String::new(), at, takes: 0, jobs }
    }

    pub(crate) fn hint(table: &Table, game: &dyn AnyMatch) -> Self {
        Thought::new(table, 0, [Job::Hint { record: game.record().to_string(), at: table.at() }])
    }

    pub(crate) fn analysis(table: &Table, record: &Record) -> Self {
        let text = record.to_string();
        Thought::new(table, 0, (1..=table.standing()).map(|number| Job::Verdict { record: text.clone(), number }))
    }

    fn new(table: &Table, takes: u32, jobs: impl IntoIterator<Item = Job>) -> Self {
        let jobs = jobs.into_iter().map(|job| serde_json::to_string(&job).unwrap_or_default()).collect();
        Thought { table: table.id().to_owned(), at: table.at(), takes, jobs }
    }
}

/// Does a [`Job`]: the answer is JSON, `null` where there is nothing to answer, or `{"problem": …}`.
#[must_use]
pub fn think(job: &str) -> String {
    let read = serde_json::from_str::<Job>(job);
    let read = read.map_err(|error| Problem::new(Code::BadRequest, format!("the job cannot be read: {error}")));
    read.and_then(done).unwrap_or_else(|problem| json!({ "problem": problem }).to_string())
}

fn done(job: Job) -> Result<String, Problem> {
    let stop = AtomicBool::new(false);
    let game = |record: &str| -> Result<_, Problem> { Ok(tianxia_games::replay(&record.parse()?, None)?) };
    Ok(match job {
        Job::Move { record, level, style, seed } => {
            let player = Player::of(&level, style.as_deref());
            written(&player.choose(&*game(&record)?, 1.0, LONGEST, seed, &stop))
        }
        Job::Hint { record, at } => written(&Hint { at, actions: tianxia_host::hint(&*game(&record)?, &stop) }),
        Job::Verdict { record, number } => written(&tianxia_host::judge(&record.parse()?, number, &stop)?),
        Job::Weigh { record, number } => written(&tianxia_host::weigh(&record.parse()?, number, &stop)?),
    })
}

/// As a server writes it, figure by figure.
fn written(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}
