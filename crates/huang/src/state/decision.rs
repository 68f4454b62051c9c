//! What is being decided: the pending decisions of a turn, one kind each, with exactly what they need to remember.

use crate::board::{Colour, Triangle};
use serde::{Deserialize, Serialize};
use tianxia_core::{Cell, Cells, Seat};

/// The present decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Decision {
    /// The active player takes an action (H9).
    Act,
    /// The tile just placed completes a triangle or a rhombus: build or not (H18).
    Build { tile: Cell },
    /// A pagoda is to stand on this triangle, and the supply has none: which one moves (H27). `tile` is the tile
    /// just placed; none if the pagoda was paid for (H24).
    Move { to: Triangle, tile: Option<Cell> },
    /// A green tile was placed: take a tile from the market or not (H19).
    Market,
    /// A blue tile was placed: place another one next to it or stop (H20).
    Chain { tile: Cell },
    /// A revolt (H33).
    Revolt(Revolt),
    /// A war (H38).
    War(War),
    /// Bandits are beaten: `left` of these red tiles have to go (H48).
    Bandits { tile: Cell, reds: Cells, left: u8 },
    /// Take granaries or not, and which one stays (H51).
    Granaries,
    /// The end.
    Over(Ending),
}

/// What is asked by a decision: the rule behind it, the message that asks, and the message that refuses an answer to something else.
pub(crate) struct Question {
    pub(crate) rule: &'static str,
    pub(crate) prompt: &'static str,
    pub(crate) refusal: &'static str,
}

impl Decision {
    pub(crate) fn question(&self) -> Question {
        let (rule, prompt, refusal) = match self {
            Decision::Act => ("H9", "huang-ask-act", "huang-illegal-action-now"),
            Decision::Build { .. } => ("H18", "huang-ask-build", "huang-illegal-build-now"),
            Decision::Move { .. } => ("H27", "huang-ask-move", "huang-illegal-move-now"),
            Decision::Market => ("H19", "huang-ask-market", "huang-illegal-market-now"),
            Decision::Chain { .. } => ("H20", "huang-ask-chain", "huang-illegal-chain-now"),
            Decision::Revolt(_) => ("H34", "huang-ask-commit", "huang-illegal-commit-now"),
            Decision::War(war) => match war.phase {
                WarPhase::Support(_) => ("H40", "huang-ask-support", "huang-illegal-support-now"),
                WarPhase::Tie => ("H41", "huang-ask-tie", "huang-illegal-tie-now"),
                WarPhase::Pay { .. } => ("H44", "huang-ask-price", "huang-illegal-pay-now"),
            },
            Decision::Bandits { .. } => ("H48", "huang-ask-price", "huang-illegal-pay-now"),
            Decision::Granaries => ("H51", "huang-ask-granaries", "huang-illegal-granaries-now"),
            Decision::Over(_) => ("H31", "huang-over", "huang-illegal-over"),
        };
        Question { rule, prompt, refusal }
    }

    /// The war that is fought.
    pub(crate) fn war(&self) -> Option<&War> {
        match self {
            Decision::War(war) => Some(war),
            _ => None,
        }
    }

    /// How many red tiles have to be chosen and removed (H44, H48).
    pub(crate) fn reds_left(&self) -> u8 {
        match self {
            Decision::War(War { phase: WarPhase::Pay { left, .. }, .. }) | Decision::Bandits { left, .. } => *left,
            _ => 0,
        }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody had to draw from the empty bag (H31).
    EmptyBag,
    /// For too many turns nobody placed or drew a tile (H32).
    NothingHappens,
}

/// A revolt: the active player's leader against the one that was there (H33).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Revolt {
    pub(crate) colour: Colour,
    pub(crate) defender: Seat,
    /// What the attacker committed; the defender decides once it is known.
    pub(crate) attack: Option<Commitment>,
}

impl Revolt {
    /// Who decides: the attacker first, then the defender.
    pub(crate) fn asked(&self, attacker: Seat) -> Seat {
        if self.attack.is_some() { self.defender } else { attacker }
    }
}

/// What a player adds to a conflict: tiles from the hand, and perhaps a leader who is off the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Commitment {
    /// Tiles from the hand.
    pub tiles: u8,
    /// Does the leader off the map help?
    pub leader: bool,
}

impl Commitment {
    /// The strength it adds.
    #[must_use]
    pub const fn strength(self) -> u8 {
        self.tiles + self.leader as u8
    }

    pub(crate) const fn is_none(self) -> bool {
        self.strength() == 0
    }
}

/// A war between two or three of the states that a tile has joined (H38).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct War {
    /// The unifying tile.
    pub(crate) tile: Cell,
    sides: [Side; 3],
    count: u8,
    /// What each seat added, and to which side.
    pub(crate) supports: [(u8, Commitment); 5],
    pub(crate) phase: WarPhase,
}

/// A warring state, as it was before the unifying tile (H39).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Side {
    /// The first of its hexes that touches the unifying tile: how actions name it.
    pub(crate) door: Cell,
    pub(crate) cells: Cells,
    /// The leaders it had, as a set of colours.
    pub(crate) colours: u8,
    /// How many red tiles it had.
    pub(crate) reds: u8,
}

/// How far a war is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum WarPhase {
    /// This seat may support a side (H40).
    Support(Seat),
    /// The active player decides a tie (H41).
    Tie,
    /// The active player removes this many more red tiles of the winner (H44).
    Pay { winner: u8, left: u8 },
}

impl War {
    pub(crate) fn new(tile: Cell, sides: &[Side], first: Seat) -> War {
        let mut all = [sides[0]; 3];
        all[..sides.len()].copy_from_slice(sides);
        let none = (0, Commitment::default());
        War { tile, sides: all, count: sides.len() as u8, supports: [none; 5], phase: WarPhase::Support(first) }
    }

    pub(crate) fn sides(&self) -> &[Side] {
        &self.sides[..usize::from(self.count)]
    }

    pub(crate) fn side_at(&self, door: Cell) -> Option<usize> {
        self.sides().iter().position(|side| side.door == door)
    }

    /// Red tiles and support of a side (H39, H40).
    pub(crate) fn total(&self, side: usize) -> u8 {
        let support = self.supports.iter().filter(|(of, _)| usize::from(*of) == side);
        self.sides[side].reds + support.map(|(_, support)| support.strength()).sum::<u8>()
    }

    /// Has no other side a higher total (H41)?
    pub(crate) fn leads(&self, side: usize) -> bool {
        self.total(side) == self.highest()
    }

    /// The tiles from hands that were added to a side.
    pub(crate) fn committed(&self, side: usize) -> u8 {
        self.supports.iter().filter(|(of, _)| usize::from(*of) == side).map(|(_, support)| support.tiles).sum()
    }

    pub(crate) fn highest(&self) -> u8 {
        (0..self.sides().len()).map(|side| self.total(side)).max().unwrap_or(0)
    }

    /// The colours of leaders that some other warring state has too: those of a side that can be lost (H42).
    pub(crate) fn contested(&self, side: usize) -> u8 {
        let others = self.sides().iter().enumerate().filter(|(other, _)| *other != side);
        self.sides[side].colours & others.fold(0, |colours, (_, other)| colours | other.colours)
    }
}
