//! Lots as numbers, with the faults that such a thing can have.

use super::*;
use tianxia_core::Encoded;
use tianxia_core::encoding::{Ink, Moment, fraction, one_hot};

impl<const FAULT: u8> Encoded for Lots<FAULT> {
    const GRID: (usize, usize) = (0, 0);
    const POLICY: u32 = 6;
    const FEATURES: &'static [&'static str] = &["high", "low", "lay", "bury", "worth"];
    const EVENTS: &'static [&'static str] = &["staked", "laid", "buried", "drew"];
    const THINGS: usize = KINDS;

    fn moment(event: &Event) -> Moment {
        let (kind, seat, tile, amount) = match event {
            Event::Staked { seat, high } => (0, seat, None, i32::from(*high)),
            Event::Laid { seat, tile, points } => (1, seat, Some(*tile), *points),
            Event::Buried { seat, tile } => (2, seat, *tile, 1),
            Event::Drew { seat, tile } => (3, seat, *tile, 1),
        };
        let what = tile.map(|tile| tile as usize);
        Moment { kind, seat: Some(*seat), at: None, what, amount: amount as f32 }
    }

    fn encode(&self, seat: Seat, ink: &mut impl Ink) {
        let stage = [Stage::Stake, Stage::Low, Stage::High, Stage::Over].into_iter().position(|one| one == self.stage);
        ink.vector("stage", one_hot(stage, 4));
        ink.vector("bag", [fraction(sum(&self.bag), 18)]);
        if FAULT != SILENT_OBSERVATION {
            ink.vector("last", one_hot(self.last.map(|tile| tile as usize), KINDS));
        }
        let seats = if FAULT == SHIFTING_LAYOUT { usize::from(self.players) } else { 4 };
        for step in 0..seats {
            let own = (step < usize::from(self.players)).then_some((seat.index() + step) % usize::from(self.players));
            let tiles = |of: &[Tiles; 4]| own.map_or([0; KINDS], |own| of[own]);
            let seen = |of: &[Tiles; 4]| if step == 0 || FAULT == LEAKY_OBSERVATION { tiles(of) } else { [0; KINDS] };
            let counts = |tiles: Tiles| tiles.map(|count| fraction(count, OF_A_KIND.into()));
            ink.vector(("plays", step), [f32::from(u8::from(own.is_some()))]);
            ink.vector(("decides", step), [f32::from(u8::from(self.turn().seat().map(Seat::index) == own))]);
            ink.vector(("score", step), [own.map_or(0.0, |own| self.scores[own] as f32 / 10.0)]);
            ink.vector(("laid", step), counts(tiles(&self.laid)));
            ink.vector(("held", step), [fraction(sum(&tiles(&self.hands)), 2), fraction(sum(&tiles(&self.buried)), 6)]);
            ink.vector(("hand", step), counts(seen(&self.hands)));
            ink.vector(("buried", step), counts(seen(&self.buried)));
        }
    }

    /// A stake shares the indices of laid tiles.
    fn policy(&self, action: Action) -> Option<u32> {
        match action {
            Action::Low => Some(0),
            Action::High => Some(1),
            Action::Lay(tile) => Some(tile as u32),
            Action::Bury(tile) if FAULT == AMBIGUOUS_POLICY => Some(tile as u32),
            Action::Bury(tile) => Some(3 + tile as u32),
        }
    }

    fn at_policy(&self, index: u32) -> Option<Action> {
        let tile = |index: u32| Tile::ALL.get(index as usize).copied();
        match (self.stage, index) {
            (Stage::Stake, 0) => Some(Action::Low),
            (Stage::Stake, 1) => Some(Action::High),
            (Stage::Low | Stage::High, 0..3) => tile(index).map(Action::Lay),
            (Stage::Low | Stage::High, 3..6) => tile(index - 3).map(Action::Bury),
            _ => None,
        }
    }

    fn features(&self, action: Action, out: &mut [f32]) {
        let (kind, worth) = match action {
            Action::High => (0, 0),
            Action::Low => (1, 0),
            Action::Lay(tile) => (2, tile.worth()),
            Action::Bury(tile) => (3, tile.worth()),
        };
        out[kind] = 1.0;
        out[4] = worth as f32 / 3.0;
    }
}
