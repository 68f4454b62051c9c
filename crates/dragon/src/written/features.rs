//! Features of an action: what kind it is, the persons and cards it is about, and what it changes.

use super::policy::kind;
use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Age, Person, Role};
use crate::rules::action::Action;
use crate::state::Dragon;
use crate::state::tally::Source;
use tianxia_core::encoding::changes;

/// What each feature is called.
pub(crate) const FEATURES: &[&str] = &[
    "draft",
    "act",
    "buy a privilege",
    "extend the wall",
    "pass",
    "build a floor",
    "begin a palace",
    "play a card",
    "play a wild card",
    "spend a card",
    "place a person",
    "replace a person",
    "let a person go",
    "release a person",
    "lower a palace",
    "give back",
    "discard a card",
    "take at dawn",
    "use a role",
    "taxes",
    "build",
    "harvest",
    "fireworks",
    "military",
    "research",
    "privilege",
    "wall",
    "monk",
    "pyrotechnist",
    "warrior",
    "healer",
    "farmer",
    "scholar",
    "craftsman",
    "lady",
    "collector",
    "old",
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

const CARDS: usize = 19;
const ROLES: usize = CARDS + ActionCard::ALL.len();
const OLD: usize = ROLES + Role::ALL.len();
const CHANGES: usize = OLD + 1;

pub(crate) fn features(game: &Dragon, action: Action, out: &mut [f32]) {
    let Some((own, effects)) = out.split_at_mut_checked(CHANGES) else { return };
    own[kind(action)] = 1.0;
    let mut role = |role: Role| own[ROLES + role as usize] = 1.0;
    match action {
        Action::Draft(first, second) => [first, second].into_iter().for_each(role),
        Action::Dawn(one) | Action::Treaty(one) => role(one),
        Action::Spend(Card::Of(one)) | Action::Discard(Card::Of(one)) => role(one),
        Action::Play(_, person) | Action::Replace(_, person) | Action::Release(_, person) => role(person.role()),
        _ => {}
    }
    match action {
        Action::Play(_, person) | Action::Replace(_, person) | Action::Release(_, person) => {
            own[OLD] = f32::from(u8::from(person.age() == Age::Old));
        }
        Action::Act(card) => own[CARDS + card as usize] = 1.0,
        Action::Privilege(_) => own[CARDS + ActionCard::Privilege as usize] = 1.0,
        Action::Wall(_) => own[CARDS + ActionCard::Wall as usize] = 1.0,
        _ => {}
    }
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
        name if Person::ALL.into_iter().any(|person| person.words() == name) => Some((6, 1)),
        name if Source::ALL.into_iter().any(|source| source.message() == name) => Some((7, 6)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_name() {
        assert_eq!(FEATURES.len(), CHANGES + 2 * 8);
        assert_eq!((FEATURES[CARDS], FEATURES[ROLES], FEATURES[OLD]), ("taxes", "monk", "old"));
    }
}
