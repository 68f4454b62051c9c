//! Qin keeps the contract of a game: both boards, 2 to 4 players, fair start or not, and series.

use tianxia_contract::Budget;
use tianxia_core::{FastDice, Game, Setup};
use tianxia_qin::Qin;

#[test]
fn single_games_keep_the_contract() {
    let boards = ["bird", "lion"].into_iter();
    let setups: Vec<Setup> = boards
        .flat_map(|board| (2..=4).map(move |players| Setup::new(players).with("board", board)))
        .flat_map(|setup| ["true", "false"].map(|fair| setup.clone().with("fair_start", fair)))
        .collect();
    let tally = tianxia_contract::hold::<Qin>(&setups, &Budget::games(30));
    println!("{tally}");
}

#[test]
fn series_keep_the_contract() {
    let setups: Vec<Setup> = (2..=4).map(|players| Setup::new(players).with("boards", "bird,lion,bird")).collect();
    let tally = tianxia_contract::hold::<Qin>(&setups, &Budget::games(6));
    println!("{tally}");
}

#[test]
fn an_own_board_keeps_the_contract() {
    let bird = include_str!("../maps/bird.txt");
    let crowded = bird.replace("name: bird", "name: marsh").replace(".............", "~..~..~..~..~");
    tianxia_contract::hold::<Qin>(&[Setup::new(3).with("board", crowded)], &Budget::games(30));
}

#[test]
fn a_position_is_small_and_cheap_to_clone() {
    let size = size_of::<Qin>();
    assert!(size <= 896, "a position of {size} bytes; 896 is the most");
    let options = Qin::read_options(&Setup::new(2).with("boards", "bird,lion")).unwrap();
    let game = Qin::start(&options, &mut FastDice::new(1));
    let clone = game.clone();
    assert_eq!(clone, game);
    assert!(std::ptr::eq(clone.board(), game.board()), "a clone shares the board");
    assert!(std::ptr::eq(clone.options(), game.options()), "a clone shares the options");
}

#[test]
fn numbers_tell_what_views_tell() {
    let mut setups = tianxia_contract::every_setup::<Qin>();
    let bird = include_str!("../maps/bird.txt");
    let crowded = bird.replace("name: bird", "name: marsh").replace(".............", "~..~..~..~..~");
    setups.push(Setup::new(3).with("board", crowded));
    let seen = tianxia_contract::hold_encoded::<Qin>(&setups, &Budget::games(4));
    assert!(seen.equal > 1_000 && seen.compared > 10_000 && seen.altered > 500, "{seen:?}");
}
