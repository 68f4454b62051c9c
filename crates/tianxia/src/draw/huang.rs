//! Huang in a terminal: a map of hexes, every second row shifted by half of one. In colour a tile is a coloured field, a
//! leader the sign of its seat on its colour; without colour the hexes read as in position files: `r` a red tile, `R1` the red leader
//! of player 1, `ra` a tile under pagoda a; `*3` is a hex of three bandits.

use super::Draw;
use crate::pen::{Pen, SEAT_SHAPES};
use crate::speech::Speech;
use anstyle::{Ansi256Color, Style};
use std::collections::HashMap;
use std::fmt::Write;
use tianxia_core::{Arg, Phrase, Seat, Square, Turn};
use tianxia_huang::{Colour, Event, Huang, Pending, SeatView, SupportView, Tiles, View};

impl Draw for Huang {
    fn draw(view: &View, latest: &[Event], pen: Pen, speech: &Speech) -> String {
        let hexes = Hexes::new(view, latest);
        let width = view.map.rows.iter().map(String::len).max().unwrap_or(0) as u8;
        let letters: String = (0..width).map(|column| format!(" {}  ", char::from(b'a' + column))).collect();
        let mut text = pen.dim(&format!("   {}", letters.trim_end()));
        for (row, terrain) in view.map.rows.iter().enumerate() {
            let shift = if row % 2 == 1 { "  " } else { "" };
            let mut line = shift.to_owned();
            for (column, letter) in terrain.chars().enumerate() {
                line.push_str(&hexes.draw(Square { row: row as u8, column: column as u8 }, letter, pen));
            }
            let _ = write!(text, "\n{} {}", pen.dim(&format!("{:>2}", row + 1)), line.trim_end());
        }
        text.push_str("\n\n");
        text.push_str(&common(view, pen, speech));
        for seat in &view.seats {
            text.push_str(&player(view, seat, pen, speech));
        }
        text.push_str(&conflict(view, pen, speech));
        text
    }
}

/// Market, supply and bag.
fn common(view: &View, pen: Pen, speech: &Speech) -> String {
    let bag = speech.say(&Phrase::new("huang-bag").number("count", view.bag));
    let mut text = format!("{}: {}   ", speech.word("huang-market-now"), tiles(&view.market, pen));
    let _ = write!(text, "{}: {}   {}", speech.word("huang-supply"), tiles(&view.pagodas_left, pen), pen.dim(&bag));
    if view.quiet > 0 {
        let quiet = Phrase::new("huang-quiet").number("count", view.quiet);
        let _ = write!(text, " {}", pen.dim(&speech.say(&quiet)));
    }
    text.push('\n');
    text
}

fn player(view: &View, seat: &SeatView, pen: Pen, speech: &Speech) -> String {
    let marker = if view.turn == Turn::Decide(seat.seat) { "→" } else { " " };
    let hand = match &seat.hand {
        Some(hand) => tiles(hand, pen),
        None => {
            let known = seat.known.hand;
            let hidden = "?".repeat(usize::from(seat.hand_size - known.len()));
            format!("{}{}", tiles(&known, pen), pen.dim(&hidden))
        }
    };
    let off: String = seat.leaders_off.iter().map(|colour| letter(*colour, true, pen)).collect();
    let off = if off.is_empty() { "–".to_owned() } else { off };
    let name = format!("{} {}, {}", pen.seat(seat.seat), speech.name(seat.seat), speech.word(seat.dynasty.term()));
    let mut line = format!("{marker} {name}: {} {hand}, {} {off}", speech.word("huang-hand"), speech.word("huang-off"));
    if let Some(points) = seat.points {
        let figures = [points.yellow, points.red, points.blue, points.green, points.white];
        let figures: Vec<_> = Colour::ALL
            .iter()
            .zip(figures)
            .map(|(colour, figure)| letter(*colour, false, pen) + &figure.to_string())
            .collect();
        let _ = write!(line, ", {} {}", speech.word("huang-points"), figures.join(" "));
        if points.granaries > 0 {
            let _ = write!(line, " G{}", points.granaries);
        }
    }
    line.push('\n');
    line
}

/// A revolt or a war, with what stands behind each figure.
fn conflict(view: &View, pen: Pen, speech: &Speech) -> String {
    let list = |squares: &[Square]| Arg::List(squares.iter().map(|square| Arg::Text(square.to_string())).collect());
    let mut text = String::new();
    match &view.pending {
        Pending::Revolt { attacker, defender, .. } => {
            for rebel in [attacker, defender] {
                let added = rebel.commitment.strength();
                let id = if added > 0 { "huang-rebel-adds" } else { "huang-rebel" };
                let phrase = Phrase::new(id)
                    .seat("seat", rebel.seat)
                    .text("at", rebel.at.map_or(String::new(), |at| at.to_string()))
                    .number("total", rebel.total)
                    .with("tiles", list(&rebel.yellows))
                    .number("added", added);
                let _ = writeln!(text, "  {}", speech.say(&phrase));
            }
        }
        Pending::War { sides, .. } => {
            for side in sides {
                // A state without a capital is called by a hex.
                let named = if side.name.parse::<Square>().is_ok() { "no" } else { "yes" };
                let total = Phrase::new("huang-side").text("state", &*side.name).key("named", named);
                let total = total.number("total", side.total);
                let reds = match &side.red_tiles[..] {
                    [] => Phrase::new("huang-side-reds-gone"),
                    tiles => Phrase::new("huang-side-reds").with("tiles", list(tiles)),
                };
                let reds = reds.number("reds", side.reds);
                let supports = side.supports.iter().map(|SupportView { seat, commitment, .. }| {
                    let phrase =
                        Phrase::new("huang-side-support").seat("seat", *seat).number("tiles", commitment.tiles);
                    speech.say(&phrase.key("leader", if commitment.leader { "yes" } else { "no" }))
                });
                let parts: Vec<_> = std::iter::once(speech.say(&reds)).chain(supports).collect();
                let _ = writeln!(text, "  {}: {}", pen.bold(&speech.say(&total)), parts.join("; "));
            }
        }
        _ => {}
    }
    text
}

fn tiles(tiles: &Tiles, pen: Pen) -> String {
    Colour::ALL.iter().map(|colour| letter(*colour, false, pen).repeat(usize::from(tiles.of(*colour)))).collect()
}

fn letter(colour: Colour, leader: bool, pen: Pen) -> String {
    let letter = if leader { colour.letter().to_ascii_uppercase() } else { colour.letter() };
    pen.paint(ground(colour, false), &letter.to_string())
}

/// What stands on a hex.
#[derive(Clone, Copy)]
enum Piece {
    Tile(Colour),
    Leader(Seat, Colour),
    Bandits(u8),
}

/// What stands on each hex, and which ones the latest events touched.
struct Hexes {
    pieces: HashMap<Square, Piece>,
    /// The sign of the building on a tile: its letter without colour, its picture with.
    buildings: HashMap<Square, (char, char)>,
    latest: Vec<Square>,
}

impl Hexes {
    fn new(view: &View, latest: &[Event]) -> Hexes {
        let mut pieces: HashMap<_, _> = view.tiles.iter().map(|tile| (tile.at, Piece::Tile(tile.colour))).collect();
        pieces.extend(view.leaders.iter().map(|leader| (leader.at, Piece::Leader(leader.seat, leader.colour))));
        for bandit in &view.bandits {
            pieces.extend(bandit.at.iter().map(|square| (*square, Piece::Bandits(bandit.bandits))));
        }
        let mut buildings = HashMap::new();
        for (pagoda, letter) in view.pagodas.iter().zip('a'..) {
            buildings.extend(pagoda.at.iter().map(|square| (*square, (letter, '⌂'))));
        }
        buildings.extend(view.palace.iter().map(|square| (*square, ('P', '♜'))));
        buildings.extend(view.granaries.iter().map(|square| (*square, ('G', '¤'))));
        let latest = latest.iter().filter_map(|event| match event {
            Event::Tile { at, .. } | Event::Leader { at, .. } | Event::Removed { at, .. } => Some(*at),
            Event::Withdrawn { from, .. } | Event::Returned { from, .. } => Some(*from),
            _ => None,
        });
        Hexes { pieces, buildings, latest: latest.collect() }
    }

    /// A hex, four columns wide.
    fn draw(&self, square: Square, terrain: char, pen: Pen) -> String {
        let fresh = self.latest.contains(&square);
        let word = match self.pieces.get(&square) {
            None => return empty(terrain, fresh, pen),
            Some(Piece::Tile(colour)) => {
                let (letter, picture) = self.buildings.get(&square).copied().unwrap_or((' ', ' '));
                let sign = if pen.has_colour() { picture } else { letter };
                let word = format!("{}{sign}", colour.letter());
                if pen.has_colour() {
                    return pen.paint(ground(*colour, fresh), &format!(" {word} "));
                }
                word
            }
            Some(Piece::Leader(seat, colour)) => {
                let letter = colour.letter().to_ascii_uppercase();
                if pen.has_colour() {
                    let style = ground(*colour, true).underline();
                    return format!(" {} ", pen.paint(style, &format!("{}{letter}", SEAT_SHAPES[seat.index()])));
                }
                format!("{letter}{seat}")
            }
            Some(Piece::Bandits(bandits)) => {
                let word = format!("*{bandits}");
                let style = Style::new()
                    .bold()
                    .fg_color(Some(Ansi256Color(231).into()))
                    .bg_color(Some(Ansi256Color(52).into()));
                if pen.has_colour() {
                    return pen.paint(style, &format!(" {word} "));
                }
                word
            }
        };
        format!(" {word}{}", if fresh { '<' } else { ' ' })
    }
}

fn empty(terrain: char, fresh: bool, pen: Pen) -> String {
    let mark = if fresh { '<' } else { ' ' };
    match (terrain, pen.has_colour()) {
        ('#', _) => "    ".to_owned(),
        ('~', true) => pen.paint(Style::new().fg_color(Some(Ansi256Color(67).into())), &format!(" ≈≈{mark}")),
        ('~', false) => format!(" ~ {mark}"),
        (_, true) => pen.dim(&format!(" · {mark}")),
        (_, false) => format!(" . {mark}"),
    }
}

fn ground(colour: Colour, fresh: bool) -> Style {
    let (dark, bright) = match colour {
        Colour::Yellow => (179, 221),
        Colour::Red => (131, 174),
        Colour::Blue => (67, 111),
        Colour::Green => (71, 114),
        Colour::White => (250, 255),
    };
    let ground = Ansi256Color(if fresh { bright } else { dark });
    Style::new().bold().fg_color(Some(Ansi256Color(16).into())).bg_color(Some(ground.into()))
}
