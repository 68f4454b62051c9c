//! The way from decision to decision: the phases of a month in their order, the seats of a phase in track order, and
//! the choices in between that have one answer, which are made without asking.

use crate::board::calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent};
use crate::board::person::Role;
use crate::rules::action::Action;
use crate::seen::event::Event;
use crate::state::decision::Decision;
use crate::state::groups::Groups;
use crate::state::{Dragon, Phase};
use std::ops::ControlFlow::{Break, Continue};
use tianxia_core::{Dice, MAX_SEATS, Sink};

impl Dragon {
    /// Goes on to the next decision that has more than one answer, or to the end.
    pub(crate) fn settle(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        while let Some(action) = self.only_answer() {
            self.carry_out(action, dice, events);
        }
    }

    /// The only answer to the pending decision, if there is only one: the game does it by itself.
    pub(crate) fn only_answer(&self) -> Option<Action> {
        let all_go = self.must_all_go();
        let mut first = None;
        let several = self.visit_legal(|action| {
            if first.is_some() {
                return Break(());
            }
            first = Some(action);
            if all_go { Break(()) } else { Continue(()) }
        });
        if all_go || several.is_continue() { first } else { None }
    }

    /// Must everything go? Then the order in which it goes makes no difference, and nothing is asked.
    fn must_all_go(&self) -> bool {
        match self.decision {
            Decision::Release | Decision::Fall | Decision::Discard => self.owed() >= self.decision.stock(self.player()),
            Decision::Crowded => self.crowded().is_some_and(|(_, palace)| palace.floors() == 0),
            _ => false,
        }
    }

    /// This seat is done in this phase: on to the next decision.
    pub(crate) fn next_seat(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.done += 1;
        self.seek(dice, events);
    }

    /// Finds the next decision, beginning with the seat that is on.
    pub(crate) fn seek(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        loop {
            if self.phase == Phase::Over {
                self.decision = Decision::Nothing;
                return;
            }
            if self.done == self.players {
                self.next_phase(dice, events);
            } else if let Some(decision) = self.question() {
                self.decision = decision;
                return;
            } else {
                self.done += 1;
            }
        }
    }

    /// What the seat that is on has to decide in this phase, if anything.
    #[inline]
    fn question(&self) -> Option<Decision> {
        let player = self.player();
        match self.phase {
            Phase::Draft => Some(Decision::Draft),
            Phase::Action => self.chosen[self.at()].is_none().then_some(Decision::Act),
            Phase::Person => (player.hand.len() > 0).then_some(Decision::Card),
            _ if self.owed() > 0 => self.debt_decision(),
            Phase::Super => match self.super_event? {
                SuperEvent::Earthquake => self.crowded().map(|_| Decision::Crowded),
                SuperEvent::Dawn => {
                    Role::ALL.into_iter().any(|role| self.check_dawn(role).is_ok()).then_some(Decision::Dawn)
                }
                SuperEvent::Treaty => (player.court.population() > 0).then_some(Decision::Treaty),
                _ => None,
            },
            Phase::Event | Phase::Eclipse | Phase::Wall | Phase::LastWall | Phase::Over => None,
        }
    }

    fn next_phase(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        match self.phase {
            Phase::Draft => self.begin_month(1, dice, events),
            Phase::Action if self.month < MONTHS => self.begin(Phase::Person),
            Phase::Action | Phase::Person => {
                self.begin(Phase::Event);
                self.bring(events);
            }
            Phase::Event if self.great_wall && self.event() == MonthEvent::Mongols => {
                self.begin(Phase::Wall);
                self.bring(events);
            }
            Phase::Event | Phase::Wall if self.super_event.is_some() && self.month == SUPER_MONTH => {
                self.begin(Phase::Super);
                self.bring(events);
            }
            Phase::Event | Phase::Wall | Phase::Super | Phase::Eclipse => self.end_month(dice, events),
            Phase::LastWall => self.finish(events),
            Phase::Over => {}
        }
    }

    /// What the phase that has begun does to everybody at once.
    pub(crate) fn bring(&mut self, events: &mut impl Sink<Event>) {
        match self.phase {
            Phase::Event | Phase::Eclipse => self.bring_event(events),
            Phase::Wall | Phase::LastWall => self.check_wall(events),
            Phase::Super => self.bring_super_event(events),
            Phase::Draft | Phase::Action | Phase::Person | Phase::Over => {}
        }
    }

    /// Begins a phase: its order is that of the track now.
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.order = self.track.order();
        self.done = 0;
        self.due = [0; MAX_SEATS];
    }

    fn begin_month(&mut self, month: u8, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.month = month;
        self.begin(Phase::Action);
        self.chosen = [None; MAX_SEATS];
        self.groups = Groups::deal(self.players, self.great_wall, dice);
        events.push(Event::Month { month, brings: self.event(), groups: self.groups });
    }

    /// Decay and scoring (D27, D28), then the next month or the end.
    fn end_month(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.dawn = 0;
        self.decay(events);
        self.score_month(events);
        if self.month < MONTHS {
            self.begin_month(self.month + 1, dice, events);
        } else if self.great_wall {
            self.begin(Phase::LastWall);
            self.bring(events);
        } else {
            self.finish(events);
        }
    }
}
