//! What one seat may know, as a type. A bot is handed a [`Knowledge`] and has no way from it to the real state, so it
//! cannot cheat, not even by accident.

use crate::{Dice, Game, Seat, Turn, Viewpoint};

/// A position as one seat knows it.
pub struct Knowledge<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What the deciding seat knows; `None` once the game is over.
    pub fn of_decider(state: &'a G) -> Option<Self> {
        state.turn().seat().map(|seat| Knowledge { state, seat })
    }

    /// Whose knowledge this is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of seats at the table.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.state.players()
    }

    /// What this seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.state.view(Viewpoint::Seat(self.seat))
    }

    /// The answers this seat may give.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        debug_assert_eq!(self.state.turn(), Turn::Decide(self.seat));
        self.state.legal(out);
    }

    /// A world this seat cannot tell from the real one.
    pub fn imagine(&self, dice: &mut impl Dice) -> G {
        self.state.imagine(self.seat, dice)
    }
}

impl<G: crate::Written> Knowledge<'_, G> {
    /// An action as data.
    #[must_use]
    pub fn data(&self, action: G::Action) -> G::ActionData {
        self.state.data(action)
    }

    /// The notation of an action.
    #[must_use]
    pub fn write(&self, action: G::Action) -> String {
        self.state.write(action)
    }
}
