//! Who sits where, and who looks. A [`Seat`] is a place at the table; an [`Viewpoint`] is anybody who looks at the game,
//! and decides how much of it may be shown.

use crate::{BadInput, Fault};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;

/// The most seats any game may have.
pub const MAX_SEATS: usize = 5;

/// A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
/// An `Option<Seat>` takes one byte, so that positions stay small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "u8", try_from = "u8")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Seat(NonZeroU8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`]: seats come from loops over players, never from input
    /// (input goes through `TryFrom`).
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS);
        Seat(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// The index of this seat, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The seats of a table with `players` players, in clockwise order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..usize::from(players)).map(Seat::new)
    }

    /// The seats of the table in clockwise order, this one first.
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..usize::from(players)).map(move |step| Seat::new((self.index() + step) % usize::from(players)))
    }

    /// The seat people call `number` at a table of `players`, counted from 1.
    pub fn numbered(number: u8, players: u8) -> Result<Seat, BadInput> {
        let seat = Seat::try_from(number).ok().filter(|seat| seat.index() < usize::from(players));
        seat.ok_or_else(|| {
            let message = format!("there is no seat {number}; the seats are 1 to {players}");
            BadInput::new(message).of(Fault::OutOfRange)
        })
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        Seat::new((self.index() + 1) % players as usize)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0.get()
    }
}

impl TryFrom<u8> for Seat {
    type Error = BadInput;

    /// Reads a seat as people write it, counted from 1.
    fn try_from(number: u8) -> Result<Self, BadInput> {
        match number {
            1..=5 => Ok(Seat::new(usize::from(number) - 1)),
            _ => {
                let message = format!("there is no seat {number}; seats are numbered from 1 to {MAX_SEATS}");
                Err(BadInput::new(message).of(Fault::OutOfRange))
            }
        }
    }
}

/// Whose view of a game is shown: what is hidden from it is left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewpoint {
    /// A player: sees what is public and what this seat holds.
    Seat(Seat),
    /// A spectator: sees what is public.
    Spectator,
    /// Everything lies open: finished games, tests, tools. Never sent out of a running game.
    Open,
}

impl Viewpoint {
    /// May this viewpoint see what `seat` keeps from the others?
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewpoint::Seat(own) => own == seat,
            Viewpoint::Spectator => false,
            Viewpoint::Open => true,
        }
    }
}
