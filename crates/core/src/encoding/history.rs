//! What happened last, as numbers: the newest events of a game as one seat witnessed them, in rows of one size.

use super::{Encoded, one_hot};
use crate::{MAX_SEATS, Seat, Sink, Square, Viewpoint};
use std::collections::VecDeque;

/// An event in few words, the same for all games.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Moment {
    /// What kind of event it is: its place in [`Encoded::EVENTS`].
    pub kind: usize,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Where it happened.
    pub at: Option<Square>,
    /// What it is about, such as a colour or a person, below [`Encoded::THINGS`].
    pub what: Option<usize>,
    /// How much, about 1 where it is usual.
    pub amount: f32,
}

/// The newest events of a game, as many as are wanted. It is a [`Sink`]: play into it.
///
/// What it writes for a seat is made of what that seat may know of each event, so it tells no secret.
#[derive(Clone, Debug)]
pub struct History<G: Encoded> {
    events: VecDeque<G::Event>,
    most: usize,
}

impl<G: Encoded> History<G> {
    /// Room for so many events.
    #[must_use]
    pub fn new(most: usize) -> Self {
        History { events: VecDeque::with_capacity(most), most }
    }

    /// How many floats an event has: its kind, its seat, what it is about, its row and column, and how much.
    #[must_use]
    pub fn width() -> usize {
        G::EVENTS.len() + MAX_SEATS + G::THINGS + 3
    }

    /// How many events it has room for.
    #[must_use]
    pub fn most(&self) -> usize {
        self.most
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.events.clear();
    }

    /// Writes the events as `observer` witnessed them, a row each, the newest first; rows without an event are zero. What has no room in
    /// `out` is left out.
    pub fn write(&self, observer: Seat, players: u8, out: &mut [f32]) {
        out.fill(0.0);
        let seen = self.events.iter().rev().filter_map(|event| G::witness(event, Viewpoint::Seat(observer)));
        for (row, event) in out.chunks_mut(Self::width()).zip(seen) {
            let Moment { kind, seat, at, what, amount } = G::moment(&event);
            let players = usize::from(players);
            let steps = seat.map(|seat| (seat.index() + players - observer.index()) % players);
            let place = at.map_or([0.0; 2], |at| {
                let (rows, columns) = G::GRID;
                [(f32::from(at.row) + 1.0) / rows.max(1) as f32, (f32::from(at.column) + 1.0) / columns.max(1) as f32]
            });
            let kinds = one_hot(Some(kind), G::EVENTS.len()).chain(one_hot(steps, MAX_SEATS));
            let figures = kinds.chain(one_hot(what, G::THINGS)).chain(place).chain([amount]);
            row.iter_mut().zip(figures).for_each(|(place, figure)| *place = figure);
        }
    }
}

impl<G: Encoded> Sink<G::Event> for History<G> {
    fn push(&mut self, event: G::Event) {
        if self.most > 0 {
            if self.events.len() == self.most {
                self.events.pop_front();
            }
            self.events.push_back(event);
        }
    }
}
