//! Features of an action: what kind it is, the persons and cards it is about, and what it changes.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Age, Person, Role};
use crate::rules::action::{Action, Kind};
use crate::state::Dragon;
use crate::state::tally::Source;
use tianxia_core::encoding::changes;

/// The names of all features: kinds of actions, action cards, roles, age, and what changes.
pub(crate) const FEATURES: &[&str] = &{
    let mut names = [""; CHANGES + FIGURES.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = match index {
            CHANGES.. => FIGURES[index - CHANGES],
            OLD => "old",
            ROLES.. => Role::ALL[index - ROLES].word(),
            CARDS.. => ActionCard::ALL[index - CARDS].word(),
            _ => Kind::FEATURES[index],
        };
        index += 1;
    }
    names
};

const CARDS: usize = Kind::FEATURES.len();
const ROLES: usize = CARDS + ActionCard::ALL.len();
const OLD: usize = ROLES + Role::ALL.len();
const CHANGES: usize = OLD + 1;
const FIGURES: [&str; 16] = [
    "own yuan",
    "others' yuan",
    "own rice",
    "others' rice",
    "own fireworks",
    "others' fireworks",
    "own floors",
    "others' floors",
    "own palaces",
    "others' palaces",
    "own space",
    "others' space",
    "own persons",
    "others' persons",
    "own points",
    "others' points",
];

pub(crate) fn features(game: &Dragon, action: Action, out: &mut [f32]) {
    let Some((own, effects)) = out.split_at_mut_checked(CHANGES) else { return };
    own[action.kind() as usize] = 1.0;
    let card = match action {
        Action::Act { card } => Some(card),
        Action::Privilege { .. } => Some(ActionCard::Privilege),
        Action::Wall { .. } => Some(ActionCard::Wall),
        _ => None,
    };
    let roles = match action {
        Action::Draft { first, second } => [Some(first), Some(second)],
        Action::Dawn { role } | Action::Treaty { role } => [Some(role), None],
        Action::Spend { card: Card::Of(role) } | Action::Discard { card: Card::Of(role) } => [Some(role), None],
        Action::Person { person }
        | Action::Wild { person }
        | Action::Replace { person, .. }
        | Action::Release { person, .. } => {
            own[OLD] = f32::from(u8::from(person.age() == Age::Old));
            [Some(person.role()), None]
        }
        _ => [None; 2],
    };
    card.into_iter().for_each(|card| own[CARDS + card as usize] = 1.0);
    roles.into_iter().flatten().for_each(|role| own[ROLES + role as usize] = 1.0);
    changes(game, action, figure, effects);
}

/// Which kind of figure it is, and how large a change is usual.
fn figure(name: &str) -> Option<(usize, u32)> {
    match name {
        "yuan" => Some((0, 6)),
        "rice" => Some((1, 3)),
        "fireworks" => Some((2, 3)),
        "floors" => Some((3, 3)),
        "palaces" => Some((4, 1)),
        "space" => Some((5, 6)),
        name if Person::ALL.into_iter().any(|person| person.word() == name) => Some((6, 1)),
        name if Source::ALL.into_iter().any(|source| source.message() == name) => Some((7, 6)),
        _ => None,
    }
}
