//! The search keeps its promises: repeatable, stopped at once, within its memory.

use std::sync::atomic::AtomicBool;
use tianxia_bots::{Bot, Budget, DragonInsight, HuangInsight, Insight, Level, Plain, QinInsight, Search};
use tianxia_core::{Dice, FastDice, Game, Knowledge, Mute, Seed, Setup};
use tianxia_games::{Dragon, Huang, IDS, Qin};

static GOES_ON: AtomicBool = AtomicBool::new(false);

#[test]
fn the_same_seed_gives_the_same_choice() {
    for id in IDS {
        let players = tianxia_games::about(id).unwrap().players.0;
        let game = tianxia_games::start(id, &Setup::new(players), Seed::from_number(3)).unwrap();
        for word in ["random", "easy", "medium@0.1", "plain@0.02"] {
            let bot: Bot = word.parse().unwrap();
            for seed in 0..3 {
                let choice = bot.choose(&*game, seed, &GOES_ON);
                assert!(game.legal().iter().any(|legal| Some(legal.number) == choice), "{id} {word}");
                assert_eq!(choice, bot.choose(&*game, seed, &GOES_ON), "{id} {word}");
            }
        }
    }
}

#[test]
fn who_is_told_to_stop_answers_at_once() {
    let stop = AtomicBool::new(true);
    for id in IDS {
        let players = tianxia_games::about(id).unwrap().players.1;
        let game = tianxia_games::start(id, &Setup::new(players), Seed::from_number(3)).unwrap();
        // Without the flag this would take days.
        for word in ["expert@100000", "plain@100000"] {
            let bot: Bot = word.parse().unwrap();
            let choice = bot.choose(&*game, 0, &stop);
            assert!(game.legal().iter().any(|legal| Some(legal.number) == choice));
        }
    }
}

#[test]
fn nobody_chooses_once_the_game_is_over() {
    let mut game = tianxia_games::start("qin", &Setup::new(2), Seed::from_number(1)).unwrap();
    let seat = game.turn().seat().unwrap();
    game.resign(seat).unwrap();
    for level in Level::ALL {
        assert_eq!(tianxia_bots::choose(&*game, level, 0, &GOES_ON), None);
    }
    assert!(tianxia_bots::hint(&*game, Budget::Iterations(10), 3, &GOES_ON).is_empty());
}

/// Compares [`Search::decide`] with [`Search::run`] at positions of random games; how many decisions were made sooner.
fn decided_sooner<G: Game, I: Insight<G> + Default>(iterations: u32) -> u32 {
    let mut sooner = 0;
    for deal in 0..3 {
        let mut dice = FastDice::new(deal);
        let mut state = G::start(&G::read_options(&Setup::new(2 + deal as u8)).unwrap(), &mut dice);
        let mut legal = Vec::new();
        while state.turn().seat().is_some() {
            legal.clear();
            state.legal(&mut legal);
            if legal.len() > 1 && dice.below(5) == 0 {
                let knowledge = Knowledge::of_decider(&state).unwrap();
                let search = || Search::<G, I>::new(&knowledge, I::tuning(), deal);
                let (mut quick, mut thorough) = (search(), search());
                quick.decide(Budget::Iterations(iterations), &GOES_ON);
                thorough.run(Budget::Iterations(iterations), &GOES_ON);
                assert_eq!(quick.best(), thorough.best());
                let visits = |search: &Search<G, I>| search.rated().iter().map(|rated| rated.visits).sum::<u32>();
                assert_eq!(visits(&thorough), iterations);
                sooner += u32::from(visits(&quick) < iterations);
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.play(action, &mut dice, &mut Mute).unwrap();
        }
    }
    sooner
}

#[test]
fn a_decision_made_sooner_is_the_same_decision() {
    assert!(decided_sooner::<Qin, QinInsight>(150) > 0);
    assert!(decided_sooner::<Dragon, DragonInsight>(300) > 0);
    assert!(decided_sooner::<Huang, HuangInsight>(100) > 0);
    assert!(decided_sooner::<Dragon, Plain>(60) > 0);
}

#[test]
fn a_full_tree_stays_within_its_memory_and_still_answers() {
    const BOUND: usize = 1 << 18;
    let state = Qin::start(&Qin::read_options(&Setup::new(3)).unwrap(), &mut FastDice::new(1));
    let knowledge = Knowledge::of_decider(&state).unwrap();
    let mut search = Search::<Qin, QinInsight>::bounded(&knowledge, QinInsight::tuning(), 1, BOUND);
    let mut free = Search::<Qin, QinInsight>::new(&knowledge, QinInsight::tuning(), 1);
    search.run(Budget::Iterations(2000), &GOES_ON);
    free.run(Budget::Iterations(2000), &GOES_ON);
    assert!(search.memory() <= BOUND, "{} bytes", search.memory());
    assert!(free.memory() > BOUND, "the bound was never reached");
    assert!(search.best().is_some());
}

#[test]
fn two_answers_are_compared_in_the_same_worlds() {
    let state = Qin::start(&Qin::read_options(&Setup::new(3)).unwrap(), &mut FastDice::new(1));
    let knowledge = Knowledge::of_decider(&state).unwrap();
    let compare = |stop: bool| {
        let mut search = Search::<Qin, QinInsight>::new(&knowledge, QinInsight::tuning(), 1);
        search.run(Budget::Iterations(400), &GOES_ON);
        let rated = search.rated();
        let (best, worst) = (rated[0].action, rated[rated.len() - 1].action);
        let compared = search.compare(worst, best, 200, &AtomicBool::new(stop));
        (compared, search.compare(best, best, 200, &GOES_ON).unwrap())
    };
    let (compared, same) = compare(false);
    assert_eq!((compared, same), compare(false), "it can be repeated");
    assert_eq!(compare(true).0, None);
    let compared = compared.unwrap();
    let seat = knowledge.seat().index();
    assert!((compared.other[seat] - compared.one[seat] - compared.gain).abs() < 1e-4, "{compared:?}");
    assert!(compared.gain > 0.0 && compared.reach > 0.0 && compared.reach < 0.2, "{compared:?}");
    assert!(same.gain.abs() < compared.gain && same.gain.abs() < 0.01, "an answer is as good as itself: {same:?}");
}

#[test]
fn a_search_finds_the_winning_move() {
    // Played on until somebody can win at once.
    let mut game = tianxia_games::start("qin", &Setup::new(2), Seed::from_number(4)).unwrap();
    let bot = Bot::of(Level::Easy);
    while game.turn().seat().is_some() {
        let seat = game.turn().seat().unwrap();
        let winning = game.legal().into_iter().find(|choice| {
            let mut next = game.duplicate();
            next.act_numbered(seat, choice.number).unwrap();
            next.outcome().is_some_and(|outcome| outcome.sole_winner() == Some(seat))
        });
        if winning.is_some() {
            let hard: Bot = "hard@0.1".parse().unwrap();
            let number = hard.choose(&*game, 1, &GOES_ON).unwrap();
            game.act_numbered(seat, number).unwrap();
            assert_eq!(game.outcome().and_then(|outcome| outcome.sole_winner()), Some(seat));
            return;
        }
        let number = bot.choose(&*game, game.steps() as u64, &GOES_ON).unwrap();
        game.act_numbered(seat, number).unwrap();
    }
    panic!("the game ended without a winning move to be found");
}
