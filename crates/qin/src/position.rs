//! Positions of Qin as TOML, written by the engine or by hand. `docs/scenarios.md` explains the keys; the diagram is
//! read and drawn in `diagram.rs`.

use crate::board::{Board, Origin};
use crate::diagram;
use crate::options::Options;
use crate::state::{HAND, Known, MAX_PLAYERS, Qin};
use crate::tile::{OF_EACH, Tile, Tiles};
use serde::{Deserialize, Serialize};
use tianxia_core::{BadInput, Dice, Seat, Setup, Turn, from_table, is_board_text};

/// The keys of a position. All may be left out.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Position {
    game: Option<String>,
    players: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<Vec<String>>,
    fair_start: Option<bool>,
    turn: Option<TurnKey>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game_number: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    starter: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_over: Option<Vec<u8>>,
    pagodas: Option<Vec<u8>>,
    hands: Option<Vec<String>>,
    supply: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<Vec<String>>,
    diagram: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum TurnKey {
    Seat(u8),
    Word(String),
}

pub(crate) fn write(state: &Qin) -> toml::Table {
    let seats = || Seat::all(state.options.players);
    let names: Vec<_> = state.options.series().map(|board| board.name().to_owned()).collect();
    let series = names.len() > 1;
    let knowledge: Vec<_> = seats().map(|seat| write_known(state.known[seat.index()])).collect();
    let position = Position {
        game: Some("qin".to_owned()),
        players: Some(state.options.players),
        board: match state.board.origin() {
            Origin::House if !series => Some(state.board.name().to_owned()),
            Origin::Own => Some(state.board.text().to_owned()),
            _ => None,
        },
        boards: series.then_some(names),
        fair_start: Some(state.options.fair_start),
        turn: Some(match state.turn {
            Turn::Decide(seat) => TurnKey::Seat(seat.into()),
            Turn::Over => TurnKey::Word("over".to_owned()),
        }),
        game_number: series.then_some(state.series.game + 1),
        starter: Some(state.series.starter.into()),
        left_over: series.then(|| seats().map(|seat| state.series.left_over[seat.index()]).collect()),
        pagodas: Some(seats().map(|seat| state.pagodas[seat.index()]).collect()),
        hands: Some(seats().map(|seat| write_tiles(state.hands[seat.index()])).collect()),
        supply: Some(write_counts(state.supply)),
        known: knowledge.iter().any(|known| !known.is_empty()).then_some(knowledge),
        diagram: Some(diagram::draw(state)),
    };
    toml::Table::try_from(position).expect("a position is made of strings and small numbers")
}

pub(crate) fn read(table: &toml::Table, dice: &mut impl Dice) -> Result<Qin, BadInput> {
    let position: Position = from_table(table)?;
    if let Some(other) = position.game.as_deref().filter(|game| *game != "qin") {
        return Err(BadInput::new(format!("game is `{other}`; this position is read as one of qin")));
    }
    let players = position.players.or(position.hands.as_ref().map(|hands| hands.len() as u8)).unwrap_or(2);
    Setup::new(players).check(&crate::options::ABOUT).map_err(|error| error.within("players"))?;
    let options = read_options(&position, players)?;
    let number = position.game_number.unwrap_or(1);
    let games = options.series().count();
    let board = options.series().nth(usize::from(number.wrapping_sub(1))).ok_or_else(|| {
        BadInput::new(format!("{number} is out of range; the series has games 1 to {games}")).within("game_number")
    })?;
    let mut state = Qin::empty(&options, board);
    state.series.game = number - 1;
    if let Some(starter) = position.starter {
        state.series.starter = read_seat(starter, players).map_err(|error| error.within("starter"))?;
    }
    if let Some(left_over) = &position.left_over {
        let figures = per_player(left_over, players).map_err(|error| error.within("left_over"))?;
        state.series.left_over[..figures.len()].copy_from_slice(figures);
    }
    if let Some(text) = &position.diagram {
        diagram::read(text, &mut state).map_err(|error| error.within("diagram"))?;
    }
    read_turn(&position, &mut state)?;
    if state.turn != Turn::Over
        && state.provinces().any(|root| state.at(root).pagodas < 1 + u8::from(state.at(root).is_major()))
    {
        return Err(BadInput::new("a `-` (a pagoda not placed any more) is for games that are over").within("diagram"));
    }
    read_pagodas(&position, &mut state)?;
    if let Some(known) = &position.known {
        for (index, text) in per_player(known, players).map_err(|error| error.within("known"))?.iter().enumerate() {
            state.known[index] = read_known(text).map_err(|error| error.within("known"))?;
        }
    }
    read_tiles_of(&position, &mut state, dice)?;
    if let Turn::Decide(seat) = state.turn {
        let held = state.hands[..usize::from(players)].iter().any(|hand| state.fits_anywhere(*hand));
        if !held {
            return Err(BadInput::new(
                "no tile held by anyone can be placed, so the game is over (Q23); write `turn = \"over\"`",
            ));
        }
        if state.hands[seat.index()].len() == 0 {
            return Err(BadInput::new(format!("seat {seat} holds no tile, so it is not asked (Q24)")).within("turn"));
        }
    }
    Ok(state)
}

fn read_options(position: &Position, players: u8) -> Result<Options, BadInput> {
    let fair_start = position.fair_start.unwrap_or(true);
    match (&position.board, &position.boards, &position.diagram) {
        (Some(_), Some(_), _) => Err(BadInput::new("`board` and `boards` exclude each other")),
        (None, Some(boards), _) => {
            let names: Vec<_> = boards.iter().map(String::as_str).collect();
            Options::series_on(players, &names, fair_start).map_err(|error| error.within("boards"))
        }
        (Some(board), None, _) => {
            let board = if is_board_text(board) { Board::own(board) } else { Board::named(board) };
            Ok(Options::single(players, board.map_err(|error| error.within("board"))?, fair_start))
        }
        (None, None, Some(text)) => {
            let board = diagram::board_of(text).map_err(|error| error.within("diagram"))?;
            Ok(Options::single(players, board, fair_start))
        }
        (None, None, None) => Ok(Options::single(players, Board::named("bird")?, fair_start)),
    }
}

fn read_turn(position: &Position, state: &mut Qin) -> Result<(), BadInput> {
    state.turn = match &position.turn {
        None => Turn::Decide(state.series.starter),
        Some(TurnKey::Seat(number)) => {
            Turn::Decide(read_seat(*number, state.options.players).map_err(|error| error.within("turn"))?)
        }
        Some(TurnKey::Word(word)) if word == "over" => Turn::Over,
        Some(TurnKey::Word(word)) => {
            return Err(BadInput::new(format!("`{word}` is not a turn; write a seat or \"over\"")).within("turn"));
        }
    };
    Ok(())
}

/// Supplies as written, or what is left of a full supply once the diagram's pagodas are taken from it.
fn read_pagodas(position: &Position, state: &mut Qin) -> Result<(), BadInput> {
    let players = state.options.players;
    let full = state.options.pagodas_each();
    if let Some(pagodas) = &position.pagodas {
        let figures = per_player(pagodas, players).map_err(|error| error.within("pagodas"))?;
        state.pagodas[..figures.len()].copy_from_slice(figures);
    } else {
        for seat in Seat::all(players) {
            let (provinces, villages) = state.placed(seat);
            state.pagodas[seat.index()] = full.checked_sub(provinces + villages).ok_or_else(|| {
                let placed = provinces + villages;
                BadInput::new(format!("seat {seat} has {placed} pagodas on the board, of {full} (Q3)"))
                    .within("diagram")
            })?;
        }
    }
    let empty = Seat::all(players).find(|seat| state.pagodas[seat.index()] == 0);
    match empty {
        Some(seat) if state.turn != Turn::Over => Err(BadInput::new(format!(
            "seat {seat} has no pagoda left, so the game is over (Q22); write `turn = \"over\"`"
        ))
        .within("pagodas")),
        _ => match Seat::all(players).find(|seat| state.pagodas[seat.index()] > full) {
            Some(seat) => {
                Err(BadInput::new(format!("seat {seat} has more than {full} pagodas (Q3)")).within("pagodas"))
            }
            None => Ok(()),
        },
    }
}

/// Hands and supply. `?` in a hand is dealt from what nobody is said to hold; hands left out are three times `?`.
fn read_tiles_of(position: &Position, state: &mut Qin, dice: &mut impl Dice) -> Result<(), BadInput> {
    let players = state.options.players;
    let mut to_deal = [0; MAX_PLAYERS];
    match &position.hands {
        None => to_deal = [HAND; MAX_PLAYERS],
        Some(hands) => {
            for (index, text) in per_player(hands, players).map_err(|error| error.within("hands"))?.iter().enumerate() {
                let place = || format!("hands, seat {}", index + 1);
                let (hand, hidden) = read_tiles(text).map_err(|error| error.within(place()))?;
                if hand.0.iter().map(|count| u32::from(*count)).sum::<u32>() + hidden > u32::from(HAND) {
                    return Err(BadInput::new(format!("a hand holds at most {HAND} tiles (Q5)")).within(place()));
                }
                state.hands[index] = hand;
                to_deal[index] = hidden as u8;
            }
        }
    }
    match &position.supply {
        Some(text) => {
            let (supply, hidden) = read_tiles(text).map_err(|error| error.within("supply"))?;
            if hidden > 0 {
                return Err(BadInput::new("a supply names its tiles; `?` is for hands").within("supply"));
            }
            state.supply = supply;
        }
        None => {
            for kind in Tile::ALL {
                let held: u8 = state.hands.iter().map(|hand| hand.0[kind.index()]).sum();
                state.supply.0[kind.index()] = OF_EACH.saturating_sub(held);
            }
        }
    }
    for kind in Tile::ALL {
        let held: u8 = state.hands.iter().map(|hand| hand.0[kind.index()]).sum();
        if held.saturating_add(state.supply.0[kind.index()]) > OF_EACH {
            let message = format!("there are only {OF_EACH} tiles {kind} (Q2), fewer than hands and supply name");
            return Err(BadInput::new(message).within("supply"));
        }
    }
    for seat in Seat::all(players) {
        for _ in 0..to_deal[seat.index()] {
            let Some(kind) = dice.draw(&state.supply.0) else { break };
            state.supply.remove(Tile::ALL[kind]);
            state.hands[seat.index()].add(Tile::ALL[kind]);
        }
    }
    Ok(())
}

fn read_seat(number: u8, players: u8) -> Result<Seat, BadInput> {
    let seat = Seat::try_from(number).ok().filter(|seat| seat.index() < usize::from(players));
    seat.ok_or_else(|| BadInput::new(format!("there is no seat {number}; the seats are 1 to {players}")))
}

fn per_player<T>(figures: &[T], players: u8) -> Result<&[T], BadInput> {
    if figures.len() == usize::from(players) {
        Ok(figures)
    } else {
        Err(BadInput::new(format!(
            "lists {} entries; there must be one for each of the {players} players",
            figures.len()
        )))
    }
}

fn write_tiles(tiles: Tiles) -> String {
    tiles.each().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_counts(tiles: Tiles) -> String {
    tiles.kinds().map(|tile| format!("{}{tile}", tiles.0[tile.index()])).collect::<Vec<_>>().join(" ")
}

/// Reads tiles such as `RR RY`, `3RR 12YB`, or `?` for one that is not named.
fn read_tiles(text: &str) -> Result<(Tiles, u32), BadInput> {
    let mut tiles = Tiles::default();
    let mut hidden = 0;
    for word in text.split_whitespace() {
        let name = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let digits = &word[..word.len() - name.len()];
        let count = if digits.is_empty() { Some(1) } else { digits.parse::<u8>().ok().filter(|n| *n <= OF_EACH) };
        let Some(count) = count else {
            return Err(BadInput::new(format!("`{word}` is too many; there are {OF_EACH} tiles of each kind (Q2)")));
        };
        if name == "?" {
            hidden += u32::from(count);
        } else {
            let slot = &mut tiles.0[Tile::read(name)?.0.index()];
            *slot = slot.saturating_add(count);
        }
    }
    Ok((tiles, hidden))
}

/// What is known of a hand: `double`, `2 not RR YB`, or both.
fn write_known(known: Known) -> String {
    let mut words = Vec::new();
    if known.double {
        words.push("double".to_owned());
    }
    if known.unbarred > 0 {
        words.push(format!("{} not", known.unbarred));
        words.extend(Tile::ALL.iter().filter(|tile| known.barred >> tile.index() & 1 == 1).map(Tile::to_string));
    }
    words.join(" ")
}

fn read_known(text: &str) -> Result<Known, BadInput> {
    let mut known = Known::default();
    let mut words = text.split_whitespace().peekable();
    known.double = words.next_if_eq(&"double").is_some();
    if let Some(word) = words.next() {
        let count = word.parse().ok().filter(|count| (1..=HAND).contains(count) && words.next() == Some("not"));
        let complaint = || BadInput::new(format!("`{text}` is not knowledge; write `double`, `2 not RR YB`, or both"));
        known.unbarred = count.ok_or_else(complaint)?;
        for word in words {
            known.barred |= 1 << Tile::read(word)?.0.index();
        }
    }
    Ok(known)
}
