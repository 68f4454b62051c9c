//! Huang keeps the contract of a game, for every number of players and every allowed combination of options.

use tianxia_contract::Budget;
use tianxia_core::Setup;
use tianxia_huang::Huang;

/// Every set-up that matters. The palace is played with the other ending of a full tie, so that the option makes no more games.
fn every_setup() -> Vec<Setup> {
    let mut setups = tianxia_contract::every_setup::<Huang>();
    setups.retain(|setup| (setup.options["full_tie"] == "fewest-white") == (setup.options["palace"] == "true"));
    setups
}

#[test]
fn every_setup_keeps_the_contract() {
    let setups = every_setup();
    assert_eq!(setups.len(), 60, "12 combinations of options, 4 numbers of players, and 12 short games for 2");
    tianxia_contract::hold::<Huang>(&setups, &Budget { starts: 0, ..Budget::games(2) });
}

#[test]
fn every_setup_keeps_the_contract_under_version_1() {
    let setups: Vec<_> = every_setup().into_iter().map(|setup| setup.under(1)).collect();
    tianxia_contract::hold::<Huang>(&setups, &Budget { starts: 0, ..Budget::games(1) });
}

#[test]
fn imagination_is_fair() {
    let setups = [Setup::new(2).with("short", "true").with("bandits", "true"), Setup::new(3)];
    tianxia_contract::hold::<Huang>(&setups, &Budget::games(2));
}

#[test]
fn an_own_map_keeps_the_contract() {
    let text = include_str!("../maps/warring-states.txt").replace("name: warring-states", "name: own");
    let setup = Setup::new(4).with("map", text).with("bandits", "true");
    tianxia_contract::hold::<Huang>(&[setup], &Budget { starts: 0, ..Budget::games(2) });
}

#[test]
fn a_position_is_a_small_plain_value() {
    let size = size_of::<Huang>();
    assert!(size <= 1024, "a position of {size} bytes; half of the 2 KiB allowed is enough");
}

#[test]
fn numbers_tell_what_views_tell() {
    let seen = tianxia_contract::hold_encoded::<Huang>(&every_setup(), &Budget::games(1));
    assert!(seen.equal > 1_000 && seen.compared > 10_000 && seen.altered > 500, "{seen:?}");
}
