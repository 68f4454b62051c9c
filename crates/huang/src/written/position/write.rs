//! Writes a position in full.

use super::{Position, pending};
use crate::board::Colour;
use crate::state::{Decision, Huang, Known};
use crate::written::{FullTie, diagram};
use tianxia_core::{Origin, Seat};

/// The whole state as a table.
pub(crate) fn position(game: &Huang) -> toml::Table {
    let options = &game.options;
    let seats = || Seat::all(options.players).map(|seat| game.seat(seat));
    let position = Position {
        game: Some("huang".to_owned()),
        rules: Some(options.rules),
        players: Some(options.players),
        map: match options.map.origin() {
            Origin::BuiltIn => Some(options.map.name().to_owned()),
            Origin::Own => Some(options.map.text().to_owned()),
            Origin::Drawn => None,
        },
        short: options.short,
        bandits: Some(options.bandits),
        eighteen_kingdoms: options.eighteen_kingdoms,
        palace: options.palace,
        open_scores: options.open_scores,
        full_tie: Some(options.full_tie).filter(|full_tie| *full_tie != FullTie::default()),
        turn: Some(game.active.into()),
        actions: Some(game.actions),
        lively: game.lively,
        quiet: game.quiet,
        over: match game.decision {
            Decision::Over(ending) => Some(ending),
            _ => None,
        },
        hands: Some(seats().map(|player| player.hand.letters()).collect()),
        discards: Some(seats().map(|player| player.discards.figures()).collect()),
        known: Some(seats().map(|player| write_known(&player.known)).collect()),
        points: Some(seats().map(|player| write_points(player.points)).collect()),
        granaries: Some(seats().map(|player| player.granaries).collect()),
        granaries_lost: game.granaries_lost,
        market: Some(game.market.letters()),
        removed: Some(game.removed.figures()),
        spent: Some(game.spent.figures()),
        bag: Some(game.bag.figures()),
        diagram: Some(diagram::draw(game)),
        pending: pending::write(game),
    };
    toml::Table::try_from(position).unwrap_or_default()
}

pub(super) fn write_points(points: [u16; 5]) -> String {
    let parts = Colour::ALL.into_iter().filter(|colour| points[colour.index()] > 0);
    parts.map(|colour| format!("{}{}", colour.letter(), points[colour.index()])).collect::<Vec<_>>().join(" ")
}

pub(super) const KNOWN: [&str; 3] = ["hand", "either", "discards"];

pub(super) fn write_known(known: &Known) -> String {
    let parts = KNOWN.into_iter().zip([known.held, known.loose, known.buried]);
    let parts = parts.filter(|(_, tiles)| !tiles.is_empty());
    parts.map(|(word, tiles)| format!("{word} {}", tiles.letters())).collect::<Vec<_>>().join(" ")
}
