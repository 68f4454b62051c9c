//! Events in few words, for observations that hold what happened last.

use super::Event;
use crate::board::Colour;
use tianxia_core::encoding::{Moment, fraction};

/// What each kind of event is called.
pub(crate) const EVENTS: &[&str] = &[
    "placed",
    "grown",
    "merged",
    "returned",
    "founded",
    "major",
    "village lost",
    "village won",
    "drew",
    "passed",
    "last pagoda",
    "no tile fits",
    "next game",
];

/// Six kinds of tiles and three colours.
pub(crate) const THINGS: usize = 9;
const COLOURS: usize = 6;
/// The usual size of a province.
const SIZE: u32 = 5;

pub(crate) fn moment(event: &Event) -> Moment {
    let coloured = |kind, seat, colour: Colour, at, size: u8| Moment {
        kind,
        seat: Some(seat),
        at: Some(at),
        what: Some(COLOURS + colour as usize),
        amount: fraction(size, SIZE),
    };
    let of = |kind, seat, at| Moment { kind, seat: Some(seat), at, what: None, amount: 1.0 };
    match *event {
        // Where its first half lies; what grew or was founded there tells the rest.
        Event::Placed { seat, tile, first, .. } => Moment { what: Some(tile.index()), ..of(0, seat, Some(first)) },
        Event::Grown { seat, colour, at, size } => coloured(1, seat, colour, at, size),
        Event::Merged { seat, colour, at, size } => coloured(2, seat, colour, at, size),
        Event::Returned { seat, count, at } => Moment { amount: fraction(count, 1), ..of(3, seat, Some(at)) },
        Event::Founded { seat, colour, at, size } => coloured(4, seat, colour, at, size),
        Event::Major { seat, colour, at } => coloured(5, seat, colour, at, SIZE as u8),
        Event::VillageLost { seat, at } => of(6, seat, Some(at)),
        Event::VillageWon { seat, at } => of(7, seat, Some(at)),
        Event::Drew { seat, tile } => Moment { what: tile.map(|tile| tile.index()), ..of(8, seat, None) },
        Event::Passed { seat } => of(9, seat, None),
        Event::LastPagoda { seat } => of(10, seat, None),
        Event::NoTileFits => Moment { kind: 11, amount: 1.0, ..Moment::default() },
        Event::NextGame { game, seat } => Moment { amount: fraction(game, 1), ..of(12, seat, None) },
    }
}
