//! Checks that a forecast came true. It compares what a play did, from the beginning of the first part of a month on, with the forecast for
//! the position of that moment, which follows from the events before it.

use crate::board::calendar::SuperEvent;
use crate::seen::effect::Brings;
use crate::seen::event::Event;
use crate::seen::forecast::{Stage, month};
use crate::seen::toll::{Account, Opening, opening};
use crate::state::decision::Decision;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::player::Player;
use crate::state::{Dragon, Phase};
use tianxia_core::{MAX_SEATS, Seat};

/// Returns a sentence about what of the forecast a play has shown to be wrong.
pub(crate) fn misjudged(before: &Dragon, events: &[Event], after: &Dragon) -> Option<String> {
    if matches!(before.phase, Phase::Draft | Phase::Over) {
        return None;
    }
    let begins = events.iter().position(|event| opening(event) != Opening::Nothing)?;
    let moment = before.followed(&events[..begins]);
    let mut told = month(&mut moment.clone()).stages;
    let mut account = Account::new(&moment, None);
    account.read(&events[begins..]);
    let over = account.is_over();
    if !over {
        account.owe_all(after);
    }
    let mut came = account.stages();
    if !over {
        // Who leaves because a floor fell is known only when everybody has chosen floors (D35).
        let earthquakes = told.iter_mut().chain(&mut came).filter(|stage| stage.brings == EARTHQUAKE);
        earthquakes.flat_map(|stage| &mut stage.seats).for_each(|toll| toll.persons = 0);
    }
    differ(&told, &came, over)
}

const EARTHQUAKE: Brings = Brings::Super(SuperEvent::Earthquake);

/// Compares the parts of a month that mean something for at least one seat.
fn differ(told: &[Stage], came: &[Stage], over: bool) -> Option<String> {
    let told: Vec<_> = told.iter().filter(|stage| !stage.seats.is_empty()).collect();
    let came: Vec<_> = came.iter().filter(|stage| !stage.seats.is_empty()).collect();
    let fits = told.len() >= came.len() && told.iter().zip(&came).all(|(told, came)| told == came);
    let whole = !over || told.len() == came.len();
    if fits && whole { None } else { Some(format!("{told:?} was foretold, but {came:?} came")) }
}

impl Dragon {
    /// The position to which these events led, as far as a forecast rests on it. Whatever part of the month was on is over.
    fn followed(&self, events: &[Event]) -> Self {
        let mut moment = *self;
        events.iter().for_each(|event| moment.follow(event));
        moment.due = [0; MAX_SEATS];
        moment.done = moment.players;
        moment.decision = Decision::Nothing;
        moment.seats.iter_mut().for_each(|player| player.court.feed());
        moment
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Acts { seat, paid, .. } => self.owner(seat).yuan -= u16::from(paid),
            Event::Passes { seat, yuan } => self.owner(seat).yuan += yuan,
            Event::Gains { seat, good, amount } => self.owner(seat).gain(good, amount.into()),
            Event::Advances { seat, steps, .. } => self.track.advance(seat, steps, self.players),
            Event::Buys { seat, size, cost } => self.owner(seat).buy(size, cost),
            Event::Walls { seat, tile, .. } => {
                self.owner(seat).wall_tiles &= !(1 << tile as u8);
                self.wall.extend(seat.index() as u8);
            }
            Event::Builds { seat, palace } if palace == Palace::new(1) => self.owner(seat).court.add(palace),
            Event::Builds { seat, palace } => {
                self.becomes(seat, palace, |old| (old.floors() < MOST_FLOORS).then(|| old.raised()));
            }
            Event::Plays { seat, card, person } => {
                self.owner(seat).hand.remove(card);
                person.into_iter().for_each(|person| self.supply[person.index()] -= 1);
            }
            Event::Places { seat, person, replaced, palace } => self.becomes(seat, palace, |old| {
                let free = replaced.map_or(Some(old), |replaced| old.without(replaced))?;
                (free.len() < MOST_FLOORS).then(|| free.with(person))
            }),
            Event::Releases { seat, person, palace, .. } => self.becomes(seat, palace, |old| old.without(person)),
            Event::Falls { seat, palace } => {
                self.becomes(seat, palace, |old| (old.floors() > 0).then(|| old.lowered()));
            }
            Event::GivesBack { seat, yuan, rice, fireworks } => self.owner(seat).give(yuan, rice, fireworks),
            Event::Discards { seat, card } => self.owner(seat).hand.remove(card),
            Event::Dawns { person, .. } => self.supply[person.index()] -= 1,
            _ => {}
        }
    }

    fn owner(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// One palace of a seat became this one.
    fn becomes(&mut self, seat: Seat, palace: Palace, change: impl Fn(Palace) -> Option<Palace>) {
        let court = &mut self.seats[seat.index()].court;
        let led_here = |old: &Palace| change(old.fed()).is_some_and(|new| new == palace.fed());
        if let Some(index) = court.palaces().iter().position(led_here) {
            court.change(index as u8, palace.fed());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{FastDice, Game, parse_toml};

    /// A position, an action that ends its month, and what came of it.
    fn played(position: &str, action: &str) -> (Dragon, Vec<Event>, Dragon) {
        use tianxia_core::Written;
        let table = parse_toml(position).expect("TOML");
        let before = Dragon::from_position(&table, &mut FastDice::new(1)).expect("a position");
        let (mut after, mut events) = (before, Vec::new());
        let action = before.read(action).expect("an action");
        after.play(action, &mut FastDice::new(1), &mut events).expect("a legal action");
        (before, events, after)
    }

    const TRIBUTE: &str = "month = 3\nevent = 'tribute'\n[[seat]]\nchosen = 'pass'\ncards = []\n[[seat]]\ncards = []\n";

    #[test]
    fn a_forecast_that_did_not_come_true_is_noticed() {
        let (before, events, after) = played(TRIBUTE, "pass");
        assert_eq!(misjudged(&before, &events, &after), None);
        let mut poorer = before;
        poorer.seats[0].yuan = 1;
        assert!(misjudged(&poorer, &events, &after).is_some(), "less yuan, so another tribute was foretold");
        let mut settled = before;
        settled.seats[1].court.change(0, Palace::new(2).with(crate::Person::Lady));
        assert!(misjudged(&settled, &events, &after).is_some(), "one empty palace less, so another decay was foretold");
        let mut richer = before;
        richer.seats[1].small_privileges = 1;
        assert!(misjudged(&richer, &events, &after).is_some(), "a privilege more, so another scoring was foretold");
    }
}
