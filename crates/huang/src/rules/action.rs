//! The answers to decisions. One type for all of them: which ones fit depends on what is being decided.

use crate::board::{Colour, Site, Tiles};
use crate::state::Commitment;
use tianxia_core::Cell;

/// An answer to a decision. Aligned, so that long lists of them are written fast.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(8))]
pub enum Action {
    /// Place a tile of the hand (H15), also as the next one of a chain (H20).
    Tile(Colour, Cell),
    /// Place the leader, or move it if it is on the map (H10).
    Leader(Colour, Cell),
    /// Withdraw the leader (H10).
    Withdraw(Colour),
    /// A riot removes the tile; with `leader` the blue leader off the map stands for one of the two tiles (H21, H22).
    Riot {
        /// The tile to remove.
        cell: Cell,
        /// Does the leader help?
        leader: bool,
    },
    /// Build here: for two green tiles as an action (H24), for nothing after a tile (H18).
    Build {
        /// Where.
        site: Site,
        /// Does the green leader off the map stand for one of the two tiles?
        leader: bool,
    },
    /// The pagoda that moves, by its triangle (H27).
    Move(u16),
    /// Replace these tiles of the hand (H26).
    Replace(Tiles),
    /// Take a tile of this colour from the market (H19).
    Take(Colour),
    /// Commit to a revolt (H34): something, since nothing is [`Action::None`].
    Commit(Commitment),
    /// Support a warring state, named by its first hex next to the unifying tile (H40).
    Support(Cell, Commitment),
    /// This warring state wins the tie (H41).
    Win(Cell),
    /// Remove this red tile (H44, H48).
    Remove(Cell),
    /// Take the granaries and leave this one (H51).
    Keep(Cell),
    /// No building, no market tile, no further tile, no support, no granaries.
    None,
}
