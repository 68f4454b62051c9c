//! For tests of what a game reads: damaged texts, and whether what was made of them is a game or one sentence.

use std::fmt::Debug;
use tianxia_core::{BadInput, Dice, FastDice, Game, Mute, Setup, Written};

/// The complaint, which must be one sentence on one line.
///
/// # Panics
/// If it is empty or has several lines.
#[must_use]
pub fn one_sentence(error: &BadInput) -> String {
    let text = error.to_string();
    assert!(!text.is_empty() && !text.contains('\n'), "not one sentence: {text:?}");
    text
}

/// Holds a refusal to being one sentence that names all of `parts`.
///
/// # Panics
/// If nothing was refused, or the sentence lacks a part.
pub fn complaint<T: Debug>(result: Result<T, BadInput>, parts: &[&str]) {
    match result {
        Ok(accepted) => panic!("{accepted:?} was accepted; expected a complaint with {parts:?}"),
        Err(error) => {
            let text = one_sentence(&error);
            assert!(parts.iter().all(|part| text.contains(part)), "{text:?} lacks one of {parts:?}");
        }
    }
}

/// Holds whatever was read to being accepted, or refused in one sentence.
pub fn used_or_refused<T>(result: Result<T, BadInput>) -> Option<T> {
    result.map_err(|error| one_sentence(&error)).ok()
}

/// Cuts a piece out of a text and puts another in, at character boundaries.
#[must_use]
pub fn damage(text: &str, at: usize, cut: usize, put: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = at % (letters.len() + 1);
    let end = (at + cut).min(letters.len());
    letters[..at].iter().collect::<String>() + put + &letters[end..].iter().collect::<String>()
}

/// A position from a real game of random decisions, as text.
///
/// # Panics
/// If the set-up is no good or the game breaks its contract.
#[must_use]
pub fn position_after<G: Written>(setup: &Setup, seed: u64, decisions: u64) -> String {
    let mut dice = FastDice::new(seed);
    let options = G::read_options(setup).unwrap_or_else(|error| panic!("{error}"));
    let mut game = G::start(&options, &mut dice);
    play_on(&mut game, &mut dice, decisions);
    toml::to_string(&game.position()).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a game to its end at random.
///
/// # Panics
/// If it does not end, or refuses one of its own legal answers.
pub fn play_out<G: Game>(mut game: G, seed: u64) {
    const LONGEST: u64 = 10_000;
    play_on(&mut game, &mut FastDice::new(seed), LONGEST);
    assert!(game.turn().seat().is_none(), "the game does not end");
}

fn play_on<G: Game>(game: &mut G, dice: &mut FastDice, decisions: u64) {
    let mut legal = Vec::new();
    for _ in 0..decisions {
        legal.clear();
        game.legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        if let Err(illegal) = game.play(action, dice, &mut Mute) {
            panic!("{action:?} was listed as legal, and refused: {illegal}");
        }
    }
}
