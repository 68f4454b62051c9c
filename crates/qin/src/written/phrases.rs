//! What is asked and what happened, as sentences to be said in any language.

use crate::board::Colour;
use crate::seen::Event;
use crate::state::Qin;
use tianxia_core::{Phrase, Square, Turn};

/// What is asked of the deciding seat, or that the game is over.
pub(crate) fn ask(state: &Qin) -> Phrase {
    match state.turn {
        Turn::Decide(seat) => Phrase::new("qin-ask-place").seat("seat", seat),
        Turn::Over => Phrase::new("qin-over"),
    }
}

/// What happened.
pub(crate) fn tell(event: &Event) -> Phrase {
    let province = |id, seat, colour: Colour, at: Square| {
        Phrase::new(id)
            .seat("seat", seat)
            .term("colour", colour.term())
            .key("hue", colour.key())
            .text("at", at.to_string())
    };
    match *event {
        Event::Placed { seat, tile, first, second } => Phrase::new("qin-placed")
            .seat("seat", seat)
            .text("tile", tile.to_string())
            .text("first", first.to_string())
            .text("second", second.to_string()),
        Event::Grown { seat, colour, at, size } => province("qin-grown", seat, colour, at).number("size", size),
        Event::Merged { seat, colour, at, size } => province("qin-merged", seat, colour, at).number("size", size),
        Event::Returned { seat, count, at } => {
            Phrase::new("qin-returned").seat("seat", seat).number("count", count).text("at", at.to_string())
        }
        Event::Founded { seat, colour, at, size } => province("qin-founded", seat, colour, at).number("size", size),
        Event::Major { seat, colour, at } => province("qin-major", seat, colour, at),
        Event::VillageLost { seat, at } => {
            Phrase::new("qin-village-lost").seat("seat", seat).text("at", at.to_string())
        }
        Event::VillageWon { seat, at } => Phrase::new("qin-village-won").seat("seat", seat).text("at", at.to_string()),
        Event::Drew { seat, tile: Some(tile) } => {
            Phrase::new("qin-drew").seat("seat", seat).text("tile", tile.to_string())
        }
        Event::Drew { seat, tile: None } => Phrase::new("qin-drew-hidden").seat("seat", seat),
        Event::Passed { seat } => Phrase::new("qin-passed").seat("seat", seat),
        Event::LastPagoda { seat } => Phrase::new("qin-last-pagoda").seat("seat", seat),
        Event::NoTileFits => Phrase::new("qin-no-tile-fits"),
        Event::NextGame { game, seat } => Phrase::new("qin-next-game").number("game", game).seat("seat", seat),
    }
}
