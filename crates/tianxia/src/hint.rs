//! `tianxia hint`: the best actions in a position or at a point of a record, with their winning chances.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::opening;
use crate::out::outln;
use crate::progress::Waiting;
use crate::speech::Speech;
use serde_json::json;
use tianxia_bots::{Advice, Budget};
use tianxia_core::{Phrase, Seat};
use tianxia_games::AnyMatch;

/// Default thinking time, in tenths of a second.
const TENTHS: f64 = 20.0;

pub(crate) fn run(args: &cli::Hint, speech: &Speech) -> Result<(), Failure> {
    let game = opening::open(&args.file, args.at, args.seed)?;
    let Some(seat) = game.turn().seat() else {
        return Err(Failure::wrong(format!(
            "{}: the game is over; there is nothing to decide",
            files::name(&args.file)
        )));
    };
    let budget = match args.think {
        Some(time) => Budget::Time(time),
        None => tianxia_bots::budget(game.about().id, TENTHS).map_err(Failure::usage)?,
    };
    let waiting = Waiting::new(&speech.word("thinking"));
    let advice = match args.search_seed {
        Some(seed) => tianxia_bots::seeded_answers(&*game, budget, args.top, seed, interrupt::flag()),
        None => tianxia_bots::hint(&*game, budget, args.top, interrupt::flag()),
    };
    drop(waiting);
    show(args, &*game, seat, &advice, speech)?;
    interrupt::exit_if_asked();
    Ok(())
}

fn show(args: &cli::Hint, game: &dyn AnyMatch, seat: Seat, advice: &[Advice], speech: &Speech) -> Result<(), Failure> {
    if args.json {
        let report = json!({ "game": game.about().id, "seat": seat, "step": game.steps(), "actions": advice });
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
        return Ok(());
    }
    outln!("{}", speech.say(&game.ask()));
    advice.iter().enumerate().for_each(|(index, advice)| print(index, advice, speech));
    Ok(())
}

fn print(index: usize, advice: &Advice, speech: &Speech) {
    let percent = |chance: &f32| format!("{:.0} %", chance * 100.0);
    let list = |figures: Vec<String>| figures.join(", ");
    let phrase = Phrase::new("hint-action")
        .number("rank", index as i64 + 1)
        .text("action", advice.notation.clone())
        .text("chance", percent(&advice.chance))
        .text("chances", list(advice.chances.iter().map(percent).collect()));
    let scores = list(advice.scores.iter().map(|score| format!("{score:.1}")).collect());
    let expected = match &*scores {
        "" => String::new(),
        _ => format!(" {}", speech.say(&Phrase::new("hint-scores").text("scores", scores))),
    };
    outln!("{}{expected}", speech.say(&phrase));
    if advice.line.len() > 1 {
        outln!("   {}", speech.say(&Phrase::new("hint-then").text("actions", advice.line[1..].join(", "))));
    }
}
