//! How a map is written: header lines, a blank line, then one line per row of hexes. Every complaint names line and
//! column, so that a person who draws an own map finds the place.

use crate::board::Terrain;
use tianxia_core::{BadInput, Header, MAX_CELLS, Square, TextFile};

const LAYOUT: &str = "odd-r pointy-top hexes";
const SYMBOLS: &str = "`.` land, `~` river, `#` no hex, a capital letter, or the digit of a camp (0 for camp 10)";
const MAX_COLUMNS: usize = 26;
const MAX_ROWS: usize = 99;

/// A map as drawn, before its neighbourhoods are worked out.
#[derive(Debug)]
pub(crate) struct Drawing {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) rows: Vec<Vec<Option<Terrain>>>,
    /// Letter, name and place of each capital.
    pub(crate) capitals: Vec<(char, String, Square)>,
    pub(crate) camps: [Option<[Square; 3]>; 10],
}

impl Drawing {
    /// Rows without header, capitals and camps, as a position draws them.
    pub(crate) fn of_rows(rows: Vec<Vec<Option<Terrain>>>) -> Drawing {
        Drawing { name: "drawn".to_owned(), title: "drawn".to_owned(), rows, capitals: Vec::new(), camps: [None; 10] }
    }

    pub(crate) fn rows_text(&self) -> String {
        let letter = |hex: &Option<Terrain>| match hex {
            Some(Terrain::Land) => '.',
            Some(Terrain::River) => '~',
            None => '#',
        };
        self.rows.iter().map(|row| row.iter().map(letter).collect::<String>() + "\n").collect()
    }

    pub(crate) fn parse(text: &str) -> Result<Drawing, BadInput> {
        let file = TextFile::parse(text)?;
        let mut drawing = Drawing::of_rows(Vec::new());
        drawing.name.clear();
        drawing.title.clear();
        let mut named: Vec<(char, &Header<'_>)> = Vec::new();
        let mut layout = false;
        for header in &file.header {
            let refuse = |message: String| Err(BadInput::at(header.line, 1, message));
            match header.key {
                "name" => drawing.name.clone_from(&header.value),
                "title" => drawing.title.clone_from(&header.value),
                "note" => {}
                "layout" if header.value == LAYOUT => layout = true,
                "layout" => return refuse(format!("a map of Huang has `layout: {LAYOUT}`, not `{}`", header.value)),
                key => match capital_letter(key) {
                    Some(letter) if named.iter().any(|(other, _)| *other == letter) => {
                        return refuse(format!("capital {letter} is named twice"));
                    }
                    Some(letter) => named.push((letter, header)),
                    None => {
                        let known = "name, title, layout, note and capital A to Z";
                        return refuse(format!("`{key}` is unknown; the header of a map has {known}"));
                    }
                },
            }
        }
        if drawing.name.is_empty() || !layout {
            let line = if layout { "name: …".to_owned() } else { format!("layout: {LAYOUT}") };
            return Err(BadInput::at(1, 1, format!("the header lacks the line `{line}`")));
        }
        if drawing.title.is_empty() {
            drawing.title.clone_from(&drawing.name);
        }
        let signs = drawing.read_rows(&file.body)?;
        drawing.place_capitals(&named, &signs)?;
        drawing.place_camps(&signs)?;
        Ok(drawing)
    }

    /// Reads the rows, and hands back the letters and digits with their places.
    fn read_rows(&mut self, body: &[(usize, &str)]) -> Result<Vec<Sign>, BadInput> {
        let mut signs = Vec::new();
        let mut hexes = 0;
        let first = body.iter().position(|(_, row)| !row.is_empty()).unwrap_or(body.len());
        for (row, (line, text)) in body[first..].iter().enumerate() {
            if text.is_empty() {
                if let Some((line, _)) = body[first + row..].iter().find(|(_, rest)| !rest.is_empty()) {
                    return Err(BadInput::at(*line, 1, "a blank line stands between the rows of the map"));
                }
                break;
            }
            if row >= MAX_ROWS {
                return Err(BadInput::at(*line, 1, format!("a map has at most {MAX_ROWS} rows")));
            }
            let shift = row % 2;
            let mut hexes_of_row = Vec::new();
            for (position, symbol) in text.chars().enumerate() {
                let column = position + 1;
                if position < shift || (position - shift) % 2 == 1 {
                    if symbol != ' ' {
                        let rule = "hexes are separated by one space, and every second row begins with one";
                        return Err(BadInput::at(*line, column, format!("expected a space, not `{symbol}`: {rule}")));
                    }
                    continue;
                }
                if hexes_of_row.len() == MAX_COLUMNS {
                    return Err(BadInput::at(*line, column, format!("a row has at most {MAX_COLUMNS} hexes")));
                }
                let square = Square { row: row as u8, column: hexes_of_row.len() as u8 };
                hexes_of_row.push(match symbol {
                    '.' => Some(Terrain::Land),
                    '~' => Some(Terrain::River),
                    '#' => None,
                    'A'..='Z' | '0'..='9' => {
                        signs.push(Sign { symbol, square, line: *line, column });
                        Some(Terrain::Land)
                    }
                    other => {
                        return Err(BadInput::at(*line, column, format!("`{other}` is not a hex; a hex is {SYMBOLS}")));
                    }
                });
                hexes += usize::from(hexes_of_row.last().is_some_and(Option::is_some));
                if hexes > MAX_CELLS {
                    return Err(BadInput::at(*line, column, format!("the map has more than {MAX_CELLS} hexes")));
                }
            }
            self.rows.push(hexes_of_row);
        }
        if hexes == 0 {
            let line = body.last().map_or(1, |(line, _)| *line);
            return Err(BadInput::at(line, 1, "the map has no hexes; draw its rows after a blank line"));
        }
        Ok(signs)
    }

    fn place_capitals(&mut self, named: &[(char, &Header<'_>)], signs: &[Sign]) -> Result<(), BadInput> {
        for sign in signs.iter().filter(|sign| sign.symbol.is_ascii_uppercase()) {
            let letter = sign.symbol;
            if self.capitals.iter().any(|(other, _, _)| *other == letter) {
                return Err(sign.refuse(format!("capital {letter} stands on the map twice")));
            }
            let (_, header) = named.iter().find(|(other, _)| *other == letter).ok_or_else(|| {
                sign.refuse(format!("capital {letter} has no name; add the header line `capital {letter}: …`"))
            })?;
            self.capitals.push((letter, header.value.clone(), sign.square));
        }
        match named.iter().find(|(letter, _)| !self.capitals.iter().any(|(other, _, _)| other == letter)) {
            Some((letter, header)) => {
                Err(BadInput::at(header.line, 1, format!("capital {letter} does not stand on the map")))
            }
            None => Ok(()),
        }
    }

    fn place_camps(&mut self, signs: &[Sign]) -> Result<(), BadInput> {
        for sign in signs.iter().filter(|sign| sign.symbol.is_ascii_digit()) {
            let digit = sign.symbol as usize - '0' as usize;
            let camp = if digit == 0 { 10 } else { digit };
            let hexes: Vec<&Sign> = signs.iter().filter(|other| other.symbol == sign.symbol).collect();
            let [a, b, c] = hexes[..] else {
                let found = hexes.len();
                return Err(sign.refuse(format!("camp {camp} has {found} hexes; a bandit tile covers 3")));
            };
            if !(touch(a.square, b.square) && touch(b.square, c.square) && touch(a.square, c.square)) {
                return Err(sign.refuse(format!("the 3 hexes of camp {camp} do not all touch each other")));
            }
            self.camps[camp - 1] = Some([a.square, b.square, c.square]);
        }
        Ok(())
    }
}

/// A letter or digit on the map.
struct Sign {
    symbol: char,
    square: Square,
    line: usize,
    column: usize,
}

impl Sign {
    fn refuse(&self, message: String) -> BadInput {
        BadInput::at(self.line, self.column, message)
    }
}

fn capital_letter(key: &str) -> Option<char> {
    let mut letters = key.strip_prefix("capital ")?.trim().chars();
    letters.next().filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())
}

fn touch(a: Square, b: Square) -> bool {
    // Doubled coordinates turn the shifted rows into plain arithmetic.
    let x = |square: Square| 2 * i16::from(square.column) + i16::from(square.row % 2);
    let (across, down) = ((x(a) - x(b)).abs(), (i16::from(a.row) - i16::from(b.row)).abs());
    (across, down) == (2, 0) || (across, down) == (1, 1)
}
