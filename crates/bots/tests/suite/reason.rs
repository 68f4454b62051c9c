//! Reasons: every choice has one, every language can say it, and none tells what the deciding seat may not know.

use std::collections::BTreeSet;
use tianxia_bots::{Reasoned, reason};
use tianxia_core::{Dice, FastDice, Game, Match, Seed, Setup, Turn, Written};
use tianxia_games::{AnyMatch, with_game};

/// Do all complete languages have this message?
fn is_said(id: &str) -> bool {
    let begins = format!("{id} =");
    tianxia_locales::LANGUAGES
        .iter()
        .filter(|language| language.translated == 100)
        .all(|language| language.files.iter().any(|text| text.lines().any(|line| line.starts_with(&begins))))
}

/// Plays random games and looks at the reasons of random choices on the way; gives the ids that were said.
fn wander<G: Reasoned + Written>(players: u8, seed: u64, said: &mut BTreeSet<&'static str>) {
    let mut dice = FastDice::new(seed);
    let mut game = Match::<G>::start(&Setup::new(players), Seed::from_number(seed)).expect("a game");
    while let Turn::Decide(seat) = game.turn() {
        let legal = game.state().legal_actions();
        let action = legal[dice.below(legal.len() as u32) as usize];
        let number = game.state().number(action);
        let told = reason(&game, number).expect("a legal choice has a reason");
        assert!(!told.reasons.is_empty());
        said.extend(told.reasons.iter().map(|reason| reason.id).chain([told.theme]));
        let other = game.state().imagine(seat, &mut dice);
        let position = toml::to_string(&other.position()).expect("a position");
        let other: Box<dyn AnyMatch> = Box::new(
            Match::<G>::start_from(&position, None, Seed::from_number(1)).expect("a position that was written"),
        );
        assert_eq!(reason(&*other, number), Some(told), "it is the same wherever the seat sees the same");
        game.act(seat, action).expect("it is legal");
    }
    assert_eq!(reason(&game, 0), None);
}

#[test]
fn every_choice_has_a_reason_that_can_be_said_and_tells_no_secret() {
    for id in tianxia_games::IDS {
        let (fewest, most) = tianxia_games::about(id).expect("it is listed").players;
        let mut said = BTreeSet::new();
        for (seed, players) in [fewest, most].into_iter().enumerate() {
            with_game!(*id, G => wander::<G>(players, seed as u64, &mut said)).expect("it is listed");
        }
        assert!(said.len() > 5, "{id}: {said:?}");
        for message in said {
            assert!(is_said(message), "a language lacks {message}");
        }
    }
}

#[test]
fn of_doing_nothing_in_huang_nobody_says_that_it_prepares_something() {
    let mut dice = FastDice::new(1);
    let mut game = Match::<tianxia_huang::Huang>::start(&Setup::new(4), Seed::from_number(1)).expect("a game");
    let mut declined = 0;
    while let Turn::Decide(seat) = game.turn() {
        let legal = game.state().legal_actions();
        for none in legal.iter().filter(|action| game.state().write(**action) == "none") {
            let told = reason(&game, game.state().number(*none)).expect("a legal choice has a reason");
            assert!(told.reasons.iter().all(|reason| reason.id != "reason-huang-quiet"), "{told:?}");
            declined += 1;
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.act(seat, action).expect("it is legal");
    }
    assert!(declined > 5, "only {declined} answers to decline");
}

#[test]
fn of_a_person_who_has_to_leave_in_the_dragon_it_is_said_who() {
    let mut dice = FastDice::new(1);
    let mut game = Match::<tianxia_dragon::Dragon>::start(&Setup::new(4), Seed::from_number(1)).expect("a game");
    let mut released = 0;
    while let Turn::Decide(seat) = game.turn() {
        let legal = game.state().legal_actions();
        if game.state().decision() == tianxia_dragon::Decision::Release {
            for action in &legal {
                let told = reason(&game, game.state().number(*action)).expect("a legal choice has a reason");
                assert!(told.reasons.iter().all(|reason| reason.id != "reason-dragon-quiet"), "{told:?}");
                released += 1;
            }
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.act(seat, action).expect("it is legal");
    }
    assert!(released > 5, "only {released} choices of who leaves");
}
