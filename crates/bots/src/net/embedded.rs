//! The networks in the program: trained as `training/README.md` says, read when first asked for.

use super::Net;
use std::sync::{Arc, OnceLock};
use tianxia_core::BadInput;
use tianxia_core::encoding::Encoded;

/// The trained network of a game; a game without one, or one whose weights cannot be read, says so. Then the bots play without it.
pub fn trained<G: Encoded>() -> Result<Arc<Net>, BadInput> {
    static QIN: Kept = OnceLock::new();
    static DRAGON: Kept = OnceLock::new();
    static HUANG: Kept = OnceLock::new();
    let kept = match G::about().id {
        "qin" => &QIN,
        "dragon" => &DRAGON,
        "huang" => &HUANG,
        other => return Err(BadInput::new(format!("nobody has trained a network for {other} yet"))),
    };
    kept.get_or_init(|| Net::read::<G>(weights(G::about().id)).map(Arc::new)).clone()
}

type Kept = OnceLock<Result<Arc<Net>, BadInput>>;

/// The bytes of the trained weights.
#[cfg(feature = "nets")]
fn weights(game: &str) -> &'static [u8] {
    match game {
        "qin" => include_bytes!("../../weights/qin.weights"),
        "dragon" => include_bytes!("../../weights/dragon.weights"),
        "huang" => include_bytes!("../../weights/huang.weights"),
        _ => &[],
    }
}

#[cfg(not(feature = "nets"))]
fn weights(_: &str) -> &'static [u8] {
    &[]
}
