//! The course of a game: turn, draw, pass, end, and the next game of a series (Q21 to Q25).

use super::action::Action;
use super::legal::refuse;
use super::resolve::LastPagoda;
use crate::board::Tile;
use crate::seen::Event;
use crate::state::{Qin, Series};
use tianxia_core::{Dice, Illegal, Seat, Sink, Turn};

/// Plays an action of the deciding seat, up to the next decision or the end.
pub(crate) fn play(
    state: &mut Qin,
    action: Action,
    dice: &mut impl Dice,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    refuse(state, action)?;
    play_listed(state, action, dice, events);
    Ok(())
}

/// Plays an action that is legal.
pub(crate) fn play_listed(state: &mut Qin, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
    let Turn::Decide(seat) = state.turn else { return };
    let Some(placement) = action.halves(&state.board) else {
        let placeable = state.placeable(Tile::ALL.into_iter());
        state.note_pass(seat, placeable);
        events.push(Event::Passed { seat });
        state.next_turn(seat, dice, events);
        return;
    };
    state.hands[seat.index()].remove(placement.tile);
    state.note_placed(seat, placement.tile);
    match state.resolve(seat, placement, events) {
        Err(LastPagoda(winner)) => {
            events.push(Event::LastPagoda { seat: winner });
            state.end_game(dice, events);
        }
        Ok(()) => {
            if let Some(tile) = state.take_tile(seat, dice) {
                events.push(Event::Drew { seat, tile: Some(tile) });
            }
            if events.listens() {
                state.next_turn(seat, dice, events);
            }
        }
    }
}

impl Qin {
    /// Hands the turn on. A player without tiles is passed over, as everybody can see it (Q24). When no held tile fits, the game is
    /// over (Q23).
    fn next_turn(&mut self, seat: Seat, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let players = self.options.players;
        if !seat.next(players).around(players).any(|other| self.can_place(other)) {
            events.push(Event::NoTileFits);
            self.end_game(dice, events);
            return;
        }
        let mut next = seat.next(players);
        while self.hands[next.index()].len() == 0 {
            events.push(Event::Passed { seat: next });
            next = next.next(players);
        }
        self.turn = Turn::Decide(next);
    }

    fn can_place(&self, seat: Seat) -> bool {
        let hand = self.hands[seat.index()];
        hand.len() > 0 && self.fits_anywhere(hand)
    }

    /// Ends a game, and begins the next one of the series if there is one (Q25).
    fn end_game(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let next = self.series.game + 1;
        let Some(board) = self.options.boards.get(usize::from(next)).cloned() else {
            self.turn = Turn::Over;
            return;
        };
        let starter = self.series.starter.next(self.options.players);
        let left_over = std::array::from_fn(|index| self.series.left_over[index] + self.pagodas[index]);
        *self = Qin::empty(self.options.clone(), board);
        self.series = Series { game: next, starter, left_over };
        self.turn = Turn::Decide(starter);
        self.deal(dice);
        events.push(Event::NextGame { game: next + 1, seat: starter });
    }
}
