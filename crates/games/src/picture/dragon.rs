//! In the Year of the Dragon: the months, the action cards, the person track, and every court with its palaces and persons.

use super::svg::Svg;
use super::{Picture, SEATS, marked};
use tianxia_dragon::{Court, Dragon, View};

const WIDTH: i32 = 1000;
const EDGE: i32 = 16;
const LINE: i32 = 20;
const BOX: i32 = 76;
/// A court: two lines of figures, and palaces below.
const COURT: i32 = 170;

impl Picture for Dragon {
    fn picture(view: &View) -> String {
        let head = 200;
        let mut svg = Svg::new(WIDTH, head + COURT * view.seats.len() as i32 + EDGE);
        draw_months(&mut svg, view);
        draw_cards(&mut svg, view);
        draw_track(&mut svg, view);
        for (index, court) in view.seats.iter().enumerate() {
            draw_court(&mut svg, view, court, head + index as i32 * COURT);
        }
        svg.finish("In the Year of the Dragon")
    }
}

fn draw_months(svg: &mut Svg, view: &View) {
    for (index, event) in view.events.iter().enumerate() {
        let x = EDGE + index as i32 * 80;
        let month = index as u8 + 1;
        let fill = match month {
            month if month == view.month => "#e6bf3c",
            month if month < view.month => "#d8d4c8",
            _ => "#fff",
        };
        svg.rect([x, EDGE, BOX, 44], fill, &format!("month {month} {}", event.word()));
        svg.label((x + BOX / 2, EDGE + 16), "#222", month);
        svg.label((x + BOX / 2, EDGE + 34), "#222", event.word());
    }
    if let Some(event) = view.super_event {
        svg.text((EDGE, EDGE + 62), format!("month {}: {} as well", view.super_month, event.word()));
    }
}

fn draw_cards(svg: &mut Svg, view: &View) {
    let mut x = EDGE;
    for (index, group) in view.groups.iter().enumerate() {
        let cards: Vec<&str> = group.cards.iter().map(|card| card.word()).collect();
        let width = 20 + 9 * cards.join(" ").len() as i32;
        svg.rect([x, 92, width, 40], "#fff", &format!("group {} {}", index + 1, cards.join(" ")));
        svg.text((x + 8, 110), cards.join(" "));
        for (place, seat) in group.taken_by.iter().enumerate() {
            svg.circle(
                (x + 14 + place as i32 * 16, 122),
                6,
                SEATS[seat.index() % 5],
                &format!("action of player {seat}"),
            );
        }
        x += width + 8;
    }
}

fn draw_track(svg: &mut Svg, view: &View) {
    svg.text((EDGE, 158), "person track");
    let mut x = EDGE + 100;
    for space in &view.track {
        svg.text((x, 158), space.space);
        x += 30;
        for seat in &space.seats {
            svg.circle((x, 153), 8, SEATS[seat.index() % 5], &format!("marker of player {seat} on {}", space.space));
            x += 20;
        }
        x += 10;
    }
    let supply: Vec<String> = view
        .supply
        .iter()
        .map(|stock| {
            let old = stock.old.map_or_else(String::new, |old| format!("+{old}"));
            format!("{} {}{old}", stock.role.word(), stock.young)
        })
        .collect();
    svg.text((EDGE, 182), format!("tiles left: {}", supply.join(", ")));
}

fn draw_court(svg: &mut Svg, view: &View, court: &Court, top: i32) {
    let mark = marked(view.turn.seat() == Some(court.seat));
    let colour = SEATS[court.seat.index() % 5];
    svg.circle((EDGE + 6, top + 15), 7, colour, "");
    let figures = format!(
        "{mark}player {}: {} points, {} yuan, {} rice, {} fireworks, privileges {} small {} large",
        court.seat,
        court.score,
        court.yuan,
        court.rice,
        court.fireworks,
        court.small_privileges,
        court.large_privileges
    );
    svg.text((EDGE + 20, top + LINE), figures);
    let cards: Vec<&str> = court.cards.iter().map(|card| card.word()).collect();
    svg.text((EDGE + 20, top + 2 * LINE), format!("cards: {}", cards.join(" ")));
    for (index, palace) in court.palaces.iter().enumerate() {
        let x = EDGE + 20 + index as i32 * 120;
        let number = index + 1;
        for floor in 0..i32::from(palace.floors()) {
            let about = format!("floor {} of palace {number} of player {}", floor + 1, court.seat);
            svg.rect([x, top + 130 - floor * 30, 108, 26], "#efe3c4", &about);
        }
        for (place, person) in palace.persons().enumerate() {
            let y = top + 147 - place as i32 * 30;
            let about = format!("{} in palace {number} of player {}", person.word(), court.seat);
            svg.circle((x + 8, y - 4), 5, colour, &about);
            svg.text((x + 16, y), person.word());
        }
    }
}
