//! What an action would do is told before it is played, in full and in short. That it comes true is proved by the contract suite;
//! here is how it reads.

use tianxia_core::{FastDice, Game, Mute, Written, parse_toml};
use tianxia_qin::{Effect, Joined, PagodaReason, ProvinceDeed, Qin};

fn position(text: &str) -> Qin {
    Qin::from_position(&parse_toml(text).unwrap(), &mut FastDice::new(1)).unwrap()
}

fn effect(game: &Qin, action: &str) -> Effect {
    game.foresee(game.read(action).unwrap()).unwrap().effect
}

#[test]
fn q11_q13_q19_a_major_province_wins_a_village_and_a_lone_territory_is_nothing() {
    let game = position(
        "hands = ['RY ? ?', '? ? ?']\ndiagram = '''
          y1 y1 y1 y1 .
          .  .  o2 .  .
          .  b2 b2 .  .
        '''",
    );
    let json = serde_json::to_string(&effect(&game, "YR e1 e2")).unwrap();
    let expected = concat!(
        r#"{"placed":{"seat":1,"tile":"RY","draws":true},"#,
        r#""provinces":[{"what":"grown","colour":"yellow","at":"e1","size":5,"owner":1,"major":true,"#,
        r#""joined":[{"owner":1,"size":4,"at":"a1"}]}],"#,
        r#""villages":[{"at":"c2","won":1,"lost":2}],"#,
        r#""pagodas":[{"seat":1,"by":1,"why":"major","at":"e1"},{"seat":2,"by":-1,"why":"village_lost","at":"c2"},"#,
        r#"{"seat":1,"by":1,"why":"village_won","at":"c2"}]}"#,
    );
    assert_eq!(json, expected);
    let json = serde_json::to_string(&effect(&game, "RY e1 e2")).unwrap();
    assert_eq!(json, r#"{"placed":{"seat":1,"tile":"RY","draws":true}}"#, "two lone territories (Q10)");
}

#[test]
fn q14_q18_a_merge_tells_whose_provinces_were_how_large_and_where() {
    let game = position(
        "hands = ['RR ? ?', '? ? ?']\npagodas = [21, 23]\ndiagram = '''
          r1 r1 r1 r1 r1
          .  .  .  .  .
          r1 r1 .  r2 r2
        '''",
    );
    let effect = effect(&game, "RR c2 c3");
    let [province] = &effect.provinces[..] else { panic!("one province: {effect:?}") };
    assert_eq!((province.what, province.size, province.owner.index()), (ProvinceDeed::Merged, 11, 0));
    assert!(!province.major, "Q16: it was major before");
    let tell = |before: &Joined| (before.owner.index(), before.size, before.at.to_string());
    let mut joined: Vec<_> = province.joined.iter().map(tell).collect();
    joined.sort_unstable();
    assert_eq!(joined, [(0, 2, "a3".to_owned()), (0, 5, "a1".to_owned()), (1, 2, "d3".to_owned())]);
    let back: Vec<_> = effect.pagodas.iter().map(|change| (change.seat.index(), change.by, change.why)).collect();
    assert_eq!(back, [(0, -1, PagodaReason::Merged), (1, -1, PagodaReason::Merged)]);
}

#[test]
fn q18_what_comes_of_a_merge_is_made_major() {
    let diagram = "diagram = '''
          r1 r1 .  r1 r1
          .  .  .  .  .
        '''";
    let game = position(&format!("hands = ['RB ? ?', '? ? ?']\n{diagram}"));
    let effect = effect(&game, "RB c1 c2");
    assert!(effect.provinces[0].major, "though no pagoda is added: both were mine");
    assert!(effect.pagodas.is_empty());
}

#[test]
fn q22_the_last_pagoda_ends_the_game_before_the_rest_is_done() {
    let game = position(
        "turn = 2\nhands = ['? ? ?', 'RY ? ?']\npagodas = [1, 1]\ndiagram = '''
          r1 r1 r1 r1 .  .
          .  .  .  .  .  Y
        '''",
    );
    let action = game.read("RY e1 e2").unwrap();
    let foreseen = game.foresee(action).unwrap();
    let seats = |effect: &Effect| effect.pagodas.iter().map(|change| change.seat.index()).collect::<Vec<_>>();
    assert_eq!(foreseen.effect.last_pagoda.map(|seat| seat.index()), Some(1));
    assert_eq!(seats(&foreseen.effect), [1], "founding comes before the other's second pagoda");
    assert!(!foreseen.draws && foreseen.effect.placed.is_some_and(|placed| !placed.draws));
    let grown = &foreseen.effect.provinces[0];
    assert!(grown.size == 5 && !grown.major, "its second pagoda is not placed any more: {grown:?}");
}

#[test]
fn q23_that_no_tile_fits_any_more_hangs_on_hands_and_is_not_told() {
    let game = |other: &str| {
        position(&format!(
            "hands = ['RY', '{other}']\nsupply = ''\ndiagram = '''
              R  .  .  ~  ~
              ~  .  Y  .  .
            '''"
        ))
    };
    // With BB in the other hand the game goes on; with nothing it is over.
    let (goes_on, ends) = (game("BB"), game(""));
    let action = goes_on.read("RY b1 b2").unwrap();
    let after = |game: &Qin| {
        let mut game = game.clone();
        game.play(action, &mut FastDice::new(1), &mut Mute).unwrap();
        game.turn().seat()
    };
    assert!(after(&goes_on).is_some() && after(&ends).is_none());
    assert_eq!(goes_on.foresee(action).unwrap().effect, ends.foresee(action).unwrap().effect);
}

#[test]
fn q25_the_next_game_of_a_series_is_not_foreseen_but_accounted_for() {
    let mut game = position("boards = ['bird', 'lion']\nhands = ['RR ? ?', '? ? ?']\npagodas = [1, 5]");
    let before = game.clone();
    let action = game.read("RR e9 f9").unwrap();
    let foreseen = game.foresee(action).unwrap();
    assert!(foreseen.draws && foreseen.effect.next_game.is_none());
    let mut events = Vec::new();
    game.play(action, &mut FastDice::new(1), &mut events).unwrap();
    let next = before.effect(&events, Some(&game)).next_game.expect("the next game has begun");
    assert_eq!((next.game, next.starter, game.game_number()), (2, game.starter(), 2));
}
