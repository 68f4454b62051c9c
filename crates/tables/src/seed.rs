//! The promise about a table's chance, and how players take part in it: the server shows the hash of its seed before anybody
//! contributes, so neither side can choose what comes out of both.

use hmac_sha256::Hash;
use tianxia_core::{BadInput, Record, Seat, Seed};

/// What the hash of a shared seed begins with, so that it is never the hash of anything else.
const SHARED: &[u8] = b"tianxia shared seed 1";

/// The promise that a table shows from the start: SHA-256 of the 32 bytes of the server's seed, in hexadecimal digits.
#[must_use]
pub fn seed_hash(seed: Seed) -> String {
    Seed(Hash::hash(&seed.0)).to_string()
}

/// The seed of a game to which players contributed, in seat order; the server's own if nobody did.
#[must_use]
pub fn shared_seed(server: Seed, contributions: &[(Seat, Seed)]) -> Seed {
    if contributions.is_empty() {
        return server;
    }
    let mut hash = Hash::new();
    hash.update(SHARED);
    hash.update(server.0);
    for (seat, random) in contributions {
        hash.update([u8::from(*seat)]);
        hash.update(random.0);
    }
    Seed(hash.finalize())
}

/// Is the seed of a record the one that its table promised, and that came out of everybody's contributions?
pub fn check_seed(record: &Record) -> Result<(), BadInput> {
    let server = record.server_seed.unwrap_or(record.seed);
    if let Some(promised) = &record.seed_hash {
        let found = seed_hash(server);
        if !found.eq_ignore_ascii_case(promised) {
            return Err(BadInput::new(format!(
                "the table promised a seed with the hash {promised}, but the hash of the record's {} is {found}",
                if record.server_seed.is_some() { "server seed" } else { "seed" }
            )));
        }
    }
    let shared = shared_seed(server, &record.contributions);
    if shared != record.seed {
        return Err(BadInput::new(format!(
            "the seed is {}, but the server's seed and the players' contributions make {shared}",
            record.seed
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EAST: Seat = Seat::new(0);
    const WEST: Seat = Seat::new(1);

    #[test]
    fn the_promise_is_sha256_of_the_seeds_bytes() {
        let seed = Seed([0; 32]);
        assert_eq!(seed_hash(seed), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    /// The expected digits were computed by another program, from the bytes as `docs/records.md` lists them.
    #[test]
    fn a_shared_seed_is_the_hash_of_all_parts() {
        let (server, east, west) = (Seed([1; 32]), Seed([2; 32]), Seed([3; 32]));
        assert_eq!(shared_seed(server, &[]), server, "as before there were contributions");
        let both = shared_seed(server, &[(EAST, east), (WEST, west)]);
        assert_eq!(both.to_string(), "7fea475b759fdbfd5f2759d8636c565954d04945d29af2e52bcef134cf8ab617");
        assert_ne!(both, shared_seed(server, &[(EAST, west), (WEST, east)]));
        assert_ne!(both, shared_seed(server, &[(EAST, east)]));
    }
}
