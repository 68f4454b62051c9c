//! The options of a game. A value of [`Options`] is always a combination that can be played; what the rules refuse is
//! refused here, with a sentence.

use crate::board::Map;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tianxia_core::{About, BadInput, Fault, OptionKind, OptionSpec, Setup, is_board_text};

/// The title page of Huang.
pub(crate) static ABOUT: About = About {
    id: "huang",
    title: "Huang",
    rules: 2,
    rule_ids: ('H', 53),
    players: (2, 5),
    options: &[
        OptionSpec { key: "short", kind: OptionKind::Flag, default: "false" },
        OptionSpec { key: "bandits", kind: OptionKind::Flag, default: "false" },
        OptionSpec { key: "eighteen_kingdoms", kind: OptionKind::Flag, default: "false" },
        OptionSpec { key: "palace", kind: OptionKind::Flag, default: "false" },
        OptionSpec { key: "open_scores", kind: OptionKind::Flag, default: "false" },
        OptionSpec { key: "full_tie", kind: OptionKind::Choice(&FullTie::WORDS), default: FullTie::WORDS[0] },
        OptionSpec { key: "map", kind: OptionKind::Board(&[STANDARD]), default: STANDARD },
    ],
    refused: &[
        "huang-refused-short",
        "huang-refused-bandits-eighteen",
        "huang-refused-map-camps",
        "huang-refused-map-capitals",
    ],
};

/// The value of the option `map` that means: the map that belongs to the other options.
const STANDARD: &str = "standard";

/// How many granaries the option Eighteen Kingdoms has, and so the most capitals it can play with (H49).
pub(crate) const GRANARIES: usize = 19;

/// Players and options of a game of Huang, and the version of the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    pub(crate) rules: u32,
    pub(crate) players: u8,
    pub(crate) short: bool,
    pub(crate) bandits: bool,
    pub(crate) eighteen_kingdoms: bool,
    pub(crate) palace: bool,
    pub(crate) open_scores: bool,
    pub(crate) full_tie: FullTie,
    pub(crate) map: Arc<Map>,
}

/// The winner where the best players are level in all four totals (H32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FullTie {
    /// Nobody wins, as the Polish edition says.
    #[default]
    Nobody,
    /// The player with the fewest white points wins, as the English edition says. If that is a tie, too, nobody wins.
    FewestWhite,
}

impl FullTie {
    const WORDS: [&'static str; 2] = ["nobody", "fewest-white"];

    fn word(self) -> &'static str {
        FullTie::WORDS[self as usize]
    }

    fn read(word: &str) -> FullTie {
        if word == FullTie::FewestWhite.word() { FullTie::FewestWhite } else { FullTie::Nobody }
    }
}

/// Reads a set-up.
pub(crate) fn read_options(setup: &Setup) -> Result<Options, BadInput> {
    setup.check(&ABOUT)?;
    let flag = |key| setup.flag(&ABOUT, key);
    let mut options = Options {
        rules: setup.version(&ABOUT),
        players: setup.players,
        short: flag("short"),
        bandits: flag("bandits"),
        eighteen_kingdoms: flag("eighteen_kingdoms"),
        palace: flag("palace"),
        open_scores: flag("open_scores"),
        full_tie: FullTie::read(setup.value(&ABOUT, "full_tie")),
        map: Map::warring_states(),
    };
    options.check_flags()?;
    options.map = match setup.value(&ABOUT, "map") {
        own if is_board_text(own) => {
            let map = Map::own(own).map_err(|error| error.within("option map"))?;
            options.check_map(&map)?;
            map
        }
        _ => options.standard_map(),
    };
    Ok(options)
}

/// Writes options in full. `full_tie` came later and is left out at its default, so that old records are written as they were.
pub(crate) fn setup(options: &Options) -> Setup {
    let map = if options.map == options.standard_map() { STANDARD } else { options.map.text() };
    let setup = Setup::new(options.players)
        .under(options.rules)
        .with("short", options.short.to_string())
        .with("bandits", options.bandits.to_string())
        .with("eighteen_kingdoms", options.eighteen_kingdoms.to_string())
        .with("palace", options.palace.to_string())
        .with("open_scores", options.open_scores.to_string())
        .with("map", map);
    match options.full_tie {
        FullTie::Nobody => setup,
        full_tie => setup.with("full_tie", full_tie.word()),
    }
}

impl Options {
    /// The version of the rules.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Is it the short game for two (H5)?
    #[must_use]
    pub fn short(&self) -> bool {
        self.short
    }

    /// With bandits (H46)?
    #[must_use]
    pub fn bandits(&self) -> bool {
        self.bandits
    }

    /// With the Eighteen Kingdoms (H49)?
    #[must_use]
    pub fn eighteen_kingdoms(&self) -> bool {
        self.eighteen_kingdoms
    }

    /// With the royal palace (H53)?
    #[must_use]
    pub fn palace(&self) -> bool {
        self.palace
    }

    /// Does everybody see everybody's points (H7)?
    #[must_use]
    pub fn open_scores(&self) -> bool {
        self.open_scores
    }

    /// The winner of a full tie (H32).
    #[must_use]
    pub fn full_tie(&self) -> FullTie {
        self.full_tie
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The map that belongs to the other options.
    pub(crate) fn standard_map(&self) -> Arc<Map> {
        if self.eighteen_kingdoms { Map::eighteen_kingdoms() } else { Map::warring_states() }
    }

    /// Refuses combinations that the rules do not allow, whatever the map.
    pub(crate) fn check_flags(&self) -> Result<(), BadInput> {
        let refuse = |message: String| Err(BadInput::new(message).of(Fault::Contradiction));
        if self.short && self.players != 2 {
            return refuse(format!("the short game is for 2 players, not {} (H5)", self.players));
        }
        if self.bandits && self.eighteen_kingdoms {
            return refuse("bandits and eighteen_kingdoms cannot be combined: choose one of them (H46)".to_owned());
        }
        Ok(())
    }

    /// Refuses an own map that these options cannot be played on.
    fn check_map(&self, map: &Map) -> Result<(), BadInput> {
        let refuse = |message: String| {
            Err(BadInput::new(message).of(Fault::Contradiction).within(format!("map {}", map.name())))
        };
        let capitals = map.capitals().len();
        if capitals == 0 {
            return refuse("a map needs at least one capital, marked by a capital letter (H3)".to_owned());
        }
        if self.eighteen_kingdoms && capitals > GRANARIES {
            return refuse(format!("{capitals} capitals, but there are only {GRANARIES} granaries (H49)"));
        }
        match (1..=10).find(|number| map.camp(*number).is_none()) {
            Some(missing) if self.bandits => {
                refuse(format!("camp {missing} is missing; bandits need the ten camps 1 to 9 and 0 (H46)"))
            }
            _ => Ok(()),
        }
    }
}
