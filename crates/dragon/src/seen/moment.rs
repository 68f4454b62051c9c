//! Events in few words, for observations that hold what happened last.

use super::event::Event;
use crate::board::cards::Card;
use crate::board::person::{Person, Role};
use tianxia_core::Seat;
use tianxia_core::encoding::{Moment, fraction};

/// What each kind of event is called.
pub(crate) const EVENTS: &[&str] = &[
    "month",
    "drafts",
    "acts",
    "passes",
    "gains",
    "advances",
    "scores",
    "buys",
    "walls",
    "builds",
    "plays",
    "places",
    "lets go",
    "event",
    "pays",
    "gives back",
    "releases",
    "decays",
    "wall check",
    "super event",
    "falls",
    "erupts",
    "discards",
    "dawns",
    "loses privileges",
    "treats",
    "sells",
    "ends",
];

/// What an event is about: a person, a role, or else the place of an action card, a good, a source of points and the like in its list.
pub(crate) const THINGS: usize = Person::ALL.len() + Role::ALL.len() + LISTED;
const LISTED: usize = 14;
const ROLES: usize = Person::ALL.len();
const LIST: usize = ROLES + Role::ALL.len();

pub(crate) fn moment(event: &Event) -> Moment {
    let of =
        |kind, seat: Seat, what: Option<usize>, amount: f32| Moment { kind, seat: Some(seat), at: None, what, amount };
    let table = |kind, what: Option<usize>, amount: f32| Moment { kind, seat: None, at: None, what, amount };
    let person = |person: Person| Some(person.index());
    let role = |role: Role| Some(ROLES + role as usize);
    let listed = |place: usize| Some(LIST + place);
    let card = |card: Card| match card {
        Card::Of(one) => role(one),
        Card::Wild => None,
    };
    match *event {
        Event::Month { month, brings, .. } => table(0, listed(brings as usize), fraction(month, 12)),
        Event::Drafts { seat, first, second } => of(1, seat, person(first), fraction(second.index() as u32 + 1, 15)),
        Event::Acts { seat, action, paid, .. } => of(2, seat, listed(action as usize), fraction(paid, 3)),
        Event::Passes { seat, yuan } => of(3, seat, None, fraction(yuan, 3)),
        Event::Gains { seat, good, amount } => of(4, seat, listed(good as usize), fraction(amount, 3)),
        Event::Advances { seat, steps, .. } => of(5, seat, None, fraction(steps, 4)),
        Event::Scores { seat, source, points } => of(6, seat, listed(source as usize), fraction(points, 4)),
        Event::Buys { seat, size, cost } => of(7, seat, listed(size as usize), fraction(cost, 4)),
        Event::Walls { seat, tile, length } => of(8, seat, listed(tile as usize), fraction(length, 12)),
        Event::Builds { seat, palace } => of(9, seat, None, fraction(palace.floors(), 3)),
        Event::Plays { seat, card: played, person: taken } => {
            of(10, seat, taken.map_or_else(|| card(played), person), f32::from(u8::from(taken.is_some())))
        }
        Event::Places { seat, person: came, replaced, .. } => {
            of(11, seat, person(came), f32::from(u8::from(replaced.is_some())))
        }
        Event::LetsGo { seat, person: gone } => of(12, seat, person(gone), 1.0),
        Event::Event { brings, again, .. } => table(13, listed(brings as usize), f32::from(u8::from(again))),
        Event::Pays { seat, good, amount, .. } => of(14, seat, listed(good as usize), fraction(amount, 4)),
        Event::GivesBack { seat, yuan, rice, fireworks } => of(15, seat, None, fraction(yuan + rice + fireworks, 4)),
        Event::Releases { seat, person: gone, cause, .. } => of(16, seat, person(gone), fraction(cause as u32 + 1, 8)),
        Event::Decays { seat, floors, .. } => of(17, seat, None, fraction(floors, 2)),
        Event::WallCheck { length, holds, .. } => table(18, listed(usize::from(holds)), fraction(length, 12)),
        Event::SuperEvent { brings } => table(19, listed(brings as usize), 1.0),
        Event::Falls { seat, palace } => of(20, seat, None, fraction(palace.floors(), 3)),
        Event::Erupts => table(21, None, 1.0),
        Event::Discards { seat, card: gone } => of(22, seat, card(gone), 1.0),
        Event::Dawns { seat, person: came } => of(23, seat, person(came), 1.0),
        Event::LosesPrivileges { seat, small, large } => of(24, seat, None, fraction(small + 2 * large, 4)),
        Event::Treats { seat, role: called } => of(25, seat, role(called), 1.0),
        Event::Sells { seat, yuan, .. } => of(26, seat, None, fraction(yuan, 12)),
        Event::Ends { winner, points } => of(27, winner, None, fraction(points, 100)),
    }
}
