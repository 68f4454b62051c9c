//! What can be wrong with Lots. Every fault is a mistake that somebody could make in a real game; the contract suite has to
//! find each by the check that is meant for it.

use super::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident = $number:literal;)*) => { $($(#[$doc])* pub(crate) const $name: u8 = $number;)* };
}

faults! {
    /// Nothing is wrong.
    HONEST = 0;
    /// Others see what a seat has buried.
    LEAKY_VIEW = 1;
    /// Others see what a seat drew.
    LEAKY_EVENT = 2;
    /// Clones share a counter.
    SHARED_STATE = 3;
    /// Clay can be buried, but `legal` does not list it.
    MISSING_ACTION = 4;
    /// `legal` lists jade that nobody holds.
    EXTRA_ACTION = 5;
    /// `legal` lists an action twice.
    REPEATED_ACTION = 6;
    /// Buried bone vanishes.
    LOST_TILE = 7;
    /// Imagined hands are all jade, as long as there is any.
    BIASED_IMAGINATION = 8;
    /// The imagined world is the real one.
    CLONING_IMAGINATION = 9;
    /// A hand that is buried comes back for ever.
    ENDLESS = 10;
    /// Some decisions have no answer.
    DEAD_END = 11;
    /// A refused action changes the score.
    REFUSAL_LEAVES_TRACE = 12;
    /// Two actions are written alike.
    AMBIGUOUS_NOTATION = 13;
    /// The scores are missing in positions.
    FORGETFUL_POSITION = 14;
    /// Points depend on something outside the state.
    NONDETERMINISTIC = 15;
    /// There is an outcome before the end.
    EARLY_OUTCOME = 16;
    /// The second place is given after a shared first.
    WRONG_PLACES = 17;
    /// What can be taken back has rolled.
    ROLLING_TAKE_BACK = 18;
    /// What is imagined depends on what the seat cannot know.
    PEEKING_IMAGINATION = 19;
    /// A refusal tells what the next seat holds.
    LEAKY_REFUSAL = 20;
    /// The order of the legal answers tells what the next seat holds.
    LEAKY_ORDER = 21;
    /// A high stake shows all hands, and can be taken back.
    REVEALING_TAKE_BACK = 22;
    /// There is a position in which the game panics.
    PANICKING = 23;
    /// No fault, but another rule for L4: where several lead, nobody wins.
    TIES_WIN_NOTHING = 24;
    /// An effect promises a point more for jade than there is.
    GENEROUS_EFFECT = 25;
    /// An effect tells what the seat itself holds.
    LEAKY_EFFECT = 26;
    /// A forecast that does not come true.
    WRONG_FORECAST = 27;
    /// Two actions are the same data.
    AMBIGUOUS_DATA = 28;
    /// A game goes on under the newest rules, whatever it was asked.
    DEAF_TO_VERSIONS = 29;
    /// An effect tells what the next seat holds.
    PEEKING_EFFECT = 30;
    /// A refusal names a rule that does not exist.
    UNKNOWN_RULE = 31;
    /// An observation holds what the others hold.
    LEAKY_OBSERVATION = 32;
    /// An observation leaves out which tile was laid last.
    SILENT_OBSERVATION = 33;
    /// The size of an observation hangs on the number of players.
    SHIFTING_LAYOUT = 34;
    /// Laying and burying a tile have one policy index.
    AMBIGUOUS_POLICY = 35;
    /// It says that nothing is hidden.
    FALSELY_OPEN = 36;
    /// A view does not say that another tile was laid.
    FORGETFUL_CHANGES = 37;
}

/// A counter that clones share: the fault of [`SHARED_STATE`], and idle otherwise.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

static OUTSIDE: AtomicU32 = AtomicU32::new(0);

impl<const FAULT: u8> Lots<FAULT> {
    pub(super) fn leaked(&self, seat: usize) -> Option<Tiles> {
        match FAULT {
            LEAKY_VIEW => Some(self.buried[seat]),
            REVEALING_TAKE_BACK if self.stage == Stage::High => Some(self.hands[seat]),
            _ => None,
        }
    }

    /// The points that an effect tells.
    pub(super) fn misjudged_points(&self, points: i32) -> i32 {
        if FAULT == GENEROUS_EFFECT && points == Tile::Jade.worth() { points + 1 } else { points }
    }

    /// Something in an effect that changes no figure and should not be there.
    pub(super) fn indiscreet(&self) -> Option<(Seat, i32)> {
        let told = match FAULT {
            LEAKY_EFFECT => self.hands[self.seat.index()][Tile::Jade as usize] > 0,
            PEEKING_EFFECT => self.next_holds_jade(),
            _ => false,
        };
        told.then_some((self.seat, -1))
    }

    fn next_holds_jade(&self) -> bool {
        self.hands[self.seat.next(self.players).index()][Tile::Jade as usize] > 0
    }

    pub(super) fn not_held(&self) -> &'static str {
        if FAULT == LEAKY_REFUSAL && self.next_holds_jade() {
            "lots-illegal-and-jealous"
        } else {
            "lots-illegal-not-held"
        }
    }

    pub(super) fn spoil_legal(&self, out: &mut Vec<Action>) {
        match FAULT {
            MISSING_ACTION => out.retain(|action| *action != Action::Bury(Tile::Clay)),
            EXTRA_ACTION
                if matches!(self.stage, Stage::Low | Stage::High) && !out.contains(&Action::Lay(Tile::Jade)) =>
            {
                out.push(Action::Lay(Tile::Jade));
            }
            LEAKY_ORDER if self.next_holds_jade() => out.reverse(),
            REPEATED_ACTION if self.stage == Stage::Stake => out.push(Action::Low),
            DEAD_END if sum(&self.bag) == 5 => out.clear(),
            _ => {}
        }
    }

    /// Before it is known whether the action is allowed.
    pub(super) fn spoil_before(&mut self, action: Action) {
        match FAULT {
            REFUSAL_LEAVES_TRACE if matches!(action, Action::Lay(_)) && self.stage == Stage::Stake => {
                self.scores[0] += 1;
            }
            PANICKING => assert!(self.scores[0] != 5, "five points are too many"),
            SHARED_STATE => {
                self.shared.0.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
    }

    pub(super) fn spoil_stake(&mut self, dice: &mut impl Dice) {
        if FAULT == ROLLING_TAKE_BACK {
            dice.below(2);
        }
    }

    pub(super) fn whim(&self) -> i32 {
        if FAULT == NONDETERMINISTIC { OUTSIDE.fetch_add(1, Ordering::Relaxed) as i32 % 2 } else { 0 }
    }

    pub(super) fn spoil_after(&mut self, action: Action) {
        let own = self.seat.index();
        match (FAULT, action) {
            (LOST_TILE, Action::Bury(Tile::Bone)) => self.buried[own][Tile::Bone as usize] -= 1,
            (ENDLESS, _) if sum(&self.bag) == 0 => {
                for kind in 0..KINDS {
                    self.hands[own][kind] += std::mem::take(&mut self.buried[own][kind]);
                    self.hands[own][kind] += std::mem::take(&mut self.laid[own][kind]);
                }
            }
            _ => {}
        }
    }

    pub(super) fn spoil_deal(&self, seat: Seat, world: &mut Self, dice: &mut impl Dice) {
        let (own, jade) = (seat.index(), Tile::Jade as usize);
        let wanted = match FAULT {
            BIASED_IMAGINATION => sum(&self.hands[own]).min(world.bag[jade]).min(1),
            PEEKING_IMAGINATION if dice.below(2) == 0 => self.hands[own][jade].min(world.bag[jade]),
            _ => 0,
        };
        world.bag[jade] -= wanted;
        world.hands[own][jade] += wanted;
    }

    pub(super) fn misspelt(&self, tile: Tile) -> Tile {
        if FAULT == AMBIGUOUS_NOTATION && tile == Tile::Clay { Tile::Bone } else { tile }
    }

    pub(super) fn early_outcome(&self) -> bool {
        FAULT == EARLY_OUTCOME && sum(&self.bag) == 0
    }

    pub(super) fn misplaced(&self, mut places: Vec<u8>) -> Vec<u8> {
        let lead = |place: &&mut u8| **place == 1;
        match FAULT {
            WRONG_PLACES => places.iter_mut().filter(|place| **place == 3).for_each(|place| *place = 2),
            TIES_WIN_NOTHING if places.iter_mut().filter(lead).count() > 1 => {
                places.iter_mut().filter(lead).for_each(|place| *place = 2);
            }
            _ => {}
        }
        places
    }
}
