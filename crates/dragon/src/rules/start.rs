//! The set-up: what lies on the table before the draft (D1 to D5).

use crate::board::calendar::{self, SuperEvent};
use crate::board::person::Person;
use crate::state::decision::Decision;
use crate::state::groups::Groups;
use crate::state::player::Player;
use crate::state::track::Track;
use crate::state::wall::Wall;
use crate::state::{Dragon, Phase};
use crate::written::options::{Options, SuperChoice};
use tianxia_core::{Dice, MAX_SEATS, Seat};

/// A game before the draft. The dice lay out the events, then draw the super event, then the start player.
pub(crate) fn start(options: &Options, dice: &mut impl Dice) -> Dragon {
    let players = options.players;
    let calendar = calendar::deal(dice);
    let super_event = match options.super_event {
        SuperChoice::None => None,
        SuperChoice::Chosen(event) => Some(event),
        SuperChoice::Random => dice.draw(&[1; SuperEvent::ALL.len()]).map(|face| SuperEvent::ALL[face]),
    };
    let first = Seat::new(dice.below(u32::from(players)) as usize);
    let track = Track::new(first, players);
    Dragon {
        rules: options.rules,
        players,
        great_wall: options.great_wall,
        super_event,
        large_cost: options.large_privilege_cost,
        calendar,
        month: 1,
        phase: Phase::Draft,
        decision: Decision::Draft,
        order: track.order(),
        done: 0,
        due: [0; MAX_SEATS],
        dawn: 0,
        track,
        groups: Groups::NONE,
        chosen: [None; MAX_SEATS],
        wall: Wall::NONE,
        supply: Person::ALL.map(|person| person.tiles(players)),
        gone: Person::ALL.map(|_| 0),
        spent: 0,
        seats: [Player::new(options.great_wall); MAX_SEATS],
    }
}
