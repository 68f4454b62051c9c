//! Proves that no two legal answers are one and the same by symmetry: equal palaces, and equal persons in one palace,
//! are one option. What follows by force afterwards may well wipe out a difference, so the answers are compared
//! before that.

use crate::{Action, Dragon};
use std::collections::HashMap;
use tianxia_core::{Dice, FastDice, Game, Mute, Setup, Turn, Written};

/// The pairs of answers that lead to the same state within the month.
fn twins(game: &Dragon) -> Vec<(Action, Action)> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut reached: HashMap<String, Action> = HashMap::new();
    let mut twins = Vec::new();
    for action in legal {
        let mut next = *game;
        next.carry_out(action, &mut FastDice::new(1), &mut Mute);
        if next.month == game.month
            && let Some(other) = reached.insert(format!("{next:?}"), action)
        {
            twins.push((other, action));
        }
    }
    twins
}

#[test]
fn different_answers_lead_to_different_states() {
    let mut legal = Vec::new();
    for players in 2..=5 {
        for event in crate::SuperEvent::ALL {
            let setup = Setup::new(players).with("super_event", event.word()).with("great_wall", "true");
            let options = Dragon::read_options(&setup).expect("a set-up that can be played");
            let mut dice = FastDice::new(u64::from(players));
            let mut game = Dragon::start(&options, &mut dice);
            while game.turn() != Turn::Over {
                assert_eq!(twins(&game), [], "{}", game.position());
                legal.clear();
                game.legal(&mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.play(action, &mut dice, &mut Mute).expect("legal");
            }
        }
    }
}
