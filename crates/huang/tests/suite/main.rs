//! The tests of Huang, in one program.

mod bad_input;
mod effects;
mod golden;
mod known;
mod maps;
mod names;
mod open;
mod random_games;
mod rules;

use tianxia_core::{Dice, FastDice, Game, Setup, Written, parse_toml};
use tianxia_huang::{Event, Huang};

fn start(setup: &Setup, seed: u64) -> Huang {
    Huang::start(&Huang::read_options(setup).unwrap(), &mut FastDice::new(seed))
}

fn position(text: &str) -> Huang {
    Huang::from_position(&parse_toml(text).unwrap(), &mut FastDice::new(1)).unwrap()
}

/// Plays typed actions and hands back what happened.
fn play(game: &mut Huang, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in actions {
        let action = game.read(text).unwrap();
        game.play(action, &mut FastDice::new(1), &mut events).unwrap();
    }
    events
}

fn legal(game: &Huang) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal.into_iter().map(|action| game.write(action)).collect()
}

/// One decision at random; false once the game is over.
fn play_at_random(game: &mut Huang, dice: &mut FastDice, events: &mut Vec<Event>) -> bool {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    if legal.is_empty() {
        return false;
    }
    let action = legal[dice.below(legal.len() as u32) as usize];
    game.play(action, dice, events).unwrap();
    true
}
