//! Writes a position: every key, so that every one can be asked for in a scenario.

use super::tiles::{write_known, write_supply, write_tiles};
use super::{Position, TurnKey};
use crate::state::Qin;
use crate::written::diagram;
use tianxia_core::{Origin, Turn};

pub(crate) fn position(state: &Qin) -> toml::Table {
    let board = state.board();
    let series = state.options.is_series();
    let position = Position {
        game: Some("qin".to_owned()),
        rules: Some(state.options.rules),
        players: Some(state.options.players),
        board: Some(match board.origin() {
            Origin::Own => board.text().to_owned(),
            Origin::BuiltIn | Origin::Drawn => board.name().to_owned(),
        }),
        boards: Some(state.options.boards.iter().filter(|_| series).map(|board| board.name().to_owned()).collect()),
        fair_start: Some(state.options.fair_start),
        turn: Some(match state.turn {
            Turn::Decide(seat) => TurnKey::Seat(seat.into()),
            Turn::Over => TurnKey::Word("over".to_owned()),
        }),
        game_number: Some(state.game_number()),
        starter: Some(state.starter().into()),
        left_over: Some(state.seats().map(|seat| state.left_over(seat)).collect()),
        pagodas: Some(state.seats().map(|seat| state.pagodas_left(seat)).collect()),
        hands: Some(state.seats().map(|seat| write_tiles(state.hands[seat.index()])).collect()),
        supply: Some(write_supply(state.supply)),
        known: Some(state.seats().map(|seat| write_known(state.known[seat.index()])).collect()),
        diagram: Some(diagram::draw(state)),
    };
    toml::Table::try_from(position).expect("a position is made of strings and small numbers")
}
