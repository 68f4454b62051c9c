//! How persons come to court: the draft (D6), phase 2 (D18), and where they live (D19, D20). And how they leave (D21).

use crate::board::cards::Card;
use crate::board::person::{Person, Role};
use crate::seen::event::Event;
use crate::state::Dragon;
use crate::state::decision::Decision;
use crate::state::palace::Palace;
use crate::state::tally::Cause;
use tianxia_core::{Dice, MAX_SEATS, Sink};

/// Is this pair among those drafted?
#[inline]
pub(crate) fn is_drafted(first: Role, second: Role, drafted: &[u16; MAX_SEATS]) -> bool {
    let pair = 1 << first as u16 | 1 << second as u16;
    drafted.iter().any(|roles| roles & pair == pair)
}

impl Dragon {
    /// The roles that each seat has drafted, one bit each (D6). What players have during the draft is what they drafted.
    pub(crate) fn drafted(&self) -> [u16; MAX_SEATS] {
        let mut drafted = [0; MAX_SEATS];
        for seat in &self.order[..usize::from(self.done)] {
            drafted[usize::from(*seat)] = self.seats[usize::from(*seat)].court.roles();
        }
        drafted
    }

    pub(crate) fn draft(&mut self, first: Role, second: Role, events: &mut impl Sink<Event>) {
        let (first, second) = (first.young(), second.young());
        self.supply[first.index()] -= 1;
        self.supply[second.index()] -= 1;
        events.push(Event::Drafts { seat: self.seat(), first, second });
        self.decision = Decision::Place(first, Some(second));
    }

    /// Plays a person card and takes a tile for it.
    pub(crate) fn play_card(&mut self, card: Card, person: Person, events: &mut impl Sink<Event>) {
        self.spend(card, Some(person), events);
        self.supply[person.index()] -= 1;
        self.decision = Decision::Place(person, None);
    }

    /// Plays a person card for nothing.
    pub(crate) fn spend_card(&mut self, card: Card, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.spend(card, None, events);
        self.next_seat(dice, events);
    }

    fn spend(&mut self, card: Card, person: Option<Person>, events: &mut impl Sink<Event>) {
        self.player_mut().hand.remove(card);
        self.spent += 1;
        events.push(Event::Plays { seat: self.seat(), card, person });
    }

    /// Places the waiting person, in the place of another if all palaces are full.
    pub(crate) fn place(
        &mut self,
        index: u8,
        replaced: Option<Person>,
        dice: &mut impl Dice,
        events: &mut impl Sink<Event>,
    ) {
        let Decision::Place(person, following) = self.decision else { return };
        let seat = self.seat();
        let court = &mut self.player_mut().court;
        let before = court.get(index).unwrap_or(Palace::NONE);
        let palace = replaced.and_then(|old| before.without(old)).unwrap_or(before).with(person);
        court.change(index, palace);
        if let Some(old) = replaced {
            self.lose(old, Cause::Replaced);
        }
        events.push(Event::Places { seat, person, replaced, palace });
        self.advance(person.value(), events);
        self.place_next(following, dice, events);
    }

    fn place_next(&mut self, person: Option<Person>, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        match person {
            Some(person) => self.decision = Decision::Place(person, None),
            None => self.next_seat(dice, events),
        }
    }

    /// Lets the waiting person go.
    pub(crate) fn let_go(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let Decision::Place(person, following) = self.decision else { return };
        self.lose(person, Cause::Refused);
        events.push(Event::LetsGo { seat: self.seat(), person });
        self.place_next(following, dice, events);
    }

    /// Releases a person. In a drought the palace is then known as unfed (D23).
    pub(crate) fn release(&mut self, index: u8, person: Person, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let (seat, cause) = (self.seat(), self.cause());
        let starves = self.decision == Decision::Starve;
        let court = &mut self.player_mut().court;
        let left = court.get(index).and_then(|palace| palace.without(person)).unwrap_or(Palace::NONE);
        court.change(index, if starves { left.starved() } else { left });
        self.lose(person, cause);
        events.push(Event::Releases { seat, person, palace: left, cause });
        if self.decision != Decision::Crowded {
            self.due[seat.index()] -= 1;
        }
        if starves && self.due[seat.index()] == 0 {
            self.player_mut().court.feed();
        }
        self.seek(dice, events);
    }

    /// A person of the player on turn leaves the game (D21).
    fn lose(&mut self, person: Person, cause: Cause) {
        self.gone[person.index()] += 1;
        self.player_mut().tally.lost[cause as usize] += 1;
    }
}
