//! What speaks for a choice, in words: phrases made from what everybody can see that it would do. Hints, puzzles and reports say them;
//! nothing here looks at what the deciding seat may not know.

mod dragon;
mod huang;
mod qin;

use tianxia_core::{Match, Phrase, Seat, Written};
use tianxia_games::{AnyMatch, with_game};

/// As many reasons as are told of one choice.
const MOST: usize = 4;

/// A game whose choices can be given reasons.
pub trait Reasoned: Written {
    /// What speaks for a choice of `seat` with this effect, the weightiest first. `self` is the position before it; of secrets only those
    /// of `seat` itself may be used.
    fn reasons(&self, seat: Seat, effect: &Self::Effect) -> Vec<Phrase>;

    /// What kind of choice it is, as the id of a message: how puzzles are sorted.
    fn theme(&self, seat: Seat, effect: &Self::Effect) -> &'static str;
}

/// What a choice is about.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Phrase>,
    /// What kind of choice it is, as the id of a message.
    pub theme: &'static str,
}

/// What speaks for an answer of the deciding seat; nothing once the game is over, or if the rules forbid it.
#[must_use]
pub fn reason(game: &dyn AnyMatch, number: u32) -> Option<Told> {
    let seat = game.turn().seat()?;
    let told = with_game!(game.about().id, G => {
        game.as_any().downcast_ref::<Match<G>>().and_then(|game| tell(game.state(), seat, number))
    });
    told.ok().flatten()
}

fn tell<G: Reasoned>(state: &G, seat: Seat, number: u32) -> Option<Told> {
    let effect = state.outlook(state.numbered(number)?).ok()?.effect;
    Some(Told { reasons: weightiest(state, seat, &effect), theme: state.theme(seat, &effect) })
}

/// What speaks for an action of the deciding seat; nothing if the rules forbid it.
pub(crate) fn reasons_for<G: Reasoned>(state: &G, seat: Seat, action: G::Action) -> Vec<Phrase> {
    state.outlook(action).map_or_else(|_| Vec::new(), |outlook| weightiest(state, seat, &outlook.effect))
}

fn weightiest<G: Reasoned>(state: &G, seat: Seat, effect: &G::Effect) -> Vec<Phrase> {
    let mut reasons = state.reasons(seat, effect);
    reasons.truncate(MOST);
    reasons
}
