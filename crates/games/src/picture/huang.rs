//! Huang: the map of hexes with tiles, leaders, pagodas, the palace, granaries and bandits, and a line for each player.

use super::svg::Svg;
use super::{Picture, SEATS, marked};
use tianxia_core::Square;
use tianxia_huang::{Colour, Huang, View};

/// Half the width of a hex, and the sizes of its slanted and upright sides.
const HALF: i32 = 22;
const SLANT: i32 = 13;
const SIDE: i32 = 25;
const EDGE: i32 = 40;
const LINE: i32 = 22;

impl Picture for Huang {
    fn picture(view: &View) -> String {
        let columns = view.map.rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) as i32;
        let rows = view.map.rows.len() as i32;
        let width = (2 * EDGE + (2 * columns + 1) * HALF).max(700);
        let lines = view.seats.len() as i32 + 2;
        let mut svg = Svg::new(width, 2 * EDGE + rows * (SIDE + SLANT) + SLANT + LINE * lines);
        draw_map(&mut svg, view);
        draw_pieces(&mut svg, view);
        let below = EDGE + rows * (SIDE + SLANT) + SLANT + LINE + 8;
        for (index, seat) in view.seats.iter().enumerate() {
            let y = below + index as i32 * LINE;
            let mark = marked(view.turn.seat() == Some(seat.seat));
            let hand = seat.hand.map_or_else(|| format!("{} tiles", seat.hand_size), |hand| hand.letters());
            let points = seat.points.map_or_else(String::new, |points| {
                let [yellow, red, blue, green, white] =
                    [points.yellow, points.red, points.blue, points.green, points.white];
                format!(", points Y{yellow} R{red} B{blue} G{green} W{white}, granaries {}", points.granaries)
            });
            svg.circle((EDGE / 2, y - 5), 7, SEATS[index % 5], "");
            svg.text((EDGE, y), format!("{mark}player {}: {hand}{points}", seat.seat));
        }
        let y = below + view.seats.len() as i32 * LINE;
        svg.text((EDGE, y), format!("market {}, {} tiles in the bag", view.market.letters(), view.bag));
        svg.finish(&view.map.title)
    }
}

/// The middle of a hex; every second row is shifted right by half a hex.
fn middle(at: Square) -> (i32, i32) {
    let shift = i32::from(at.row % 2) * HALF;
    (EDGE + HALF + shift + i32::from(at.column) * 2 * HALF, EDGE + SIDE + i32::from(at.row) * (SIDE + SLANT))
}

fn hex((x, y): (i32, i32)) -> [(i32, i32); 6] {
    let (upper, tip) = (SIDE / 2, SIDE / 2 + SLANT);
    [
        (x, y - tip),
        (x + HALF, y - upper),
        (x + HALF, y + upper),
        (x, y + tip),
        (x - HALF, y + upper),
        (x - HALF, y - upper),
    ]
}

fn fill(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "#e6bf3c",
        Colour::Red => "#c8443a",
        Colour::Blue => "#4273b8",
        Colour::Green => "#5a9a4a",
        Colour::White => "#f4f4f4",
    }
}

fn draw_map(svg: &mut Svg, view: &View) {
    for (row, letters) in view.map.rows.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate().filter(|(_, letter)| *letter != '#') {
            let at = Square { row: row as u8, column: column as u8 };
            svg.shape(&hex(middle(at)), if letter == '~' { "#b9d6ea" } else { "#e9e2cc" }, "");
            let (x, y) = middle(at);
            svg.label((x, y + 5), "#a09a86", at);
        }
    }
    for capital in &view.map.capitals {
        svg.circle(middle(capital.at), HALF - 6, "none", &format!("capital {}", capital.name));
    }
}

fn draw_pieces(svg: &mut Svg, view: &View) {
    for tile in &view.tiles {
        svg.shape(&hex(middle(tile.at)), fill(tile.colour), &format!("tile {} {}", tile.colour, tile.at));
    }
    for bandits in &view.bandits {
        for at in &bandits.at {
            svg.shape(&hex(middle(*at)), "#3c3c3c", &format!("bandits {} {at}", bandits.tile));
            let (x, y) = middle(*at);
            svg.label((x, y + 5), "#fff", bandits.bandits);
        }
    }
    for at in &view.granaries {
        let (x, y) = middle(*at);
        svg.rect([x - 7, y - 7, 14, 14], "#8a5a2b", &format!("granary {at}"));
    }
    for pagoda in &view.pagodas {
        let (x, y) = among(&pagoda.at);
        let names: Vec<String> = pagoda.at.iter().map(ToString::to_string).collect();
        let about = format!("pagoda {} {}", pagoda.colour, names.join(" "));
        svg.shape(&[(x - 12, y + 12), (x, y - 14), (x + 12, y + 12)], fill(pagoda.colour), &about);
    }
    if !view.palace.is_empty() {
        let (x, y) = among(&view.palace);
        svg.rect([x - 14, y - 10, 28, 20], "#d98a1f", "palace");
    }
    for leader in &view.leaders {
        let (x, y) = middle(leader.at);
        let about = format!("leader {} of player {} {}", leader.colour, leader.seat, leader.at);
        svg.circle((x, y), HALF - 5, fill(leader.colour), &about);
        svg.circle((x, y), 8, SEATS[leader.seat.index() % 5], "");
        svg.label((x, y + 5), "#fff", leader.seat);
    }
}

/// The point in the middle of some hexes.
fn among(squares: &[Square]) -> (i32, i32) {
    let count = squares.len().max(1) as i32;
    let (x, y) = squares.iter().map(|at| middle(*at)).fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (x / count, y / count)
}
