//! The super event of month 7 (D32 to D42).

use crate::board::calendar::SuperEvent;
use crate::board::cards::{ActionCard, Card};
use crate::board::person::Role;
use crate::seen::event::Event;
use crate::state::decision::Decision;
use crate::state::palace::Palace;
use crate::state::tally::Source;
use crate::state::{Dragon, Phase};
use tianxia_core::{Dice, Sink};

/// The floors an earthquake takes (D35), and the cards a tornado takes (D39).
const TWO: u16 = 2;

impl Dragon {
    /// What happens to everybody at once, and what each will have to give up by own choice.
    pub(crate) fn bring_super_event(&mut self, events: &mut impl Sink<Event>) {
        let Some(brings) = self.super_event else { return };
        events.push(Event::SuperEvent { brings });
        if brings == SuperEvent::Eclipse {
            self.begin(Phase::Eclipse);
            return self.bring_event(events);
        }
        if brings == SuperEvent::Eruption {
            self.track.erupt();
            return events.push(Event::Erupts);
        }
        for seat in self.in_order() {
            let player = &mut self.seats[seat.index()];
            let court = player.court;
            match brings {
                SuperEvent::Lanterns => {
                    self.score(seat, Source::Lanterns, 2 * u16::from(court.population()), events);
                }
                SuperEvent::Buddha => self.score(seat, Source::Buddha, court.monk_points(), events),
                SuperEvent::Earthquake => self.due[seat.index()] = TWO.min(u16::from(court.floors())),
                SuperEvent::Tsunami => self.due[seat.index()] = player.goods() / 2,
                SuperEvent::Tornado => self.due[seat.index()] = TWO.min(u16::from(player.hand.len())),
                SuperEvent::Assassination => {
                    let small = std::mem::take(&mut player.small_privileges);
                    let large = std::mem::take(&mut player.large_privileges);
                    if small + large > 0 {
                        events.push(Event::LosesPrivileges { seat, small, large });
                    }
                }
                SuperEvent::Dawn | SuperEvent::Treaty | SuperEvent::Eclipse | SuperEvent::Eruption => {}
            }
        }
    }

    /// A floor falls (D35).
    pub(crate) fn fall(&mut self, index: u8, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        let player = self.player_mut();
        let palace = player.court.get(index).map_or(Palace::NONE, Palace::lowered);
        player.court.change(index, palace);
        player.tally.fallen += 1;
        self.due[seat.index()] -= 1;
        events.push(Event::Falls { seat, palace });
        self.seek(dice, events);
    }

    /// The first palace of the player on turn with more persons than floors (D35).
    pub(crate) fn crowded(&self) -> Option<(u8, Palace)> {
        self.player().court.kinds().find(|(_, palace)| palace.excess() > 0)
    }

    /// Half of the goods go back, in the player's mix (D36).
    pub(crate) fn give_back(&mut self, rice: u8, fireworks: u8, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        let (rice, fireworks) = (u16::from(rice), u16::from(fireworks));
        let yuan = std::mem::take(&mut self.due[seat.index()]) - rice - fireworks;
        self.player_mut().give(yuan, rice, fireworks);
        events.push(Event::GivesBack { seat, yuan, rice, fireworks });
        self.seek(dice, events);
    }

    /// A person card is discarded (D39).
    pub(crate) fn discard(&mut self, card: Card, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.player_mut().hand.remove(card);
        self.spent += 1;
        self.due[seat.index()] -= 1;
        events.push(Event::Discards { seat, card });
        self.seek(dice, events);
    }

    /// A young person is taken without a card (D40).
    pub(crate) fn take_at_dawn(&mut self, role: Role, events: &mut impl Sink<Event>) {
        let person = role.young();
        self.dawn |= 1 << role as u16;
        self.supply[person.index()] -= 1;
        events.push(Event::Dawns { seat: self.seat(), person });
        self.decision = Decision::Place(person, None);
    }

    /// The symbols of one role, as their action would give them, without the card's own (D42).
    pub(crate) fn treat(&mut self, role: Role, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        let court = self.player().court;
        events.push(Event::Treats { seat, role });
        if let Some(card) = ActionCard::ALL.into_iter().find(|card| card.role() == Some(role)) {
            return self.reap(card, court.symbols(role), Source::Treaty, dice, events);
        }
        let points = match role {
            Role::Lady => court.symbols(role).into(),
            Role::Monk => court.monk_points(),
            _ => 0,
        };
        self.score(seat, Source::Treaty, points, events);
        self.next_seat(dice, events);
    }
}
