//! Hints and analyses: what they say fits the game, and can be said again.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tianxia_bots::{Bot, Budget, Level};
use tianxia_core::{Record, Seed, Setup};
use tianxia_games::{AnyMatch, IDS};

static GOES_ON: AtomicBool = AtomicBool::new(false);

fn played(id: &str, most: usize) -> Box<dyn AnyMatch> {
    let players = tianxia_games::about(id).unwrap().players.0;
    let mut game = tianxia_games::start(id, &Setup::new(players), Seed::from_number(9)).unwrap();
    let bot = Bot::of(Level::Random);
    while let Some(seat) = game.turn().seat().filter(|_| game.steps() < most) {
        let number = bot.choose(&*game, game.steps() as u64, &GOES_ON).unwrap();
        game.act_numbered(seat, number).unwrap();
    }
    game
}

#[test]
fn hints_are_legal_best_first_and_repeatable() {
    for id in IDS {
        let game = played(id, 10);
        let seat = game.turn().seat().unwrap();
        let hints = tianxia_bots::hint(&*game, Budget::Iterations(300), 3, &GOES_ON);
        assert!((1..=3).contains(&hints.len()), "{id}");
        assert!(hints.is_sorted_by(|a, b| a.chance >= b.chance), "{id}: {hints:?}");
        assert!(hints.iter().all(|hint| hint.sure && hint.visits >= 20), "{id}: each was thought about: {hints:?}");
        for hint in &hints {
            assert!(game.legal().iter().any(|legal| legal.number == hint.number && legal.notation == hint.notation));
            assert_eq!(hint.line[0], hint.notation);
            assert_eq!(hint.chance, hint.chances[seat.index()]);
            assert!((hint.chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{id}: {hint:?}");
            assert_eq!(hint.scores.len(), usize::from(game.players()));
        }
        assert_eq!(hints, tianxia_bots::hint(&*game, Budget::Iterations(300), 3, &GOES_ON));
    }
}

/// A game that somebody gave up after four decisions, so that few are judged.
fn short_record(id: &str) -> Record {
    let mut game = played(id, 4);
    let seat = game.turn().seat().unwrap();
    game.resign(seat).unwrap();
    game.record()
}

#[test]
fn no_quick_games_are_played_when_time_is_up_or_nobody_wants_them() {
    let game = played("huang", 10);
    let hints = tianxia_bots::hint(&*game, Budget::Time(Duration::from_nanos(1)), usize::MAX, &GOES_ON);
    assert!(hints.iter().all(|hint| hint.scores.is_empty()), "{hints:?}");
    let answers = tianxia_bots::best_answers(&*game, Budget::Iterations(300), 3, &GOES_ON);
    assert!(answers.iter().all(|answer| answer.scores.is_empty() && answer.visits > 0));
}

#[test]
fn an_analysis_judges_every_decision_and_can_be_repeated() {
    for id in IDS {
        let record = short_record(id);
        let mut heard = Vec::new();
        let analyse = |heard: &mut Vec<_>| {
            tianxia_bots::analyse(&record, Level::Medium, &mut |done, total| heard.push((done, total)), &GOES_ON)
        };
        let analysis = analyse(&mut heard).unwrap();
        assert!(analysis.complete && analysis.decisions.len() == 4, "{id}");
        assert_eq!((heard[0], heard[heard.len() - 1]), ((0, 4), (4, 4)));
        for verdict in &analysis.decisions {
            assert!((verdict.chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{id}: {verdict:?}");
            assert!(verdict.cost >= 0.0 && verdict.best_chance >= verdict.chance, "{id}: {verdict:?}");
            assert!((1..=4).contains(&verdict.played_reasons.len()), "{id}: {verdict:?}");
            assert!((1..=4).contains(&verdict.best_reasons.len()), "{id}: {verdict:?}");
            let same = verdict.played == verdict.best;
            assert!(!same || verdict.played_reasons == verdict.best_reasons, "{id}: {verdict:?}");
        }
        for number in &analysis.turning_points {
            let verdict = &analysis.decisions[number - 1];
            let range = verdict.cost_range.expect("a turning point was thought over");
            assert!(0.02 <= range.least && range.least <= verdict.cost && verdict.cost <= range.most, "{verdict:?}");
        }
        let at_a_look = |number| tianxia_bots::judge_one(&record, number, Level::Medium, &GOES_ON).unwrap().unwrap();
        for verdict in analysis.decisions.iter().filter(|verdict| verdict.cost_range.is_some()).take(1) {
            assert!(at_a_look(verdict.number).cost_range.is_none());
            let weighed = tianxia_bots::weigh_one(&record, verdict.number, Level::Medium, &GOES_ON).unwrap();
            assert_eq!(weighed.as_ref(), Some(verdict), "{id}");
            let (gain, reach) =
                tianxia_bots::confirm(&record, verdict.number, &verdict.best, 0.2, &GOES_ON).unwrap().unwrap();
            assert!(gain.abs() <= 1.0 && reach >= 0.0, "{id}: {gain} {reach}");
        }
        assert!(
            analysis.decisions.iter().any(|verdict| verdict.cost_range.is_some()),
            "{id}: nothing was thought over"
        );
        if *id == "qin" {
            assert_eq!(analysis, analyse(&mut heard).unwrap());
        }
    }
}

#[test]
fn a_stopped_analysis_says_so_and_a_wrong_record_is_refused() {
    let mut record = short_record("qin");
    let stop = AtomicBool::new(true);
    let analysis = tianxia_bots::analyse(&record, Level::Expert, &mut |_, _| {}, &stop).unwrap();
    assert!(!analysis.complete && analysis.decisions.is_empty());
    // What is broken off in the middle of a decision says nothing about it, nor about those after it that another core was at.
    let stop = AtomicBool::new(false);
    let mut stop_in_the_first = |_, _| stop.store(true, Ordering::Relaxed);
    let analysis = tianxia_bots::analyse(&record, Level::Medium, &mut stop_in_the_first, &stop).unwrap();
    assert!(!analysis.complete && analysis.decisions.is_empty());
    let stop = AtomicBool::new(false);
    record.entries.swap(0, 3);
    let error = tianxia_bots::analyse(&record, Level::Medium, &mut |_, _| {}, &stop).unwrap_err();
    assert!(error.to_string().contains("entry 1"), "{error}");
    record.game = "go".to_owned();
    let error = tianxia_bots::analyse(&record, Level::Medium, &mut |_, _| {}, &stop).unwrap_err();
    assert!(error.to_string().contains("no game `go`"), "{error}");
}
