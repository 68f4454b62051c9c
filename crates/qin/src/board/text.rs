//! Boards as text: those that come with the program, own files, and what a position draws. Each is made once and shared: a custom
//! board lives as long as a game is played on it.

use super::{Board, Colour, SIDE, SQUARES, Terrain};
use std::sync::{Arc, LazyLock};
use tianxia_core::{BadInput, Fault, Origin, Shelf, TextFile, is_board_text};

/// The boards that come with the program.
pub(crate) const BUILT_IN: [&str; 2] = ["bird", "lion"];

const TEXTS: [&str; 2] = [include_str!("../../maps/bird.txt"), include_str!("../../maps/lion.txt")];

type Shared = Result<Arc<Board>, BadInput>;

static SHARED: LazyLock<[Shared; 2]> =
    LazyLock::new(|| TEXTS.map(|text| Board::parse(text, Origin::BuiltIn).map(Arc::new)));

static OWN: Shelf<Board> = Shelf::new();
static DRAWN: Shelf<Board> = Shelf::new();

impl Board {
    /// One of the boards that come with the program: `bird` or `lion`.
    pub fn named(name: &str) -> Result<Arc<Board>, BadInput> {
        let index = BUILT_IN.iter().position(|known| *known == name).ok_or_else(|| {
            let known = BUILT_IN.join(" and ");
            BadInput::new(format!("there is no board `{name}`; the boards are {known}")).of(Fault::Unknown)
        })?;
        SHARED[index].clone()
    }

    /// Reads the text of an own board file: 13 × 13 squares.
    pub fn own(text: &str) -> Result<Arc<Board>, BadInput> {
        OWN.share(text, || Board::parse(text, Origin::Own))
    }

    /// A board by its name, or by the text of an own file.
    pub(crate) fn named_or_own(value: &str) -> Result<Arc<Board>, BadInput> {
        if is_board_text(value) { Board::own(value) } else { Board::named(value) }
    }

    /// A board drawn in a position: any size up to 13 × 13.
    pub(crate) fn drawn(width: usize, squares: &[Terrain]) -> Result<Arc<Board>, BadInput> {
        let row = |row: &[Terrain]| row.iter().map(|square| square.letter()).collect::<String>() + "\n";
        let text: String = squares.chunks(width).map(row).collect();
        DRAWN.share(&text, || {
            let name = DRAWN_NAME.to_owned();
            Ok(Board::build(name.clone(), name, text.clone(), Origin::Drawn, width as u8, squares))
        })
    }

    fn parse(text: &str, origin: Origin) -> Result<Board, BadInput> {
        let file = TextFile::parse(text)?;
        let (name, title) = read_header(&file)?;
        let rows: Vec<_> = file.body.iter().copied().filter(|(_, row)| !row.is_empty()).collect();
        let last_line = file.body.last().map_or(1, |(line, _)| *line);
        if rows.len() != SIDE {
            let message =
                format!("the board has {} rows; a board of Qin has {SIDE} rows of {SIDE} squares", rows.len());
            let line = rows.get(SIDE).map_or(last_line, |(line, _)| *line);
            return Err(BadInput::at(line, 1, message).of(Fault::OutOfRange));
        }
        let mut squares = Vec::with_capacity(SQUARES);
        for (line, row) in rows {
            read_row(line, row, &mut squares)?;
        }
        let board = Board::build(name, title, text.to_owned(), origin, SIDE as u8, &squares);
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            let found = board.starts[index].len();
            if found != 1 {
                let message = format!("the board has {found} squares `{}`; it must have one", colour.letter());
                return Err(BadInput::at(last_line, 1, message).of(Fault::Contradiction));
            }
        }
        Ok(board)
    }
}

/// How a position names a board that its diagram draws.
pub(crate) const DRAWN_NAME: &str = "drawn";

/// The name and the title.
fn read_header(file: &TextFile<'_>) -> Result<(String, String), BadInput> {
    let mut name = None;
    let mut title = None;
    for header in &file.header {
        match header.key {
            "name" => name = Some(header.value.clone()),
            "title" => title = Some(header.value.clone()),
            "layout" if header.value == "squares" => {}
            "layout" => {
                let message = format!("a board of Qin has `layout: squares`, not `{}`", header.value);
                return Err(BadInput::at(header.line, 1, message));
            }
            "note" => {}
            other => {
                let message = format!("`{other}` is unknown; the header has name, title, layout and note");
                return Err(BadInput::at(header.line, 1, message).of(Fault::Unknown));
            }
        }
    }
    let name = name.ok_or_else(|| BadInput::at(1, 1, "the header lacks the line `name: …`"))?;
    let title = title.unwrap_or_else(|| name.clone());
    Ok((name, title))
}

fn read_row(line: usize, row: &str, squares: &mut Vec<Terrain>) -> Result<(), BadInput> {
    let found = row.chars().count();
    if found != SIDE {
        let message = format!("the row has {found} squares; a board of Qin has {SIDE} in each row");
        return Err(BadInput::at(line, found.min(SIDE) + 1, message).of(Fault::OutOfRange));
    }
    for (column, letter) in row.chars().enumerate() {
        squares.push(Terrain::from_letter(letter).ok_or_else(|| {
            let known = "`.` meadow, `o` village, `~` water, `R` `Y` `B` starting territories";
            BadInput::at(line, column + 1, format!("`{letter}` is not a square; squares are {known}"))
        })?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Qin;
    use tianxia_core::{FastDice, Game, Setup, Written, parse_toml};

    #[test]
    fn a_thousand_own_boards_leave_nothing_behind() {
        let bird = TEXTS[0];
        let named = |round: u32| bird.replace("name: bird", &format!("name: own-{round}"));
        let kept = Qin::read_options(&Setup::new(2).with("board", named(0))).unwrap();
        let kept = Qin::start(&kept, &mut FastDice::new(1));
        for round in 0..1000 {
            let options = Qin::read_options(&Setup::new(2).with("board", named(round))).unwrap();
            let game = Qin::start(&options, &mut FastDice::new(1));
            assert_eq!(game.board().name(), format!("own-{round}"));
            // Boards drawn in positions likewise: 11 squares that are meadow or water make over a thousand drawings.
            let squares: String = (0..11).map(|bit| if round >> bit & 1 == 1 { "~ " } else { ". " }).collect();
            let drawn = parse_toml(&format!("diagram = \"R . {squares}\"\nhands = ['', '']\nturn = 'over'")).unwrap();
            Qin::from_position(&drawn, &mut FastDice::new(1)).unwrap();
        }
        assert_eq!((OWN.in_use(), DRAWN.in_use()), (1, 0), "only the board that is still played on");
        assert!(std::ptr::eq(kept.board(), &*Board::own(&named(0)).unwrap()), "and it is shared");
    }

    #[test]
    fn the_boards_of_the_program_are_made_once() {
        for name in BUILT_IN {
            let board = Board::named(name).unwrap();
            assert_eq!(board.name(), name);
            assert!(Arc::ptr_eq(&board, &Board::named(name).unwrap()));
        }
    }
}
