//! `tianxia hint`: the best actions in a position or at a point of a record, with what speaks for them.

use crate::cli;
use crate::failure::Failure;
use crate::interrupt;
use crate::opening;
use crate::out::outln;
use crate::speech::Speech;
use serde_json::json;
use tianxia_bots::{Advice, Budget};
use tianxia_core::Seat;
use tianxia_games::AnyMatch;

/// How long is thought where nobody names a time, in tenths of a second.
const TENTHS: f64 = 20.0;

pub(crate) fn run(args: &cli::Hint) -> Result<(), Failure> {
    let game = opening::open(&args.file, args.at, args.seed)?;
    let Some(seat) = game.turn().seat() else {
        return Err(Failure::wrong(format!("{}: the game is over; there is nothing to decide", args.file.display())));
    };
    if args.top == 0 {
        return Err(Failure::usage("--top 0 shows nothing; take 1 or more"));
    }
    let budget = match args.think {
        Some(time) => Budget::Time(time),
        None => tianxia_bots::budget(game.about().id, TENTHS).map_err(Failure::usage)?,
    };
    let advice = match args.search_seed {
        Some(seed) => tianxia_bots::seeded_answers(&*game, budget, args.top, seed, interrupt::flag()),
        None => tianxia_bots::hint(&*game, budget, args.top, interrupt::flag()),
    };
    show(args, &*game, seat, &advice)?;
    interrupt::exit_if_asked();
    Ok(())
}

fn show(args: &cli::Hint, game: &dyn AnyMatch, seat: Seat, advice: &[Advice]) -> Result<(), Failure> {
    if args.json {
        let report = json!({ "game": game.about().id, "seat": seat, "step": game.steps(), "actions": advice });
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
        return Ok(());
    }
    outln!("{}", Speech::english().say(&game.ask()));
    advice.iter().enumerate().for_each(|(index, advice)| print(index, advice));
    Ok(())
}

fn print(index: usize, advice: &Advice) {
    let percent = |chance: &f32| format!("{:.0} %", chance * 100.0);
    let scores: Vec<String> = advice.scores.iter().map(|score| format!("{score:.1}")).collect();
    let expected = if scores.is_empty() { String::new() } else { format!(", expected scores {}", scores.join(", ")) };
    outln!(
        "{}. {}: {} to win (seats: {}){expected}",
        index + 1,
        advice.notation,
        percent(&advice.chance),
        advice.chances.iter().map(percent).collect::<Vec<_>>().join(", "),
    );
    if advice.line.len() > 1 {
        outln!("   then {}", advice.line[1..].join(", "));
    }
}
