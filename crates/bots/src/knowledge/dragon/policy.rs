//! How rollouts of the Year of the Dragon play: each answer has tickets in a lottery, by its kind, by whether what it brings is needed
//! soon, and by the time of the year. How many, games of the search itself have taught (`examples/teach.rs`).

use super::coming;
use super::tickets::TICKETS;
use tianxia_core::{Dice, FastDice, Game, Seat};
use tianxia_dragon::{Action, ActionCard, Card, MONTHS, MonthEvent, Person, Role, Size};
use tianxia_games::Dragon;

/// What a seat needs in the months to come, and the time of the year. The same answer is of one kind when it is needed and of another when not.
#[derive(Clone, Copy, Debug)]
pub struct DragonNeeds {
    /// Who would help against what is coming: a bit for each role.
    roles: u16,
    /// Nobody more finds room.
    full: bool,
    late: bool,
}

/// Events in so many months make needs.
const FORESEEN: usize = 3;
/// With fewer months left than these it is late.
const LATE: u8 = 4;

// The kinds of answers of which there is one for every person or role; those before are counted in `DragonNeeds::kind`.
const PLAY: usize = 17;
const PART: usize = PLAY + Person::ALL.len();
const CHOOSE: usize = PART + Person::ALL.len();
const DISCARD: usize = CHOOSE + Role::ALL.len();
const DISCARD_WILD: usize = DISCARD + Role::ALL.len();

/// What is left of the tickets of a person who is taken with the card that takes anybody: such cards are kept. A guess, not taught.
const WITH_WILD: f32 = 0.5;

impl DragonNeeds {
    /// The number of kinds of answers: each needed or not, early or late.
    pub const KINDS: usize = 4 * (DISCARD_WILD + 1);

    /// What a seat needs.
    #[must_use]
    pub fn of(world: &Dragon, seat: Seat) -> DragonNeeds {
        let own = world.holdings(seat);
        let month = world.month().min(MONTHS);
        let mut roles = 0;
        for event in coming(world).iter().take(FORESEEN) {
            let (role, needed) = match event {
                MonthEvent::Peace => continue,
                MonthEvent::Tribute => (Role::Collector, own.yuan < 4),
                MonthEvent::Drought => (Role::Farmer, own.rice < u16::from(own.inhabited)),
                MonthEvent::Festival => (Role::Pyrotechnist, true),
                MonthEvent::Mongols => (Role::Warrior, true),
                MonthEvent::Epidemic => (Role::Healer, own.symbols[Role::Healer as usize] < 3),
            };
            roles |= u16::from(needed) << role as u16;
        }
        DragonNeeds { roles, full: own.persons >= own.floors, late: MONTHS - month < LATE }
    }

    fn has(self, role: Role) -> bool {
        self.roles >> role as u16 & 1 != 0
    }

    /// The kind of an answer, less than [`DragonNeeds::KINDS`].
    #[must_use]
    pub fn kind(self, action: Action) -> usize {
        let (kind, needed) = match action {
            Action::Act { card: ActionCard::Taxes } => (0, self.has(Role::Collector)),
            Action::Act { card: ActionCard::Build } => (1, self.full),
            Action::Act { card: ActionCard::Harvest } => (2, self.has(Role::Farmer)),
            Action::Act { card: ActionCard::Fireworks } => (3, self.has(Role::Pyrotechnist)),
            Action::Act { card: ActionCard::Military } => (4, self.has(Role::Warrior)),
            Action::Act { .. } => (5, false),
            Action::Privilege { size: Size::Small } => (6, self.has(Role::Collector)),
            Action::Privilege { size: Size::Large } => (7, self.has(Role::Collector)),
            Action::Wall { .. } => (8, false),
            Action::Pass => (9, self.has(Role::Collector)),
            Action::Floor { .. } => (10, self.full),
            Action::NewPalace => (11, self.full),
            Action::Spend { .. } => (12, self.full),
            Action::Palace { .. } => (13, false),
            Action::LetGo => (14, self.full),
            Action::Fall { .. } => (15, self.full),
            Action::Give { rice, .. } => (16, rice.0 > 0),
            Action::Person { person } | Action::Wild { person } => (PLAY + person as usize, self.has(person.role())),
            Action::Replace { person, .. } | Action::Release { person, .. } => {
                (PART + person as usize, self.has(person.role()))
            }
            Action::Draft { first: role, .. } | Action::Dawn { role } | Action::Treaty { role } => {
                (CHOOSE + role as usize, self.has(role))
            }
            Action::Discard { card: Card::Of(role) } => (DISCARD + role as usize, self.has(role)),
            Action::Discard { card: Card::Wild } => (DISCARD_WILD, false),
        };
        kind * 4 + usize::from(needed) * 2 + usize::from(self.late)
    }

    fn tickets(self, action: Action) -> f32 {
        let tickets = TICKETS[self.kind(action)];
        match action {
            Action::Draft { second, .. } => tickets * TICKETS[self.kind(Action::Dawn { role: second })],
            Action::Wild { .. } => tickets * WITH_WILD,
            _ => tickets,
        }
    }
}

/// The answer that the lottery picks.
pub(crate) fn draw(world: &Dragon, legal: &[Action], dice: &mut FastDice) -> usize {
    const STEPS: u32 = 1 << 24;
    let Some(seat) = world.turn().seat() else { return 0 };
    let needs = DragonNeeds::of(world, seat);
    let total: f32 = legal.iter().map(|action| needs.tickets(*action)).sum();
    let mut drawn = dice.below(STEPS) as f32 / STEPS as f32 * total;
    for (index, action) in legal.iter().enumerate() {
        drawn -= needs.tickets(*action);
        if drawn < 0.0 {
            return index;
        }
    }
    legal.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use tianxia_core::{Match, Mute, Seed, Setup};

    #[test]
    fn every_answer_of_whole_years_has_its_tickets() {
        let mut met = HashSet::new();
        for super_event in ["earthquake", "tsunami", "treaty", "dawn", "tornado", "eclipse"] {
            for players in 2..=5 {
                let setup = Setup::new(players).with("great_wall", "true").with("super_event", super_event);
                let mut world = *Match::<Dragon>::start(&setup, Seed::from_number(9)).unwrap().state();
                let mut dice = FastDice::new(7);
                let mut legal = Vec::new();
                while let Some(seat) = world.turn().seat() {
                    legal.clear();
                    world.legal(&mut legal);
                    let needs = DragonNeeds::of(&world, seat);
                    met.extend(legal.iter().map(|action| needs.kind(*action)));
                    assert!(legal.iter().all(|action| needs.tickets(*action) > 0.0));
                    let choice = draw(&world, &legal, &mut dice);
                    world.play(legal[choice], &mut dice, &mut Mute).unwrap();
                }
            }
        }
        assert!(met.len() > 150, "only {} kinds of answers were met", met.len());
    }
}
