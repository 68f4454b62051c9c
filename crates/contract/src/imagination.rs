//! Imagined worlds: made from what the seat knows and nothing else, complete, playable, and not the real one in disguise.

use super::failure::{Breach, Kept, promise};
use super::json::{hides, json};
use tianxia_core::{Dice, FastDice, Mute, Seat, Turn, Viewpoint, Written};

/// One world in so many is played to its end.
const PLAYED_OUT: u32 = 8;
/// More decisions than this and a playout counts as endless.
const PLAYOUT: usize = 50_000;
/// So many hiding positions must pass before it counts as odd that imagination never differs.
const ENOUGH: u64 = 20;

/// Imagines a world for a seat, and checks it by itself.
pub(super) fn check<G: Written>(state: &G, seat: Seat, chance: &mut FastDice) -> Result<G, Breach> {
    let world = state.imagine(seat, &mut FastDice::new(chance.next_u64()));
    let (census, other) = (state.census(), world.census());
    promise!(Imagination, census == other, "the census {census:?} is {other:?} in a world that seat {seat} imagines");
    let dice = FastDice::new(chance.next_u64());
    let (one, two) = (state.imagine(seat, &mut dice.clone()), world.imagine(seat, &mut dice.clone()));
    promise!(
        Imagination,
        one == two,
        "what seat {seat} imagines depends on what it cannot know: from two worlds that look equal to it, equal dice \
         give {one:?} and {two:?}"
    );
    if chance.below(PLAYED_OUT) == 0 {
        play_out(world.clone(), seat, chance)?;
    }
    Ok(world)
}

fn play_out<G: Written>(mut world: G, seat: Seat, chance: &mut FastDice) -> Kept {
    let mut legal = Vec::new();
    for _ in 0..PLAYOUT {
        if world.turn() == Turn::Over {
            return Ok(());
        }
        legal.clear();
        world.legal(&mut legal);
        promise!(Imagination, !legal.is_empty(), "a world that seat {seat} imagines runs into a dead end: {world:?}");
        let action = legal[chance.below(legal.len() as u32) as usize];
        let played = world.play(action, chance, &mut Mute);
        promise!(
            Imagination,
            played.is_ok(),
            "in a world that seat {seat} imagines {action:?} is listed, but {played:?}"
        );
    }
    promise!(Ending, false, "a world that seat {seat} imagines does not end within {PLAYOUT} decisions");
    Ok(())
}

/// What was seen of imagined worlds over a whole run.
#[derive(Clone, Default)]
pub(super) struct Imagined {
    /// How often something was hidden from the seat.
    hiding: u64,
    /// How often the imagined world then differed from the real one.
    differing: u64,
}

impl Imagined {
    pub(super) fn note<G: Written>(&mut self, state: &G, world: &G, seat: Seat) -> Kept {
        // One world that differs is all that is wanted; views are slow to write.
        if self.differing > 0 {
            return Ok(());
        }
        let open = json(&state.view(Viewpoint::Open))?;
        if hides(&open, &json(&state.view(Viewpoint::Seat(seat)))?) {
            self.hiding += 1;
            self.differing += u64::from(open != json(&world.view(Viewpoint::Open))?);
        }
        Ok(())
    }

    pub(super) fn add(&mut self, other: &Imagined) {
        self.hiding += other.hiding;
        self.differing += other.differing;
    }

    pub(super) fn verify(&self) -> Kept {
        promise!(
            Imagination,
            self.hiding < ENOUGH || self.differing > 0,
            "things were hidden in {} positions, but the imagined world was always the real one",
            self.hiding
        );
        Ok(())
    }
}
