//! Prompts and events as phrases, which `locales/*/huang.ftl` turns into sentences.

use crate::board::{Colour, StateName, Tiles};
use crate::seen::{Event, Offer, Reason, Removal, Return};
use crate::state::{Commitment, Decision, Ending, Huang, War, WarPhase};
use tianxia_core::{Arg, Game, Phrase, Square};

/// One sentence for what is asked, or for the end of the game.
pub(crate) fn ask(game: &Huang) -> Phrase {
    let Some(seat) = game.turn().seat() else { return Phrase::new("huang-over") };
    let square = |cell| game.map().square(cell).to_string();
    let phrase = Phrase::new(game.decision.question().prompt);
    let phrase = match &game.decision {
        Decision::Act => phrase.number("actions", game.actions),
        Decision::Build { tile } | Decision::Chain { tile } => phrase.text("at", square(*tile)),
        Decision::Revolt(revolt) => {
            let side = if revolt.attack.is_some() { "defender" } else { "attacker" };
            hued(phrase, revolt.colour).key("side", side)
        }
        Decision::War(War { phase: WarPhase::Support(_), tile, .. }) => phrase.text("at", square(*tile)),
        decision => match decision.reds_left() {
            0 => phrase,
            left => phrase.number("left", left),
        },
    };
    phrase.seat("seat", seat)
}

/// One sentence for what happened.
pub(crate) fn tell(event: &Event) -> Phrase {
    match event {
        Event::Tile { seat, colour, at, .. } => {
            coloured("huang-tile", *colour).seat("seat", *seat).text("at", at.to_string())
        }
        Event::Leader { seat, colour, at, from: None, .. } => {
            coloured("huang-leader-placed", *colour).seat("seat", *seat).text("at", at.to_string())
        }
        Event::Leader { seat, colour, at, from: Some(from), .. } => coloured("huang-leader-moved", *colour)
            .seat("seat", *seat)
            .text("at", at.to_string())
            .text("from", from.to_string()),
        Event::Withdrawn { seat, colour, from } => {
            coloured("huang-leader-withdrawn", *colour).seat("seat", *seat).text("from", from.to_string())
        }
        Event::Returned { seat, colour, from, because } => {
            let id = match because {
                Return::Unsupported => "huang-leader-unsupported",
                Return::Revolt => "huang-leader-lost-revolt",
                Return::War => "huang-leader-lost-war",
            };
            coloured(id, *colour).seat("seat", *seat).text("from", from.to_string())
        }
        Event::Points { seat, colour, points, because, at, .. } => {
            let id = match because {
                Reason::Tile => "huang-points-tile",
                Reason::StandIn => "huang-points-stand-in",
                Reason::Revolt => "huang-points-revolt",
                Reason::War => "huang-points-war",
                Reason::Pagodas => "huang-points-pagodas",
                Reason::Bandits => "huang-points-bandits",
            };
            coloured(id, *colour).seat("seat", *seat).number("points", *points).text("at", at.to_string())
        }
        Event::Riot { seat, tiles, leader, at } => {
            paid("huang-riot", *tiles, *leader).seat("seat", *seat).text("at", at.to_string())
        }
        Event::Paid { seat, tiles, leader } => paid("huang-paid", *tiles, *leader).seat("seat", *seat),
        Event::Pagoda { seat, colour, at, from, .. } => {
            let id = if from.is_some() { "huang-pagoda-moved" } else { "huang-pagoda-built" };
            let phrase = coloured(id, *colour).seat("seat", *seat).with("at", squares(at));
            match from {
                Some(from) => phrase.with("from", squares(from)),
                None => phrase,
            }
        }
        Event::Palace { seat, at, from } => {
            let id = if from.is_some() { "huang-palace-moved" } else { "huang-palace-built" };
            let phrase = Phrase::new(id).seat("seat", *seat).with("at", squares(at));
            match from {
                Some(from) => phrase.with("from", squares(from)),
                None => phrase,
            }
        }
        Event::Removed { colour, at, because } => {
            let id = match because {
                Removal::Riot => "huang-removed-riot",
                Removal::Lost => "huang-removed-lost",
                Removal::Price => "huang-removed-price",
                Removal::Bandits => "huang-removed-bandits",
            };
            coloured(id, *colour).text("at", at.to_string())
        }
        Event::PagodaLost { colour, at } => coloured("huang-pagoda-lost", *colour).with("at", squares(at)),
        Event::PalaceLost { at } => Phrase::new("huang-palace-lost").with("at", squares(at)),
        Event::GranaryLost { at } => Phrase::new("huang-granary-lost").text("at", at.to_string()),
        Event::Took { seat, colour } => coloured("huang-took", *colour).seat("seat", *seat),
        Event::Discarded { seat, count, tiles } => {
            let id = if tiles.is_some() { "huang-discarded-known" } else { "huang-discarded" };
            drawn(id, tiles.as_ref()).seat("seat", *seat).number("count", *count)
        }
        Event::Drew { seat, count, tiles } => {
            let id = if tiles.is_some() { "huang-drew-known" } else { "huang-drew" };
            drawn(id, tiles.as_ref()).seat("seat", *seat).number("count", *count)
        }
        Event::Market { tiles } => drawn("huang-market", Some(tiles)),
        Event::Granaries { seat, count, left, .. } => {
            Phrase::new("huang-granaries").seat("seat", *seat).number("count", *count).text("left", left.to_string())
        }
        Event::Declined { seat, what } => {
            let id = match what {
                Offer::Building => "huang-declined-building",
                Offer::Market => "huang-declined-market",
                Offer::Chain => "huang-declined-chain",
                Offer::Granaries => "huang-declined-granaries",
            };
            Phrase::new(id).seat("seat", *seat)
        }
        Event::Passed { seat } => Phrase::new("huang-passed").seat("seat", *seat),
        Event::Turn { seat } => Phrase::new("huang-turn").seat("seat", *seat),
        Event::Over { because: Ending::EmptyBag } => Phrase::new("huang-over-empty-bag"),
        Event::Over { because: Ending::NothingHappens } => Phrase::new("huang-over-nothing-happens"),
        Event::Bandits { seat, tile, bandits, at } => Phrase::new("huang-bandits")
            .seat("seat", *seat)
            .number("tile", *tile)
            .number("bandits", *bandits)
            .with("at", squares(at)),
        Event::Revolt { colour, attacker, at, attack, defender, against, defence, .. } => {
            coloured("huang-revolt", *colour)
                .seat("seat", *attacker)
                .text("at", at.to_string())
                .number("attack", *attack)
                .seat("defender", *defender)
                .text("against", against.to_string())
                .number("defence", *defence)
        }
        Event::Committed { seat, commitment } => {
            committed("huang-committed", "huang-committed-nothing", *commitment).seat("seat", *seat)
        }
        Event::RevoltOver { winner, loser, colour, strength, against } => coloured("huang-revolt-over", *colour)
            .seat("seat", *winner)
            .seat("loser", *loser)
            .number("strength", *strength)
            .number("against", *against),
        Event::War { seat, at } => Phrase::new("huang-war").seat("seat", *seat).text("at", at.to_string()),
        Event::Warring { side, state, reds } => {
            called(Phrase::new("huang-warring"), *side, state.as_ref()).number("reds", *reds)
        }
        Event::Supported { seat, side, state, commitment, total } => {
            let phrase = committed("huang-supported", "huang-neutral", *commitment).seat("seat", *seat);
            called(phrase, *side, state.as_ref()).number("total", *total)
        }
        Event::Neutral { seat } => Phrase::new("huang-neutral").seat("seat", *seat),
        Event::WarOver { winner, state, total, price } => {
            called(Phrase::new("huang-war-over"), *winner, state.as_ref())
                .number("total", *total)
                .number("price", *price)
        }
    }
}

/// A phrase about a thing of a colour: the colour's name, and the key by which languages with genders choose its form.
fn coloured(id: &'static str, colour: Colour) -> Phrase {
    hued(Phrase::new(id), colour)
}

fn hued(phrase: Phrase, colour: Colour) -> Phrase {
    phrase.term("colour", colour.term()).key("hue", colour.word())
}

/// A phrase about a state: its name, or else a hex of it, and the key by which a sentence says which of the two it is.
fn called(phrase: Phrase, side: Square, state: Option<&StateName>) -> Phrase {
    match state {
        Some(name) => phrase.text("state", name.as_str()).key("named", "yes"),
        None => phrase.text("state", side.to_string()).key("named", "no"),
    }
}

fn committed(id: &'static str, nothing: &'static str, commitment: Commitment) -> Phrase {
    if commitment.is_none() { Phrase::new(nothing) } else { paid(id, commitment.tiles, commitment.leader) }
}

fn paid(id: &'static str, tiles: u8, leader: bool) -> Phrase {
    Phrase::new(id).number("tiles", tiles).key("leader", if leader { "yes" } else { "no" })
}

fn squares(at: &[Square]) -> Arg {
    Arg::List(at.iter().map(|square| Arg::Text(square.to_string())).collect())
}

/// Tiles as a list of their colours.
fn drawn(id: &'static str, tiles: Option<&Tiles>) -> Phrase {
    let colours = Colour::ALL.into_iter().flat_map(|colour| {
        std::iter::repeat_n(Arg::Term(colour.term()), tiles.map_or(0, |tiles| tiles[colour]).into())
    });
    let list = Arg::List(colours.collect());
    if tiles.is_some() { Phrase::new(id).with("tiles", list) } else { Phrase::new(id) }
}
