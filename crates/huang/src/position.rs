//! Positions as TOML, written by the engine or by hand. Every key may be left out; `docs/rules/huang.md` lists them with
//! their defaults. The map is drawn in `diagram`, the pending decision is in `position_pending`.

use crate::colour::{Colour, Tiles};
use crate::diagram::{self, Diagram};
use crate::known::Known;
use crate::map::{Map, Origin};
use crate::options::{ABOUT, Options};
use crate::position_pending::{self, PendingKey};
use crate::setup::SHORT;
use crate::stage::{Ending, Stage};
use crate::state::{HAND, Huang, LARGEST_HAND};
use crate::turn::ACTIONS;
use serde::{Deserialize, Serialize};
use tianxia_core::{BadInput, Dice, Seat, Setup, from_table, is_board_text};

/// The keys of a position.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Position {
    game: Option<String>,
    players: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<String>,
    short: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bandits: Option<bool>,
    eighteen_kingdoms: bool,
    palace: bool,
    open_scores: bool,
    turn: Option<u8>,
    actions: Option<u8>,
    lively: bool,
    quiet: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Ending>,
    hands: Option<Vec<String>>,
    discards: Option<Vec<String>>,
    known: Option<Vec<String>>,
    points: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    granaries: Option<Vec<u8>>,
    granaries_lost: u8,
    market: Option<String>,
    removed: Option<String>,
    spent: Option<String>,
    bag: Option<String>,
    diagram: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<PendingKey>,
}

pub(crate) fn write(game: &Huang) -> toml::Table {
    let options = &game.options;
    let seats = || Seat::all(options.players).map(|seat| game.seat(seat));
    let granaries: Vec<u8> = seats().map(|player| player.granaries).collect();
    let position = Position {
        game: Some("huang".to_owned()),
        players: Some(options.players),
        map: match options.map.origin() {
            Origin::House => Some(options.map.name().to_owned()),
            Origin::Own => Some(options.map.text().to_owned()),
            Origin::Drawn => None,
        },
        short: options.short,
        bandits: Some(options.bandits),
        eighteen_kingdoms: options.eighteen_kingdoms,
        palace: options.palace,
        open_scores: options.open_scores,
        turn: Some(game.active.into()),
        actions: Some(game.actions),
        lively: game.lively,
        quiet: game.quiet,
        over: match game.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        },
        hands: Some(seats().map(|player| player.hand.letters()).collect()),
        discards: Some(seats().map(|player| player.discards.figures()).collect()),
        known: Some(seats().map(|player| write_known(&player.known)).collect()),
        points: Some(seats().map(|player| write_points(player.points)).collect()),
        granaries: granaries.iter().any(|count| *count > 0).then_some(granaries),
        granaries_lost: game.granaries_lost,
        market: Some(game.market.letters()),
        removed: Some(game.removed.figures()),
        spent: Some(game.spent.figures()),
        bag: Some(game.bag.figures()),
        diagram: Some(diagram::draw(game)),
        pending: position_pending::write(game),
    };
    toml::Table::try_from(position).unwrap_or_default()
}

pub(crate) fn read(table: &toml::Table, dice: &mut impl Dice) -> Result<Huang, BadInput> {
    let position: Position = from_table(table)?;
    if let Some(other) = position.game.as_deref().filter(|game| *game != ABOUT.id) {
        return Err(BadInput::new(format!("game is `{other}`; this position is read as one of huang")));
    }
    let within_diagram = |error: BadInput| error.within("diagram");
    let diagram = position.diagram.as_deref().map(Diagram::parse).transpose().map_err(within_diagram)?;
    let options = read_options(&position, diagram.as_ref())?;
    let mut game = Huang::bare(options);
    match &diagram {
        Some(diagram) => diagram.lay(&mut game).map_err(within_diagram)?,
        None => options.map.capitals().iter().for_each(|capital| {
            game.tiles[Colour::Yellow.index()].insert(capital.cell);
            if options.eighteen_kingdoms {
                game.granaries.insert(capital.cell);
            }
        }),
    }
    read_turn(&position, &mut game)?;
    read_seats(&position, &mut game)?;
    read_tiles(&position, &mut game, dice)?;
    game.stage = match (&position.pending, position.over) {
        (Some(_), Some(_)) => return Err(BadInput::new("a game that is over has nothing pending")),
        (None, Some(ending)) => Stage::Over(ending),
        (None, None) => Stage::Act,
        (Some(pending), None) => pending.read(&game).map_err(|error| error.within("pending"))?,
    };
    game.verify()?;
    Ok(game)
}

fn read_options(position: &Position, diagram: Option<&Diagram>) -> Result<Options, BadInput> {
    let named = position.hands.as_ref().map(|hands| hands.len() as u8);
    let drawn = diagram.map_or(0, Diagram::seats).max(2);
    let players = position.players.or(named).unwrap_or(drawn);
    Setup::new(players).check(&ABOUT).map_err(|error| error.within("players"))?;
    let mut options = Options {
        players,
        short: position.short,
        bandits: position.bandits.unwrap_or(diagram.is_some_and(Diagram::has_bandits)),
        eighteen_kingdoms: position.eighteen_kingdoms,
        palace: position.palace,
        open_scores: position.open_scores,
        map: Map::warring_states(),
    };
    options.check_flags()?;
    options.map = match (position.map.as_deref(), diagram) {
        (Some(text), _) if is_board_text(text) => Map::own(text).map_err(|error| error.within("map"))?,
        (Some(name), _) => Map::named(name).ok_or_else(|| {
            let known = "warring-states and eighteen-kingdoms, or the text of an own map file";
            BadInput::new(format!("there is no map `{name}`; the maps are {known}")).within("map")
        })?,
        (None, Some(diagram)) => diagram.map(),
        (None, None) => options.standard_map(),
    };
    Ok(options)
}

fn read_turn(position: &Position, game: &mut Huang) -> Result<(), BadInput> {
    if let Some(number) = position.turn {
        let seat = Seat::try_from(number).ok().filter(|seat| seat.index() < game.options.players.into());
        game.active = seat.ok_or_else(|| {
            let players = game.options.players;
            BadInput::new(format!("there is no seat {number}; the seats are 1 to {players}")).within("turn")
        })?;
    }
    let ended = position.over.is_some() || matches!(position.pending, Some(PendingKey::Granaries {}));
    game.actions = position.actions.unwrap_or(if ended { 0 } else { ACTIONS });
    game.lively = position.lively;
    game.quiet = position.quiet;
    let last = 12 * game.options.players;
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
        let discards = Tiles::parse(text).map_err(|error| error.within(seat_place("discards", index)))?;
        game.seats[index].discards = discards;
    }
    for (index, count) in per_player(position.granaries.as_deref(), players, "granaries")? {
        game.seats[index].granaries = *count;
    }
    game.granaries_lost = position.granaries_lost;
    let taken = game.seats.iter().map(|player| u32::from(player.granaries)).sum::<u32>();
    if taken + u32::from(game.granaries_lost) > 19 {
        return Err(BadInput::new("there are 19 granaries (H49)").within("granaries"));
    }
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
        text.as_deref().map(Tiles::parse).transpose().map_err(|error| error.within(key.to_owned()))
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
    use tianxia_core::Game;
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
fn read_hand(text: &str, most: u8) -> Result<(Tiles, u8), BadInput> {
    let hidden = text.chars().filter(|letter| *letter == '?').count();
    let tiles = Tiles::parse(&text.replace('?', " "))?;
    if hidden + usize::from(tiles.len()) > usize::from(most) {
        return Err(BadInput::new(format!("`{text}` has more than {most} tiles")));
    }
    Ok((tiles, hidden as u8))
}

fn write_points(points: [u16; 5]) -> String {
    let parts = Colour::ALL.into_iter().filter(|colour| points[colour.index()] > 0);
    parts.map(|colour| format!("{}{}", colour.letter(), points[colour.index()])).collect::<Vec<_>>().join(" ")
}

fn read_points(text: &str) -> Result<[u16; 5], BadInput> {
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

const KNOWN: [&str; 3] = ["hand", "either", "discards"];

fn write_known(known: &Known) -> String {
    let parts = KNOWN.into_iter().zip([known.held, known.loose, known.buried]);
    let parts = parts.filter(|(_, tiles)| !tiles.is_empty());
    parts.map(|(word, tiles)| format!("{word} {}", tiles.letters())).collect::<Vec<_>>().join(" ")
}

/// Tiles that everybody knows a seat to have: `hand yr either b discards g`.
fn read_known(text: &str) -> Result<Known, BadInput> {
    let mut known = Known::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let tiles = Tiles::parse(words.next().unwrap_or(""))?;
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
