//! The public figures that a play can change, and how an effect changes them: goods, points by source, persons by kind, floors,
//! palaces, privileges, cards, wall tiles, the track, the supply, and who was lost to what.

use crate::board::cards::Card;
use crate::board::person::Person;
use crate::board::tiles::{Size, WallTile};
use crate::seen::effect::Effect;
use crate::state::Dragon;
use crate::state::tally::{Cause, Source};
use tianxia_core::{Figure, Seat};

/// Every public figure, with its value.
pub(crate) fn figures(game: &Dragon) -> Vec<(Figure, i64)> {
    let supply = Person::ALL.into_iter().map(|person| (person.word(), i64::from(game.supply[person.index()])));
    let of_table = supply.chain([("wall", i64::from(game.wall.len()))]);
    let mut figures: Vec<_> = of_table.map(|(what, value)| (Figure::of_table(what), value)).collect();
    for seat in Seat::all(game.players) {
        let player = &game.seats[seat.index()];
        let mut note = |what: &'static str, value: i64| figures.push((Figure::of_seat(what, seat), value));
        note("yuan", player.yuan.into());
        note("rice", player.rice.into());
        note("fireworks", player.fireworks.into());
        note("floors", player.court.floors().into());
        note("palaces", player.court.palaces().len() as i64);
        note("space", game.track.space(seat).into());
        note(Size::Small.message(), player.small_privileges.into());
        note(Size::Large.message(), player.large_privileges.into());
        for person in Person::ALL {
            note(person.word(), player.court.persons().filter(|other| *other == person).count() as i64);
        }
        Card::all().for_each(|card| note(card.message(), player.hand.count(card).into()));
        WallTile::ALL.into_iter().for_each(|tile| note(tile.message(), player.has_tile(tile).into()));
        Source::ALL.into_iter().for_each(|source| note(source.message(), player.tally.sources[source as usize].into()));
        Cause::ALL.into_iter().for_each(|cause| note(cause.message(), player.tally.lost[cause as usize].into()));
    }
    figures
}

/// The figures that an effect changes, and by how much.
pub(crate) fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
    let mut changes = Vec::new();
    let mut note = |what: &'static str, seat: Seat, by: i64| changes.push((Figure::of_seat(what, seat), by));
    for one in &effect.goods {
        note(one.good.word(), one.seat, one.by.into());
    }
    effect.points.iter().for_each(|one| note(one.source.message(), one.seat, one.points.into()));
    effect.arrives.iter().for_each(|one| note(one.person.word(), one.seat, 1));
    for one in &effect.leaves {
        note(one.cause.message(), one.seat, 1);
        // A person who was refused never lived at the court.
        if one.cause != Cause::Refused {
            note(one.person.word(), one.seat, -1);
        }
    }
    for one in &effect.floors {
        note("floors", one.seat, one.by.into());
        note("palaces", one.seat, one.palaces.into());
    }
    effect.privileges.iter().for_each(|one| note(one.size.message(), one.seat, one.by.into()));
    effect.track.iter().for_each(|one| note("space", one.seat, one.by.into()));
    effect.cards.iter().for_each(|one| note(one.card.message(), one.seat, -1));
    effect.wall.iter().for_each(|one| note(one.tile.message(), one.seat, -1));
    changes.extend(effect.wall.iter().map(|_| (Figure::of_table("wall"), 1)));
    changes.extend(effect.takes.iter().map(|one| (Figure::of_table(one.person.word()), -1)));
    changes
}
