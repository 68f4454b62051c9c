//! `tianxia games`: what can be played, and with which options.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::speech::Speech;
use serde::Serialize;
use tianxia_core::{About, OptionKind};

pub(crate) fn run(args: &cli::Games, speech: &Speech) -> Result<(), Failure> {
    let games: Vec<_> = tianxia_games::IDS
        .iter()
        .map(|id| tianxia_games::about(id))
        .collect::<Result<_, _>>()
        .map_err(Failure::wrong)?;
    if args.json {
        let listed: Vec<_> = games.iter().map(|about| Listed::new(about, speech)).collect();
        outln!("{}", serde_json::to_string_pretty(&listed).map_err(Failure::wrong)?);
    } else {
        games.iter().for_each(|about| print_game(about, speech));
    }
    Ok(())
}

/// A game as `--json` lists it: the title page with its explanations spelled out.
#[derive(Serialize)]
struct Listed<'a> {
    #[serde(flatten)]
    about: &'a About,
    explained: Vec<String>,
    refused_combinations: Vec<String>,
}

impl<'a> Listed<'a> {
    fn new(about: &'a About, speech: &Speech) -> Self {
        Listed {
            about,
            explained: about.options.iter().map(|spec| explain(about, spec.key, speech)).collect(),
            refused_combinations: about.refused.iter().map(|id| speech.word(id)).collect(),
        }
    }
}

fn print_game(about: &About, speech: &Speech) {
    let (fewest, most) = about.players;
    outln!("{}: {}, {fewest} to {most} players (rules version {})", about.id, about.title, about.rules);
    for spec in about.options {
        let (values, or_file) = match spec.kind {
            OptionKind::Flag => ("true, false".to_owned(), ""),
            OptionKind::Choice(values) => (values.join(", "), ""),
            OptionKind::Board(names) => (names.join(", "), " or a board file"),
            OptionKind::Boards(names) => (format!("a list of {}", names.join(", ")), ""),
        };
        let default = if spec.default.is_empty() { "none" } else { spec.default };
        outln!("  {} = {values}{or_file} (default {default})", spec.key);
        outln!("      {}", explain(about, spec.key, speech));
    }
    for id in about.refused {
        outln!("  Not together: {}", speech.word(id));
    }
}

fn explain(about: &About, key: &str, speech: &Speech) -> String {
    speech.word(&format!("{}-option-{key}", about.id))
}
