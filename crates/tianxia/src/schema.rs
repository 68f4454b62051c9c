//! `tianxia schema`: what a program is sent of a game, described as JSON Schema, field by field. The words come from the documentation of
//! the types themselves, by way of files that a test compares with them (`crates/typescript`).

use crate::cli::{self, Described};
use crate::failure::Failure;
use crate::out::outln;
use serde_json::Value;
use tianxia_core::Game;
use tianxia_games::with_game;

pub(crate) fn run(args: &cli::Schema) -> Result<(), Failure> {
    let id = with_game!(args.game.as_str(), G => G::about().id).map_err(Failure::usage)?;
    let mut described: Value = serde_json::from_str(text(id)).map_err(Failure::wrong)?;
    let part = args.of.map(|of| match of {
        Described::View => "view",
        Described::Event => "event",
        Described::Action => "action",
        Described::Effect => "effect",
    });
    if let Some(part) = part {
        described = described[part].take();
    }
    outln!("{described:#}");
    Ok(())
}

fn text(game: &str) -> &'static str {
    match game {
        "dragon" => include_str!("../schemas/dragon.json"),
        "huang" => include_str!("../schemas/huang.json"),
        "qin" => include_str!("../schemas/qin.json"),
        _ => unreachable!("every game has a file"),
    }
}
