//! Makes an effect from the events of a play, so that it cannot differ from them.

use crate::board::tiles::Size;
use crate::seen::effect::{
    Arrival, Brings, CardSpent, Debt, Departure, Effect, FloorChange, GoodsChange, Move, PointsChange, PrivilegeChange,
    Reason, WallGrowth, Works,
};
use crate::seen::event::{Event, Good};
use crate::state::palace::Palace;
use crate::state::tally::Cause;
use crate::state::{Dragon, Phase};
use tianxia_core::Seat;

/// Condenses what happened in a play that began here.
pub(crate) fn effect(game: &Dragon, events: &[Event], after: Option<&Dragon>) -> Effect {
    let mut sum = Sum { effect: Effect::default(), why: Reason::Action, after: *game };
    events.iter().for_each(|event| sum.add(event));
    let Sum { mut effect, after: moved, .. } = sum;
    if moved.track.order() != game.track.order() {
        effect.order = moved.track.seats(game.players).collect();
    }
    if after.is_none() {
        // The only dice of a play deal the action cards of a month that begins.
        effect.month = Some(if game.phase == Phase::Draft { 1 } else { game.month + 1 });
    }
    if let Some(after) = after.filter(|after| after.phase != game.phase || after.month != game.month) {
        effect.owed = after.debts();
    }
    effect
}

/// What has been read of the events so far.
struct Sum {
    effect: Effect,
    /// What gives goods now.
    why: Reason,
    /// The position of before, in which only the track moves.
    after: Dragon,
}

impl Sum {
    fn add(&mut self, event: &Event) {
        let effect = &mut self.effect;
        match *event {
            Event::Month { month, .. } => effect.month = Some(month),
            Event::Drafts { seat, first, second } => {
                effect.takes.extend([Arrival { seat, person: first }, Arrival { seat, person: second }]);
            }
            Event::Acts { seat, paid, .. } => {
                self.why = Reason::Action;
                self.goods(seat, Good::Yuan, -i32::from(paid), Reason::Group);
            }
            Event::Passes { seat, yuan } => self.goods(seat, Good::Yuan, yuan.into(), Reason::Pass),
            Event::Gains { good: Good::Floors, amount, .. } => effect.to_build += amount,
            Event::Gains { seat, good, amount } => self.goods(seat, good, amount.into(), self.why),
            Event::Advances { seat, steps, space } => {
                effect.track.push(Move { seat, by: steps.into(), space });
                self.after.track.advance(seat, steps, self.after.players);
            }
            Event::Scores { seat, source, points } => effect.points.push(PointsChange { seat, points, source }),
            Event::Buys { seat, size, cost } => {
                effect.privileges.push(PrivilegeChange { seat, size, by: 1 });
                self.goods(seat, Good::Yuan, -i32::from(cost), Reason::Privilege);
            }
            Event::Walls { seat, tile, length } => {
                self.why = Reason::WallTile;
                effect.wall = Some(WallGrowth { seat, tile, length });
            }
            Event::Builds { seat, palace } => {
                let palaces = i32::from(palace == Palace::new(1));
                effect.floors.push(FloorChange { seat, by: 1, palaces, why: Works::Build });
            }
            Event::Plays { seat, card, person } => {
                effect.cards.push(CardSpent { seat, card });
                effect.takes.extend(person.map(|person| Arrival { seat, person }));
            }
            Event::Places { seat, person, replaced, .. } => {
                effect.arrives.push(Arrival { seat, person });
                effect.leaves.extend(replaced.map(|person| Departure { seat, person, cause: Cause::Replaced }));
            }
            Event::LetsGo { seat, person } => {
                effect.leaves.push(Departure { seat, person, cause: Cause::Refused });
            }
            Event::Event { brings, again, .. } => {
                effect.brings.push(if again { Brings::Again(brings) } else { Brings::Event(brings) });
                self.why = Reason::Festival;
            }
            Event::Pays { seat, good, amount, .. } => {
                let why = if good == Good::Yuan { Reason::Tribute } else { Reason::Drought };
                self.goods(seat, good, -i32::from(amount), why);
            }
            Event::GivesBack { seat, yuan, rice, fireworks } => {
                let why = if self.why == Reason::Festival { Reason::Festival } else { Reason::Tsunami };
                for (good, amount) in [(Good::Yuan, yuan), (Good::Rice, rice), (Good::Fireworks, fireworks)] {
                    self.goods(seat, good, -i32::from(amount), why);
                }
            }
            Event::Releases { seat, person, palace, cause } => {
                effect.leaves.push(Departure { seat, person, cause });
                if palace == Palace::NONE {
                    effect.floors.push(FloorChange { seat, by: 0, palaces: -1, why: Works::Earthquake });
                }
            }
            Event::Decays { seat, floors, palaces } => {
                let (by, palaces) = (-i32::from(floors), -i32::from(palaces));
                effect.floors.push(FloorChange { seat, by, palaces, why: Works::Decay });
            }
            Event::WallCheck { month, length, holds } => {
                effect.brings.push(Brings::Wall { needed: month, length, holds });
            }
            Event::SuperEvent { brings } => {
                effect.brings.push(Brings::Super(brings));
                self.why = Reason::Tsunami;
            }
            Event::Falls { seat, palace } => {
                let palaces = -i32::from(palace == Palace::NONE);
                effect.floors.push(FloorChange { seat, by: -1, palaces, why: Works::Earthquake });
            }
            Event::Erupts => {
                for seat in Seat::all(self.after.players) {
                    let by = -i32::from(self.after.track.space(seat));
                    effect.track.push(Move { seat, by, space: 0 });
                }
                self.after.track.erupt();
            }
            Event::Discards { seat, card } => effect.cards.push(CardSpent { seat, card }),
            Event::Dawns { seat, person } => effect.takes.push(Arrival { seat, person }),
            Event::LosesPrivileges { seat, small, large } => {
                let lost = [(Size::Small, small), (Size::Large, large)].into_iter().filter(|(_, count)| *count > 0);
                effect.privileges.extend(lost.map(|(size, count)| PrivilegeChange {
                    seat,
                    size,
                    by: -i32::from(count),
                }));
            }
            Event::Treats { .. } => self.why = Reason::Treaty,
            Event::Sells { seat, rice, fireworks, yuan } => {
                self.goods(seat, Good::Rice, -i32::from(rice), Reason::Sale);
                self.goods(seat, Good::Fireworks, -i32::from(fireworks), Reason::Sale);
                self.goods(seat, Good::Yuan, yuan.into(), Reason::Sale);
            }
            Event::Ends { winner, .. } => effect.winner = Some(winner),
        }
    }

    fn goods(&mut self, seat: Seat, good: Good, by: i32, why: Reason) {
        if by != 0 {
            self.effect.goods.push(GoodsChange { seat, good, by, why });
        }
    }
}

impl Dragon {
    /// What each seat still has to give up by its own choice in this phase.
    pub(crate) fn debts(&self) -> Vec<Debt> {
        let what = self.owes();
        let seats = Seat::all(self.players).filter(|seat| self.phase != Phase::Over && self.due[seat.index()] > 0);
        seats.map(|seat| Debt { seat, what, count: self.due[seat.index()] }).collect()
    }
}
