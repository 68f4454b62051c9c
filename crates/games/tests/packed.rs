//! The answers of a decision as they travel: columns and patterns give back every number, notation, action and effect.

use tianxia_core::{Dice, FastDice, Match, Seed, Setup, Turn, Written};
use tianxia_games::{AnyMatch, IDS, Visitor, visit};

struct Play;

impl Visitor for Play {
    type Output = usize;

    fn visit<G: Written>(self) -> usize {
        let mut seen = 0;
        for players in [2, 4] {
            let mut dice = FastDice::new(u64::from(players));
            let mut game = Match::<G>::start(&Setup::new(players), Seed::from_number(5)).unwrap();
            while let Turn::Decide(seat) = game.turn() {
                let actions = game.state().legal_actions();
                // Every position of the beginning, and some of the rest.
                if game.steps().len() < 8 || dice.below(6) == 0 {
                    seen += check(&game, &actions);
                }
                game.act(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
            }
        }
        seen
    }
}

/// Checks all answers of a position, and returns how many there are.
fn check<G: Written>(game: &Match<G>, actions: &[G::Action]) -> usize {
    let (state, choices) = (game.state(), game.legal());
    assert_eq!(choices.len(), actions.len());
    assert_eq!(game.numbers(), choices.iter().map(|choice| choice.number).collect::<Vec<_>>());
    for (choice, action) in choices.iter().zip(actions) {
        let foreseen = state.foresee(*action).unwrap();
        assert_eq!((choice.number, &choice.notation), (state.number(*action), &state.write(*action)));
        assert_eq!(choice.action.value(), serde_json::to_value(state.data(*action)).unwrap());
        assert_eq!(choice.effect.value(), serde_json::to_value(&foreseen.effect).unwrap(), "{}", choice.notation);
        assert_eq!(choice.free, foreseen.free() && state.can_take_back(*action), "{}", choice.notation);
        assert_eq!(game.why_not(choice.number), Ok(None));
    }
    choices.len()
}

#[test]
fn every_answer_comes_back_as_it_was() {
    for id in IDS {
        let seen = visit(id, Play).unwrap();
        assert!(seen > 500, "{id}: only {seen} answers");
    }
}
