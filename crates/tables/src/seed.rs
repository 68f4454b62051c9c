//! The promise about a table's chance.

use sha2::{Digest, Sha256};
use std::fmt::Write;
use tianxia_core::Seed;

/// The promise that a table shows from the start: SHA-256 of the 32 bytes of its seed, in hexadecimal digits.
#[must_use]
pub fn seed_hash(seed: Seed) -> String {
    Sha256::digest(seed.0).iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_promise_is_sha256_of_the_seeds_bytes() {
        let seed = Seed([0; 32]);
        assert_eq!(seed_hash(seed), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }
}
