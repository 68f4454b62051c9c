//! What happens in a game, in enough detail to animate it and to say it in a sentence. Every point is scored by one
//! [`Event::Scores`], which carries its source.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::state::groups::Groups;
use crate::state::palace::Palace;
use crate::state::tally::{Cause, Source};
use serde::{Serialize, Serializer};
use std::ops::Deref;
use tianxia_core::{MAX_SEATS, Seat};

/// What a player gains or gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Money.
    Yuan,
    /// Rice.
    Rice,
    /// Fireworks.
    Fireworks,
    /// Floors to be built.
    Floors,
}

impl Good {
    /// The word for it, in messages and figures.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Good::Yuan => "yuan",
            Good::Rice => "rice",
            Good::Fireworks => "fireworks",
            Good::Floors => "floors",
        }
    }
}

/// Something that happened. Palaces are shown as they stand afterwards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A new month: the action cards are dealt (D9).
    Month { month: u8, brings: MonthEvent, groups: Groups },
    /// A pair was drafted (D6).
    Drafts { seat: Seat, first: Person, second: Person },
    /// An action was chosen, and the group paid if it had been taken (D10).
    Acts { seat: Seat, action: ActionCard, group: u8, paid: u8 },
    /// No action: topped up to 3 yuan (D10).
    Passes { seat: Seat, yuan: u16 },
    /// Goods came in (D11 to D14, D30, D42).
    Gains { seat: Seat, good: Good, amount: u8 },
    /// The marker moved (D15, D20, D30, D42).
    Advances { seat: Seat, steps: u8, space: u16 },
    /// Points (D16, D24, D25, D28 to D31, D33, D34, D42).
    Scores { seat: Seat, source: Source, points: u16 },
    /// A privilege was bought (D17).
    Buys { seat: Seat, size: Size, cost: u8 },
    /// The wall grew (D30).
    Walls { seat: Seat, tile: WallTile, length: u8 },
    /// A floor was built (D12).
    Builds { seat: Seat, palace: Palace },
    /// A person card was played, with the person taken for it, if any was left (D18).
    Plays { seat: Seat, card: Card, person: Option<Person> },
    /// A person came to court, in the place of another if all was full (D19).
    Places { seat: Seat, person: Person, replaced: Option<Person>, palace: Palace },
    /// The new person was let go (D19).
    LetsGo { seat: Seat, person: Person },
    /// The month's event begins, or begins again (D21, D37).
    Event { month: u8, brings: MonthEvent, again: bool, had: Had },
    /// Tribute or rice was paid; so much was missing (D22, D23).
    Pays { seat: Seat, good: Good, amount: u16, missing: u16 },
    /// Goods were given back after the festival or in the tsunami (D24, D36).
    GivesBack { seat: Seat, yuan: u16, rice: u16, fireworks: u16 },
    /// A person left (D21).
    Releases { seat: Seat, person: Person, palace: Palace, cause: Cause },
    /// Empty palaces lost one floor each, and so many are gone (D27).
    Decays { seat: Seat, floors: u8, palaces: u8 },
    /// The wall was checked (D31).
    WallCheck { month: u8, length: u8, holds: bool },
    /// The super event begins (D32).
    SuperEvent { brings: SuperEvent },
    /// A floor fell (D35).
    Falls { seat: Seat, palace: Palace },
    /// All markers are back on space 0 (D38).
    Erupts,
    /// A person card was discarded (D39).
    Discards { seat: Seat, card: Card },
    /// A young person was taken without a card (D40).
    Dawns { seat: Seat, person: Person },
    /// Privileges were lost (D41).
    LosesPrivileges { seat: Seat, small: u8, large: u8 },
    /// The persons of one role were called upon (D42).
    Treats { seat: Seat, role: Role },
    /// Rice and fireworks were sold at the end (D29).
    Sells { seat: Seat, rice: u16, fireworks: u16, yuan: u16 },
    /// The game is over (D29).
    Ends { winner: Seat, points: u16 },
}

/// What each seat has of what an event asks for: yuan, rice, fireworks, or the symbols of a role. Nothing in a month of peace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<u16>", inline))]
pub struct Had {
    pub(crate) seats: u8,
    pub(crate) of: [u16; MAX_SEATS],
}

impl Deref for Had {
    type Target = [u16];

    fn deref(&self) -> &[u16] {
        &self.of[..usize::from(self.seats)]
    }
}

impl Serialize for Had {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A palace as it is sent.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Palace"))]
pub(crate) struct Shown {
    floors: u8,
    persons: Vec<Person>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    starved: bool,
}

impl Serialize for Palace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown { floors: self.floors(), persons: self.persons().collect(), starved: self.is_starved() }
            .serialize(serializer)
    }
}
