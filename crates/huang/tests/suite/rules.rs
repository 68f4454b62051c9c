//! The rules that a diagram cannot show: what is in the box, the deal, the camps, who is asked, the score sheet. Together
//! with the scenarios, these tests name every rule.

use crate::{legal, play, play_at_random, position, start};
use std::collections::BTreeSet;
use tianxia_core::{FastDice, Game, Mute, ScriptedDice, Seat, Setup, Viewpoint, Written, scenario};
use tianxia_huang::{Dynasty, Event, Huang, Map, Pending};

#[test]
fn h1_two_to_five_players_and_their_dynasties() {
    for players in 2..=5 {
        let view = start(&Setup::new(players), 1).view(Viewpoint::Spectator);
        let dynasties: Vec<_> = view.seats.iter().map(|seat| seat.dynasty).collect();
        let all = [Dynasty::Tiger, Dynasty::Hare, Dynasty::Rat, Dynasty::Goat, Dynasty::Dragon];
        assert_eq!(dynasties, all[..usize::from(players)]);
    }
    for players in [1, 6] {
        assert!(Huang::read_options(&Setup::new(players)).unwrap_err().to_string().contains("2 to 5 players"));
    }
}

#[test]
fn h2_h3_h4_h6_what_is_on_the_table_at_the_start() {
    let game = start(&Setup::new(4), 3);
    let census: Vec<_> = game.census().into_iter().take(5).map(|(_, count)| count).collect();
    assert_eq!(census, [42, 36, 24, 24, 12], "H2");
    let view = game.view(Viewpoint::Spectator);
    let capitals: Vec<_> = view.map.capitals.iter().map(|capital| capital.at).collect();
    assert_eq!(view.tiles.len(), 7, "H3: a yellow tile on each capital and nothing else");
    assert!(view.tiles.iter().all(|tile| capitals.contains(&tile.at)), "H3");
    assert_eq!(view.market.len(), 6, "H4");
    assert!(view.seats.iter().all(|seat| seat.hand_size == 6 && seat.leaders_off.len() == 5), "H4");
    assert_eq!(usize::from(view.bag), 138 - 7 - 5 * 6, "H2");
    assert_eq!(serde_json::to_value(view.pagodas_left).unwrap().to_string(), json_counts([2, 2, 2, 2, 1]), "H6");
    let starters: BTreeSet<_> = (0..64).map(|seed| start(&Setup::new(4), seed).turn().seat()).collect();
    assert_eq!(starters.len(), 4, "H4: chance says who begins");
}

fn json_counts([yellow, red, blue, green, white]: [u8; 5]) -> String {
    serde_json::json!({ "yellow": yellow, "red": red, "blue": blue, "green": green, "white": white }).to_string()
}

#[test]
fn h3_a_capital_is_plain_land_once_its_tile_is_gone() {
    let mut game = position("hands = ['bbw', 'wwwwww']");
    let capital = game.view(Viewpoint::Spectator).map.capitals[0].at;
    play(&mut game, &[&format!("riot {capital}"), &format!("tile white {capital}")]);
    assert!(game.view(Viewpoint::Spectator).tiles.iter().any(|tile| tile.at == capital));
}

#[test]
fn h5_the_short_game_leaves_out_24_tiles_unseen() {
    let game = start(&Setup::new(2).with("short", "true"), 1);
    let view = game.view(Viewpoint::Seat(Seat::new(0)));
    assert_eq!((view.removed, view.removed_tiles), (24, None));
    assert_eq!(usize::from(view.bag), 138 - 7 - 24 - 3 * 6);
    assert_eq!(game.view(Viewpoint::Open).removed_tiles.unwrap().len(), 24);
}

#[test]
fn h7_totals_are_shown_to_their_owner_only_unless_scores_are_open() {
    let points = |text: &str, eye| -> Vec<bool> {
        position(text).view(eye).seats.iter().map(|seat| seat.points.is_some()).collect()
    };
    let first = Viewpoint::Seat(Seat::new(0));
    assert_eq!(points("players = 3", first), [true, false, false]);
    assert_eq!(points("players = 3", Viewpoint::Spectator), [false; 3]);
    assert_eq!(points("players = 3\nopen_scores = true", Viewpoint::Spectator), [true; 3]);
    assert_eq!(points("players = 3\nover = 'empty_bag'", Viewpoint::Spectator), [true; 3]);
}

#[test]
fn h7_hidden_tiles_stay_hidden_in_views_and_events() {
    let mut game = position("hands = ['yyrrbg', 'wwwwww']");
    let events = play(&mut game, &["replace 1 blue 1 green"]);
    let other = Viewpoint::Seat(Seat::new(1));
    for event in &events {
        match Huang::witness(event, other).unwrap() {
            Event::Discarded { tiles, count, .. } | Event::Drew { tiles, count, .. } => {
                assert_eq!((tiles, count), (None, 2));
            }
            _ => {}
        }
    }
    let view = game.view(other);
    assert_eq!((view.seats[0].hand, view.seats[0].discards, view.seats[0].discards_size), (None, None, 2));
    assert_eq!(
        game.view(Viewpoint::Seat(Seat::new(0))).seats[0].discards.unwrap().len(),
        2,
        "one's own discards are known"
    );
}

#[test]
fn h46_five_bandit_tiles_lie_on_camps_named_by_the_other_five() {
    let setup = Setup::new(3).with("bandits", "true");
    let map = Map::warring_states();
    for seed in 0..50 {
        let view = start(&setup, seed).view(Viewpoint::Spectator);
        assert_eq!(view.bandits.len(), 5);
        let tiles: BTreeSet<usize> = view.bandits.iter().map(|bandit| usize::from(bandit.tile)).collect();
        let camps = view.bandits.iter().map(|bandit| {
            let lies_on =
                |number: &usize| map.camp(*number).unwrap().map(|cell| map.square(cell)).to_vec() == bandit.at;
            (1..=10).find(lies_on).unwrap()
        });
        let camps: BTreeSet<usize> = camps.collect();
        assert!(tiles.is_disjoint(&camps), "a tile that names a camp is boxed");
        assert_eq!(tiles.len() + camps.len(), 10);
        let shown: Vec<_> = view.bandits.iter().map(|bandit| bandit.bandits).collect();
        let expected: Vec<_> = tiles.iter().map(|tile| [1, 1, 2, 2, 2, 3, 3, 3, 4, 4][*tile - 1]).collect();
        assert_eq!(shown, expected);
    }
}

#[test]
fn h49_h6_eighteen_kingdoms_start_with_granaries_and_without_blue_pagodas() {
    let view = start(&Setup::new(2).with("eighteen_kingdoms", "true"), 1).view(Viewpoint::Spectator);
    assert_eq!((view.tiles.len(), view.granaries.len(), view.map.name.as_str()), (19, 19, "eighteen-kingdoms"));
    assert_eq!(serde_json::to_value(view.pagodas_left).unwrap().to_string(), json_counts([2, 2, 0, 2, 1]), "H50");
}

const REVOLT: &str = "diagram = '''\n R2 y . # y Y1\n   . Y2 . . . .\n'''\n";

#[test]
fn h34_a_hand_without_yellow_is_asked_but_an_empty_hand_is_not() {
    // Both yellow leaders are on the map, so only tiles could help.
    let mut game = position(&format!("hands = ['rrrrrr', 'wwwwww']\n{REVOLT}"));
    play(&mut game, &["leader red c1"]);
    assert_eq!((game.turn().seat(), legal(&game)), (Some(Seat::new(0)), vec!["none".to_owned()]));
    play(&mut game, &["none"]);
    assert_eq!((game.turn().seat(), legal(&game)), (Some(Seat::new(1)), vec!["none".to_owned()]));
    // Everybody sees that the defender has no tile.
    let mut game = position(&format!("hands = ['rrrrrr', '']\n{REVOLT}"));
    play(&mut game, &["leader red c1", "none"]);
    assert!(matches!(game.view(Viewpoint::Spectator).pending, Pending::Act), "the revolt is over");
}

#[test]
fn h34_nobody_is_asked_for_a_colour_that_lies_all_open() {
    let mut game = position(&format!("hands = ['rrrrrr', 'wwwwww']\nmarket = 'rrrrrr'\nspent = 'y38'\n{REVOLT}"));
    // 38 discarded, 2 on the map: two are still somewhere.
    play(&mut game, &["leader red c1"]);
    assert!(matches!(game.view(Viewpoint::Spectator).pending, Pending::Revolt { .. }));
    let mut game = position(&format!("hands = ['rrrrrr', 'wwwwww']\nmarket = 'rrrrrr'\nspent = 'y40'\n{REVOLT}"));
    play(&mut game, &["leader red c1"]);
    assert!(matches!(game.view(Viewpoint::Spectator).pending, Pending::Act));
}

#[test]
fn h40_supports_go_clockwise_with_the_active_player_last() {
    for active in 1..=4 {
        let mut game = position(&format!(
            "turn = {active}\nhands = ['wwbbbb', 'wwbbbb', 'wwbbbb', 'wwbbbb']\ndiagram = '''\nR1 y . y R2\n'''"
        ));
        play(&mut game, &["tile white c1"]);
        let mut asked = Vec::new();
        while let Pending::War { step: tianxia_huang::WarStep::Support { seat }, .. } =
            game.view(Viewpoint::Spectator).pending
        {
            asked.push(u8::from(seat));
            play(&mut game, &["none"]);
        }
        let order: Vec<u8> = (0..4).map(|step| (active + step) % 4 + 1).collect();
        assert_eq!(asked, order);
    }
}

#[test]
fn h31_draws_come_from_the_dice_in_the_order_of_the_rules() {
    // The active player, then the others clockwise, then the market.
    let mut game = position(
        "turn = 2\nactions = 1\nhands = ['yyyyy', 'rrrrrr', 'gggg']\nmarket = 'wwwww'\ndiagram = '''\n. .\n'''",
    );
    let mut dice = ScriptedDice::new(vec![0, 1, 2, 3, 4]);
    let action = game.read("tile red a1").unwrap();
    game.play(action, &mut dice, &mut Mute).unwrap();
    assert_eq!((dice.fault(), dice.left()), (None, 0), "H30");
    let position = game.position();
    let hands: Vec<_> = position["hands"].as_array().unwrap().iter().map(|hand| hand.as_str().unwrap()).collect();
    assert_eq!(hands, ["yyyyyg", "yrrrrr", "rbgggg"].map(str::to_owned).to_vec(), "H30");
    assert_eq!(position["market"].as_str(), Some("wwwwww"));
}

#[test]
fn h32_the_sheet_shows_the_allocation_and_what_decided() {
    let sheet = |text: &str| position(text).outcome().unwrap();
    let outcome = sheet("over = 'empty_bag'\npoints = ['y3 r5 b2 g7 w3', 'y4 r4 b4 g9']");
    let values = |section: &str, label: &str| {
        let row = outcome.sheet.iter().find(|row| row.section == section && row.label.id == label);
        row.unwrap_or_else(|| panic!("no row {section}, {label}")).values.clone()
    };
    assert_eq!(values("huang-sheet-earned", "huang-white"), [3, 0]);
    assert_eq!(values("huang-sheet-white-added", "huang-yellow"), [1, 0]);
    assert_eq!(values("huang-sheet-white-added", "huang-blue"), [2, 0]);
    assert_eq!(values("huang-sheet-totals", "huang-sheet-lowest"), [4, 4]);
    assert_eq!(values("huang-sheet-totals", "huang-sheet-third"), [5, 4]);
    assert_eq!(values("huang-sheet-decided", "huang-sheet-decided-third"), [5, 4]);
    assert_eq!((outcome.places, outcome.scores), (vec![1, 2], vec![4, 4]));
    let decided = |text: &str| sheet(text).sheet.last().unwrap().label.id;
    assert_eq!(decided("over = 'empty_bag'\npoints = ['y1 r1 b1 g1', '']"), "huang-sheet-decided-lowest");
    let level = "over = 'empty_bag'\npoints = ['y1 r1 b1 w1', 'y1 r1 b1 g1']";
    assert_eq!(decided(&format!("rules = 1\n{level}")), "huang-sheet-decided-white");
    assert_eq!(decided(&format!("rules = 2\n{level}")), "huang-sheet-decided-nobody");
    assert_eq!(decided(&format!("full_tie = 'fewest-white'\n{level}")), "huang-sheet-decided-white");
    assert_eq!(decided("over = 'empty_bag'\npoints = ['y1 r1 b1', 'y1 r1 g1']"), "huang-sheet-decided-nobody");
}

#[test]
fn h28_h33_tiles_under_a_pagoda_still_support_leaders() {
    let game = position("hands = ['rrrrrr', 'wwwwww']\ndiagram = '''\nya ya .\n ya . .\n'''");
    assert!(legal(&game).contains(&"leader red c1".to_owned()), "H11, H28");
}

#[test]
fn an_illegal_answer_names_the_rule_that_asks() {
    let mut game = position("over = 'empty_bag'");
    let action = game.read("none").unwrap();
    assert_eq!(game.play(action, &mut FastDice::new(1), &mut Mute).unwrap_err().rule, "H31");
}

#[test]
fn what_is_known_when_a_turn_passes() {
    // H7: own totals are shown; after a random game everybody sees everything that counts.
    let mut game = start(&Setup::new(3), 9);
    let mut dice = FastDice::new(9);
    while play_at_random(&mut game, &mut dice, &mut Vec::new()) {}
    assert!(game.view(Viewpoint::Spectator).seats.iter().all(|seat| seat.points.is_some() && seat.hand.is_none()));
    assert!(game.outcome().is_some());
}

/// Every rule is named by a scenario or by a test of this file.
#[test]
fn every_rule_is_named_by_a_test() {
    let held = scenario::hold::<Huang>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/huang"));
    let rules: BTreeSet<String> = Huang::about().rules_by_id().collect();
    assert_eq!(rules.len(), 53);
    let here = tianxia_contract::rule_ids(&include_str!("rules.rs").replace('_', " ").to_uppercase(), 'H');
    let unproven: Vec<_> = rules.iter().filter(|id| !held.rules.contains(*id) && !here.contains(*id)).collect();
    assert!(unproven.is_empty(), "rules that no test names: {unproven:?}");
    let unknown: Vec<_> = held.rules.difference(&rules).collect();
    assert!(unknown.is_empty(), "scenarios name rules that do not exist: {unknown:?}");
}
