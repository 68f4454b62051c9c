//! A position, or a part of one, as the program would write it: palaces, persons, cards and tiles have no order of their own, so they
//! are put into the one that positions have.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::Person;
use crate::board::tiles::WallTile;
use crate::state::palace::Palace;
use crate::written::position::seat::parse_palace;
use toml::{Table, Value};

/// Sorts lists that have no order of their own. Unreadable values stay as they are: the comparison will complain about them.
pub(crate) fn canonical(mut part: Table) -> Table {
    change(&mut part, "gone", |gone| {
        if let Value::Table(gone) = gone {
            *gone = std::mem::take(gone).into_iter().map(|(words, count)| (person(&words), count)).collect();
        }
    });
    change(&mut part, "to_place", |persons| each(persons, |value| reword(value, person)));
    change(&mut part, "dawn_taken", sort);
    change(&mut part, "groups", |groups| each(groups, sort));
    change(&mut part, "seat", |seats| {
        each(seats, |seat| {
            if let Value::Table(seat) = seat {
                change(seat, "palaces", palaces);
                change(seat, "cards", sort);
                change(seat, "wall_tiles", sort);
            }
        });
    });
    part
}

/// The palaces of a seat: each as it is written, all in falling order. A palace picked by its number keeps the number.
fn palaces(list: &mut Value) {
    each(list, |value| reword(value, |text| parse_palace(text).map_or(text.to_owned(), |palace| palace.to_string())));
    if let Value::Array(list) = list {
        let read = |value: &Value| value.as_str().and_then(|text| parse_palace(text).ok());
        let all: Option<Vec<Palace>> = list.iter().map(read).collect();
        if let Some(mut all) = all {
            all.sort_unstable_by(|one, other| other.cmp(one));
            *list = all.into_iter().map(|palace| Value::String(palace.to_string())).collect();
        }
    }
}

/// A person as positions write it.
fn person(words: &str) -> String {
    words.parse::<Person>().map_or(words.to_owned(), |person| person.word().to_owned())
}

fn change(table: &mut Table, key: &str, change: impl FnOnce(&mut Value)) {
    if let Some(value) = table.get_mut(key) {
        change(value);
    }
}

/// Every item of a list, whole or picked by its place.
fn each(list: &mut Value, change: impl FnMut(&mut Value)) {
    match list {
        Value::Array(items) => items.iter_mut().for_each(change),
        Value::Table(items) => items.iter_mut().map(|(_, item)| item).for_each(change),
        _ => {}
    }
}

fn reword(value: &mut Value, change: impl FnOnce(&str) -> String) {
    if let Value::String(text) = value {
        *text = change(text);
    }
}

/// Sorts a list of words by the places they have among all cards and tiles; unknown words come last.
fn sort(list: &mut Value) {
    let names = || {
        let cards = Card::all().map(Card::word).chain(ActionCard::ALL.map(ActionCard::word));
        cards.chain(WallTile::ALL.map(WallTile::word))
    };
    if let Value::Array(words) = list {
        let place = |word: &Value| names().position(|name| Some(name) == word.as_str()).unwrap_or(usize::MAX);
        words.sort_by_key(place);
    }
}
