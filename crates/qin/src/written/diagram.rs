//! A board with all that lies on it, drawn as text. Each square is one word: `.` meadow, `o` village, `~` water,
//! `r` `y` `b` territories, `R` `Y` `B` starting territories; a digit behind it is the owner of the province or village.
//! A `-` behind the digit stands for a pagoda that was not placed any more when the game ended (Q22).
//!
//! ```text
//!      a  b  c
//!   1  .  o2 .
//!   2  r1 r1 Y
//! ```

use super::Options;
use super::options::ABOUT;
use crate::board::{Board, Colour, SIDE, Terrain};
use crate::state::{Holding, MAX_PLAYERS, NONE, Qin, pagodas_on};
use std::fmt::Write;
use std::sync::Arc;
use tianxia_core::{BadInput, Cell, Cells, Fault, Seat};

pub(crate) fn draw(state: &Qin) -> String {
    let board = state.board();
    let mut text = String::from("\n   ");
    for column in 0..board.width() {
        let _ = write!(text, "  {}", (b'a' + column) as char);
    }
    for row in 0..board.height() {
        let _ = write!(text, "\n{:3}", row + 1);
        for column in 0..board.width() {
            let cell = Cell(row * board.width() + column);
            let terrain = board.terrain_of(cell);
            let letter = match (terrain, state.colour_at(cell)) {
                (Terrain::Meadow, Some(colour)) => colour.letter().to_ascii_lowercase(),
                _ => terrain.letter(),
            };
            let root = state.root[cell.index()];
            let holding = state.at(if root == NONE { cell } else { root });
            let owner = holding.owner.map_or(String::from(" "), |seat| seat.to_string());
            let missing = if holding.size > 0 { pagodas_on(holding.size).saturating_sub(holding.pagodas) } else { 0 };
            let _ = write!(text, " {letter}{owner}{}", "-".repeat(usize::from(missing)));
        }
        text.truncate(text.trim_end().len());
    }
    text.push('\n');
    text
}

/// A square as written.
struct Mark {
    line: usize,
    word: usize,
    terrain: Terrain,
    territory: Option<Colour>,
    owner: Option<Seat>,
    missing: u8,
}

struct Marks {
    width: usize,
    squares: Vec<Mark>,
}

/// The bare board under a diagram.
pub(crate) fn board_of(text: &str) -> Result<Arc<Board>, BadInput> {
    let marks = parse(text)?;
    let terrain: Vec<_> = marks.squares.iter().map(|mark| mark.terrain).collect();
    Board::drawn(marks.width, &terrain)
}

/// A diagram as it is drawn, if it can be read: owners stand on every square of a province.
pub(crate) fn canonical(text: &str) -> Option<String> {
    let boards = vec![board_of(text).ok()?];
    let options = Options { rules: ABOUT.rules, players: MAX_PLAYERS as u8, fair_start: true, boards };
    let mut state = Qin::empty(Arc::new(options.clone()), options.first_board());
    read(text, &mut state).ok()?;
    Some(draw(&state))
}

/// Lays what the diagram shows on the state's board.
pub(crate) fn read(text: &str, state: &mut Qin) -> Result<(), BadInput> {
    let marks = parse(text)?;
    let board = state.board.clone();
    let height = marks.squares.len() / marks.width;
    if (marks.width, height) != (usize::from(board.width()), usize::from(board.height())) {
        let (name, columns, rows) = (board.name(), board.width(), board.height());
        let message =
            format!("the diagram is {} × {height} squares, the board {name} is {columns} × {rows}", marks.width);
        return Err(BadInput::new(message).of(Fault::Contradiction));
    }
    for (cell, mark) in marks.squares.iter().enumerate() {
        let cell = Cell(cell as u8);
        if mark.terrain != board.terrain_of(cell) {
            let (square, expected) = (board.square(cell), board.terrain_of(cell).letter());
            let message =
                format!("{square} is `{expected}` on the board {}, not `{}`", board.name(), mark.terrain.letter());
            return Err(mark.complain(message));
        }
        if let Some(colour) = mark.territory {
            state.territory[colour as usize].insert(cell);
        }
    }
    state.lone = state.all_territories();
    for colour in Colour::ALL {
        let mut left = state.territory[colour as usize];
        while let Some(cell) = left.first() {
            let group = board.linked(cell, left);
            left = left & !group;
            let owner = owner_of(group, &marks)?;
            match owner {
                Some((seat, mark)) if group.len() > 1 => {
                    let pagodas = pagodas_on(group.len() as u8).checked_sub(mark.missing);
                    let pagodas = pagodas.ok_or_else(|| mark.complain("more pagodas missing than fit".to_owned()))?;
                    state.settle(cell, colour, seat, pagodas);
                }
                Some((_, mark)) => {
                    return Err(mark.complain("a lone territory belongs to nobody (Q10); drop the digit".to_owned()));
                }
                None if group.len() > 1 => {
                    let mark = &marks.squares[cell.index()];
                    let message = format!("this province of {} needs an owner; write a digit behind it", group.len());
                    return Err(mark.complain(message));
                }
                None => {}
            }
        }
    }
    for village in board.villages.iter() {
        if let Some(owner) = marks.squares[village.index()].owner {
            state.holding[village.index()] = Holding { owner: Some(owner), size: 0, pagodas: 1 };
        }
    }
    let beyond = marks
        .squares
        .iter()
        .find(|mark| mark.owner.is_some_and(|seat| seat.index() >= usize::from(state.options.players)));
    match beyond {
        Some(mark) => Err(mark.complain(format!("the owner is beyond the {} players", state.options.players))),
        None => Ok(()),
    }
}

/// The owner written on a group's squares, if any; two different ones contradict each other.
fn owner_of(group: Cells, marks: &Marks) -> Result<Option<(Seat, &Mark)>, BadInput> {
    let mut found: Option<(Seat, &Mark)> = None;
    for cell in group.iter() {
        let mark = &marks.squares[cell.index()];
        match (found, mark.owner) {
            (Some((first, _)), Some(other)) if first != other => {
                return Err(mark.complain(format!("this province has two owners, {first} and {other}")));
            }
            (None, Some(seat)) => found = Some((seat, mark)),
            _ => {}
        }
    }
    Ok(found)
}

impl Mark {
    fn complain(&self, message: String) -> BadInput {
        let place = format!("line {}, square {}", self.line, self.word);
        BadInput::new(message).of(Fault::Contradiction).within(place)
    }
}

fn parse(text: &str) -> Result<Marks, BadInput> {
    let mut marks = Marks { width: 0, squares: Vec::new() };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    for (index, line) in lines {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        if marks.squares.is_empty() && is_column_header(&words) {
            continue;
        }
        if words.first().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
            words.remove(0);
        }
        let complain = |message: String| BadInput::new(message).within(format!("line {}", index + 1));
        if marks.width == 0 {
            marks.width = words.len();
        }
        if words.len() != marks.width || !(1..=SIDE).contains(&words.len()) {
            let wanted = marks.width.clamp(1, SIDE);
            return Err(complain(format!(
                "the row has {} squares where {wanted} fit; all rows are equally long, at most {SIDE}",
                words.len()
            )));
        }
        if marks.squares.len() >= marks.width * SIDE {
            return Err(complain(format!("the diagram has more than {SIDE} rows")));
        }
        for (column, word) in words.into_iter().enumerate() {
            let mark = parse_square(word, index + 1, column + 1);
            marks
                .squares
                .push(mark.map_err(|error| error.within(format!("line {}, square {}", index + 1, column + 1)))?);
        }
    }
    if marks.squares.is_empty() { Err(BadInput::new("the diagram has no squares")) } else { Ok(marks) }
}

/// A first line `a b c …` names the columns. No square is written `a`, so it cannot be mistaken.
fn is_column_header(words: &[&str]) -> bool {
    !words.is_empty()
        && words
            .iter()
            .enumerate()
            .all(|(index, word)| word.len() == 1 && word.as_bytes()[0] == b'a' + index.min(25) as u8)
}

fn parse_square(word: &str, line: usize, column: usize) -> Result<Mark, BadInput> {
    let complain = || {
        let known = "`.` meadow, `o` village, `~` water, `r` `y` `b` territories, `R` `Y` `B` starting ones";
        BadInput::new(format!("`{word}` is not a square; squares are {known}, and a digit for the owner"))
    };
    let mut letters = word.chars();
    let letter = letters.next().ok_or_else(complain)?;
    let digit = letters.as_str().trim_end_matches('-');
    let missing = (letters.as_str().len() - digit.len()).min(9) as u8;
    let owner = match digit {
        "" if missing > 0 => return Err(complain()),
        "" => None,
        digit => {
            let seat = digit.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
            Some(seat.ok_or_else(complain)?)
        }
    };
    let (terrain, territory) = match letter {
        'r' | 'y' | 'b' => (Terrain::Meadow, Colour::from_letter(letter)),
        _ => match Terrain::from_letter(letter).ok_or_else(complain)? {
            Terrain::Start(colour) => (Terrain::Start(colour), Some(colour)),
            terrain => (terrain, None),
        },
    };
    if owner.is_some() && territory.is_none() && terrain != Terrain::Village {
        return Err(BadInput::new(format!("`{word}`: only provinces and villages have an owner")));
    }
    Ok(Mark { line, word: column, terrain, territory, owner, missing })
}
