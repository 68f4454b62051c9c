//! In the Year of the Dragon keeps the contract: every number of players with every option, so each expansion alone, both
//! together (D43), and every super event chosen.

use tianxia_contract::Budget;
use tianxia_core::Setup;
use tianxia_dragon::Dragon;

/// Nothing is hidden at the start, so there is nothing to imagine in a biased way.
const fn games(games: u32) -> Budget {
    Budget { starts: 0, ..Budget::games(games) }
}

fn hold(great_wall: &str) {
    let mut setups = tianxia_contract::every_setup::<Dragon>();
    setups.retain(|setup| setup.options["great_wall"] == great_wall);
    // What a large privilege costs matters little to the contract: one price with the wall, the other without.
    setups.retain(|setup| (setup.options["large_privilege_cost"] == "6") == (great_wall == "true"));
    assert_eq!(setups.len(), 4 * 12, "2 to 5 players, each with no super event, a random one, and each of ten");
    tianxia_contract::hold::<Dragon>(&setups, &games(3));
}

#[test]
fn without_the_wall_the_contract_is_kept() {
    hold("false");
}

#[test]
fn with_the_wall_the_contract_is_kept_d43() {
    hold("true");
}

#[test]
fn the_plain_game_keeps_the_contract_d1() {
    let setups: Vec<_> = (2..=5).map(Setup::new).collect();
    tianxia_contract::hold::<Dragon>(&setups, &games(10));
}

#[test]
fn numbers_tell_what_views_tell() {
    let seen = tianxia_contract::hold_encoded::<Dragon>(&tianxia_contract::every_setup::<Dragon>(), &Budget::games(1));
    assert!(seen.equal > 1_000 && seen.compared > 10_000 && seen.altered > 500, "{seen:?}");
}
