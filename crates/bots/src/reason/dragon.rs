//! Reasons in In the Year of the Dragon: what comes in, what it is good for in the months ahead, and what is not lost.

use super::Reasoned;
use tianxia_core::{Phrase, Seat};
use tianxia_dragon::{Brings, Decision, Effect, Good, MonthEvent, Role};
use tianxia_games::Dragon;

/// An event is worth preparing for when it is this many months away at most.
const AHEAD: usize = 3;

impl Reasoned for Dragon {
    fn reasons(&self, seat: Seat, effect: &Effect) -> Vec<Phrase> {
        let mut reasons = Vec::new();
        if effect.winner == Some(seat) {
            reasons.push(Phrase::new("reason-dragon-wins"));
        }
        let points: i64 =
            effect.points.iter().filter(|gain| gain.seat == seat).map(|gain| i64::from(gain.points)).sum();
        if points > 0 {
            reasons.push(Phrase::new("reason-dragon-points").number("count", points));
        }
        for change in effect.goods.iter().filter(|change| change.seat == seat && change.by > 0) {
            let told = Phrase::new("reason-dragon-goods").key("good", good(change.good)).number("count", change.by);
            reasons.push(told);
            reasons.extend(self.for_event(against(change.good)));
        }
        for arrival in effect.takes.iter().filter(|arrival| arrival.seat == seat) {
            reasons.push(Phrase::new("reason-dragon-person").term("person", arrival.person.message()));
            reasons.extend(self.for_event(against_role(arrival.person.role())));
        }
        if effect.to_build > 0 {
            reasons.push(Phrase::new("reason-dragon-floors").number("count", effect.to_build));
        }
        for change in effect.privileges.iter().filter(|change| change.seat == seat && change.by > 0) {
            reasons.push(Phrase::new("reason-dragon-privilege").term("privilege", change.size.message()));
        }
        for step in effect.track.iter().filter(|step| step.seat == seat && step.by > 0) {
            reasons.push(Phrase::new("reason-dragon-track").number("steps", step.by));
        }
        if effect.order.first() == Some(&seat) {
            reasons.push(Phrase::new("reason-dragon-first"));
        }
        reasons.extend(losses(seat, effect));
        if reasons.is_empty() {
            reasons.extend(released(seat, effect));
        }
        if reasons.is_empty() {
            reasons.push(Phrase::new("reason-dragon-quiet"));
        }
        reasons
    }

    fn theme(&self, _: Seat, _: &Effect) -> &'static str {
        match self.decision() {
            Decision::Draft | Decision::Card | Decision::Dawn => "puzzle-theme-dragon-person",
            Decision::Act => "puzzle-theme-dragon-action",
            Decision::Build(_) | Decision::Place(..) => "puzzle-theme-dragon-palace",
            _ => "puzzle-theme-dragon-event",
        }
    }
}

trait Prepares {
    /// That something helps in an event that is near.
    fn for_event(&self, event: Option<MonthEvent>) -> Option<Phrase>;
}

impl Prepares for Dragon {
    fn for_event(&self, event: Option<MonthEvent>) -> Option<Phrase> {
        let event = event?;
        let now = usize::from(self.month().max(1)) - 1;
        let month = self.events().iter().enumerate().skip(now).take(AHEAD).find(|(_, coming)| **coming == event)?.0;
        Some(Phrase::new("reason-dragon-ahead").term("event", event.message()).number("month", month as i64 + 1))
    }
}

/// Persons lost and kept where the choice brings the event.
fn losses(seat: Seat, effect: &Effect) -> Vec<Phrase> {
    let mut reasons = Vec::new();
    let lost = |seat| effect.leaves.iter().filter(|gone| gone.seat == seat).count();
    let event = effect.brings.iter().find_map(|brings| match brings {
        Brings::Event(event) | Brings::Again(event) => Some(event),
        _ => None,
    });
    let owes = effect.owed.iter().any(|debt| debt.seat == seat);
    if let Some(event) = event.filter(|event| **event != MonthEvent::Peace && lost(seat) == 0 && !owes) {
        reasons.push(Phrase::new("reason-dragon-safe").term("event", event.message()));
    }
    reasons
}

/// Who has to leave: all that can be said of a choice among losses.
fn released(seat: Seat, effect: &Effect) -> impl Iterator<Item = Phrase> {
    let own = effect.leaves.iter().filter(move |gone| gone.seat == seat);
    own.map(|gone| Phrase::new("reason-dragon-release").term("person", gone.person.message()))
}

const fn good(good: Good) -> &'static str {
    match good {
        Good::Yuan => "yuan",
        Good::Rice => "rice",
        Good::Fireworks => "fireworks",
        Good::Floors => "floors",
    }
}

/// The event that asks for a good.
const fn against(good: Good) -> Option<MonthEvent> {
    match good {
        Good::Yuan => Some(MonthEvent::Tribute),
        Good::Rice => Some(MonthEvent::Drought),
        Good::Fireworks => Some(MonthEvent::Festival),
        Good::Floors => None,
    }
}

/// The event in which a role helps by being there.
const fn against_role(role: Role) -> Option<MonthEvent> {
    match role {
        Role::Warrior => Some(MonthEvent::Mongols),
        Role::Healer => Some(MonthEvent::Epidemic),
        _ => None,
    }
}
