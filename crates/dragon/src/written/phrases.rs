//! What is asked and what happened, as phrases that the Fluent files turn into sentences.

use crate::seen::event::{Event, Good};
use crate::state::palace::Palace;
use crate::state::{Dragon, Pending};
use tianxia_core::{Phrase, Seat};

/// What is asked of the deciding seat.
pub(crate) fn ask(game: &Dragon) -> Phrase {
    let seat = game.seat();
    let due = game.owed();
    let ask = |id| Phrase::new(id).seat("seat", seat);
    match game.pending {
        Pending::Draft => ask("dragon-ask-draft"),
        Pending::Act => ask("dragon-ask-act"),
        Pending::Build(floors) => ask("dragon-ask-build").number("floors", floors),
        Pending::Card => ask("dragon-ask-card"),
        Pending::Place(person, _) if game.player().court.has_room() => {
            ask("dragon-ask-place").term("person", person.message())
        }
        Pending::Place(person, _) => ask("dragon-ask-replace").term("person", person.message()),
        Pending::Release => ask("dragon-ask-release").number("count", due).term("cause", game.cause().message()),
        Pending::Starve => ask("dragon-ask-starve").number("count", due),
        Pending::Fall => ask("dragon-ask-fall").number("count", due),
        Pending::Crowded => ask("dragon-ask-crowded"),
        Pending::GiveBack => ask("dragon-ask-give-back").number("count", due),
        Pending::Discard => ask("dragon-ask-discard").number("count", due),
        Pending::Dawn => ask("dragon-ask-dawn"),
        Pending::Treaty => ask("dragon-ask-treaty"),
        Pending::Nothing => Phrase::new("dragon-over"),
    }
}

/// What happened.
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
            by("dragon-gains", seat).key("good", good.key()).number("amount", amount)
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
        Event::Event { month, brings, again } => Phrase::new(if again { "dragon-event-again" } else { "dragon-event" })
            .number("month", month)
            .term("event", brings.message()),
        Event::Pays { seat, good, amount, missing } => {
            by("dragon-pays", seat).key("good", good.key()).number("amount", amount).number("missing", missing)
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

impl Good {
    /// The word by which a message tells goods apart.
    const fn key(self) -> &'static str {
        match self {
            Good::Yuan => "yuan",
            Good::Rice => "rice",
            Good::Fireworks => "fireworks",
            Good::Floors => "floors",
        }
    }
}
