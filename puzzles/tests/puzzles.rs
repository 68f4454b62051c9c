//! Puzzles: those of the program hold, and the sieve finds what can be found in a game.

use std::sync::atomic::AtomicBool;
use tianxia_bots::Budget;
use tianxia_core::Seed;
use tianxia_protocol::{LessonAttempt, LessonVerdictKind, Play};
use tianxia_puzzles::{Puzzle, Puzzles, Sieve, find, pick, play_game};

#[test]
fn our_own_puzzles_hold() {
    let puzzles = Puzzles::built_in().expect("they can be read");
    let mut faults = Vec::new();
    for (game, id, puzzle) in puzzles.all() {
        assert_eq!(puzzle.game, game);
        faults.extend(puzzle.check().err().map(|error| format!("{game}/{id}: {error}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A puzzle out of a quick game, with a sieve so coarse that one is always found.
fn some(game: &str) -> Puzzle {
    let stop = AtomicBool::new(false);
    let sieve = Sieve { quick: Budget::Iterations(60), deep: Budget::Iterations(200), gap: 0.01, seed: 1 };
    let found = (0..20).find_map(|number| {
        let played = play_game(game, Seed::from_number(5), number, &stop).expect("bots play");
        find(&*played, &sieve, &stop).expect("a record can be replayed").into_iter().next()
    });
    found.expect("a puzzle").puzzle
}

#[test]
fn what_is_found_can_be_written_read_and_solved() {
    for game in tianxia_games::IDS {
        let puzzle = some(game);
        let text = puzzle.write().expect("it can be written");
        let read = Puzzle::read(&text).unwrap_or_else(|error| panic!("{game}: {error}\n{text}"));
        assert_eq!(read, puzzle);
        read.check().unwrap_or_else(|error| panic!("{game}: {error}\n{text}"));
        let tried = |text: &str| LessonAttempt { answers: Vec::new(), tried: Some(Play::Notation(text.to_owned())) };
        let solved = puzzle.at("01", &tried(&puzzle.answer)).expect("a stage");
        let line: Vec<_> = solved.follows.iter().map(|step| step.notation.clone()).collect();
        assert!(solved.done && solved.reason == puzzle.reason && line == puzzle.line);
        assert_eq!(solved.follows[0].seat, u8::from(puzzle.seat));
        let instead = solved.instead.expect("the next best choice");
        assert!(instead.notation == puzzle.next.play && instead.reason != puzzle.reason);
        let wrong = puzzle.at("01", &tried(&puzzle.next.play)).expect("a stage");
        assert_eq!(wrong.verdict.map(|verdict| verdict.kind), Some(LessonVerdictKind::Wrong));
        assert!(!wrong.done && wrong.follows.is_empty() && wrong.instead.is_none() && !wrong.reason.is_empty());
    }
}

#[test]
fn a_puzzle_that_does_not_hold_is_told() {
    let puzzle = some("qin");
    let told = |change: &dyn Fn(&mut Puzzle)| {
        let mut other = puzzle.clone();
        change(&mut other);
        other.check().expect_err("it does not hold").to_string()
    };
    assert!(told(&|puzzle| puzzle.answer = "RR zz zz".to_owned()).starts_with("answer: "));
    assert!(told(&|puzzle| puzzle.next.play = puzzle.answer.clone()).starts_with("next: "));
    assert!(told(&|puzzle| puzzle.next.chance = 1.0).starts_with("chance: "));
    assert!(told(&|puzzle| puzzle.reason.clear()).starts_with("reason: "));
    assert!(told(&|puzzle| puzzle.theme = "puzzle-theme-none".to_owned()).contains("no message `puzzle-theme-none`"));
    assert!(told(&|puzzle| puzzle.line = vec!["pass".to_owned()]).starts_with("line: "));
    let never = |puzzle: &mut Puzzle| puzzle.line.push(puzzle.answer.clone());
    assert!(told(&never).starts_with("line: "), "a tile lies there already");
    let mut old = puzzle.clone();
    never(&mut old);
    old.reason.clear();
    assert_eq!(old.renewed().expect("it can be written anew"), puzzle);
    let text = puzzle.write().expect("it can be written").replacen("answer =", "anser =", 1);
    assert!(Puzzle::read(&text).expect_err("a typing error").to_string().contains("line "));
}

#[test]
fn the_same_seed_finds_the_same() {
    assert_eq!(some("qin"), some("qin"));
    assert!(pick(Vec::new(), 40).is_empty());
}
