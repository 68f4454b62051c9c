//! In the Year of the Dragon keeps the contract: every number of players with every option, so each expansion alone, both
//! together (D43), and every super event chosen.

use tianxia_core::contract::{self, Budget};
use tianxia_dragon::Dragon;

/// Nothing is hidden at the start, so there is nothing to imagine in a biased way.
const BUDGET: Budget = Budget { games: 2, starts: 0, ..Budget::games(2) };

#[test]
fn every_set_up_keeps_the_contract_d43() {
    let mut setups = contract::every_setup::<Dragon>();
    // What a large privilege costs matters little to the contract: one price with the wall, the other without.
    setups.retain(|setup| (setup.options["large_privilege_cost"] == "6") == (setup.options["great_wall"] == "true"));
    assert_eq!(setups.len(), 4 * 2 * 12);
    contract::hold::<Dragon>(&setups, &BUDGET);
}
