//! Qin in a terminal: territories as coloured squares with the owner's sign on each province, two signs on a major one.
//! Without colour the squares read as in position files: `r1` is a red territory of a province of player 1.

use super::Draw;
use crate::pen::{Pen, SEAT_SHAPES};
use crate::speech::Speech;
use anstyle::{Ansi256Color, Style};
use std::collections::HashMap;
use std::fmt::Write;
use tianxia_core::{Phrase, Seat, Square, Turn};
use tianxia_qin::{Colour, Event, Province, Qin, View};

impl Draw for Qin {
    fn draw(view: &View, latest: &[Event], pen: Pen, speech: &Speech) -> String {
        let squares = Squares::new(view, latest);
        let width = view.rows.first().map_or(0, |row| row.len()) as u8;
        let mut text =
            format!("   {}", (0..width).map(|column| format!(" {}  ", (b'a' + column) as char)).collect::<String>());
        text.truncate(text.trim_end().len());
        for (row, terrain) in view.rows.iter().enumerate() {
            let _ = write!(text, "\n{:>2} ", row + 1);
            for (column, letter) in terrain.chars().enumerate() {
                let square = Square { column: column as u8, row: row as u8 };
                text.push_str(&squares.draw(square, letter, pen));
            }
            text.truncate(text.trim_end().len());
        }
        text.push_str("\n\n");
        for (index, _) in view.players.iter().enumerate() {
            text.push_str(&player(view, Seat::new(index), pen, speech));
        }
        let supply = Phrase::new("qin-supply").number("count", view.supply);
        let _ = writeln!(text, "{}", pen.dim(&speech.say(&supply)));
        if view.series.len() > 1 {
            let series = Phrase::new("qin-series").number("game", view.game).number("games", view.series.len() as i64);
            let _ = writeln!(text, "{}", pen.dim(&speech.say(&series)));
        }
        text
    }
}

fn player(view: &View, seat: Seat, pen: Pen, speech: &Speech) -> String {
    let player = &view.players[seat.index()];
    let marker = if view.turn == Turn::Decide(seat) { "→" } else { " " };
    let hand = match &player.hand {
        Some(tiles) => tiles.iter().map(|tile| draw_tile(*tile, pen)).collect::<Vec<_>>().join(" "),
        None => pen.dim(&"▯▯ ".repeat(usize::from(player.tiles))),
    };
    let pagodas = speech.say(&Phrase::new("qin-pagodas-left").number("count", player.pagodas));
    let mut line =
        format!("{marker} {} {}: {pagodas}  {hand}", pen.seat(seat), speech.name(seat)).trim_end().to_owned();
    line.push('\n');
    line
}

fn draw_tile(tile: tianxia_qin::Tile, pen: Pen) -> String {
    tile.colours().map(|colour| pen.paint(ground(colour, false), &colour.letter().to_string())).concat()
}

/// What lies on each square.
struct Squares<'a> {
    territories: HashMap<Square, (Colour, Option<&'a Province>)>,
    villages: HashMap<Square, Option<Seat>>,
    latest: Vec<Square>,
}

impl<'a> Squares<'a> {
    fn new(view: &'a View, latest: &[Event]) -> Self {
        let mut territories: HashMap<_, _> = view.lone.iter().map(|lone| (lone.at, (lone.colour, None))).collect();
        for province in &view.provinces {
            territories.extend(province.squares.iter().map(|square| (*square, (province.colour, Some(province)))));
        }
        let latest = latest.iter().flat_map(|event| match event {
            Event::Placed { first, second, .. } => vec![*first, *second],
            _ => Vec::new(),
        });
        Squares {
            territories,
            villages: view.villages.iter().map(|village| (village.at, village.owner)).collect(),
            latest: latest.collect(),
        }
    }

    /// A square, four columns wide.
    fn draw(&self, square: Square, letter: char, pen: Pen) -> String {
        if let Some((colour, province)) = self.territories.get(&square) {
            return self.territory(square, letter, *colour, *province, pen);
        }
        match (letter, self.villages.get(&square).copied().flatten()) {
            ('o', Some(owner)) if pen.has_colour() => format!(" ⌂{} ", pen.seat(owner)),
            ('o', Some(owner)) => format!(" o{owner} "),
            ('o', None) if pen.has_colour() => " ⌂  ".to_owned(),
            ('~', _) => pen.paint(Style::new().fg_color(Some(Ansi256Color(67).into())), " ≈≈ "),
            _ => pen.dim(&format!(" {}  ", if letter == '.' { '·' } else { letter })),
        }
    }

    fn territory(&self, square: Square, letter: char, colour: Colour, province: Option<&Province>, pen: Pen) -> String {
        let fresh = self.latest.contains(&square);
        let owner = province.and_then(|province| province.owner);
        if !pen.has_colour() {
            let shown = if letter == '.' { colour.letter().to_ascii_lowercase() } else { letter };
            let owner = owner.map_or(String::from(" "), |seat| seat.to_string());
            return format!(" {shown}{owner}{}", if fresh { '<' } else { ' ' });
        }
        // The pagodas stand on the province's first square; the others stay clear, so that the area is seen as one.
        let tower = province.filter(|province| province.squares.first() == Some(&square));
        let shape = owner.map_or(" ", |seat| SEAT_SHAPES[seat.index()]);
        let sign = match tower.map_or(0, |province| province.pagodas) {
            0 => "  ".to_owned(),
            1 => format!("{shape} "),
            _ => format!("{shape}{shape}"),
        };
        let letter = if letter == '.' { ' ' } else { letter };
        pen.paint(ground(colour, fresh), &format!("{letter}{sign} "))
    }
}

fn ground(colour: Colour, fresh: bool) -> Style {
    let (dark, bright) = match colour {
        Colour::Red => (131, 167),
        Colour::Yellow => (179, 221),
        Colour::Blue => (67, 110),
    };
    let ground = Ansi256Color(if fresh { bright } else { dark });
    Style::new().bold().fg_color(Some(Ansi256Color(16).into())).bg_color(Some(ground.into()))
}
