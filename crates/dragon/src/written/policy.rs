//! Actions as indices of a policy. What is never asked at the same time shares its indices: the palace to build on, to move into or to
//! lower; the person to replace or to release. Gifts to the tsunami (D36) are counted on a small square of rice by fireworks.

use super::numbers::{self, DISCARD, FLOOR, GIVE_BACK, LET_GO, PLACE, PLAY};
use crate::board::cards::Card;
use crate::board::person::{KINDS, Person};
use crate::rules::action::Action;
use crate::state::court::PALACES_IN_PLAY;
use crate::state::{Dragon, Pending};

const PALACES: u32 = PALACES_IN_PLAY as u32;
const PERSONS: u32 = KINDS as u32;
/// Few hold as much rice or as many fireworks as this.
const GIFT: u32 = 12;

/// Where the kinds of actions begin. The first ones follow the numbers of actions, without the palaces between them.
const CARDS: u32 = FLOOR;
const LET_GO_INDEX: u32 = CARDS + (PLACE - PLAY);
const LATER: u32 = LET_GO_INDEX + 1;
const PALACE: u32 = LATER + (GIVE_BACK - DISCARD);
const LIVES: u32 = PALACE + PALACES;
const GIFTS: u32 = LIVES + PALACES * PERSONS;

/// All indices are below this.
pub(crate) const POLICY: u32 = GIFTS + GIFT * GIFT;

pub(crate) fn policy(game: &Dragon, action: Action) -> Option<u32> {
    let palace = |index: u8| Some(u32::from(index)).filter(|index| *index < PALACES);
    match action {
        Action::Floor(index) | Action::Place(index) | Action::Fall(index) => Some(PALACE + palace(index)?),
        Action::Replace(index, person) | Action::Release(index, person) => {
            Some(LIVES + palace(index)? * PERSONS + person as u32)
        }
        Action::GiveBack { rice, fireworks } => {
            let (width, rice, fireworks) = (gift_width(game), u32::from(rice), u32::from(fireworks));
            let index = rice * width + fireworks;
            (fireworks < width && index < GIFT * GIFT).then_some(GIFTS + index)
        }
        Action::LetGo => Some(LET_GO_INDEX),
        _ => match numbers::number(action) {
            number @ ..FLOOR => Some(number),
            number @ PLAY..PLACE => Some(CARDS + number - PLAY),
            number @ DISCARD..GIVE_BACK => Some(LATER + number - DISCARD),
            _ => None,
        },
    }
}

pub(crate) fn at_policy(game: &Dragon, index: u32) -> Option<Action> {
    match index {
        POLICY.. => None,
        GIFTS.. if game.pending == Pending::GiveBack => {
            let (width, index) = (gift_width(game), index - GIFTS);
            Some(Action::GiveBack { rice: (index / width) as u8, fireworks: (index % width) as u8 })
        }
        GIFTS.. => None,
        LIVES.. => {
            let (palace, person) = ((index - LIVES) / PERSONS, Person::ALL[((index - LIVES) % PERSONS) as usize]);
            match game.pending {
                Pending::Place(..) => Some(Action::Replace(palace as u8, person)),
                Pending::Release | Pending::Starve | Pending::Crowded => Some(Action::Release(palace as u8, person)),
                _ => None,
            }
        }
        PALACE.. => {
            let palace = (index - PALACE) as u8;
            match game.pending {
                Pending::Build(_) => Some(Action::Floor(palace)),
                Pending::Place(..) => Some(Action::Place(palace)),
                Pending::Fall => Some(Action::Fall(palace)),
                _ => None,
            }
        }
        LATER.. => numbers::numbered(DISCARD + index - LATER),
        LET_GO_INDEX => numbers::numbered(LET_GO),
        CARDS.. => numbers::numbered(PLAY + index - CARDS),
        _ => numbers::numbered(index),
    }
}

/// How many numbers of fireworks are counted for each number of rice: always the same but for a player who could give more than usual.
fn gift_width(game: &Dragon) -> u32 {
    let player = game.player();
    let usual = u32::from(player.rice) < GIFT && u32::from(player.fireworks) < GIFT;
    if usual { GIFT } else { u32::from(player.fireworks.min(game.owed())) + 1 }
}

/// What kind of action it is, by its place in the features.
pub(super) fn kind(action: Action) -> usize {
    match action {
        Action::Draft(..) => 0,
        Action::Act(_) => 1,
        Action::Privilege(_) => 2,
        Action::Wall(_) => 3,
        Action::Pass => 4,
        Action::Floor(_) => 5,
        Action::NewPalace => 6,
        Action::Play(Card::Of(_), _) => 7,
        Action::Play(Card::Wild, _) => 8,
        Action::Spend(_) => 9,
        Action::Place(_) => 10,
        Action::Replace(..) => 11,
        Action::LetGo => 12,
        Action::Release(..) => 13,
        Action::Fall(_) => 14,
        Action::GiveBack { .. } => 15,
        Action::Discard(_) => 16,
        Action::Dawn(_) => 17,
        Action::Treaty(_) => 18,
    }
}
