//! What each player scored and lost, so that every point can be explained at the end. The score itself is nothing but
//! the sum.

use crate::board::calendar::MONTHS;

names! {
    /// Where points come from.
    pub enum Source ("a source of points") {
        /// Palaces in the monthly scoring (D28).
        Palaces = "palaces" "dragon-source-palaces",
        /// Court ladies in the monthly scoring (D28).
        Ladies = "ladies" "dragon-source-ladies",
        /// Privileges in the monthly scoring (D28).
        Privileges = "privileges" "dragon-source-privileges",
        /// Research actions (D16).
        Research = "research" "dragon-source-research",
        /// Dragon festivals (D24).
        Festival = "festival" "dragon-source-festival",
        /// Helmets when the Mongols come (D25).
        Mongols = "mongols" "dragon-source-mongols",
        /// Own tiles in a wall that holds (D31).
        Wall = "wall" "dragon-source-wall",
        /// The wall tile that is worth points (D30).
        WallTile = "wall_tile" "dragon-source-wall-tile",
        /// Persons under the lanterns (D33).
        Lanterns = "lanterns" "dragon-source-lanterns",
        /// Monks before the Buddha (D34).
        Buddha = "buddha" "dragon-source-buddha",
        /// Books, dragons and monks under the treaty (D42).
        Treaty = "treaty" "dragon-source-treaty",
        /// Persons at the end (D29).
        Persons = "persons" "dragon-source-persons",
        /// Monks at the end (D29).
        Monks = "monks" "dragon-source-monks",
        /// Yuan at the end (D29).
        Money = "money" "dragon-source-money",
    }
}

names! {
    /// Why a person left the game (D21).
    pub enum Cause ("a cause of a loss") {
        /// The tribute was short (D22).
        Tribute = "tribute" "dragon-cause-tribute",
        /// A palace went unfed (D23).
        Drought = "drought" "dragon-cause-drought",
        /// Fewest helmets (D25).
        Mongols = "mongols" "dragon-cause-mongols",
        /// Not enough mortars (D26).
        Epidemic = "epidemic" "dragon-cause-epidemic",
        /// Fewest tiles in a wall that is too short (D31).
        Wall = "wall" "dragon-cause-wall",
        /// The floor above fell (D35).
        Earthquake = "earthquake" "dragon-cause-earthquake",
        /// A new person took the place (D19).
        Replaced = "replaced" "dragon-cause-replaced",
        /// All palaces were full, and the new person was let go (D19).
        Refused = "refused" "dragon-cause-refused",
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
