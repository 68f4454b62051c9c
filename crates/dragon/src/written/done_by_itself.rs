//! Steps that a play takes by itself, because they have one answer. A player who types such a step learns that it was done.

use crate::board::cards::Card;
use crate::rules::action::Action;
use crate::seen::event::Event;
use crate::state::palace::Palace;

/// Did these events of a play do what this action asks, after the action that was played? The first event of a play is that of the action
/// itself. Palaces move up and down in the order of the court, so their numbers are not compared.
pub(crate) fn done_by_itself(events: &[Event], action: Action) -> bool {
    events.iter().skip(1).any(|event| is_done_by(event, action))
}

fn is_done_by(event: &Event, action: Action) -> bool {
    match (action, *event) {
        (Action::Pass, Event::Passes { .. }) => true,
        (Action::NewPalace, Event::Builds { palace, .. }) => palace == Palace::new(1),
        (Action::Floor { .. }, Event::Builds { palace, .. }) => palace != Palace::new(1),
        (Action::Person { person }, Event::Plays { card: Card::Of(_), person: taken, .. }) => taken == Some(person),
        (Action::Wild { person }, Event::Plays { card: Card::Wild, person: taken, .. }) => taken == Some(person),
        (Action::Spend { card }, Event::Plays { card: played, person: None, .. }) => card == played,
        (Action::Palace { .. }, Event::Places { replaced: None, .. }) => true,
        (Action::Replace { person, .. }, Event::Places { replaced, .. }) => replaced == Some(person),
        (Action::LetGo, Event::LetsGo { .. }) => true,
        (Action::Release { person, .. }, Event::Releases { person: left, .. }) => person == left,
        (Action::Fall { .. }, Event::Falls { .. }) => true,
        (Action::Give { rice, fireworks, .. }, Event::GivesBack { rice: gave, fireworks: burnt, .. }) => {
            (u16::from(rice.0), u16::from(fireworks.0)) == (gave, burnt)
        }
        (Action::Discard { card }, Event::Discards { card: gone, .. }) => card == gone,
        (Action::Dawn { role }, Event::Dawns { person, .. }) => role.young() == person,
        (Action::Treaty { role }, Event::Treats { role: used, .. }) => role == used,
        // A draft has always several answers, and instead of an action one may always pass.
        _ => false,
    }
}
