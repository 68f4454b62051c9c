//! Every refusal of the engine leads to its rule in the rulebook, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tianxia_core::{Dice, FastDice, Turn, Written};
use tianxia_games::with_game;
use tianxia_rulebook::{Block, FILES, book};

/// The rules that the sources of a game name as texts of their own, as refusals do.
fn named_in(folder: &Path, letter: char) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(named_in(&path, letter));
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let words = text.split('"').filter(|word| {
            let digits = word.strip_prefix(letter);
            digits.is_some_and(|digits| !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit()))
        });
        found.extend(words.map(str::to_owned));
    }
    found
}

/// The rules by which random nonsense is refused in a game of every set-up.
fn met<G: Written>() -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for (setup, seed) in tianxia_contract::every_setup::<G>().iter().zip(1..) {
        let mut dice = FastDice::new(seed);
        let mut game = G::start(&G::read_options(setup).unwrap(), &mut dice);
        let mut legal = Vec::new();
        while game.turn() != Turn::Over {
            for _ in 0..8 {
                let wild = game.numbered(dice.below(game.numbers()));
                let refused = wild.and_then(|action| game.clone().play(action, &mut dice, &mut Vec::new()).err());
                met.extend(refused.map(|illegal| illegal.rule.to_owned()));
            }
            let action = game.random_action(&mut dice, &mut legal).unwrap();
            game.play(action, &mut dice, &mut Vec::new()).unwrap();
        }
    }
    met
}

#[test]
fn every_rule_that_refuses_something_is_explained_in_every_language() {
    for files in FILES {
        let game = files.game;
        let about = tianxia_games::about(game).unwrap();
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates").join(game).join("src");
        let named = named_in(&sources, about.rule_ids.0);
        let met = with_game!(game, G => met::<G>()).unwrap();
        assert!(!met.is_empty() && met.is_subset(&named), "{game}: {met:?} are not all among {named:?}");
        for (language, _) in files.languages {
            let book = book(game, language).unwrap();
            let explained =
                |rule: &str| book.blocks().any(|block| matches!(block, Block::Rule { id, .. } if id == rule));
            let lost: Vec<_> = named.iter().filter(|rule| !explained(rule)).collect();
            assert!(lost.is_empty(), "{game} refuses by {lost:?}, which {language}.md does not explain");
        }
    }
}
