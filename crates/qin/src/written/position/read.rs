//! Reads a position. What is left out has a default that keeps the position legal; what contradicts itself or the box is refused.

use super::check::{check_known, check_pagodas, check_tiles, check_turn};
use super::tiles::{read_known, read_tiles};
use super::{Position, TurnKey};
use crate::board::{Board, DRAWN_NAME, OF_EACH, Tile};
use crate::state::{HAND, MAX_PLAYERS, Qin};
use crate::written::diagram;
use crate::written::options::{ABOUT, Options, boards_of_series};
use std::sync::Arc;
use tianxia_core::{BadInput, Dice, Fault, Seat, Setup, Turn, from_table};

/// Deals that are tried until the hands fit what is known of them.
const DEALS: u32 = 4096;

pub(crate) fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Qin, BadInput> {
    let position = parse(table)?;
    if let Some(other) = position.game.as_deref().filter(|game| *game != "qin") {
        let message = format!("game is `{other}`; this position is read as one of qin");
        return Err(BadInput::new(message).of(Fault::Contradiction));
    }
    let options = Arc::new(read_options(&position)?);
    let mut state = Qin::empty(options.clone(), read_board(&position, &options)?);
    read_series(&position, &mut state)?;
    if let Some(text) = &position.diagram {
        diagram::read(text, &mut state).map_err(|error| error.within("diagram"))?;
    }
    read_turn(&position, &mut state)?;
    read_pagodas(&position, &mut state)?;
    check_pagodas(&state)?;
    if let Some(known) = &position.known {
        for (index, text) in per_player(known, &options, "known")?.iter().enumerate() {
            state.known[index] = read_known(text).map_err(|error| error.within("known"))?;
        }
    }
    let to_deal = read_hands(&position, &mut state)?;
    read_supply(&position, &mut state)?;
    check_tiles(&state)?;
    deal(&mut state, to_deal, dice)?;
    check_turn(&state)?;
    Ok(state)
}

/// Reads the keys. A function of its own, so that it is compiled once and not for every kind of dice.
fn parse(table: &toml::Table) -> Result<Position, BadInput> {
    from_table(table)
}

fn read_options(position: &Position) -> Result<Options, BadInput> {
    let players = position.players.or(position.hands.as_ref().map(|hands| hands.len() as u8)).unwrap_or(2);
    let setup = Setup { rules: position.rules, ..Setup::new(players) };
    ABOUT.check_version(setup.version(&ABOUT)).map_err(|error| error.within("rules"))?;
    setup.check(&ABOUT).map_err(|error| error.within("players"))?;
    let series = position.boards.as_deref().filter(|names| !names.is_empty());
    let boards = match (series, position.board.as_deref(), &position.diagram) {
        (Some(names), _, _) => {
            boards_of_series(names.iter().map(String::as_str)).map_err(|error| error.within("boards"))?
        }
        (None, Some(board), _) if board != DRAWN_NAME => {
            vec![Board::named_or_own(board).map_err(|error| error.within("board"))?]
        }
        (None, _, Some(text)) => vec![diagram::board_of(text).map_err(|error| error.within("diagram"))?],
        (None, Some(_), None) => {
            let message = format!("`{DRAWN_NAME}` is a board that a diagram draws, and there is no diagram");
            return Err(BadInput::new(message).of(Fault::Contradiction).within("board"));
        }
        (None, None, None) => vec![Board::named("bird")?],
    };
    Ok(Options { rules: setup.version(&ABOUT), players, fair_start: position.fair_start.unwrap_or(true), boards })
}

/// The board of the game being played. In a series `board` may name it, too.
fn read_board(position: &Position, options: &Options) -> Result<Arc<Board>, BadInput> {
    let number = position.game_number.unwrap_or(1);
    let board = usize::from(number).checked_sub(1).and_then(|index| options.boards.get(index)).ok_or_else(|| {
        let message = format!("{number} is out of range; the series has games 1 to {}", options.boards.len());
        BadInput::new(message).of(Fault::OutOfRange).within("game_number")
    })?;
    match &position.board {
        Some(named) if options.is_series() && named != board.name() => {
            let message = format!("game {number} of the series is played on `{}`, not on `{named}`", board.name());
            Err(BadInput::new(message).of(Fault::Contradiction).within("board"))
        }
        _ => Ok(board.clone()),
    }
}

fn read_series(position: &Position, state: &mut Qin) -> Result<(), BadInput> {
    state.series.game = position.game_number.unwrap_or(1) - 1;
    if let Some(starter) = position.starter {
        let seat = Seat::numbered(starter, state.options.players);
        state.series.starter = seat.map_err(|error| error.within("starter"))?;
    }
    if let Some(left_over) = &position.left_over {
        let figures = per_player(left_over, &state.options, "left_over")?;
        let most = state.series.game * state.options.pagodas_each();
        if let Some(figure) = figures.iter().find(|figure| **figure > most) {
            let message = format!("{figure} pagodas; at most {most} can be left over in the games before (Q3, Q25)");
            return Err(BadInput::new(message).of(Fault::Contradiction).within("left_over"));
        }
        state.series.left_over[..figures.len()].copy_from_slice(figures);
    }
    Ok(())
}

fn read_turn(position: &Position, state: &mut Qin) -> Result<(), BadInput> {
    let seat = match &position.turn {
        None => Ok(state.series.starter),
        Some(TurnKey::Seat(number)) => Seat::numbered(*number, state.options.players),
        Some(TurnKey::Word(word)) if word == "over" => {
            state.turn = Turn::Over;
            return Ok(());
        }
        Some(TurnKey::Word(word)) => {
            Err(BadInput::new(format!("`{word}` is not a turn; write a seat or \"over\"")).of(Fault::Unknown))
        }
    };
    state.turn = Turn::Decide(seat.map_err(|error| error.within("turn"))?);
    Ok(())
}

/// Supplies as written, or what is left of a full supply once the diagram's pagodas are taken from it.
fn read_pagodas(position: &Position, state: &mut Qin) -> Result<(), BadInput> {
    if let Some(pagodas) = &position.pagodas {
        let figures = per_player(pagodas, &state.options, "pagodas")?;
        state.pagodas[..figures.len()].copy_from_slice(figures);
        return Ok(());
    }
    let full = state.options.pagodas_each();
    for seat in state.seats() {
        let (provinces, villages) = state.pagodas_placed(seat);
        let placed = provinces + villages;
        state.pagodas[seat.index()] = full.checked_sub(placed).ok_or_else(|| {
            let message = format!("seat {seat} has {placed} pagodas on the board, of {full} (Q3)");
            BadInput::new(message).of(Fault::Contradiction).within("diagram")
        })?;
    }
    Ok(())
}

/// Reads the tiles that are named. Returns how many are to be dealt: one for each `?`, three where hands are left out.
fn read_hands(position: &Position, state: &mut Qin) -> Result<[u8; MAX_PLAYERS], BadInput> {
    let Some(hands) = &position.hands else { return Ok([HAND; MAX_PLAYERS]) };
    let mut to_deal = [0; MAX_PLAYERS];
    for (index, text) in per_player(hands, &state.options, "hands")?.iter().enumerate() {
        let place = || format!("hands, seat {}", index + 1);
        let (hand, hidden) = read_tiles(text).map_err(|error| error.within(place()))?;
        if hand.0.iter().map(|count| u32::from(*count)).sum::<u32>() + hidden > u32::from(HAND) {
            let message = format!("a hand holds at most {HAND} tiles (Q5)");
            return Err(BadInput::new(message).of(Fault::OutOfRange).within(place()));
        }
        state.hands[index] = hand;
        to_deal[index] = hidden as u8;
    }
    Ok(to_deal)
}

/// Reads the supply as written, or fills it with all tiles that no hand names.
fn read_supply(position: &Position, state: &mut Qin) -> Result<(), BadInput> {
    let Some(text) = &position.supply else {
        for kind in Tile::ALL {
            let held: u8 = state.hands.iter().map(|hand| hand.0[kind.index()]).sum();
            state.supply.0[kind.index()] = OF_EACH.saturating_sub(held);
        }
        return Ok(());
    };
    let (supply, hidden) = read_tiles(text).map_err(|error| error.within("supply"))?;
    if hidden > 0 {
        return Err(BadInput::new("a supply names its tiles; `?` is for hands").within("supply"));
    }
    state.supply = supply;
    Ok(())
}

/// Deals what the hands do not name from the supply, repeatedly until the hands can be what is known of them.
fn deal(state: &mut Qin, to_deal: [u8; MAX_PLAYERS], dice: &mut impl Dice) -> Result<(), BadInput> {
    let wanted: u32 = state.seats().map(|seat| u32::from(to_deal[seat.index()])).sum();
    let there: u32 = state.supply.0.iter().map(|count| u32::from(*count)).sum();
    if wanted > there {
        let message = format!(
            "{wanted} tiles are to be dealt (each `?`, or three each where hands are left out), but the supply has {there}"
        );
        return Err(BadInput::new(message).of(Fault::Contradiction).within("hands"));
    }
    let (hands, supply) = (state.hands, state.supply);
    for _ in 0..DEALS {
        for seat in state.seats() {
            for _ in 0..to_deal[seat.index()] {
                state.take_tile(seat, dice);
            }
        }
        if wanted == 0 || check_known(state).is_ok() {
            break;
        }
        (state.hands, state.supply) = (hands, supply);
    }
    check_known(state)
}

fn per_player<'a, T>(figures: &'a [T], options: &Options, key: &str) -> Result<&'a [T], BadInput> {
    let players = options.players;
    if figures.len() == usize::from(players) {
        return Ok(figures);
    }
    let message = format!("lists {} entries; there must be one for each of the {players} players", figures.len());
    Err(BadInput::new(message).of(Fault::OutOfRange).within(key))
}
