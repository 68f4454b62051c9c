//! Rule tests written by hand: a position, what is played in it, and what must come of it. A scenario is a TOML file that
//! anybody can write without reading the program (`docs/scenarios.md` says how); this module reads it, plays it and says
//! precisely what differs.
//!
//! ```
//! # fn main() -> Result<(), tianxia_core::BadInput> {
//! let scenario: tianxia_core::Scenario = r#"
//!     title = "A tile must touch the land"
//!     game = "qin"
//!     rules = ["Q8"]
//!
//!     [setup]
//!     players = 2
//!
//!     [[step]]
//!     illegal = { "RR a1 a2" = "Q8" }
//! "#.parse()?;
//! assert_eq!(scenario.game(), "qin");
//! // scenario.run::<Qin>() plays it.
//! # Ok(())
//! # }
//! ```

mod compare;
mod difference;
mod file;
mod folder;
mod run;
mod script;

pub use difference::{Difference, Failed};
pub use file::seed;
pub use folder::{Held, ScenarioFile, folder, hold};
pub use script::{Fallen, Script};

use crate::bad_input::read_toml;
use crate::{BadInput, Game, Seed, parse_toml};
use file::{File, SetupTable, Step};
use std::str::FromStr;

/// A rule test written by hand.
#[derive(Clone, Debug)]
pub struct Scenario {
    title: String,
    game: String,
    rules: Vec<String>,
    seed: Seed,
    start: Start,
    steps: Vec<Step>,
}

/// Where a scenario starts.
#[derive(Clone, Debug)]
enum Start {
    Position(toml::Table),
    Setup(SetupTable),
}

/// A scenario that went as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed {
    /// How many steps were taken.
    pub steps: usize,
    /// How many expectations were met, plays that the rules accepted included.
    pub checks: usize,
}

/// A moment of a scenario that is played: its start, or the position that an action led to.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// The position.
    pub state: &'a G,
    /// What led to it; nothing at the start.
    pub played: Option<Played<'a, G>>,
}

/// An action of a scenario, with the position it was played in.
#[derive(Debug)]
pub struct Played<'a, G: Game> {
    /// The position before it.
    pub before: &'a G,
    /// What was played.
    pub action: G::Action,
    /// What came of it.
    pub events: &'a [G::Event],
}

/// Who hears of the moments of a scenario that is played.
pub type Watcher<'a, G> = &'a mut dyn FnMut(Moment<'_, G>);

impl Scenario {
    /// What it shows, as one sentence.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The id of the game it belongs to, by which a caller picks the type for [`Scenario::run`].
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How many steps it has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The ids of the rules it proves.
    #[must_use]
    pub fn rules(&self) -> &[String] {
        &self.rules
    }
}

impl FromStr for Scenario {
    type Err = BadInput;

    /// Reads the text of a scenario file. Whatever does not belong there is refused, with its line.
    fn from_str(text: &str) -> Result<Self, BadInput> {
        parse_toml(text)?;
        let file: File = read_toml(text)?;
        if file.rules.is_empty() {
            return Err(BadInput::new("`rules` is empty; name the ids of the rules it proves").within("scenario"));
        }
        let start = match (file.position, file.setup) {
            (Some(position), None) => Start::Position(within_game(position, &file.game)?),
            (None, Some(setup)) => Start::Setup(setup),
            (Some(_), Some(_)) => return Err(BadInput::new("a scenario has a [position] or a [setup], not both")),
            (None, None) => return Err(BadInput::new("a scenario needs a [position] or a [setup] to start from")),
        };
        if file.step.is_empty() {
            return Err(BadInput::new("a scenario without a [[step]] proves nothing"));
        }
        if let Some(idle) = file.step.iter().position(Step::is_idle) {
            let complaint = BadInput::new("it neither plays nor expects anything");
            return Err(complaint.within(format!("step {}", idle + 1)));
        }
        Ok(Scenario {
            title: file.title,
            game: file.game,
            rules: file.rules,
            seed: file.seed.unwrap_or_else(|| Seed::from_number(1)),
            start,
            steps: file.step,
        })
    }
}

/// Inside a scenario or a lesson a position need not repeat the name of the game.
pub fn within_game(mut position: toml::Table, game: &str) -> Result<toml::Table, BadInput> {
    match position.get("game") {
        None => {
            position.insert("game".to_owned(), game.into());
            Ok(position)
        }
        Some(named) if named.as_str() == Some(game) => Ok(position),
        Some(named) => {
            Err(BadInput::new(format!("a position of {named} in a file of \"{game}\"")).within("position.game"))
        }
    }
}
