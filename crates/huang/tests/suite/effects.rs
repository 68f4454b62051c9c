//! What an action would do, as the browser shows it: told by the rules, short, and equal where it is the same.

use crate::{play, position, start};
use serde_json::{Value, json};
use tianxia_core::{FastDice, Game, Seat, Setup, Viewpoint, Written};
use tianxia_huang::{Huang, Pending};

fn effect(game: &Huang, text: &str) -> Value {
    let action = game.read(text).unwrap();
    serde_json::to_value(game.foresee(action).unwrap_or_else(|illegal| panic!("{text}: {illegal}")).effect).unwrap()
}

fn pending(game: &Huang) -> Value {
    serde_json::to_value(game.view(Viewpoint::Spectator).pending).unwrap()
}

#[test]
fn h17_points_for_a_tile_say_for_whom_and_why() {
    let game = position("hands = ['yrrggw', 'wwwwww']\ndiagram = '''\n R1 y . . . y Y2 . .\n'''");
    assert_eq!(
        effect(&game, "tile red c1"),
        json!({
            "tile": { "seat": 1, "colour": "red" },
            "points": [{ "seat": 1, "colour": "red", "points": 1, "because": "tile" }],
        })
    );
    assert_eq!(
        effect(&game, "tile red e1")["points"][0],
        json!({ "seat": 2, "colour": "red", "points": 1, "because": "stand_in" })
    );
    assert_eq!(
        effect(&game, "tile white c1"),
        json!({ "tile": { "seat": 1, "colour": "white" } }),
        "no leader, no point"
    );
    assert_eq!(effect(&game, "tile white c1"), effect(&game, "tile white i1"), "places with the same effect are equal");
    assert_eq!(effect(&game, "tile green i1")["offers"], json!(["market"]), "H19");
}

#[test]
fn h48_a_place_beside_bandits_promises_no_point_for_the_tile() {
    let game = position(
        "hands = ['bgyyyr', 'wwwwww']\ndiagram = '''\n  y   Y1  r   .  x1  x1 \n    G1  .   .   .   x1  .  \n'''",
    );
    let beside = effect(&game, "tile green d1");
    assert_eq!(beside["bandits"], json!([{ "tile": 1, "bandits": 1 }]));
    assert_eq!(beside["points"], Value::Null, "neither for the tile nor without a red leader");
    assert_eq!(beside["gone"], json!([{ "piece": "tile", "colour": "red", "at": "c1", "because": "bandits" }]));
    assert_eq!(beside["offers"], Value::Null, "no market tile either");
}

#[test]
fn h48_soldiers_and_bandits_are_in_the_view_while_tiles_are_removed() {
    let mut game = position(
        "hands = ['gyyyrr', 'wwwwww']\ndiagram = '''\n  y   R1  r   .  x3  x3 \n    .   r   r   .   x3  .  \n'''",
    );
    let before = effect(&game, "tile green d1");
    assert_eq!((&before["points"][0]["points"], &before["to_remove"]), (&json!(2), &json!(2)));
    play(&mut game, &["tile green d1"]);
    let told = json!({
        "decision": "bandits", "tile": "d1", "name": "a1", "beaten": 2, "soldiers": 3, "left": 2, "reds": ["c1", "b2", "c2"]
    });
    assert_eq!(pending(&game), told);
    assert_eq!(effect(&game, "remove c1")["to_remove"], json!(1));
    play(&mut game, &["remove c1"]);
    let left = json!({ "beaten": 2, "soldiers": 3, "left": 1 });
    assert!(left.as_object().unwrap().iter().all(|(key, value)| pending(&game)[key] == *value));
}

const REVOLT: &str = "diagram = '''\n R2 y . # y Y1\n   . Y2 . . . .\n'''\n";

#[test]
fn h33_a_revolt_is_told_with_both_strengths_and_how_it_stands() {
    let mut game = position(&format!("hands = ['rrrrrr', 'wwwwww']\n{REVOLT}"));
    let revolt = effect(&game, "leader red c1")["revolt"].clone();
    let outlook = json!({
        "winner": 2, "loser": 1,
        "gains": [{ "seat": 2, "colour": "red", "points": 1, "because": "revolt" }],
    });
    let told = json!({ "colour": "red", "attacker": 1, "attack": 1, "defender": 2, "defence": 1, "outlook": outlook });
    assert_eq!(revolt, told);
    play(&mut game, &["leader red c1", "none"]);
    assert_eq!(pending(&game)["outlook"], outlook);
    let over = effect(&game, "none");
    assert_eq!((&over["revolt"]["over"], &over["revolt"]["outlook"]), (&json!(true), &outlook));
    assert_eq!(over["points"], outlook["gains"]);
    assert_eq!(
        over["gone"][0],
        json!({ "piece": "leader", "seat": 1, "colour": "red", "at": "c1", "because": "revolt" })
    );
}

#[test]
fn h34_a_commitment_tells_the_new_strengths_and_its_cost() {
    let mut game = position(&format!("hands = ['ryyyyy', 'wwwwww']\n{REVOLT}"));
    play(&mut game, &["leader red c1"]);
    let told = effect(&game, "commit 2");
    assert_eq!(told["spent"], json!([{ "seat": 1, "colour": "yellow", "tiles": 2 }]));
    assert_eq!((&told["revolt"]["attack"], &told["revolt"]["outlook"]["winner"]), (&json!(3), &json!(1)));
}

const WAR: &str = "hands = ['wrryyy', 'rwwwww']\ndiagram = '''\n r R1 y . y R2 r r\n   . Y1 . . Y2 . . .\n'''\n";

#[test]
fn h38_a_war_is_told_with_its_sides_and_how_it_stands() {
    let mut game = position(WAR);
    let war = effect(&game, "tile white d1")["war"].clone();
    let sides = json!([
        { "side": "c1", "name": "a1", "reds": 1, "leaders": [
            { "seat": 1, "colour": "yellow", "at": "b2" }, { "seat": 1, "colour": "red", "at": "b1" },
        ] },
        { "side": "e1", "name": "e1", "reds": 2, "leaders": [
            { "seat": 2, "colour": "yellow", "at": "e2" }, { "seat": 2, "colour": "red", "at": "f1" },
        ] },
    ]);
    let outlook = json!({
        "leading": ["e1"], "total": 2,
        "gains": [
            { "seat": 2, "colour": "yellow", "points": 1, "because": "war" },
            { "seat": 2, "colour": "red", "points": 1, "because": "war" },
        ],
        "home": [{ "seat": 1, "colour": "yellow", "at": "b2" }, { "seat": 1, "colour": "red", "at": "b1" }],
        "price": 1, "from_map": 1,
    });
    assert_eq!(war, json!({ "begins": sides, "totals": [1, 2], "outlook": outlook }));
    play(&mut game, &["tile white d1"]);
    let view = pending(&game);
    assert_eq!((&view["outlook"], &view["sides"][0]["name"], &view["order"]), (&outlook, &json!("a1"), &json!([2, 1])));
    // H44: what is committed pays first.
    let support = effect(&game, "support e1 1");
    let of_war = &support["war"];
    assert_eq!(
        (&of_war["totals"], &of_war["outlook"]["from_map"], &of_war["begins"]),
        (&json!([1, 3]), &json!(0), &Value::Null)
    );
    assert_eq!(support["spent"], json!([{ "seat": 2, "colour": "red", "tiles": 1 }]));
    play(&mut game, &["none"]);
    assert_eq!(effect(&game, "support c1 1")["war"]["outlook"]["leading"], json!(["c1", "e1"]), "H41: a tie");
    let won = effect(&game, "support c1 2");
    assert_eq!((&won["war"]["over"], &won["war"]["outlook"]["leading"]), (&json!(true), &json!(["c1"])));
    assert_eq!(won["points"], won["war"]["outlook"]["gains"]);
}

#[test]
fn h40_a_support_says_what_it_counts() {
    let diagram = "diagram = '''\n r r y . y r r r\n   . Y1 . . Y2 . . .\n'''\n";
    let mut game = position(&format!("hands = ['wrryyy', 'rwwwww']\n{diagram}"));
    play(&mut game, &["tile white d1", "support e1 1 leader"]);
    let side = &pending(&game)["sides"][1];
    assert_eq!((&side["reds"], &side["total"]), (&json!(3), &json!(5)));
    assert_eq!(side["supports"], json!([{ "seat": 2, "tiles": 1, "leader": true, "strength": 2 }]));
}

#[test]
fn states_are_named_by_their_capital() {
    let mut game = start(&Setup::new(2), 3);
    let map = game.map();
    let capital = map.capitals()[0].clone();
    let at = map.square(capital.cell);
    assert_eq!(game.realm_at(at).unwrap().name, capital.name.split(',').next().unwrap());
    let near = map.squares(map.near(capital.cell) & map.land())[0];
    let seat = game.active();
    play(&mut game, &[&format!("leader yellow {near}")]);
    let realm = game.realm_at(at).unwrap();
    assert_eq!((realm.squares.len(), realm.leaders.len(), realm.reds), (2, 1, 0));
    assert_eq!(game.leader_at(near).unwrap().seat, seat);
    assert_eq!(game.leader_of(seat, tianxia_huang::Colour::Yellow), Some(near));
    assert!(matches!(game.pending(), Pending::Act));
}

#[test]
fn h21_a_riot_tells_its_cost_and_all_that_leaves() {
    let game = position(
        "palace = true\neighteen_kingdoms = true\nhands = ['bbyyyy', 'wwwwww']\ndiagram = '''\n ya ya R2 .\n   ya . yG .\n'''",
    );
    let pagoda = effect(&game, "riot b1 leader");
    assert_eq!(pagoda["spent"], json!([{ "seat": 1, "colour": "blue", "tiles": 1, "leader": true }]));
    let gone: Vec<_> = pagoda["gone"].as_array().unwrap().iter().map(|gone| gone["piece"].as_str().unwrap()).collect();
    assert_eq!(gone, ["tile", "pagoda"], "the leader still has a yellow tile");
    let granary = effect(&game, "riot c2");
    let gone: Vec<_> = granary["gone"].as_array().unwrap().iter().map(|gone| gone["piece"].as_str().unwrap()).collect();
    assert_eq!(gone, ["tile", "granary"]);
}

/// Hundreds of choices are sent at once: the distinct effects of a turn are few, and short.
#[test]
fn the_effects_of_a_turn_are_few_and_short() {
    let mut worst = (0, 0);
    for seed in 0..20 {
        let mut game = start(&Setup::new(2), seed);
        let mut dice = FastDice::new(seed);
        for _ in 0..60 {
            let actions = game.legal_actions();
            let effects: std::collections::BTreeSet<String> = actions
                .iter()
                .map(|action| serde_json::to_string(&game.foresee(*action).unwrap().effect).unwrap())
                .collect();
            let bytes: usize = effects.iter().map(String::len).sum();
            worst = worst.max((actions.len(), bytes));
            let most = if matches!(game.pending(), Pending::Act) { 40 } else { 600 } * actions.len().max(60);
            assert!(bytes <= most, "{} choices, {} effects, {bytes} bytes", actions.len(), effects.len());
            let Some(action) = game.random_action(&mut dice, &mut Vec::new()) else { break };
            game.play(action, &mut dice, &mut tianxia_core::Mute).unwrap();
        }
    }
    assert!(worst.0 > 500, "{worst:?}");
    println!("the largest turn: {} choices, {} bytes of distinct effects", worst.0, worst.1);
}

#[test]
fn seats_that_watch_are_told_the_same_effect_in_every_world() {
    let game = position(WAR);
    let action = game.read("tile white d1").unwrap();
    let told = game.foresee(action).unwrap().effect;
    for seed in 0..20 {
        let world = game.imagine(Seat::new(1), &mut FastDice::new(seed));
        if let Ok(there) = world.foresee(action) {
            assert_eq!(there.effect, told);
        }
    }
}
