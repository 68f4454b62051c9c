//! A state written as a position.

use crate::board::person::{Person, Role};
use crate::board::tiles::WallTile;
use crate::state::groups::Groups;
use crate::state::tally::{Cause, Source};
use crate::state::{Chosen, Dragon, Pending, Phase};
use crate::written::position::{Page, SeatPage};
use std::collections::BTreeMap;
use tianxia_core::Seat;

/// Writes a whole position.
pub(crate) fn position(game: &Dragon) -> toml::Table {
    let seats = |order: [u8; 5]| -> Vec<Seat> {
        order.into_iter().take(usize::from(game.players)).map(|seat| Seat::new(usize::from(seat))).collect()
    };
    let groups =
        || game.groups.groups().map(|group| game.groups.cards(group).map(|card| card.word().to_owned()).collect());
    let gone = Person::ALL.into_iter().zip(game.gone).filter(|(_, count)| *count > 0);
    let page = Page {
        game: Some("dragon".to_owned()),
        rules: Some(game.rules),
        players: Some(game.players),
        great_wall: game.great_wall,
        super_event: game.super_event.map(|event| event.word().to_owned()),
        large_privilege_cost: (game.large_cost != 7).then_some(game.large_cost),
        month: Some(game.month),
        phase: Some(game.phase),
        events: Some(game.calendar.iter().map(|event| event.word().to_owned()).collect()),
        event: None,
        track: Some(seats(game.track.order())),
        order: (seats(game.order) != seats(game.track.order())).then(|| seats(game.order)),
        turn: (game.phase != Phase::Over).then(|| game.seat()),
        groups: (game.groups != Groups::NONE).then(|| groups().collect()),
        wall: game.wall.owners().iter().map(|owner| Seat::new(usize::from(*owner))).collect(),
        to_place: match game.pending {
            Pending::Place(one, other) => {
                std::iter::once(one).chain(other).map(|person| person.words().to_owned()).collect()
            }
            _ => Vec::new(),
        },
        to_build: if let Pending::Build(floors) = game.pending { floors } else { 0 },
        dawn_taken: Role::ALL.into_iter().filter(|role| game.dawn >> *role as u16 & 1 == 1).collect(),
        gone: gone.map(|(person, count)| (person.words().to_owned(), count)).collect(),
        seat: Seat::all(game.players).map(|seat| write_seat(game, seat)).collect(),
    };
    toml::Table::try_from(page).unwrap_or_default()
}

fn write_seat(game: &Dragon, seat: Seat) -> SeatPage {
    let player = &game.seats[seat.index()];
    let tally = &player.tally;
    let cards = player.hand.kinds().flat_map(|card| (0..player.hand.count(card)).map(move |_| card.word().to_owned()));
    let tiles = WallTile::ALL.into_iter().filter(|tile| player.has_tile(*tile)).map(|tile| tile.word().to_owned());
    SeatPage {
        yuan: player.yuan,
        rice: player.rice,
        fireworks: player.fireworks,
        small_privileges: player.small_privileges,
        large_privileges: player.large_privileges,
        space: game.track.space(seat),
        palaces: player.court.palaces().iter().map(ToString::to_string).collect(),
        cards: Some(cards.collect()),
        wall_tiles: game.great_wall.then(|| tiles.collect()),
        chosen: game.chosen[seat.index()].map(|chosen: Chosen| chosen.word().to_owned()),
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
