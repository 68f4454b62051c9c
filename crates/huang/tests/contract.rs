//! Huang keeps the contract of a game, for every number of players and every allowed combination of options.

use tianxia_core::contract::{self, Budget};
use tianxia_huang::Huang;

#[test]
fn huang_keeps_the_contract() {
    let setups = contract::every_setup::<Huang>();
    assert_eq!(setups.len(), 60, "12 combinations of options, 4 numbers of players, and 12 short games for 2");
    contract::hold::<Huang>(&setups, &Budget::games(2));
}
