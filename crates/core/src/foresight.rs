//! What an action would do, as far as it can be known beforehand: it is played on a copy, and nobody listens any more once dice are
//! rolled. So what is told in advance is by the same rules as what happens.

use crate::{Dice, FastDice, Game, Illegal, Mute, Seat, Sink, Viewpoint};
use std::cell::Cell;

/// What an action would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Foresight<G: Game> {
    /// What would happen up to the first draw, as the deciding seat will witness it.
    pub events: Vec<G::Event>,
    /// The same in short, as far as everybody can see it.
    pub effect: G::Effect,
    /// Something is drawn: what follows cannot be known.
    pub draws: bool,
    /// Somebody else decides next, or the game is over.
    pub hands_over: bool,
}

/// A public figure of a game: what it counts, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    /// What it counts, such as `points` or `red tiles`.
    pub what: &'static str,
    /// Whose it is; `None` for the table's.
    pub seat: Option<Seat>,
}

impl Figure {
    /// A figure of the table's.
    #[must_use]
    pub const fn of_table(what: &'static str) -> Self {
        Figure { what, seat: None }
    }

    /// A figure of a seat's.
    #[must_use]
    pub const fn of_seat(what: &'static str, seat: Seat) -> Self {
        Figure { what, seat: Some(seat) }
    }
}

/// What an action would do, in short.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook<G: Game> {
    /// What everybody can see that it would do, up to the first draw.
    pub effect: G::Effect,
    /// Can it be taken back freely? It neither draws nor hands the decision over.
    pub free: bool,
}

impl<G: Game> Foresight<G> {
    pub(crate) fn of(state: &G, action: G::Action) -> Result<Self, Illegal> {
        let trial = Trial::of(state, action, Vec::with_capacity(FEW), true)?;
        Ok(Foresight {
            events: trial.seen_by(state.turn().seat().map_or(Viewpoint::Spectator, Viewpoint::Seat)),
            effect: trial.effect(state),
            draws: trial.draws,
            hands_over: trial.hands_over(state),
        })
    }

    /// Can the action be taken back freely?
    #[must_use]
    pub fn free(&self) -> bool {
        !self.draws && !self.hands_over
    }

    /// Returns whether the action can be taken back freely, without working out its effect.
    pub(crate) fn is_free(state: &G, action: G::Action) -> bool {
        let rolled = Cell::new(false);
        let mut after = state.clone();
        let played = after.play(action, &mut WatchedDice { rolled: &rolled, dice: FastDice::new(0) }, &mut Mute);
        played.is_ok() && was_free(state, &after, rolled.get())
    }
}

/// Most actions lead to so many events at most.
const FEW: usize = 8;

/// Looks at what actions of one position would do, for when there are many of them.
pub struct Lookout<'a, G: Game> {
    state: &'a G,
    /// Room for the events of one action after the other.
    events: Vec<G::Event>,
}

impl<'a, G: Game> Lookout<'a, G> {
    /// A lookout over this position.
    #[must_use]
    pub fn of(state: &'a G) -> Self {
        Lookout { state, events: Vec::with_capacity(FEW) }
    }

    /// What an action would do, in short.
    pub fn outlook(&mut self, action: G::Action) -> Result<Outlook<G>, Illegal> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        let Trial { after, mut events, draws } = Trial::of(self.state, action, events, false)?;
        if G::HIDES {
            events.retain_mut(|event| match G::witness(event, Viewpoint::Spectator) {
                Some(seen) => {
                    *event = seen;
                    true
                }
                None => false,
            });
        }
        let effect = self.state.effect(&events, (!draws).then_some(&after));
        self.events = events;
        Ok(Outlook { effect, free: was_free(self.state, &after, draws) })
    }
}

/// An action played on a copy.
struct Trial<G: Game> {
    after: G,
    /// What happened up to the first draw.
    events: Vec<G::Event>,
    draws: bool,
}

impl<G: Game> Trial<G> {
    fn of(state: &G, action: G::Action, heard: Vec<G::Event>, narrates: bool) -> Result<Self, Illegal> {
        let rolled = Cell::new(false);
        let mut events = UntilDraw { rolled: &rolled, heard, narrates };
        let mut after = state.clone();
        after.play(action, &mut WatchedDice { rolled: &rolled, dice: FastDice::new(0) }, &mut events)?;
        Ok(Trial { after, events: events.heard, draws: rolled.get() })
    }

    fn seen_by(&self, eye: Viewpoint) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::witness(event, eye)).collect()
    }

    fn effect(&self, state: &G) -> G::Effect {
        let after = (!self.draws).then_some(&self.after);
        match G::HIDES {
            true => state.effect(&self.seen_by(Viewpoint::Spectator), after),
            false => state.effect(&self.events, after),
        }
    }

    fn hands_over(&self, state: &G) -> bool {
        self.after.turn() != state.turn() || self.after.turn().seat().is_none()
    }
}

/// Returns whether a play that led from one position to another can be taken back freely: nothing was rolled, and the same seat decides.
pub(crate) fn was_free<G: Game>(before: &G, after: &G, rolled: bool) -> bool {
    !rolled && after.turn() == before.turn()
}

struct UntilDraw<'a, E> {
    rolled: &'a Cell<bool>,
    heard: Vec<E>,
    narrates: bool,
}

impl<E> Sink<E> for UntilDraw<'_, E> {
    fn narrates(&self) -> bool {
        self.narrates
    }

    fn push(&mut self, event: E) {
        if !self.rolled.get() {
            self.heard.push(event);
        }
    }
}

/// Dice that note when they are rolled.
pub(crate) struct WatchedDice<'a, D> {
    pub(crate) rolled: &'a Cell<bool>,
    pub(crate) dice: D,
}

impl<D: Dice> Dice for WatchedDice<'_, D> {
    fn below(&mut self, n: u32) -> u32 {
        self.rolled.set(true);
        self.dice.below(n)
    }

    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let drawn = self.dice.draw(counts);
        // Nothing is rolled for an empty bag.
        self.rolled.set(self.rolled.get() || drawn.is_some());
        drawn
    }
}
