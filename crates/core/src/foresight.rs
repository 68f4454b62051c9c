//! What an action would do, as far as it can be known beforehand: it is played on a copy, and nobody listens any more once dice are
//! rolled. So what is told in advance is by the same rules as what happens.

use crate::{Dice, FastDice, Game, Illegal, Mute, Seat, Sink, Viewpoint};
use std::cell::Cell;
use std::convert::Infallible;

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
        let (rolled, mut heard, mut after) = (Cell::new(false), Vec::with_capacity(FEW), state.clone());
        let mut events = UntilDraw { rolled: &rolled, heard: &mut heard, in_short: false };
        after.play(action, &mut WatchedDice { rolled: &rolled, dice: FastDice::new(0) }, &mut events)?;
        let draws = rolled.get();
        let seen_by = |eye| heard.iter().filter_map(|event| G::witness(event, eye)).collect::<Vec<_>>();
        Ok(Foresight {
            effect: state.effect(&seen_by(Viewpoint::Spectator), (!draws).then_some(&after)),
            events: seen_by(state.turn().seat().map_or(Viewpoint::Spectator, Viewpoint::Seat)),
            draws,
            hands_over: after.turn() != state.turn() || after.turn().seat().is_none(),
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

/// Looks at what legal actions of one position would do, for when there are many of them.
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

    /// What a legal action would do, in short.
    pub fn outlook(&mut self, action: G::Action) -> Outlook<G> {
        let Ok(outlook) = self.look(|after, dice, events| {
            after.play_listed(action, dice, events);
            Ok::<(), Infallible>(())
        });
        outlook
    }

    /// What an action would do, in short, unless the rules forbid it. It is played no further than to the first draw.
    pub(crate) fn look<E>(
        &mut self,
        play: impl FnOnce(&mut G, &mut WatchedDice<'_, FastDice>, &mut UntilDraw<'_, G::Event>) -> Result<(), E>,
    ) -> Result<Outlook<G>, E> {
        let rolled = Cell::new(false);
        self.events.clear();
        let mut events = UntilDraw { rolled: &rolled, heard: &mut self.events, in_short: true };
        let mut after = self.state.clone();
        play(&mut after, &mut WatchedDice { rolled: &rolled, dice: FastDice::new(0) }, &mut events)?;
        let draws = rolled.get();
        if G::HIDES {
            self.events.retain_mut(|event| match G::witness(event, Viewpoint::Spectator) {
                Some(seen) => {
                    *event = seen;
                    true
                }
                None => false,
            });
        }
        let effect = self.state.effect(&self.events, (!draws).then_some(&after));
        Ok(Outlook { effect, free: was_free(self.state, &after, draws) })
    }
}

/// Returns whether a play that led from one position to another can be taken back freely: nothing was rolled, and the same seat decides.
pub(crate) fn was_free<G: Game>(before: &G, after: &G, rolled: bool) -> bool {
    !rolled && after.turn() == before.turn()
}

/// Hears what happens before the first draw.
pub(crate) struct UntilDraw<'a, E> {
    rolled: &'a Cell<bool>,
    heard: &'a mut Vec<E>,
    /// Is nothing wanted but the effect?
    in_short: bool,
}

impl<E> Sink<E> for UntilDraw<'_, E> {
    fn narrates(&self) -> bool {
        !self.in_short
    }

    fn listens(&self) -> bool {
        !(self.in_short && self.rolled.get())
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
