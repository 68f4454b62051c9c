//! `tianxia position`: a position as a picture, with its legal actions.

use crate::cli;
use crate::draw::{self, Draw};
use crate::failure::Failure;
use crate::files;
use crate::out::{out, outln};
use crate::pen::Pen;
use crate::speech::Speech;
use serde_json::json;
use tianxia_core::{Eye, Match, Refused, Turn, parse_toml};
use tianxia_games::{Choice, with_game};

pub(crate) fn run(args: &cli::Position) -> Result<(), Failure> {
    let text = files::read(&args.file)?;
    let table = parse_toml(&text).map_err(files::about(&args.file))?;
    let Some(game) = table.get("game").and_then(|game| game.as_str()) else {
        return Err(Failure::wrong(format!(
            "{}: a position file says which game it is of; write a line such as game = \"qin\"",
            args.file.display()
        )));
    };
    let shown: Result<_, Failure> = with_game!(game, G => show::<G>(args, &text)).map_err(files::about(&args.file))?;
    shown
}

fn show<G: Draw>(args: &cli::Position, text: &str) -> Result<(), Failure> {
    let mut game = Match::<G>::start_from(text, None, args.seed).map_err(files::about(&args.file))?;
    let speech = Speech::english();
    for play in &args.plays {
        let Turn::Decide(seat) = game.turn() else { return Err(Failure::wrong(format!("`{play}`: the game is over"))) };
        let action = game.state().read(play).map_err(|error| Failure::usage(error.within(format!("`{play}`"))))?;
        game.act(seat, action)
            .map_err(|refused| Failure::wrong(format!("`{play}`: {}", explain(&refused, &speech))))?;
    }
    let players = game.state().players();
    let eye = match args.seat {
        Some(seat) if seat.index() >= usize::from(players) => {
            return Err(Failure::usage(format!("there is no seat {seat}; the seats are 1 to {players}")));
        }
        Some(seat) => Eye::Seat(seat),
        None => Eye::Open,
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
    out!("{}", G::draw(&state.view(eye), &[], pen, &speech));
    outln!("\n{}", speech.say(&state.ask()));
    if let Some(outcome) = game.outcome() {
        outln!("{}", draw::outcome(&outcome, pen, &speech));
    } else if sees_choices {
        outln!("{} legal actions:", choices.len());
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
