//! The position as one plain value, and the questions that all rules ask of it. What happens in it is in `rules`.

mod accessors;
mod census;
pub(crate) mod court;
pub(crate) mod decision;
pub(crate) mod groups;
pub(crate) mod hand;
pub(crate) mod palace;
pub(crate) mod player;
pub(crate) mod tally;
pub(crate) mod track;
pub(crate) mod wall;

pub use accessors::Holdings;
pub(crate) use census::census;

use crate::board::calendar::{Calendar, MonthEvent, SuperEvent};
use crate::board::cards::ActionCard;
use crate::board::person::KINDS;
use crate::state::decision::Decision;
use crate::state::groups::Groups;
use crate::state::player::Player;
use crate::state::track::{Order, Track};
use crate::state::wall::Wall;
use serde::{Deserialize, Serialize};
use tianxia_core::{MAX_SEATS, Seat};

/// A game of In the Year of the Dragon.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dragon {
    /// The version of the rules.
    pub(crate) rules: u32,
    pub(crate) players: u8,
    pub(crate) great_wall: bool,
    pub(crate) super_event: Option<SuperEvent>,
    /// What a large privilege costs: 7, or 6 as in 2007 (D17).
    pub(crate) large_cost: u8,
    pub(crate) calendar: Calendar,
    /// From 1 to 12; 1 during the draft.
    pub(crate) month: u8,
    pub(crate) phase: Phase,
    pub(crate) decision: Decision,
    /// The order of this phase, fixed at its start (D10, D18, D21).
    pub(crate) order: Order,
    /// How many of `order` are done.
    pub(crate) done: u8,
    /// What each seat still has to give up in this phase: persons, floors or cards.
    pub(crate) due: [u16; MAX_SEATS],
    /// One bit for each role taken during the dawn (D40).
    pub(crate) dawn: u16,
    pub(crate) track: Track,
    pub(crate) groups: Groups,
    /// What each seat did in this month's action phase.
    pub(crate) chosen: [Option<Chosen>; MAX_SEATS],
    pub(crate) wall: Wall,
    /// Person tiles to be taken, by kind.
    pub(crate) supply: [u8; KINDS],
    /// Person tiles out of the game, by kind.
    pub(crate) gone: [u8; KINDS],
    /// Person cards played or discarded by anybody.
    pub(crate) spent: u8,
    pub(crate) seats: [Player; MAX_SEATS],
}

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first two persons (D6).
    Draft,
    /// Phase 1 (D10).
    Action,
    /// Phase 2 (D18).
    Person,
    /// Phase 3 (D21).
    Event,
    /// The wall is checked after the Mongols (D31).
    Wall,
    /// The super event of month 7 (D32).
    Super,
    /// The month's event for the second time (D37).
    Eclipse,
    /// The wall is checked after the last scoring (D31).
    LastWall,
    /// The game is over.
    Over,
}

/// What a seat did in the action phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chosen {
    Card(ActionCard),
    Pass,
}

impl Dragon {
    /// The index of the seat whose turn it is in this phase. While a decision is pending, some seat is not done.
    #[inline]
    pub(crate) fn at(&self) -> usize {
        usize::from(self.order[usize::from(self.done)])
    }

    /// The seat whose turn it is in this phase.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        Seat::new(self.at())
    }

    #[inline]
    pub(crate) fn player(&self) -> &Player {
        &self.seats[self.at()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        let at = self.at();
        &mut self.seats[at]
    }

    /// What the seat on turn still has to give up.
    #[inline]
    pub(crate) fn owed(&self) -> u16 {
        self.due[self.at()]
    }

    /// The seats of this game in the order of this phase.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.order.into_iter().take(usize::from(self.players)).map(|seat| Seat::new(usize::from(seat)))
    }

    /// The players, in seat order.
    pub(crate) fn table(&self) -> &[Player] {
        &self.seats[..usize::from(self.players)]
    }

    /// What this month brings.
    pub(crate) fn event(&self) -> MonthEvent {
        self.calendar[usize::from(self.month) - 1]
    }

    /// The groups taken this month (D10), one bit each.
    #[inline]
    pub(crate) fn taken(&self) -> u8 {
        self.chosen.iter().fold(0, |taken, chosen| match chosen {
            Some(Chosen::Card(card)) => taken | self.groups.group_of(*card).map_or(0, |group| 1 << group),
            _ => taken,
        })
    }
}

impl Chosen {
    /// The word for it in views and positions.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Chosen::Card(card) => card.word(),
            Chosen::Pass => "pass",
        }
    }
}
