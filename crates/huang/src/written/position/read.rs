//! Reads a position, and holds it to the rules (`check`).

use super::Position;
use super::pending::PendingKey;
use crate::board::{Colour, Map, Tiles};
use crate::rules::{ACTIONS, QUIET_TURNS, SHORT};
use crate::state::{Decision, Ending, HAND, Huang, Known, LARGEST_HAND};
use crate::written::diagram::Diagram;
use crate::written::{ABOUT, Options};
use std::sync::Arc;
use tianxia_core::{BadInput, Dice, Fault, Game, Seat, Setup, from_table, is_board_text};

/// Reads a position; what is hidden and not named is dealt by the dice.
pub(crate) fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Huang, BadInput> {
    let position = parse(table)?;
    if let Some(other) = position.game.as_deref().filter(|game| *game != ABOUT.id) {
        let message = format!("game is `{other}`; this position is read as one of huang");
        return Err(BadInput::new(message).of(Fault::Contradiction));
    }
    let within_diagram = |error: BadInput| error.within("diagram");
    let diagram = position.diagram.as_deref().map(Diagram::parse).transpose().map_err(within_diagram)?;
    let options = read_options(&position, diagram.as_ref())?;
    let mut game = Huang::bare(options);
    match &diagram {
        Some(diagram) => diagram.lay(&mut game).map_err(within_diagram)?,
        None => lay_capitals(&position, &mut game),
    }
    read_turn(&position, &mut game)?;
    read_seats(&position, &mut game)?;
    read_tiles(&position, &mut game, dice)?;
    game.decision = match (&position.pending, position.over) {
        (Some(_), Some(_)) => return Err(BadInput::new("a game that is over has nothing pending")),
        (None, Some(ending)) => Decision::Over(ending),
        (None, None) => Decision::Act,
        (Some(pending), None) => pending.read(&game).map_err(|error| error.within("pending"))?,
    };
    game.check()?;
    Ok(game)
}

/// Apart from the dice, so that it is compiled once and not for every kind of them.
fn parse(table: &toml::Table) -> Result<Position, BadInput> {
    from_table(table)
}

fn read_options(position: &Position, diagram: Option<&Diagram>) -> Result<Options, BadInput> {
    let named = position.hands.as_ref().map(|hands| hands.len() as u8);
    let drawn = diagram.map_or(0, Diagram::seats).max(2);
    let players = position.players.or(named).unwrap_or(drawn);
    Setup::new(players).check(&ABOUT).map_err(|error| error.within("players"))?;
    let rules = position.rules.unwrap_or(ABOUT.rules);
    ABOUT.check_version(rules).map_err(|error| error.within("rules"))?;
    let mut options = Options {
        rules,
        players,
        short: position.short,
        bandits: position.bandits.unwrap_or(diagram.is_some_and(Diagram::has_bandits)),
        eighteen_kingdoms: position.eighteen_kingdoms,
        palace: position.palace,
        open_scores: position.open_scores,
        full_tie: position.full_tie.unwrap_or_default(),
        map: Map::warring_states(),
    };
    options.check_flags()?;
    options.map = match (position.map.as_deref(), diagram) {
        (Some(text), _) if is_board_text(text) => Map::own(text).map_err(|error| error.within("map"))?,
        (Some(name), _) => Map::named(name).map_err(|error| error.within("map"))?,
        (None, Some(diagram)) => diagram.map()?,
        (None, None) => options.standard_map(),
    };
    Ok(options)
}

/// Lays a fresh map. Granaries that are taken or lost are missing on the last capitals.
fn lay_capitals(position: &Position, game: &mut Huang) {
    let taken = position.granaries.iter().flatten().map(|count| usize::from(*count)).sum::<usize>();
    let capitals = game.options.map.capitals().len();
    let granaries = capitals.saturating_sub(taken + usize::from(position.granaries_lost));
    for (index, capital) in Arc::clone(&game.options.map).capitals().iter().enumerate() {
        game.tiles[Colour::Yellow.index()].insert(capital.cell);
        if game.options.eighteen_kingdoms && index < granaries {
            game.granaries.insert(capital.cell);
        }
    }
}

fn read_turn(position: &Position, game: &mut Huang) -> Result<(), BadInput> {
    if let Some(number) = position.turn {
        game.active = Seat::numbered(number, game.options.players).map_err(|error| error.within("turn"))?;
    }
    let ended = position.over.is_some() || matches!(position.pending, Some(PendingKey::Granaries {}));
    game.actions = position.actions.unwrap_or(if ended { 0 } else { ACTIONS });
    game.lively = position.lively;
    game.quiet = position.quiet;
    let last = QUIET_TURNS * game.options.players;
    if game.quiet > last || (game.quiet == last && position.over != Some(Ending::NothingHappens)) {
        return Err(BadInput::new("so many quiet turns have ended the game (H32)").within("quiet"));
    }
    Ok(())
}

fn read_seats(position: &Position, game: &mut Huang) -> Result<(), BadInput> {
    let players = game.options.players;
    for (index, text) in per_player(position.points.as_deref(), players, "points")? {
        game.seats[index].points = read_points(text).map_err(|error| error.within(seat_place("points", index)))?;
    }
    for (index, text) in per_player(position.known.as_deref(), players, "known")? {
        game.seats[index].known = read_known(text).map_err(|error| error.within(seat_place("known", index)))?;
    }
    for (index, text) in per_player(position.discards.as_deref(), players, "discards")? {
        let discards = text.parse::<Tiles>().map_err(|error| error.within(seat_place("discards", index)))?;
        game.seats[index].discards = discards;
    }
    for (index, count) in per_player(position.granaries.as_deref(), players, "granaries")? {
        game.seats[index].granaries = *count;
    }
    game.granaries_lost = position.granaries_lost;
    Ok(())
}

/// Hands, market and heaps. `?` is a tile that is not named: it is dealt from what nobody is said to have.
fn read_tiles(position: &Position, game: &mut Huang, dice: &mut impl Dice) -> Result<(), BadInput> {
    let players = game.options.players;
    let mut unnamed = [HAND; 5];
    for (index, text) in per_player(position.hands.as_deref(), players, "hands")? {
        let place = |error: BadInput| error.within(seat_place("hands", index));
        let (hand, hidden) = read_hand(text, LARGEST_HAND).map_err(place)?;
        game.seats[index].hand = hand;
        unnamed[index] = hidden;
    }
    let market = position.market.as_deref().unwrap_or("??????");
    let (market, hidden_market) = read_hand(market, HAND).map_err(|error| error.within("market"))?;
    game.market = market;
    let heap = |text: &Option<String>, key: &str| {
        text.as_deref().map(str::parse::<Tiles>).transpose().map_err(|error| error.within(key.to_owned()))
    };
    let (removed, spent, bag) =
        (heap(&position.removed, "removed")?, heap(&position.spent, "spent")?, heap(&position.bag, "bag")?);
    game.removed = removed.unwrap_or_default();
    game.spent = spent.unwrap_or_default();
    game.bag = Tiles::NONE;
    let rest = rest(game)?;
    // What is dealt comes out of the bag, so a bag that is named is what is left of it afterwards.
    game.bag = rest;
    if let Some(bag) = bag {
        let short = if game.options.short && removed.is_none() { u32::from(SHORT) } else { 0 };
        let hidden =
            short + u32::from(hidden_market) + unnamed[..players.into()].iter().map(|n| u32::from(*n)).sum::<u32>();
        if !rest.holds(&bag) {
            return Err(BadInput::new("the bag has more tiles of a colour than are left (H2)").within("bag"));
        }
        let others = u32::from(rest.len() - bag.len());
        if spent.is_some() && others != hidden || others < hidden {
            let message = format!("{others} tiles are in no named place, but {hidden} are written as `?`");
            return Err(BadInput::new(message).within("bag"));
        }
        game.bag.take(&bag);
    }
    if game.options.short && removed.is_none() {
        game.removed = game.deal(SHORT, dice);
    }
    for (seat, count) in Seat::all(players).zip(unnamed) {
        let dealt = game.deal(count, dice);
        game.seat_mut(seat).hand.add(&dealt);
    }
    let dealt = game.deal(hidden_market, dice);
    game.market.add(&dealt);
    if let Some(bag) = bag {
        // Tiles that are nowhere have been spent.
        let nowhere = std::mem::replace(&mut game.bag, bag);
        game.spent.add(&nowhere);
    }
    Ok(())
}

/// The tiles that are in no place named so far.
fn rest(game: &Huang) -> Result<Tiles, BadInput> {
    let mut rest = Tiles::all();
    for (colour, (_, count)) in Colour::ALL.into_iter().zip(game.census()) {
        let left = u32::from(rest[colour]).checked_sub(count);
        rest[colour] = left.ok_or_else(|| {
            let (word, all) = (colour.word(), colour.tiles());
            BadInput::new(format!("the position has {count} {word} tiles; there are {all} (H2)"))
        })? as u8;
    }
    Ok(rest)
}

fn seat_place(key: &str, index: usize) -> String {
    format!("{key}, seat {}", index + 1)
}

fn per_player<'a, T>(
    list: Option<&'a [T]>,
    players: u8,
    key: &str,
) -> Result<impl Iterator<Item = (usize, &'a T)>, BadInput> {
    match list {
        Some(list) if list.len() != usize::from(players) => {
            let message = format!("{} entries; there must be one for each of the {players} players", list.len());
            Err(BadInput::new(message).within(key.to_owned()))
        }
        list => Ok(list.unwrap_or_default().iter().enumerate()),
    }
}

/// Tiles and the number of `?`.
pub(super) fn read_hand(text: &str, most: u8) -> Result<(Tiles, u8), BadInput> {
    let hidden = text.chars().filter(|letter| *letter == '?').count();
    let tiles = text.replace('?', " ").parse::<Tiles>()?;
    if hidden + usize::from(tiles.len()) > usize::from(most) {
        return Err(BadInput::new(format!("`{text}` has more than {most} tiles")));
    }
    Ok((tiles, hidden as u8))
}

pub(super) fn read_points(text: &str) -> Result<[u16; 5], BadInput> {
    let mut points = [0; 5];
    for word in text.split_whitespace() {
        let mut letters = word.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let figure = letters.as_str().parse::<u16>().ok().filter(|figure| *figure < 10_000);
        let (Some(colour), Some(figure)) = (colour, figure) else {
            return Err(BadInput::new(format!("`{word}` is not points of a colour; write `y3 r12`")));
        };
        points[colour.index()] = figure;
    }
    Ok(points)
}

/// Tiles that everybody knows a seat to have: `hand yr either b discards g`.
pub(super) fn read_known(text: &str) -> Result<Known, BadInput> {
    let mut known = Known::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let tiles = words.next().unwrap_or("").parse()?;
        match word {
            "hand" => known.held = tiles,
            "either" => known.loose = tiles,
            "discards" => known.buried = tiles,
            other => {
                let message =
                    format!("`{other}` is not a place; write `hand yr`, `either b` or `discards g`, or several");
                return Err(BadInput::new(message));
            }
        }
    }
    Ok(known)
}
