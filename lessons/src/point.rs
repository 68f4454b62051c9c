//! The words for what a step points at. The page marks its pieces with the same words, so one that is not listed here would point at
//! nothing.

use tianxia_core::{BadInput, Fault, Match, Square};
use tianxia_dragon::{ActionCard, Card, Person};
use tianxia_games::{AnyMatch, Huang, Qin};
use tianxia_huang::Colour;
use tianxia_qin::Tile;

/// What every table has.
const COMMON: &[&str] = &["board", "prompt", "confirm", "pass", "hand", "points"];

/// Refuses a word that names nothing on the table of this game.
pub(crate) fn check(game: &dyn AnyMatch, word: &str) -> Result<(), BadInput> {
    let known = COMMON.contains(&word)
        || word.strip_prefix("seat:").is_some_and(|seat| is_up_to(seat, game.players()))
        || match game.about().id {
            "qin" => qin(game, word),
            "dragon" => dragon(word),
            "huang" => huang(game, word),
            _ => false,
        };
    if known { Ok(()) } else { Err(unknown(game.about().id, word)) }
}

fn qin(game: &dyn AnyMatch, word: &str) -> bool {
    let on_board = |square: Square| {
        let game = game.as_any().downcast_ref::<Match<Qin>>();
        game.is_some_and(|game| game.state().board().cell(square).is_some())
    };
    match word.split_once(':') {
        None => word == "bag" || word.parse().is_ok_and(on_board),
        Some(("hand", tile)) => tile.parse::<Tile>().is_ok_and(|read| read.to_string() == tile),
        Some(_) => false,
    }
}

fn huang(game: &dyn AnyMatch, word: &str) -> bool {
    let on_map = |square: Square| {
        let game = game.as_any().downcast_ref::<Match<Huang>>();
        game.is_some_and(|game| game.state().map().cell(square).is_some())
    };
    match word.split_once(':') {
        None => matches!(word, "market" | "bag") || word.parse().is_ok_and(on_map),
        Some(("hand" | "leader", colour)) => Colour::ALL.into_iter().any(|known| known.word() == colour),
        Some(_) => false,
    }
}

fn dragon(word: &str) -> bool {
    match word.split_once(':') {
        None => matches!(word, "wild" | "yuan" | "rice" | "fireworks" | "track" | "score" | "wall" | "privileges"),
        Some(("action", card)) => card.parse::<ActionCard>().is_ok_and(|read| read.to_string() == card),
        Some(("person", person)) => person.parse::<Person>().is_ok_and(|read| read.to_string() == person),
        Some(("card", card)) => card.parse::<Card>().is_ok_and(|read| read.to_string() == card),
        Some(("palace", palace)) => is_up_to(palace, 30),
        Some(("month", month)) => is_up_to(month, 12),
        Some(_) => false,
    }
}

/// A number from 1 to the last one.
fn is_up_to(number: &str, last: u8) -> bool {
    number.parse::<u8>().is_ok_and(|number| (1..=last).contains(&number))
}

fn unknown(game: &str, word: &str) -> BadInput {
    let own = match game {
        "qin" => "a square of the board, hand:RY, bag",
        "huang" => "a hex of the map, hand:red, leader:red, market, bag",
        _ => {
            "action:taxes, person:lady, person:young monk, card:lady, wild, palace:1, month:4, yuan, rice, fireworks, track, \
             score, wall, privileges"
        }
    };
    let message = format!("`{word}` names nothing to point at; there are {own}, seat:2 and {}", COMMON.join(", "));
    BadInput::new(message).of(Fault::Unknown)
}
