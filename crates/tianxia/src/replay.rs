//! `tianxia replay`: a record played again, and what it says of the result checked.

use crate::cli;
use crate::draw::{self, Draw};
use crate::failure::Failure;
use crate::files;
use crate::out::{out, outln};
use crate::pen::Pen;
use crate::play::players;
use crate::speech::Speech;
use serde_json::json;
use tianxia_core::{Match, Phrase, Record, Seat, Seed, Turn, Viewpoint};
use tianxia_games::with_game;

pub(crate) fn run(args: &cli::Replay, speech: Speech) -> Result<(), Failure> {
    let text = files::read(&args.file)?;
    let record: Record = text.parse().map_err(files::about(&args.file))?;
    tianxia_tables::check_seed(&record).map_err(files::about(&args.file))?;
    if args.until.is_some_and(|until| until > record.entries.len()) {
        return Err(Failure::usage(format!("--until goes beyond the {} entries of the record", record.entries.len())));
    }
    let shown: Result<_, Failure> =
        with_game!(record.game.as_str(), G => replay::<G>(args, &record, speech)).map_err(files::about(&args.file))?;
    shown
}

fn replay<G: Draw>(args: &cli::Replay, record: &Record, mut speech: Speech) -> Result<(), Failure> {
    let game = Match::<G>::replay(record, args.until).map_err(files::about(&args.file))?;
    let played = args.until.unwrap_or(record.entries.len());
    let whole = played == record.entries.len();
    let outcome = game.outcome();
    if args.json {
        let deciding = game.turn().seat();
        let contribution = |(seat, random): &(Seat, Seed)| json!({ "seat": seat, "random": random });
        let contributions: Vec<_> = record.contributions.iter().map(contribution).collect();
        let report = json!({
            "game": record.game,
            "rules": record.rules,
            "players": record.setup.players,
            "options": record.setup.options,
            "names": record.names,
            "seed": record.seed.to_string(),
            "seed_hash": record.seed_hash,
            "server_seed": record.server_seed,
            "contributions": contributions,
            "entries": record.entries.len(),
            "replayed": played,
            "over": game.turn() == Turn::Over,
            "turn": deciding,
            "outcome": outcome,
            "verified": whole && record.result.is_some(),
            "view": game.state().view(Viewpoint::Open),
        });
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
        return Ok(());
    }
    let pen = Pen::for_stdout();
    speech.set_names(&players::names(game.names(), &record.game, &speech));
    out!("{}", G::draw(&game.state().view(Viewpoint::Open), &[], pen, &speech));
    let entries = |id: &'static str| {
        let total = record.entries.len() as i64;
        speech.say(&Phrase::new(id).number("count", played as i64).number("total", total))
    };
    match outcome {
        Some(outcome) => {
            outln!("\n{}", draw::outcome(&outcome, pen, &speech));
            let checked = if record.result.is_some() { "replay-as-recorded" } else { "replay-no-result" };
            outln!("{} {}", entries("replay-entries"), speech.word(checked));
            match (record.seed_hash.is_some(), record.contributions.len()) {
                (false, _) => {}
                (true, 0) => outln!("{}", speech.word("replay-seed-committed")),
                (true, count) => {
                    outln!("{}", speech.say(&Phrase::new("replay-seed-contributed").number("count", count as i64)))
                }
            }
        }
        None if whole => {
            outln!(
                "\n{} {} {}",
                entries("replay-entries"),
                speech.word("replay-not-over"),
                speech.say(&game.state().ask())
            )
        }
        None => outln!("\n{} {}", entries("replay-some-entries"), speech.say(&game.state().ask())),
    }
    Ok(())
}
