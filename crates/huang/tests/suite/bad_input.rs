//! Whatever is handed to Huang as text is used or refused with one sentence; nothing panics.

use crate::start;
use proptest::prelude::*;
use tianxia_contract::noise::{complaint, damage, play_out, position_after, used_or_refused};
use tianxia_core::{BadInput, FastDice, Game, Setup, Written, parse_toml};
use tianxia_huang::{Huang, Map};

const MAP: &str = include_str!("../../maps/warring-states.txt");

fn read(text: &str) -> Result<Huang, BadInput> {
    Huang::from_position(&parse_toml(text)?, &mut FastDice::new(1))
}

#[test]
fn notation_is_refused_with_the_word_and_what_was_expected() {
    let game = start(&Setup::new(2), 1);
    complaint(game.read(""), &["word 1 is missing; expected tile, leader"]);
    complaint(game.read("tiel red c4"), &["word 1 is `tiel`; expected tile, leader"]);
    complaint(game.read("tile pink c4"), &["word 2 is `pink`; expected yellow"]);
    complaint(game.read("tile red"), &["word 3 is missing; expected a hex such as c4"]);
    complaint(game.read("tile red 4c"), &["word 3: `4c` is not a hex"]);
    complaint(game.read("tile red c99"), &["word 3: the map has no hex `c99`"]);
    complaint(game.read("tile red c4 d5"), &["word 4, `d5`, is one too many"]);
    complaint(game.read("pagoda b1 c1 h9"), &["words 2 to 4: b1, c1, h9 are not a triangle"]);
    complaint(game.read("palace b1 c1 d1 e1"), &["words 2 to 5: b1, c1, d1, e1 are not a rhombus"]);
    complaint(game.read("riot c4 now"), &["word 3 is `now`; expected leader or nothing more"]);
    complaint(game.read("replace"), &["word 2 is missing; expected a number from 1 to 6"]);
    complaint(game.read("replace 7 red"), &["word 2 is `7`; expected a number from 1 to 6"]);
    complaint(game.read("replace 4 red 3 blue"), &["words 4 to 5: at most 6 tiles"]);
    complaint(game.read("commit many"), &["word 2 is `many`; expected 0 to 7 tiles"]);
    complaint(game.read("support c4"), &["word 3 is missing; expected 0 to 7 tiles or leader"]);
}

#[test]
fn notation_is_generous() {
    let game = start(&Setup::new(2), 1);
    let same = |one: &str, two: &str| assert_eq!(game.read(one).unwrap(), game.read(two).unwrap());
    same("Tile RED  C4", "tile r c4");
    same("pagoda c1 b1 b2", "pagoda b2 c1 b1");
    same("replace 1 red 2 yellow 1 red", "replace 2 y 2 r");
    same("commit 0", "none");
    same("support c4 0", "stop");
}

#[test]
fn positions_are_refused_with_the_key_and_the_place() {
    let small = |rest: &str| read(&format!("diagram = '''\n R1 y r . \n   . . ~ . \n'''\n{rest}"));
    assert!(small("").is_ok());
    complaint(read("players = 7"), &["players: huang is for 2 to 5"]);
    complaint(read("colour = 'red'"), &["unknown field `colour`"]);
    complaint(read("game = 'go'"), &["`go`"]);
    complaint(read("map = 'mars'"), &["map: there is no map `mars`"]);
    complaint(read("short = true\nplayers = 3"), &["short game is for 2 players"]);
    complaint(read("bandits = true\neighteen_kingdoms = true"), &["cannot be combined"]);
    complaint(read("turn = 3"), &["turn: there is no seat 3"]);
    complaint(read("actions = 3"), &["3 actions are left; here it is 1 to 2 (H9)"]);
    complaint(read("quiet = 24"), &["quiet"]);
    complaint(read("hands = ['yyyyyyyy', '']"), &["hands, seat 1: `yyyyyyyy` has more than 7 tiles"]);
    complaint(
        read("hands = ['yyyyyyy', '']"),
        &["seat 1 holds more than 6 tiles; a seventh needs the palace (H4, H53)"],
    );
    assert!(read("palace = true\nhands = ['yyyyyyy', '?']").is_ok(), "H53");
    complaint(read("rules = 3"), &["rules: version 3 of the rules of huang; this program knows versions 1 to 2"]);
    complaint(read("hands = ['yx', '']"), &["hands, seat 1: `x` in `yx` is not a colour"]);
    complaint(read("hands = ['', 'y', 'y']\nplayers = 2"), &["hands: 3 entries; there must be one for each of the 2"]);
    complaint(read("hands = ['', 'yyyyyy']\ndiagram = '''\n. .\n'''"), &["the pending decision would not be asked"]);
    complaint(read("market = 'y7'"), &["market"]);
    complaint(read("bag = 'y50'"), &["bag: `y50` names more than the 42 yellow tiles"]);
    complaint(read("bag = 'y42'"), &["bag: the bag has more tiles of a colour than are left (H2)"]);
    complaint(read("spent = 'y42'"), &["49 yellow tiles; there are 42 (H2)"]);
    complaint(read("bag = 'r36'\nspent = 'b1'"), &["are written as `?`"]);
    complaint(read("points = ['y', '']"), &["points, seat 1: `y` is not points of a colour"]);
    complaint(read("known = ['pocket y', '']"), &["known, seat 1: `pocket` is not a place"]);
    complaint(read("known = ['hand w7', '']"), &["seat 1 does not have the tiles that everybody knows"]);
    let eighteen = |rest: &str| read(&format!("eighteen_kingdoms = true\n{rest}"));
    complaint(read("granaries = [1, 0]"), &["granaries: granaries need the option eighteen_kingdoms (H49)"]);
    complaint(read("granaries_lost = 1"), &["granaries: granaries need the option eighteen_kingdoms (H49)"]);
    complaint(
        eighteen("granaries = [12, 8]"),
        &["granaries: 20 granaries on the map, taken and lost; there are 19 (H49)"],
    );
    assert!(eighteen("granaries = [12, 3]\ngranaries_lost = 4").is_ok(), "a fresh map has those that are left");
    complaint(eighteen("diagram = '''\n. y .\n'''\ngranaries = [12, 8]"), &["20 granaries", "there are 19 (H49)"]);
    complaint(eighteen("diagram = '''\n. yG .\n'''\ngranaries = [12, 7]"), &["20 granaries", "there are 19 (H49)"]);
    assert!(eighteen("diagram = '''\n. yG .\n'''\ngranaries = [11, 7]").is_ok(), "H49");
    let removed = "removed: 24 tiles; the short game takes 24 out of the bag, every other game none (H5)";
    complaint(read("removed = 'y24'"), &[removed]);
    complaint(read("short = true\nremoved = 'y23'"), &["removed: 23 tiles; the short game takes 24"]);
    assert!(read("short = true\nremoved = 'y24'").is_ok(), "H5");
    complaint(read("over = 'now'"), &["over"]);
    complaint(read("over = 'empty_bag'\npending = { decision = 'market' }"), &["nothing pending"]);
    complaint(read("pending = { decision = 'dance' }"), &["dance"]);
    complaint(read("pending = { decision = 'build', tile = 'zz' }"), &["pending: `zz` is not a hex"]);
    complaint(small("pending = { decision = 'build', tile = 'b1' }"), &["would not be asked"]);
    complaint(
        small("pending = { decision = 'war', tile = 'd1', asks = 2 }"),
        &["joins no states with leaders of one colour"],
    );
    complaint(read("diagram = '''\n. q\n'''"), &["diagram: line 1, word 2: `q` is not a hex"]);
    complaint(read("diagram = '''\n. .\n. .\n'''"), &["every second row of hexes is indented"]);
    complaint(read("diagram = '''\n#\n'''"), &["no hexes"]);
    complaint(read("diagram = '''\nR1 .\n'''"), &["no yellow tile next to it (H14)"]);
    complaint(read("diagram = '''\nR1 y R1\n'''"), &["seat 1 has only one red leader (H4)"]);
    complaint(read("diagram = '''\nR1 y R2\n'''"), &["two red leaders, and no conflict is pending (H8)"]);
    complaint(read("diagram = '''\nR3 y .\n'''\nplayers = 2"), &["there is no seat 3; set `players`"]);
    complaint(read("diagram = '''\nya ya .\n'''"), &["building `a`: a pagoda stands on 3 tiles"]);
    let white = "diagram = '''\nwa wa . wb wb\n  wa . . wb .\n'''";
    complaint(read(white), &["white pagodas (H6, H50)"]);
    complaint(read("diagram = '''\nyP yP\n  yP .\n'''"), &["building `P`: the palace"]);
    complaint(read("diagram = '''\nyP yP\n  yP yP\n'''"), &["the palace needs the option palace"]);
    complaint(read("diagram = '''\nyG y\n'''"), &["granaries need the option"]);
    complaint(eighteen("diagram = '''\nrG y\n'''"), &["granaries stand on yellow tiles (H49)"]);
    complaint(read("full_tie = 'white'"), &["`white`", "`nobody` or `fewest-white`"]);
    complaint(read("diagram = '''\nx1 x1 .\n'''"), &["bandit tile 1 covers 3 hexes"]);
    let camps = |numbers: &[&str]| {
        let row =
            |shape: &str| numbers.iter().map(|number| shape.replace('x', &format!("x{number}"))).collect::<String>();
        read(&format!("diagram = '''\n{}. y .\n  {}\n'''", row("x x "), row("x . ")))
    };
    assert!(camps(&["1", "2", "3", "4", "0"]).is_ok(), "H46");
    complaint(camps(&["1", "2", "3", "4", "5", "6"]), &["6 bandit tiles lie on the map; at most 5 do (H46)"]);
    complaint(
        read("map = 'warring-states'\ndiagram = '''\n. .\n'''"),
        &["is not what the map warring-states has there"],
    );
    complaint(read("= 3"), &["line 1, column 1"]);
}

#[test]
fn rows_of_a_drawn_map_may_have_different_lengths() {
    let game = read("diagram = '''\n. y .\n  y\n. . . .\n'''").expect("a map can be drawn so");
    let written = Huang::from_position(&game.position(), &mut FastDice::new(1));
    assert_eq!(written.map(|game| game.position()), Ok(game.position()));
}

fn real_position(seed: u64) -> String {
    let option = ["bandits", "eighteen_kingdoms", "palace"][seed as usize % 3];
    position_after::<Huang>(&Setup::new(3).with(option, "true"), seed, 3 * seed)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_never_panics(noise in "\\PC{0,200}") {
        used_or_refused(start(&Setup::new(2), 1).read(&noise));
        used_or_refused(Map::own(&noise));
        used_or_refused(Huang::read_options(&Setup::new(2).with("map", noise.clone())));
        used_or_refused(read(&noise));
    }

    #[test]
    fn mutated_actions_never_panic(number in 0u32..8000, at in 0usize..40, cut in 0usize..4, put in "[a-z0-9 ]{0,4}") {
        let game = start(&Setup::new(2), 1);
        if let Some(action) = game.numbered(number) {
            used_or_refused(game.read(&damage(&game.write(action), at, cut, &put)));
        }
    }

    #[test]
    fn mutated_maps_never_panic(at in 0usize..600, cut in 0usize..4, put in "[.~#A-Z0-9\\n :a-z]{0,4}") {
        used_or_refused(Map::own(&damage(MAP, at, cut, &put)));
    }

    #[test]
    fn mutated_positions_are_refused_or_playable(
        seed in 0u64..60, at in 0usize..3000, cut in 0usize..4, put in "[.~yrbgwYRBGx0-9\\n \"=?-]{0,4}"
    ) {
        if let Some(game) = used_or_refused(read(&damage(&real_position(seed), at, cut, &put))) {
            play_out(game, seed);
        }
    }
}
