//! The rules that a diagram cannot show: what is in the box, the deal, series, and who knows what. Together with the
//! scenarios, these tests name every rule.

use std::collections::BTreeSet;
use tianxia_core::{
    Dice, FastDice, Game, Mute, ScriptedDice, Seat, Setup, Turn, Viewpoint, Written, parse_toml, scenario,
};
use tianxia_qin::{Action, Board, Event, Qin, Tile};

fn start(setup: &Setup, seed: u64) -> Qin {
    Qin::start(&Qin::read_options(setup).unwrap(), &mut FastDice::new(seed))
}

fn position(text: &str) -> Qin {
    Qin::from_position(&parse_toml(text).unwrap(), &mut FastDice::new(1)).unwrap()
}

fn play_at_random(game: &mut Qin, dice: &mut FastDice, events: &mut Vec<Event>) {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let action = legal[dice.below(legal.len() as u32) as usize];
    game.play(action, dice, events).unwrap();
}

#[test]
fn q1_two_to_four_players_and_a_random_start() {
    for players in [0, 1, 5] {
        let error = Qin::read_options(&Setup::new(players)).unwrap_err().to_string();
        assert!(error.contains("2 to 4 players"), "{error}");
    }
    let starters: BTreeSet<_> = (0..64).map(|seed| start(&Setup::new(4), seed).turn().seat()).collect();
    assert_eq!(starters.len(), 4, "Q1: chance says who begins");
    let mut game = start(&Setup::new(3), 5);
    let first = game.turn().seat().unwrap();
    play_at_random(&mut game, &mut FastDice::new(5), &mut Vec::new());
    assert_eq!(game.turn(), Turn::Decide(first.next(3)), "Q1: clockwise");
}

#[test]
fn q2_q5_seventy_two_tiles_of_which_everybody_holds_three() {
    let view = start(&Setup::new(4), 3).view(Viewpoint::Open);
    assert_eq!(view.supply, 72 - 4 * 3, "Q5");
    for tile in Tile::ALL {
        let held = view.players.iter().flat_map(|player| player.hand.iter().flatten()).filter(|held| **held == tile);
        let unseen = view.unseen.iter().find(|count| count.tile == tile).unwrap();
        assert_eq!(held.count() as u8 + unseen.count, 12, "Q2: {tile}");
    }
}

#[test]
fn q3_pagodas_by_number_of_players() {
    for (players, pagodas) in [(2, 24), (3, 19), (4, 15)] {
        let view = start(&Setup::new(players), 1).view(Viewpoint::Spectator);
        assert!(view.players.iter().all(|player| player.pagodas == pagodas), "Q3: {players} players");
    }
}

#[test]
fn q4_boards_are_thirteen_by_thirteen_with_separate_villages() {
    for (name, villages, water) in [("bird", 12, 0), ("lion", 14, 16)] {
        let board = Board::named(name).unwrap();
        assert_eq!((board.width(), board.height()), (13, 13));
        let count = |letter| board.text().lines().skip(4).flat_map(str::chars).filter(|c| *c == letter).count();
        assert_eq!((count('o'), count('~')), (villages, water), "Q4: {name}");
    }
    // Touching villages are won one by one.
    let mut game = position("hands = ['RR ? ?', '? ? ?']\ndiagram = '''\nR . . . \no o o . \n. . . B\n'''");
    let mut events = Vec::new();
    game.play(game.read("RR b1 c1").unwrap(), &mut FastDice::new(1), &mut events).unwrap();
    let won = events.iter().filter(|event| matches!(event, Event::VillageWon { .. })).count();
    assert_eq!(won, 3, "Q4: three villages, one pagoda each");
}

#[test]
fn q6_a_fair_start_deals_everybody_a_double() {
    let fair = |setup: &Setup, seed| {
        let view = start(setup, seed).view(Viewpoint::Open);
        view.players.iter().all(|player| player.hand.iter().flatten().any(|tile| tile.is_double()))
    };
    assert!((0..200).all(|seed| fair(&Setup::new(4), seed)), "Q6: on by default");
    let off = Setup::new(4).with("fair_start", "false");
    assert!((0..200).any(|seed| !fair(&off, seed)), "Q6: off");
}

#[test]
fn q6_a_deal_without_a_double_is_dealt_again() {
    // The start player, then a deal that leaves seat 2 without a double, then a fair one.
    let faces = [0, 0, 3, 3, 4, 4, 5, 0, 3, 3, 1, 4, 5];
    let mut dice = ScriptedDice::new(faces.to_vec());
    let game = Qin::start(&Qin::read_options(&Setup::new(2)).unwrap(), &mut dice);
    assert_eq!((dice.fault(), dice.left()), (None, 0));
    let hands: Vec<_> = game.view(Viewpoint::Open).players.into_iter().map(|player| player.hand.unwrap()).collect();
    let names: Vec<Vec<_>> = hands.iter().map(|hand| hand.iter().map(Tile::to_string).collect()).collect();
    assert_eq!(names, [["RR", "RY", "RY"], ["YY", "RB", "YB"]]);
}

#[test]
fn q7_equal_tiles_and_turned_doubles_are_one_choice() {
    let game = position("hands = ['RR RR RR', '? ? ?']\ndiagram = '''\n. Y\n. .\n'''");
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut notation: Vec<_> = legal.iter().map(|action| game.write(*action)).collect();
    notation.sort();
    assert_eq!(notation, ["RR a1 a2", "RR a2 b2"]);
    assert_eq!(game.read("RR b2 a2").unwrap(), game.read("rr a2 b2").unwrap());
    assert_eq!(game.read("YR b2 a2").unwrap(), game.read("RY a2 b2").unwrap());
}

#[test]
fn q24_a_pass_tells_what_a_hand_cannot_hold_and_imagination_respects_it() {
    let game = position(
        "players = 2\nhands = ['RY YY', 'RR RR']\nsupply = '3RR 3YY 3BB 2RB'\ndiagram = '''
          r1 r1 .  r2 r2 ~  .
          ~  ~  .  ~  ~  y  .
        '''",
    );
    let mut game = game;
    let mut dice = FastDice::new(9);
    game.play(game.read("RY g1 g2").unwrap(), &mut dice, &mut Mute).unwrap();
    game.play(game.read("pass").unwrap(), &mut dice, &mut Mute).unwrap();
    let told = &game.view(Viewpoint::Spectator).players[1];
    assert_eq!(told.barred_tiles, 2);
    assert!(told.barred.iter().any(|tile| tile.to_string() == "YY"));
    for _ in 0..200 {
        let world = game.imagine(Seat::new(0), &mut dice);
        let hand = world.view(Viewpoint::Open).players[1].hand.clone().unwrap();
        assert!(hand.iter().all(|tile| !told.barred.contains(tile)), "Q24: imagined {hand:?}");
    }
}

#[test]
fn q6_imagined_hands_hold_the_double_everybody_knows_of() {
    let mut dice = FastDice::new(4);
    let game = start(&Setup::new(4), 8);
    for _ in 0..200 {
        let world = game.imagine(Seat::new(2), &mut dice).view(Viewpoint::Open);
        let double = |hand: &Vec<Tile>| hand.iter().any(|tile| tile.is_double());
        assert!(world.players.iter().all(|player| player.hand.as_ref().is_some_and(double)));
    }
}

#[test]
fn q25_a_series_moves_the_start_player_and_adds_up_what_is_left() {
    let setup = Setup::new(3).with("boards", "bird,lion");
    let mut game = start(&setup, 11);
    let mut dice = FastDice::new(12);
    let first = game.turn().seat().unwrap();
    let mut left = Vec::new();
    while game.turn() != Turn::Over {
        let before = game.view(Viewpoint::Open);
        let mut events = Vec::new();
        let seat = game.turn().seat().unwrap();
        play_at_random(&mut game, &mut dice, &mut events);
        if let Some(Event::NextGame { game: number, seat: starter }) = events.last() {
            assert_eq!((*number, *starter), (2, first.next(3)), "Q25: the start player moves on");
            let view = game.view(Viewpoint::Open);
            assert_eq!((&*before.board, &*view.board, view.game), ("bird", "lion", 2));
            assert!(view.players.iter().all(|player| player.pagodas == 19 && player.tiles == 3));
            left = view.players.iter().map(|player| i32::from(player.left_over)).collect();
            let others = (0..3).filter(|index| *index != seat.index());
            assert!(others.into_iter().any(|index| left[index] > 0));
        }
    }
    let outcome = game.outcome().unwrap();
    let view = game.view(Viewpoint::Open);
    let sums: Vec<_> = view.players.iter().zip(&left).map(|(player, left)| left + i32::from(player.pagodas)).collect();
    let scores: Vec<_> = sums.iter().map(|sum| 2 * 19 - sum).collect();
    assert_eq!(outcome.scores, scores, "Q25: most placed is fewest left over");
    let best = sums.iter().min().unwrap();
    let winners: Vec<_> = outcome.winners().map(Seat::index).collect();
    assert_eq!(winners, (0..3).filter(|index| sums[*index] == *best).collect::<Vec<_>>());
}

#[test]
fn a_refused_action_names_its_rule_once_the_game_is_over() {
    let mut game = position("turn = 'over'\npagodas = [0, 4]");
    let refused = game.play(Action::PASS, &mut FastDice::new(1), &mut Mute).unwrap_err();
    assert_eq!(refused.rule, "Q22");
}

/// Every rule is named by a scenario or by a test of this file.
#[test]
fn every_rule_is_named_by_a_test() {
    let held = scenario::hold::<Qin>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/qin"));
    let rules: BTreeSet<String> = Qin::about().rules_by_id().collect();
    assert_eq!(rules.len(), 25);
    let here: BTreeSet<_> = tianxia_contract::rule_ids(&include_str!("rules.rs").to_uppercase(), 'Q');
    let unproven: Vec<_> = rules.iter().filter(|id| !held.rules.contains(*id) && !here.contains(*id)).collect();
    assert!(unproven.is_empty(), "rules that no test names: {unproven:?}");
    let unknown: Vec<_> = held.rules.difference(&rules).collect();
    assert!(unknown.is_empty(), "scenarios name rules that do not exist: {unknown:?}");
}
