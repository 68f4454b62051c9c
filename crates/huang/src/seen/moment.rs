//! Events in few words, for observations that hold what happened last.

use super::Event;
use crate::board::Colour;
use crate::state::Ending;
use tianxia_core::encoding::{Moment, fraction};
use tianxia_core::{Seat, Square};

/// What each kind of event is called.
pub(crate) const EVENTS: &[&str] = &[
    "tile",
    "leader",
    "withdrawn",
    "returned",
    "points",
    "riot",
    "paid",
    "pagoda",
    "palace",
    "removed",
    "pagoda lost",
    "palace lost",
    "granary lost",
    "took",
    "discarded",
    "drew",
    "market",
    "revolt",
    "committed",
    "revolt over",
    "war",
    "warring",
    "supported",
    "neutral",
    "war over",
    "bandits",
    "granaries",
    "declined",
    "passed",
    "turn",
    "over",
];

/// The five colours.
pub(crate) const THINGS: usize = 5;

pub(crate) fn moment(event: &Event) -> Moment {
    let of = |kind, seat: Option<Seat>, colour: Option<Colour>, at: Option<Square>, amount: f32| Moment {
        kind,
        seat,
        at,
        what: colour.map(Colour::index),
        amount,
    };
    let count = |count: u8| fraction(count, 3);
    match event {
        Event::Tile { seat, colour, at, .. } => of(0, Some(*seat), Some(*colour), Some(*at), 1.0),
        Event::Leader { seat, colour, at, .. } => of(1, Some(*seat), Some(*colour), Some(*at), 1.0),
        Event::Withdrawn { seat, colour, from } => of(2, Some(*seat), Some(*colour), Some(*from), 1.0),
        Event::Returned { seat, colour, from, .. } => of(3, Some(*seat), Some(*colour), Some(*from), 1.0),
        Event::Points { seat, colour, points, at, .. } => of(4, Some(*seat), Some(*colour), Some(*at), count(*points)),
        Event::Riot { seat, tiles, at, .. } => of(5, Some(*seat), None, Some(*at), count(*tiles)),
        Event::Paid { seat, tiles, .. } => of(6, Some(*seat), Some(Colour::Green), None, count(*tiles)),
        Event::Pagoda { seat, colour, at, .. } => of(7, Some(*seat), Some(*colour), Some(at[0]), 1.0),
        Event::Palace { seat, at, .. } => of(8, Some(*seat), Some(Colour::Yellow), Some(at[0]), 1.0),
        Event::Removed { colour, at, .. } => of(9, None, Some(*colour), Some(*at), 1.0),
        Event::PagodaLost { colour, at } => of(10, None, Some(*colour), Some(at[0]), 1.0),
        Event::PalaceLost { at } => of(11, None, Some(Colour::Yellow), Some(at[0]), 1.0),
        Event::GranaryLost { at } => of(12, None, None, Some(*at), 1.0),
        Event::Took { seat, colour } => of(13, Some(*seat), Some(*colour), None, 1.0),
        Event::Discarded { seat, count: tiles, .. } => of(14, Some(*seat), None, None, count(*tiles)),
        Event::Drew { seat, count: tiles, .. } => of(15, Some(*seat), None, None, count(*tiles)),
        Event::Market { tiles } => of(16, None, None, None, count(tiles.len())),
        Event::Revolt { colour, attacker, at, attack, .. } => {
            of(17, Some(*attacker), Some(*colour), Some(*at), count(*attack))
        }
        Event::Committed { seat, commitment } => {
            of(18, Some(*seat), Some(Colour::Yellow), None, count(commitment.strength()))
        }
        Event::RevoltOver { winner, colour, strength, .. } => {
            of(19, Some(*winner), Some(*colour), None, count(*strength))
        }
        Event::War { seat, at } => of(20, Some(*seat), None, Some(*at), 1.0),
        Event::Warring { side, reds, .. } => of(21, None, Some(Colour::Red), Some(*side), count(*reds)),
        Event::Supported { seat, side, commitment, .. } => {
            of(22, Some(*seat), Some(Colour::Red), Some(*side), count(commitment.strength()))
        }
        Event::Neutral { seat } => of(23, Some(*seat), None, None, 1.0),
        Event::WarOver { winner, total, .. } => of(24, None, None, Some(*winner), count(*total)),
        Event::Bandits { seat, bandits, at, .. } => of(25, Some(*seat), None, Some(at[0]), count(*bandits)),
        Event::Granaries { seat, count: taken, left, .. } => of(26, Some(*seat), None, Some(*left), count(*taken)),
        Event::Declined { seat, .. } => of(27, Some(*seat), None, None, 1.0),
        Event::Passed { seat } => of(28, Some(*seat), None, None, 1.0),
        Event::Turn { seat } => of(29, Some(*seat), None, None, 1.0),
        Event::Over { because } => of(30, None, None, None, f32::from(u8::from(*because == Ending::EmptyBag))),
    }
}
