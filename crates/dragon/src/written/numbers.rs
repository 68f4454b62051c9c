//! A number for every action, the same everywhere: for masks, tests and the wire. The kinds of actions follow one
//! another in blocks; a block is never moved, and new ones go to the end.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{KINDS, Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::rules::action::Action;
use crate::state::court::MOST_PALACES;

const PALACES: u32 = MOST_PALACES as u32;
const PERSONS: u32 = KINDS as u32;
const ROLES: u32 = Role::ALL.len() as u32;
const CARDS: u32 = ROLES + 1;

/// Rice and fireworks given back in a tsunami are below this each: a position that could come to more is refused.
pub(crate) const MOST_GOODS: u32 = 128;

const DRAFT: u32 = 0;
const ACT: u32 = DRAFT + ROLES * (ROLES - 1) / 2;
const PRIVILEGE: u32 = ACT + 6;
const WALL: u32 = PRIVILEGE + 2;
const PASS: u32 = WALL + 6;
const NEW_PALACE: u32 = PASS + 1;
pub(super) const FLOOR: u32 = NEW_PALACE + 1;
pub(super) const PLAY: u32 = FLOOR + PALACES;
const PLAY_WILD: u32 = PLAY + PERSONS;
const SPEND: u32 = PLAY_WILD + PERSONS;
pub(super) const PLACE: u32 = SPEND + CARDS;
pub(super) const LET_GO: u32 = PLACE + PALACES;
const REPLACE: u32 = LET_GO + 1;
const RELEASE: u32 = REPLACE + PALACES * PERSONS;
const FALL: u32 = RELEASE + PALACES * PERSONS;
pub(super) const DISCARD: u32 = FALL + PALACES;
const DAWN: u32 = DISCARD + CARDS;
const TREATY: u32 = DAWN + ROLES;
pub(super) const GIVE_BACK: u32 = TREATY + ROLES;

/// All numbers are below this.
pub(crate) const NUMBERS: u32 = GIVE_BACK + MOST_GOODS * MOST_GOODS;

/// The number of an action.
pub(crate) fn number(action: Action) -> u32 {
    let lived = |index: u8, person: Person| u32::from(index) * PERSONS + person as u32;
    match action {
        Action::Draft(first, second) => DRAFT + pair_number(first as u32, second as u32),
        Action::Act(card) => ACT + card as u32,
        Action::Privilege(size) => PRIVILEGE + size as u32,
        Action::Wall(tile) => WALL + tile as u32,
        Action::Pass => PASS,
        Action::NewPalace => NEW_PALACE,
        Action::Floor(index) => FLOOR + u32::from(index),
        Action::Play(Card::Of(_), person) => PLAY + person as u32,
        Action::Play(Card::Wild, person) => PLAY_WILD + person as u32,
        Action::Spend(card) => SPEND + card_number(card),
        Action::Place(index) => PLACE + u32::from(index),
        Action::LetGo => LET_GO,
        Action::Replace(index, person) => REPLACE + lived(index, person),
        Action::Release(index, person) => RELEASE + lived(index, person),
        Action::Fall(index) => FALL + u32::from(index),
        Action::Discard(card) => DISCARD + card_number(card),
        Action::Dawn(role) => DAWN + role as u32,
        Action::Treaty(role) => TREATY + role as u32,
        Action::GiveBack { rice, fireworks } => GIVE_BACK + u32::from(rice) * MOST_GOODS + u32::from(fireworks),
    }
}

/// The action with this number.
pub(crate) fn numbered(number: u32) -> Option<Action> {
    let within = |start: u32| (number - start) as usize;
    let card = |start: u32| Role::ALL.get(within(start)).map_or(Card::Wild, |role| Card::Of(*role));
    let lived = |start: u32| ((number - start) / PERSONS, Person::ALL[within(start) % KINDS]);
    Some(match number {
        NUMBERS.. => return None,
        GIVE_BACK.. => {
            let (rice, fireworks) = ((number - GIVE_BACK) / MOST_GOODS, (number - GIVE_BACK) % MOST_GOODS);
            Action::GiveBack { rice: rice as u8, fireworks: fireworks as u8 }
        }
        TREATY.. => Action::Treaty(Role::ALL[within(TREATY)]),
        DAWN.. => Action::Dawn(Role::ALL[within(DAWN)]),
        DISCARD.. => Action::Discard(card(DISCARD)),
        FALL.. => Action::Fall(within(FALL) as u8),
        RELEASE.. => Action::Release(lived(RELEASE).0 as u8, lived(RELEASE).1),
        REPLACE.. => Action::Replace(lived(REPLACE).0 as u8, lived(REPLACE).1),
        LET_GO => Action::LetGo,
        PLACE.. => Action::Place(within(PLACE) as u8),
        SPEND.. => Action::Spend(card(SPEND)),
        PLAY_WILD.. => Action::Play(Card::Wild, Person::ALL[within(PLAY_WILD)]),
        PLAY.. => {
            let person = Person::ALL[within(PLAY)];
            Action::Play(Card::Of(person.role()), person)
        }
        FLOOR.. => Action::Floor(within(FLOOR) as u8),
        NEW_PALACE => Action::NewPalace,
        PASS => Action::Pass,
        WALL.. => Action::Wall(WallTile::ALL[within(WALL)]),
        PRIVILEGE.. => Action::Privilege([Size::Small, Size::Large][within(PRIVILEGE)]),
        ACT.. => Action::Act(ActionCard::ALL[within(ACT)]),
        _ => {
            let mut pairs = (0..ROLES).flat_map(|first| (first + 1..ROLES).map(move |second| (first, second)));
            let (first, second) = pairs.nth(within(DRAFT))?;
            Action::Draft(Role::ALL[first as usize], Role::ALL[second as usize])
        }
    })
}

fn card_number(card: Card) -> u32 {
    match card {
        Card::Of(role) => role as u32,
        Card::Wild => ROLES,
    }
}

/// The place of a pair in the list (0, 1), (0, 2), … (7, 8).
fn pair_number(first: u32, second: u32) -> u32 {
    let (first, second) = (first.min(second), first.max(second));
    first * (2 * ROLES - 1 - first) / 2 + second.saturating_sub(first + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_stands_for_one_action() {
        for wanted in 0..NUMBERS {
            let action = numbered(wanted).expect("numbers have no gaps");
            assert_eq!(number(action), wanted, "{action:?}");
        }
        assert_eq!(numbered(NUMBERS), None);
        assert_eq!(numbered(u32::MAX), None);
    }
}
