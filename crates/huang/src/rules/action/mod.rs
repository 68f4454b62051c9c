//! The answers to decisions, declared once: notation, data, numbers and policy indices follow. Which answers fit depends on the
//! decision.

mod blocks;
mod fields;
mod replacements;

use crate::board::{Colour, Rhombus, Site, Tiles, Triangle};
use crate::state::{Commitment, Huang};
use blocks::{Buildings, LandTiles};
use tianxia_core::{Cell, actions};

pub use fields::{Door, TileCounts};

actions! {
    /// An answer to a decision. Aligned, so that long lists of them are written fast.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[repr(align(8))]
    pub enum Action in Huang {
        /// Place a tile of the hand (H15), also as the next one of a chain (H20).
        Tile {
            /// Its colour.
            colour: Colour,
            /// Where.
            at: Cell,
        } = "tile {colour} {at}" as "tile";
        /// Place a leader, or move it if it is on the map (H10).
        Leader {
            /// Its colour.
            colour: Colour,
            /// Where.
            at: Cell,
        } = "leader {colour} {at}" as "leader";
        /// Withdraw a leader (H10).
        Withdraw {
            /// Its colour.
            colour: Colour,
        } = "withdraw {colour}" as "withdraw";
        /// A riot (H21).
        Riot {
            /// The tile to remove.
            at: Cell,
            /// Does the blue leader off the map stand for one of the two tiles (H22)?
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            leader: bool,
        } = "riot {at} {leader}" as "riot" numbered by leader, at;
        /// Build a pagoda, after a tile (H18) or for green tiles (H24).
        Pagoda {
            /// The triangle, in any order.
            at: Triangle,
            /// Does the green leader off the map stand for one of the two tiles?
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            leader: bool,
        } = "pagoda {at} {leader}" as "build" numbered by leader, at;
        /// Build the palace, likewise (H53).
        Palace {
            /// The rhombus, in any order.
            at: Rhombus,
            /// Does the green leader off the map stand for one of the two tiles?
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            leader: bool,
        } = "palace {at} {leader}" as "build" numbered by leader, at;
        /// The pagoda that moves (H27).
        Move {
            /// The triangle it stands on.
            from: Triangle,
        } = "move {from}" as "move a pagoda";
        /// Replace tiles of the hand (H26).
        Replace {
            /// Which ones.
            tiles: Tiles,
        } = "replace {tiles}" as "replace";
        /// Take a tile from the market (H19).
        Take {
            /// Its colour.
            colour: Colour,
        } = "take {colour}" as "take from the market";
        /// Commit to a revolt (H34): something, since nothing is [`ActionData::None`].
        Commit {
            /// Yellow tiles of the hand.
            #[serde(default)]
            tiles: u8,
            /// Does the yellow leader off the map help?
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            leader: bool,
        } = "commit {tiles} {leader}" as "commit";
        /// Support a warring state (H40).
        Support {
            /// The state: its first hex next to the unifying tile, or any other of its hexes.
            side: Door,
            /// Red tiles of the hand.
            #[serde(default)]
            tiles: u8,
            /// Does the red leader off the map help?
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            leader: bool,
        } = "support {side} {tiles} {leader}" as "support";
        /// This warring state wins the tie (H41).
        Win {
            /// The state, as in [`ActionData::Support`].
            side: Door,
        } = "win {side}" as "win a tie";
        /// Remove a red tile (H44, H48).
        Remove {
            /// The tile.
            at: Cell,
        } = "remove {at}" as "remove";
        /// Take the granaries and leave this one (H51).
        Keep {
            /// The granary that stays.
            at: Cell,
        } = "keep {at}" as "keep a granary";
        /// No building, no market tile, no further tile, no support, no granaries.
        None = "none" | "stop" as "none";
    }
    /// An action as data.
    ///
    /// ```
    /// use tianxia_huang::{ActionData, Colour};
    ///
    /// let data = ActionData::Tile { colour: Colour::Red, at: "f7".parse()? };
    /// assert_eq!(serde_json::to_string(&data).unwrap(), r#"{"action":"tile","colour":"red","at":"f7"}"#);
    /// # Ok::<(), tianxia_core::BadInput>(())
    /// ```
    #[serde(deny_unknown_fields)]
    pub enum ActionData;
    /// The kinds of actions.
    pub enum Kind;
    numbers [
        Tile, Leader, Withdraw, Riot, Pagoda | Palace by Buildings, Move, Replace, Take, Commit, Support, Win, Remove, Keep, None
    ]
    policy [
        Tile by LandTiles, Leader, Remove | Keep | Riot, Move | Pagoda | Palace, Withdraw, Replace, Take, Commit, Support, Win, None
    ]
}

impl Action {
    /// Builds on a site; with `leader` the green leader off the map stands for one of the two tiles.
    #[must_use]
    pub fn build(site: Site, leader: bool) -> Action {
        match site {
            Site::Triangle(at) => Action::Pagoda { at, leader },
            Site::Rhombus(at) => Action::Palace { at, leader },
        }
    }

    /// The site it builds on, and whether the green leader helps.
    pub(crate) fn building(self) -> Option<(Site, bool)> {
        match self {
            Action::Pagoda { at, leader } => Some((Site::Triangle(at), leader)),
            Action::Palace { at, leader } => Some((Site::Rhombus(at), leader)),
            _ => None,
        }
    }

    /// Commits to a revolt.
    pub(crate) fn commit(Commitment { tiles, leader }: Commitment) -> Action {
        Action::Commit { tiles, leader }
    }

    /// Supports a warring state.
    pub(crate) fn support(side: Cell, Commitment { tiles, leader }: Commitment) -> Action {
        Action::Support { side: Door(side), tiles, leader }
    }

    /// Does it commit nothing to a conflict? That is said by [`Action::None`].
    pub(crate) fn adds_nothing(&self) -> bool {
        matches!(self, Action::Commit { tiles: 0, leader: false } | Action::Support { tiles: 0, leader: false, .. })
    }

    /// Says the same in the way the rules know it.
    pub(crate) fn settled(self) -> Action {
        if self.adds_nothing() { Action::None } else { self }
    }
}
