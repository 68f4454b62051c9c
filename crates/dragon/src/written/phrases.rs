//! Questions and events as phrases, which the Fluent files turn into sentences.

use crate::seen::event::Event;
use crate::state::Dragon;
use crate::state::decision::Decision;
use crate::state::palace::Palace;
use tianxia_core::{Phrase, Seat};

/// Returns the question to the deciding seat.
pub(crate) fn ask(game: &Dragon) -> Phrase {
    let due = game.owed();
    let ask = Phrase::new(game.decision.message());
    let ask = if game.decision == Decision::Nothing { ask } else { ask.seat("seat", game.seat()) };
    match game.decision {
        Decision::Build(floors) => ask.number("floors", floors),
        Decision::Place(person, _) if game.player().court.has_room() => ask.term("person", person.message()),
        Decision::Place(person, _) => by("dragon-ask-replace", game.seat()).term("person", person.message()),
        Decision::Release => ask.number("count", due).term("cause", game.cause().message()),
        Decision::Starve | Decision::Fall | Decision::GiveBack | Decision::Discard => ask.number("count", due),
        _ => ask,
    }
}

/// Returns the sentence about an event.
pub(crate) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::Month { month, brings, .. } => {
            Phrase::new("dragon-month").number("month", month).term("event", brings.message())
        }
        Event::Drafts { seat, first, second } => {
            by("dragon-drafts", seat).term("first", first.message()).term("second", second.message())
        }
        Event::Acts { seat, action, group, paid } => {
            by("dragon-acts", seat).term("action", action.message()).number("group", group).number("paid", paid)
        }
        Event::Passes { seat, yuan } => by("dragon-passes", seat).number("yuan", yuan),
        Event::Gains { seat, good, amount } => {
            by("dragon-gains", seat).key("good", good.word()).number("amount", amount)
        }
        Event::Advances { seat, steps, space } => {
            by("dragon-advances", seat).number("steps", steps).number("space", space)
        }
        Event::Scores { seat, source, points } => {
            by("dragon-scores", seat).number("points", points).term("source", source.message())
        }
        Event::Buys { seat, size, cost } => {
            by("dragon-buys", seat).term("privilege", size.message()).number("cost", cost)
        }
        Event::Walls { seat, tile, length } => {
            by("dragon-walls", seat).term("tile", tile.message()).number("length", length)
        }
        Event::Builds { seat, palace } => by("dragon-builds", seat).number("floors", palace.floors()),
        Event::Plays { seat, card, person: Some(person) } => {
            by("dragon-plays", seat).term("card", card.message()).term("person", person.message())
        }
        Event::Plays { seat, card, person: None } => by("dragon-spends", seat).term("card", card.message()),
        Event::Places { seat, person, replaced: None, palace } => {
            by("dragon-places", seat).term("person", person.message()).number("floors", palace.floors())
        }
        Event::Places { seat, person, replaced: Some(replaced), palace } => by("dragon-replaces", seat)
            .term("person", person.message())
            .term("replaced", replaced.message())
            .number("floors", palace.floors()),
        Event::LetsGo { seat, person } => by("dragon-lets-go", seat).term("person", person.message()),
        Event::Event { month, brings, again, .. } => {
            Phrase::new(if again { "dragon-event-again" } else { "dragon-event" })
                .number("month", month)
                .term("event", brings.message())
        }
        Event::Pays { seat, good, amount, missing } => {
            by("dragon-pays", seat).key("good", good.word()).number("amount", amount).number("missing", missing)
        }
        Event::GivesBack { seat, yuan: 0, rice: 0, fireworks } => {
            by("dragon-gives-back-fireworks", seat).number("fireworks", fireworks)
        }
        Event::GivesBack { seat, yuan, rice, fireworks } => {
            by("dragon-gives-back", seat).number("yuan", yuan).number("rice", rice).number("fireworks", fireworks)
        }
        Event::Releases { seat, person, cause, .. } => {
            by("dragon-releases", seat).term("person", person.message()).term("cause", cause.message())
        }
        Event::Decays { seat, floors, .. } => by("dragon-decays", seat).number("floors", floors),
        Event::WallCheck { length, holds, .. } => {
            Phrase::new(if holds { "dragon-wall-holds" } else { "dragon-wall-short" }).number("length", length)
        }
        Event::SuperEvent { brings } => Phrase::new("dragon-super").term("event", brings.message()),
        Event::Falls { seat, palace } if palace == Palace::NONE => by("dragon-palace-falls", seat),
        Event::Falls { seat, palace } => by("dragon-falls", seat).number("floors", palace.floors()),
        Event::Erupts => Phrase::new("dragon-erupts"),
        Event::Discards { seat, card } => by("dragon-discards", seat).term("card", card.message()),
        Event::Dawns { seat, person } => by("dragon-dawns", seat).term("person", person.message()),
        Event::LosesPrivileges { seat, small, large } => {
            by("dragon-loses-privileges", seat).number("count", small + large)
        }
        Event::Treats { seat, role } => by("dragon-treats", seat).term("role", role.message()),
        Event::Sells { seat, rice, fireworks, yuan } => {
            by("dragon-sells", seat).number("rice", rice).number("fireworks", fireworks).number("yuan", yuan)
        }
        Event::Ends { winner, points } => by("dragon-ends", winner).number("points", points),
    }
}

fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).seat("seat", seat)
}
