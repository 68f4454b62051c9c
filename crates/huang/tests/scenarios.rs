//! The scenarios of `scenarios/huang`: positions and expectations written by hand.

use tianxia_core::scenario;
use tianxia_huang::Huang;

#[test]
fn every_scenario_holds() {
    let held = scenario::hold::<Huang>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/huang"));
    println!("{} scenarios", held.scenarios);
}
