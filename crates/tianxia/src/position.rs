//! `tianxia position`: a position as a picture with its legal actions, or written down.

use crate::cli;
use crate::draw::{self, Draw};
use crate::failure::Failure;
use crate::opening;
use crate::out::{out, outln};
use crate::pen::Pen;
use crate::speech::Speech;
use serde_json::json;
use tianxia_core::{Match, Phrase, Refused, Seat, Turn, Viewpoint};
use tianxia_games::{Choice, with_game};

pub(crate) fn run(args: &cli::Position, speech: &Speech) -> Result<(), Failure> {
    let game = opening::open(&args.file, args.at, args.seed)?;
    let shown: Result<_, Failure> = with_game!(game.about().id, G => match game.as_any().downcast_ref::<Match<G>>() {
        Some(game) => show::<G>(args, game.clone(), speech),
        None => Err(Failure::wrong("a game is not what its id says")),
    })
    .map_err(Failure::wrong)?;
    shown
}

fn show<G: Draw>(args: &cli::Position, mut game: Match<G>, speech: &Speech) -> Result<(), Failure> {
    for play in &args.plays {
        let Turn::Decide(seat) = game.turn() else { return Err(Failure::wrong(format!("`{play}`: the game is over"))) };
        let action = game.state().read(play).map_err(|error| Failure::usage(error.within(format!("`{play}`"))))?;
        game.act(seat, action).map_err(|refused| Failure::wrong(format!("`{play}`: {}", explain(&refused, speech))))?;
    }
    if args.write {
        out!("{}", toml::to_string(&game.state().position()).map_err(Failure::wrong)?);
        return Ok(());
    }
    let players = game.state().players();
    let eye = match args.seat {
        Some(seat) if seat > players => {
            return Err(Failure::usage(format!("--seat must be between 1 and {players} in this game (got {seat})")));
        }
        Some(seat) => Viewpoint::Seat(Seat::try_from(seat).map_err(Failure::usage)?),
        None => Viewpoint::Open,
    };
    let state = game.state();
    let sees_choices = state.turn().seat().is_some_and(|seat| eye.sees(seat));
    let choices: Vec<Choice> = if sees_choices { tianxia_games::AnyMatch::legal(&game) } else { Vec::new() };
    if args.json {
        let report = json!({
            "game": G::about().id,
            "turn": state.turn().seat(),
            "ask": speech.say(&state.ask()),
            "view": state.view(eye),
            "legal": choices,
            "outcome": game.outcome(),
        });
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
        return Ok(());
    }
    let pen = Pen::for_stdout();
    out!("{}", G::draw(&state.view(eye), &[], pen, speech));
    outln!("\n{}", speech.say(&state.ask()));
    if let Some(outcome) = game.outcome() {
        outln!("{}", draw::outcome(&outcome, pen, speech));
    } else if sees_choices {
        outln!("{}", speech.say(&Phrase::new("play-legal").number("count", choices.len() as i64)));
        outln!("{}", draw::listing(choices.iter().map(|choice| choice.notation.clone())));
    }
    Ok(())
}

/// A refusal with the rule's reason as a sentence.
pub(crate) fn explain(refused: &Refused, speech: &Speech) -> String {
    match refused {
        Refused::Illegal(illegal) => format!("{} ({})", speech.say(&illegal.reason), illegal.rule),
        other => other.to_string(),
    }
}
