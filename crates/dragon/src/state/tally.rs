//! What each player scored and lost, so that every point can be explained at the end. The score itself is nothing but
//! the sum.

use crate::board::calendar::MONTHS;
use serde::Serialize;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Palaces in the monthly scoring (D28).
    Palaces,
    /// Court ladies in the monthly scoring (D28).
    Ladies,
    /// Privileges in the monthly scoring (D28).
    Privileges,
    /// Research actions (D16).
    Research,
    /// Dragon festivals (D24).
    Festival,
    /// Helmets when the Mongols come (D25).
    Mongols,
    /// Own tiles in a wall that holds (D31).
    Wall,
    /// The wall tile that is worth points (D30).
    WallTile,
    /// Persons under the lanterns (D33).
    Lanterns,
    /// Monks before the Buddha (D34).
    Buddha,
    /// Books, dragons and monks under the treaty (D42).
    Treaty,
    /// Persons at the end (D29).
    Persons,
    /// Monks at the end (D29).
    Monks,
    /// Yuan at the end (D29).
    Money,
}

impl Source {
    /// All sources, in the order of the score sheet.
    pub const ALL: [Source; 14] = [
        Source::Palaces,
        Source::Ladies,
        Source::Privileges,
        Source::Research,
        Source::Festival,
        Source::Mongols,
        Source::Wall,
        Source::WallTile,
        Source::Lanterns,
        Source::Buddha,
        Source::Treaty,
        Source::Persons,
        Source::Monks,
        Source::Money,
    ];

    /// The word for it in positions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Source::Palaces => "palaces",
            Source::Ladies => "ladies",
            Source::Privileges => "privileges",
            Source::Research => "research",
            Source::Festival => "festival",
            Source::Mongols => "mongols",
            Source::Wall => "wall",
            Source::WallTile => "wall_tile",
            Source::Lanterns => "lanterns",
            Source::Buddha => "buddha",
            Source::Treaty => "treaty",
            Source::Persons => "persons",
            Source::Monks => "monks",
            Source::Money => "money",
        }
    }
}

/// Why a person left the game (D21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The tribute was short (D22).
    Tribute,
    /// A palace went unfed (D23).
    Drought,
    /// Fewest helmets (D25).
    Mongols,
    /// Not enough mortars (D26).
    Epidemic,
    /// Fewest tiles in a wall that is too short (D31).
    Wall,
    /// The floor above fell (D35).
    Earthquake,
    /// A new person took the place (D19).
    Replaced,
    /// All palaces were full, and the new person was let go (D19).
    Refused,
}

impl Cause {
    /// All causes, in the order of the score sheet.
    pub const ALL: [Cause; 8] = [
        Cause::Tribute,
        Cause::Drought,
        Cause::Mongols,
        Cause::Epidemic,
        Cause::Wall,
        Cause::Earthquake,
        Cause::Replaced,
        Cause::Refused,
    ];

    /// The word for it in positions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Tribute => "tribute",
            Cause::Drought => "drought",
            Cause::Mongols => "mongols",
            Cause::Epidemic => "epidemic",
            Cause::Wall => "wall",
            Cause::Earthquake => "earthquake",
            Cause::Replaced => "replaced",
            Cause::Refused => "refused",
        }
    }
}

/// The books of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// Points by [`Source`].
    pub(crate) sources: [u16; Source::ALL.len()],
    /// Points by month; the last entry is the final scoring.
    pub(crate) months: [u16; MONTHS as usize + 1],
    /// Persons lost by [`Cause`].
    pub(crate) lost: [u8; Cause::ALL.len()],
    /// Floors built, after the first four.
    pub(crate) built: u8,
    /// Floors lost to decay (D27).
    pub(crate) decayed: u8,
    /// Floors lost to the earthquake (D35).
    pub(crate) fallen: u8,
    /// Actions paid with 3 yuan (D10).
    pub(crate) paid: u8,
}

impl Tally {
    pub(crate) fn score(&self) -> u16 {
        self.sources.iter().sum()
    }

    /// Books points in a month; month 13 is the final scoring.
    pub(crate) fn add(&mut self, source: Source, points: u16, month: u8) {
        self.sources[source as usize] += points;
        self.months[usize::from(month) - 1] += points;
    }
}
