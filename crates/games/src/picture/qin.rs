//! Qin: the board with its territories, pagodas in the colours of their owners, and a line for each player.

use super::svg::Svg;
use super::{Picture, SEATS, marked};
use tianxia_core::{Seat, Square};
use tianxia_qin::{Colour, Qin, View};

const CELL: i32 = 36;
const EDGE: i32 = 40;
const LINE: i32 = 22;

impl Picture for Qin {
    fn picture(view: &View) -> String {
        let columns = view.rows.first().map_or(0, |row| row.chars().count()) as i32;
        let rows = view.rows.len() as i32;
        let width = (2 * EDGE + columns * CELL).max(560);
        let mut svg = Svg::new(width, 2 * EDGE + rows * CELL + LINE * (view.players.len() as i32 + 1));
        draw_board(&mut svg, view);
        for lone in &view.lone {
            draw_territory(&mut svg, lone.at, lone.colour, "territory");
        }
        for province in &view.provinces {
            province.squares.iter().for_each(|at| draw_territory(&mut svg, *at, province.colour, "province"));
            if let (Some(owner), Some(first)) = (province.owner, province.squares.first()) {
                draw_pagodas(&mut svg, *first, owner, province.pagodas);
            }
        }
        for village in &view.villages {
            if let Some(owner) = village.owner {
                draw_pagodas(&mut svg, village.at, owner, 1);
            }
        }
        let below = EDGE + rows * CELL + LINE + 8;
        for (index, player) in view.players.iter().enumerate() {
            let seat = Seat::new(index);
            let y = below + index as i32 * LINE;
            let hand = match &player.hand {
                Some(hand) => hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
                None => format!("{} tiles", player.tiles),
            };
            let mark = marked(view.turn.seat() == Some(seat));
            svg.circle((EDGE / 2, y - 5), 7, SEATS[index % 5], "");
            svg.text((EDGE, y), format!("{mark}player {seat}: {} pagodas left, {hand}", player.pagodas));
        }
        let supply = format!("{} tiles in the supply", view.supply);
        svg.text((EDGE, below + view.players.len() as i32 * LINE), supply);
        svg.finish(&view.title)
    }
}

fn corner(at: Square) -> (i32, i32) {
    (EDGE + i32::from(at.column) * CELL, EDGE + i32::from(at.row) * CELL)
}

fn draw_board(svg: &mut Svg, view: &View) {
    for (row, letters) in view.rows.iter().enumerate() {
        svg.label((EDGE / 2, EDGE + row as i32 * CELL + 24), "#444", row + 1);
        for (column, letter) in letters.chars().enumerate() {
            let at = Square { row: row as u8, column: column as u8 };
            let (x, y) = corner(at);
            if row == 0 {
                let name = at.to_string();
                svg.label(
                    (x + CELL / 2, EDGE - 10),
                    "#444",
                    name.trim_end_matches(|letter: char| letter.is_ascii_digit()),
                );
            }
            let fill = if letter == '~' { "#b9d6ea" } else { "#e3ecd2" };
            svg.rect([x, y, CELL, CELL], fill, "");
            if letter == 'o' {
                svg.rect([x + 6, y + 6, CELL - 12, CELL - 12], "#fff", &format!("village {at}"));
            }
        }
    }
}

fn draw_territory(svg: &mut Svg, at: Square, colour: Colour, kind: &str) {
    let (x, y) = corner(at);
    let fill = match colour {
        Colour::Red => "#c8443a",
        Colour::Yellow => "#e6bf3c",
        Colour::Blue => "#4273b8",
    };
    svg.rect([x, y, CELL, CELL], fill, &format!("{kind} {} {at}", colour.key()));
}

fn draw_pagodas(svg: &mut Svg, at: Square, owner: Seat, count: u8) {
    let (x, y) = corner(at);
    for index in 0..i32::from(count) {
        let (left, top) = (x + 4 + index * 14, y + 6);
        let roof = [(left, top + 22), (left + 7, top), (left + 14, top + 22)];
        svg.shape(&roof, SEATS[owner.index() % 5], &format!("pagoda of player {owner} {at}"));
    }
}
