//! A state written as a position.

use crate::board::calendar;
use crate::board::person::{Person, Role};
use crate::state::groups::Groups;
use crate::state::tally::{Cause, Source};
use crate::state::{Dragon, Phase};
use crate::written::position::{Page, SeatPage};
use serde::Serialize;
use std::collections::BTreeMap;
use tianxia_core::Seat;

/// Writes a whole position.
pub(crate) fn position(game: &Dragon) -> toml::Table {
    let (order, track): (Vec<_>, Vec<_>) = (game.in_order().collect(), game.track().collect());
    let groups = || game.groups.groups().map(|group| game.groups.cards(group).collect());
    let gone = Person::ALL.into_iter().zip(game.gone).filter(|(_, count)| *count > 0);
    let (one, other) = game.decision.persons();
    let page = Page {
        game: Some("dragon".to_owned()),
        rules: Some(game.rules),
        players: Some(game.players),
        great_wall: game.great_wall,
        super_event: game.super_event.map(|event| event.word().to_owned()),
        large_privilege_cost: (game.large_cost != 7).then_some(game.large_cost),
        month: Some(game.month),
        phase: Some(game.phase),
        events: Some(game.calendar.to_vec()),
        any_events: calendar::fault(&game.calendar).is_some(),
        event: None,
        order: (order != track).then_some(order),
        track: Some(track),
        turn: (game.phase != Phase::Over).then(|| game.seat()),
        groups: (game.groups != Groups::NONE).then(|| groups().collect()),
        wall: game.wall().collect(),
        to_place: one.into_iter().chain(other).map(|person| person.word().to_owned()).collect(),
        to_build: game.decision.floors(),
        dawn_taken: Role::ALL.into_iter().filter(|role| game.dawn >> *role as u16 & 1 == 1).collect(),
        gone: gone.map(|(person, count)| (person.word().to_owned(), count)).collect(),
        seat: Seat::all(game.players).map(|seat| table(write_seat(game, seat))).collect(),
    };
    table(page)
}

fn table(page: impl Serialize) -> toml::Table {
    toml::Table::try_from(page).unwrap_or_default()
}

fn write_seat(game: &Dragon, seat: Seat) -> SeatPage {
    let player = &game.seats[seat.index()];
    let tally = &player.tally;
    SeatPage {
        yuan: player.yuan,
        rice: player.rice,
        fireworks: player.fireworks,
        small_privileges: player.small_privileges,
        large_privileges: player.large_privileges,
        space: game.track.space(seat),
        palaces: player.court.palaces().iter().map(ToString::to_string).collect(),
        cards: Some(game.cards(seat).collect()),
        wall_tiles: game.great_wall.then(|| game.wall_tiles(seat).collect()),
        chosen: game.chosen[seat.index()].map(|chosen| chosen.word().to_owned()),
        due: game.due[seat.index()],
        paid: tally.paid,
        built: tally.built,
        decayed: tally.decayed,
        fallen: tally.fallen,
        months: Some(tally.months.to_vec()),
        points: named(Source::ALL.iter().map(|source| (source.word(), tally.sources[*source as usize]))),
        lost: named(Cause::ALL.iter().map(|cause| (cause.word(), tally.lost[*cause as usize]))),
    }
}

fn named<T: Default + PartialEq>(counts: impl Iterator<Item = (&'static str, T)>) -> BTreeMap<String, T> {
    counts.filter(|(_, count)| *count != T::default()).map(|(word, count)| (word.to_owned(), count)).collect()
}
