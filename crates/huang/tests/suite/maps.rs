//! Map files: the two that come with the program, what the survey says of them, own ones, and what is wrong with bad ones.

use tianxia_core::{FastDice, Game, Setup, Written, parse_toml};
use tianxia_huang::{Huang, Map, Survey};

const OWN: &str = "name: own\nlayout: odd-r pointy-top hexes\ncapital A: Zhou, Luoyang\n\n. . ~ .\n . A ~ .\n. . ~ #\n";

#[test]
fn h3_h46_the_warring_states_have_seven_capitals_and_ten_camps() {
    let survey = Survey::of(&Map::warring_states());
    let expected = Survey {
        hexes: 169,
        land: 132,
        river: 37,
        capitals: 7,
        nearest_capitals: Some(3),
        camps: (1..=10).collect(),
        river_triangles: 6,
        parts: 1,
        land_parts: survey.land_parts,
    };
    assert_eq!(survey, expected);
}

#[test]
fn h49_h50_the_eighteen_kingdoms_have_nineteen_capitals_and_no_river_triangle() {
    let survey = Survey::of(&Map::eighteen_kingdoms());
    assert_eq!((survey.hexes, survey.river, survey.capitals), (159, 36, 19));
    assert_eq!((survey.river_triangles, survey.nearest_capitals, survey.parts), (0, Some(2), 1));
    assert!(survey.camps.is_empty());
}

#[test]
fn h46_camps_touch_neither_each_other_nor_a_capital() {
    let map = Map::warring_states();
    let camps: Vec<_> = (1..=10).map(|number| map.camp(number).unwrap()).collect();
    for (index, camp) in camps.iter().enumerate() {
        for hex in camp {
            let near = map.near(*hex);
            assert!(map.capitals().iter().all(|capital| !near.has(capital.cell)));
            assert!(
                camps
                    .iter()
                    .enumerate()
                    .all(|(other, camp)| { other == index || camp.iter().all(|hex| !near.has(*hex)) })
            );
        }
    }
}

#[test]
fn neighbours_share_an_edge_both_ways() {
    for map in [Map::warring_states(), Map::eighteen_kingdoms(), Map::own(OWN).unwrap()] {
        for cell in map.cells() {
            assert!((2..=6).contains(&map.near(cell).len()), "{}", map.square(cell));
            assert!(map.near(cell).iter().all(|other| map.near(other).has(cell)));
        }
    }
}

#[test]
fn an_own_map_is_read_once_and_played_on() {
    let map = Map::own(OWN).unwrap();
    assert_eq!(map, Map::own(OWN).unwrap(), "the same text is the same map");
    assert_eq!((map.name(), map.title(), map.width(), map.height(), map.hexes()), ("own", "own", 4, 3, 11));
    let setup = Setup::new(3).with("map", OWN);
    let options = Huang::read_options(&setup).unwrap();
    assert_eq!(Huang::read_options(&Huang::setup(&options)).unwrap(), options);
    let game = Huang::start(&options, &mut FastDice::new(1));
    game.check().unwrap();
}

#[test]
fn a_drawn_map_with_shorter_rows_is_read_as_it_is_written() {
    let table = parse_toml("diagram = '''\n. y R1 .\n  . .\n. . ~\n  .\n'''").unwrap();
    let game = Huang::from_position(&table, &mut FastDice::new(1)).unwrap();
    assert_eq!((game.options().map().width(), game.options().map().hexes()), (4, 10));
    let again = Huang::from_position(&game.position(), &mut FastDice::new(2)).unwrap();
    assert!(again == game, "{}", again.position()["diagram"]);
}

#[test]
fn combinations_are_refused_with_a_sentence() {
    let refused = |setup: Setup| Huang::read_options(&setup).unwrap_err().to_string();
    let short = refused(Setup::new(3).with("short", "true"));
    assert_eq!(short, "the short game is for 2 players, not 3 (H5)");
    let both = refused(Setup::new(2).with("bandits", "true").with("eighteen_kingdoms", "true"));
    assert_eq!(both, "bandits and eighteen_kingdoms cannot be combined: choose one of them (H46)");
    let camps = refused(Setup::new(2).with("bandits", "true").with("map", OWN));
    assert_eq!(camps, "map own: camp 1 is missing; bandits need the ten camps 1 to 9 and 0 (H46)");
    let bare = OWN.replace("capital A: Zhou, Luoyang\n", "").replace('A', ".");
    let capitals = refused(Setup::new(2).with("map", bare));
    assert_eq!(capitals, "map own: a map needs at least one capital, marked by a capital letter (H3)");
    let many: String = ('A'..='T').map(|letter| format!("capital {letter}: one\n")).collect();
    let row: String = ('A'..='T').map(|letter| format!("{letter} ")).collect();
    let crowded = format!("name: crowded\nlayout: odd-r pointy-top hexes\n{many}\n{}\n", row.trim_end());
    let granaries = refused(Setup::new(2).with("eighteen_kingdoms", "true").with("map", crowded));
    assert_eq!(granaries, "map crowded: 20 capitals, but there are only 19 granaries (H49)");
    for players in [1, 6] {
        assert!(refused(Setup::new(players)).contains("2 to 5 players"), "H1");
    }
}

#[test]
fn a_bad_map_names_line_and_column() {
    let cases = [
        (OWN.replace("A ~", "A x"), "line 6, column 6: `x` is not a hex"),
        (OWN.replace(". . ~ #", ".. ~ #"), "line 7, column 2: expected a space, not `.`"),
        (OWN.replace(" . A ~ .", ". A ~ ."), "line 6, column 1: expected a space, not `.`"),
        (OWN.replace("A ~", "B ~"), "line 6, column 4: capital B has no name"),
        (OWN.replace("A ~", ". ~"), "line 3, column 1: capital A does not stand on the map"),
        (OWN.replace(". . ~ #", "A . ~ #"), "line 7, column 1: capital A stands on the map twice"),
        (OWN.replace("capital A: ", "capital A: x\ncapital A: "), "line 4, column 1: capital A is named twice"),
        (OWN.replace("capital A: ", "river A: "), "line 3, column 1: `river A` is unknown"),
        (OWN.replace("odd-r pointy-top hexes", "squares"), "line 2, column 1: a map of Huang has `layout:"),
        (OWN.replace("layout: odd-r pointy-top hexes\n", ""), "line 1, column 1: the header lacks the line `layout:"),
        (OWN.replace("name: own\n", ""), "line 1, column 1: the header lacks the line `name:"),
        (OWN.replace(". . ~ .\n", "1 . 1 .\n"), "line 5, column 1: camp 1 has 2 hexes; a bandit tile covers 3"),
        (OWN.replace(". . ~ .\n", "1 1 . 1\n"), "line 5, column 1: the 3 hexes of camp 1 do not all touch"),
        (OWN.replace(". . ~ #", "\n. . ~ #"), "line 8, column 1: a blank line stands between the rows"),
        (OWN.split("\n\n").next().unwrap().to_owned() + "\n\n", "line 1, column 1: the map has no hexes"),
        (format!("{OWN}{}", ". ".repeat(30)), "line 8, column 1: expected a space"),
        (format!("{OWN} {}", ". ".repeat(30)), "line 8, column 54: a row has at most 26 hexes"),
    ];
    for (text, expected) in cases {
        let error = Map::own(&text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "expected `{expected}…`, found `{error}`");
    }
}
