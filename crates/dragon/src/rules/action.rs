//! The answers to all decisions of the game, as values. How they are written and numbered stands in `notation`
//! and `numbers`.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};

/// An answer to a decision. Palaces are counted from 0 here and from 1 in notation, in the falling order of the
/// court; of equal palaces the first stands for all.
///
/// Four bytes, so that a list of answers is written a word at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Draft these two young persons, in the order of [`Role::ALL`] (D6).
    Draft(Role, Role),
    /// Take the action of a card other than the two below (D11 to D16).
    Act(ActionCard),
    /// Buy a privilege (D17).
    Privilege(Size),
    /// Extend the wall with this tile (D30).
    Wall(WallTile),
    /// Take no action and top up to 3 yuan (D10).
    Pass,
    /// Put a floor on this palace (D12).
    Floor(u8),
    /// Begin a new palace with the floor (D12).
    NewPalace,
    /// Play a person card and take this person (D18).
    Play(Card, Person),
    /// Play a person card for which no tile is left (D18).
    Spend(Card),
    /// Place the person in this palace (D19).
    Place(u8),
    /// Place the person in this palace instead of that one (D19).
    Replace(u8, Person),
    /// Let the new person go (D19).
    LetGo,
    /// Release this person from this palace (D21, D23, D35).
    Release(u8, Person),
    /// Take a floor from this palace (D35).
    Fall(u8),
    /// Give back this much rice and these fireworks, the rest in yuan (D36).
    GiveBack {
        /// Rice given back.
        rice: u8,
        /// Fireworks given back.
        fireworks: u8,
    },
    /// Discard a person card (D39).
    Discard(Card),
    /// Take the young person of this role (D40).
    Dawn(Role),
    /// Use the persons of this role (D42).
    Treaty(Role),
}
