//! `tianxia map`: checks a map file of Huang or a board file of Qin, counts what is on it, and draws it.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::out::outln;
use crate::pen::pad;
use crate::speech::Speech;
use serde_json::{Value, json};
use std::fmt::Write;
use tianxia_core::{Square, TextFile};
use tianxia_huang::{Map, Survey, Terrain};
use tianxia_qin::Board;

pub(crate) fn run(args: &cli::Map, speech: &Speech) -> Result<(), Failure> {
    let text = files::read(&args.file)?;
    let complain = files::about(&args.file);
    let file = TextFile::parse(&text).map_err(&complain)?;
    // A file that does not say what it is made of is a board if it reads as one.
    let layout = file.get("layout").map(|layout| layout.value.as_str());
    let squares = layout.map_or_else(|| Board::own(&text).is_ok(), |layout| layout == "squares");
    let (report, picture) = if squares {
        let board = Board::own(&text).map_err(&complain)?;
        let rows: Vec<&str> = file.body.iter().map(|(_, row)| *row).filter(|row| !row.is_empty()).collect();
        let title = json!({ "game": "qin", "name": board.name(), "title": board.title() });
        (title, format!("{}\n\n{}", board.title(), rows.join("\n")))
    } else {
        let map = Map::own(&text).map_err(&complain)?;
        (survey(&map), describe(&map, speech))
    };
    if args.json {
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
    } else {
        outln!("{picture}");
    }
    Ok(())
}

fn survey(map: &Map) -> Value {
    let capitals: Vec<Value> =
        map.capitals().iter().map(|capital| json!({ "at": map.square(capital.cell), "name": capital.name })).collect();
    json!({
        "game": "huang",
        "name": map.name(),
        "title": map.title(),
        "survey": Survey::of(map),
        "capitals": capitals,
    })
}

/// The map with its capitals and camps, their names, and the figures of the survey.
fn describe(map: &Map, speech: &Speech) -> String {
    let mut text = format!("{}\n\n  ", map.title());
    (0..map.width()).for_each(|column| _ = write!(text, "  {}", char::from(b'a' + column)));
    for row in 0..map.height() {
        let _ = write!(text, "\n{:>2}  {}", row + 1, if row % 2 == 1 { " " } else { "" });
        (0..map.width()).for_each(|column| _ = write!(text, "{}  ", sign(map, Square { row, column })));
        text.truncate(text.trim_end().len());
    }
    text.push_str("\n\n");
    for capital in map.capitals() {
        let _ = writeln!(text, "{}  {:<4} {}", capital.letter, map.square(capital.cell).to_string(), capital.name);
    }
    let Survey { hexes, land, river, capitals, nearest_capitals, camps, river_triangles, parts, land_parts } =
        Survey::of(map);
    let figures = [
        ("huang-survey-hexes", Some(hexes)),
        ("huang-survey-land", Some(land)),
        ("huang-survey-river", Some(river)),
        ("huang-survey-capitals", Some(capitals)),
        ("huang-survey-nearest", nearest_capitals),
        ("huang-survey-camps", Some(camps.len())),
        ("huang-survey-river-triangles", Some(river_triangles)),
        ("huang-survey-parts", Some(parts)),
        ("huang-survey-land-parts", Some(land_parts)),
    ];
    for (label, figure) in figures {
        let figure = figure.map_or("–".to_owned(), |figure| figure.to_string());
        let _ = write!(text, "\n{} {figure:>4}", pad(&speech.word(label), 28));
    }
    text
}

fn sign(map: &Map, square: Square) -> char {
    let Some(cell) = map.cell(square) else { return ' ' };
    let capital = map.capitals().iter().find(|capital| capital.cell == cell).map(|capital| capital.letter);
    let camp = (1..=10).find(|number| map.camp(*number).is_some_and(|camp| camp.contains(&cell)));
    let camp = camp.and_then(|number| char::from_digit(number as u32 % 10, 10));
    capital.or(camp).unwrap_or(match map.terrain(square) {
        Some(Terrain::River) => '~',
        _ => '.',
    })
}
