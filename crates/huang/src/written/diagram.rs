//! A map with all that stands on it, drawn as text. Each hex is one word; every second row is shifted right, as on the map:
//!
//! ```text
//!       a   b   c   d
//!  1    .   y   Y1  .
//!  2      ra  ra  ~   b
//!  3    .   ra  x7  #
//! ```
//!
//! `.` land, `~` river, `#` no hex; `y r b g w` a tile; `Y1` the yellow leader of seat 1; a tile with a letter behind it is under
//! a building: `a` to `i` a pagoda (its three tiles have the same letter), `P` the palace, `G` a granary; `x7` a hex of
//! bandit tile 7 (`x0` of tile 10). The letters above and the numbers in front may be left out.

use crate::board::Drawing;
use crate::board::{Colour, Map, Site, Terrain};
use crate::state::Huang;
use std::fmt::Write;
use std::sync::Arc;
use tianxia_core::{BadInput, Cell, Cells, Seat, Square};

const LETTERS: &str = "abcdefghi";
const WORDS: &str =
    "`.`, `~`, `#`, a tile such as `y`, `ra`, `yP` or `yG`, a leader such as `Y1`, or bandits such as `x7`";

pub(crate) fn draw(game: &Huang) -> String {
    let map = game.map();
    let mut words: Vec<String> = map.cells().map(|cell| hex(game, cell)).collect();
    let mut letters = LETTERS.chars();
    for triangle in game.pagodas.iter().flatten().flatten() {
        let letter = letters.next().unwrap_or('?');
        Site::Triangle(*triangle).cells(map).iter().for_each(|cell| words[cell.index()].push(letter));
    }
    if let Some(rhombus) = game.palace {
        Site::Rhombus(rhombus).cells(map).iter().for_each(|cell| words[cell.index()].push('P'));
    }
    game.granaries.iter().for_each(|cell| words[cell.index()].push('G'));
    let mut text = String::from("\n    ");
    for column in 0..map.width() {
        let _ = write!(text, "{:<4}", char::from(b'a' + column));
    }
    text.truncate(text.trim_end().len());
    for row in 0..map.height() {
        let _ = write!(text, "\n{:2}  {}", row + 1, if row % 2 == 1 { "  " } else { "" });
        for column in 0..map.width() {
            let word = map.cell(Square { row, column }).map_or("#", |cell| &words[cell.index()]);
            let _ = write!(text, "{word:<4}");
        }
        text.truncate(text.trim_end().len());
    }
    text.push('\n');
    text
}

fn hex(game: &Huang, cell: Cell) -> String {
    if let Some(colour) = game.colour_at(cell) {
        return colour.letter().to_string();
    }
    if let Some((seat, colour, _)) = game.leaders().find(|(_, _, at)| *at == cell) {
        return format!("{}{seat}", colour.letter().to_ascii_uppercase());
    }
    let bandits = game.bandits.iter().position(|camp| camp.is_some_and(|camp| camp.contains(&cell)));
    match bandits {
        Some(tile) => format!("x{}", (tile + 1) % 10),
        None if game.map().river().has(cell) => "~".to_owned(),
        None => ".".to_owned(),
    }
}

/// What a word of a diagram says.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mark {
    Nothing,
    Land,
    River,
    Tile(Colour, Option<char>),
    Leader(Colour, Seat),
    Bandits(usize),
}

impl Mark {
    fn parse(word: &str) -> Option<Mark> {
        let mut letters = word.chars();
        let (first, second) = (letters.next()?, letters.next());
        if letters.next().is_some() {
            return None;
        }
        Some(match (first, second) {
            ('#', None) => Mark::Nothing,
            ('.', None) => Mark::Land,
            ('~', None) => Mark::River,
            ('x', Some(digit @ '0'..='9')) => Mark::Bandits(digit.to_digit(10)?.checked_sub(1).unwrap_or(9) as usize),
            (letter, Some(digit @ '1'..='5')) if letter.is_ascii_uppercase() => {
                let seat = Seat::new(digit.to_digit(10)? as usize - 1);
                Mark::Leader(Colour::from_letter(letter.to_ascii_lowercase())?, seat)
            }
            (letter, building) => {
                building.is_none_or(|building| LETTERS.contains(building) || "PG".contains(building)).then_some(())?;
                Mark::Tile(Colour::from_letter(letter)?, building)
            }
        })
    }

    fn terrain(self) -> Option<Terrain> {
        match self {
            Mark::Nothing => None,
            Mark::River | Mark::Tile(Colour::Blue, _) => Some(Terrain::River),
            _ => Some(Terrain::Land),
        }
    }
}

/// A diagram as read: rows of marks.
pub(crate) struct Diagram {
    rows: Vec<Vec<Mark>>,
}

impl Diagram {
    pub(crate) fn parse(text: &str) -> Result<Diagram, BadInput> {
        let mut rows = Vec::new();
        let mut indents: [Option<usize>; 2] = [None; 2];
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace().peekable();
            // The letters above the columns begin with `a`, which is no hex.
            if words.peek().is_none_or(|word| *word == "a") {
                continue;
            }
            let numbered = words.next_if(|word| word.chars().all(|letter| letter.is_ascii_digit()));
            let place = |word: usize| format!("line {}, word {word}", index + 1);
            let indent =
                line.len() - line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start().len();
            let mut row = Vec::new();
            for word in words {
                let mark = Mark::parse(word);
                let number = row.len() + 1 + usize::from(numbered.is_some());
                row.push(mark.ok_or_else(|| {
                    BadInput::new(format!("`{word}` is not a hex; write {WORDS}")).within(place(number))
                })?);
            }
            let shift = rows.len() % 2;
            if indents[1 - shift].is_some_and(|other| if shift == 1 { indent <= other } else { indent >= other }) {
                let message = "every second row of hexes is indented more than the first, as it is shifted right";
                return Err(BadInput::new(message).within(place(1)));
            }
            indents[shift] = Some(indent);
            if row.len() > 26 || rows.len() >= 99 {
                return Err(BadInput::new("a diagram has at most 26 columns and 99 rows").within(place(1)));
            }
            rows.push(row);
        }
        // Shorter rows end with places where there is no hex.
        let width = rows.iter().map(Vec::len).max().unwrap_or(0);
        rows.iter_mut().for_each(|row: &mut Vec<Mark>| row.resize(width, Mark::Nothing));
        let hexes = rows.iter().flatten().filter(|mark| **mark != Mark::Nothing).count();
        match hexes {
            0 => Err(BadInput::new("the diagram has no hexes")),
            1..=256 => Ok(Diagram { rows }),
            _ => Err(BadInput::new(format!("the diagram has {hexes} hexes; a map has at most 256"))),
        }
    }

    /// The bare map under the diagram.
    pub(crate) fn map(&self) -> Result<Arc<Map>, BadInput> {
        let rows = self.rows.iter().map(|row| row.iter().map(|mark| mark.terrain()).collect()).collect();
        Map::drawn(Drawing::of_rows(rows))
    }

    /// The highest seat that has a leader here.
    pub(crate) fn seats(&self) -> u8 {
        let seats = self.rows.iter().flatten().map(|mark| match mark {
            Mark::Leader(_, seat) => seat.index() as u8 + 1,
            _ => 0,
        });
        seats.max().unwrap_or(0)
    }

    pub(crate) fn has_bandits(&self) -> bool {
        self.rows.iter().flatten().any(|mark| matches!(mark, Mark::Bandits(_)))
    }

    /// Puts what the diagram shows on the game's map.
    pub(crate) fn lay(&self, game: &mut Huang) -> Result<(), BadInput> {
        let map = Arc::clone(&game.options.map);
        let mut sites: Vec<(char, Vec<Cell>)> = Vec::new();
        let mut camps: [Vec<Cell>; 10] = Default::default();
        let mut seen = Cells::NONE;
        for (row, marks) in self.rows.iter().enumerate() {
            for (column, mark) in marks.iter().enumerate() {
                let square = Square { row: row as u8, column: column as u8 };
                if map.terrain(square) != mark.terrain() {
                    let message = format!("the hex {square} is not what the map {} has there", map.name());
                    return Err(BadInput::new(message));
                }
                let Some(cell) = map.cell(square) else { continue };
                seen.insert(cell);
                match mark {
                    Mark::Nothing | Mark::Land | Mark::River => {}
                    Mark::Tile(colour, building) => {
                        game.tiles[colour.index()].insert(cell);
                        match building {
                            None => {}
                            Some('G') => game.granaries.insert(cell),
                            Some(letter) => match sites.iter_mut().find(|(other, _)| other == letter) {
                                Some((_, cells)) => cells.push(cell),
                                None => sites.push((*letter, vec![cell])),
                            },
                        }
                    }
                    Mark::Leader(colour, seat) => {
                        let place =
                            game.leaders.get_mut(seat.index()).filter(|_| seat.index() < game.options.players.into());
                        let place = place.map(|leaders| &mut leaders[colour.index()]);
                        let place = place.ok_or_else(|| {
                            BadInput::new(format!("{square}: there is no seat {seat}; set `players`"))
                        })?;
                        if place.replace(cell).is_some() {
                            let message = format!("{square}: seat {seat} has only one {} leader (H4)", colour.word());
                            return Err(BadInput::new(message));
                        }
                    }
                    Mark::Bandits(tile) => camps[*tile].push(cell),
                }
            }
        }
        if seen.len() as usize != map.hexes() {
            return Err(BadInput::new(format!("the diagram does not show all hexes of the map {}", map.name())));
        }
        sites.iter().try_for_each(|(letter, cells)| lay_building(game, *letter, cells))?;
        camps.iter().enumerate().try_for_each(|(tile, cells)| lay_bandits(game, tile, cells))
    }
}

fn lay_building(game: &mut Huang, letter: char, cells: &[Cell]) -> Result<(), BadInput> {
    let shape = if letter == 'P' {
        "the palace `P` stands on 4 tiles in a rhombus (H53)"
    } else {
        "a pagoda stands on 3 tiles that all touch each other (H25)"
    };
    let refuse = || BadInput::new(format!("building `{letter}`: {shape}"));
    let colour = game.colour_at(cells[0]).ok_or_else(refuse)?;
    match Site::on(game.map(), cells).ok_or_else(refuse)? {
        Site::Triangle(triangle) if letter != 'P' => {
            if game.pagodas_in_supply(colour) == 0 {
                let message = format!("building `{letter}`: there are not so many {} pagodas (H6, H50)", colour.word());
                return Err(BadInput::new(message));
            }
            game.move_pagoda(colour, None, Some(triangle));
        }
        Site::Rhombus(rhombus) if letter == 'P' => game.palace = Some(rhombus),
        _ => return Err(refuse()),
    }
    Ok(())
}

fn lay_bandits(game: &mut Huang, tile: usize, cells: &[Cell]) -> Result<(), BadInput> {
    if cells.is_empty() {
        return Ok(());
    }
    let camp: Option<[Cell; 3]> = cells.try_into().ok();
    let whole = camp.filter(|camp| Site::on(game.map(), camp).is_some());
    game.bandits[tile] = Some(whole.ok_or_else(|| {
        BadInput::new(format!("bandit tile {} covers 3 hexes that all touch each other (H46)", tile + 1))
    })?);
    Ok(())
}
