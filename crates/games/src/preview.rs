//! What an action would do, as far as the seat can know beforehand: the events up to the first draw.

use serde::Serialize;
use std::cell::Cell;
use tianxia_core::{Dice, Eye, FastDice, Game, Illegal, Sink, Turn};

/// What an action would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview<E> {
    /// What would happen, up to the first draw.
    pub events: Vec<E>,
    /// Something is drawn: what follows cannot be known.
    pub draws: bool,
    /// Somebody else decides next, or the game is over.
    pub hands_over: bool,
}

/// Plays `action` on a copy for the eyes of the deciding seat, and stops listening at the first draw.
pub fn preview<G: Game>(state: &G, action: G::Action) -> Result<Preview<G::Event>, Illegal> {
    let drawn = Cell::new(false);
    let mut events = UntilDraw { drawn: &drawn, heard: Vec::new() };
    let mut copy = state.clone();
    copy.play(action, &mut NotingDice { drawn: &drawn, dice: FastDice::new(0) }, &mut events)?;
    let eye = state.turn().seat().map_or(Eye::Spectator, Eye::Seat);
    let events = events.heard.iter().filter_map(|event| G::witness(event, eye)).collect();
    let hands_over = copy.turn() != state.turn() || copy.turn() == Turn::Over;
    Ok(Preview { events, draws: drawn.get(), hands_over })
}

struct UntilDraw<'a, E> {
    drawn: &'a Cell<bool>,
    heard: Vec<E>,
}

impl<E> Sink<E> for UntilDraw<'_, E> {
    fn push(&mut self, event: E) {
        if !self.drawn.get() {
            self.heard.push(event);
        }
    }
}

struct NotingDice<'a> {
    drawn: &'a Cell<bool>,
    dice: FastDice,
}

impl Dice for NotingDice<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.drawn.set(true);
        self.dice.below(n)
    }
}
