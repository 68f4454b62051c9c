//! Things nobody can guess: link codes, table ids, seeds.

use hmac_sha256::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use tianxia_core::Seed;
pub(crate) use tianxia_storage::secret::{device, hash, hex, random, unhex};

/// Letters and digits that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Where the seeds of tables come from.
pub(crate) enum Seeds {
    /// From the system: nobody can guess them.
    Secret,
    /// From one number, one after the other: the setting `table_seeds`, for tests.
    Series { first: Seed, drawn: AtomicU64 },
}

impl Seeds {
    pub(crate) fn new(number: Option<u64>) -> Self {
        match number {
            None => Seeds::Secret,
            Some(number) => Seeds::Series { first: Seed::from_number(number), drawn: AtomicU64::new(0) },
        }
    }

    /// A fresh seed for a table.
    pub(crate) fn next(&self) -> Seed {
        match self {
            Seeds::Secret => Seed(random()),
            Seeds::Series { first, drawn } => first.derive(drawn.fetch_add(1, Ordering::Relaxed)),
        }
    }
}

/// The id of a new identity. It is never sent to anybody.
pub(crate) fn identity() -> String {
    letters(&random::<16>())
}

/// A code a person may have to type: 16 letters, 80 bits.
pub(crate) fn code() -> String {
    letters(&random::<16>())[..16].to_owned()
}

/// The id of a table, from who asked for it under which command id: the same request makes the same table, and nobody
/// who does not know the identity can guess it.
pub(crate) fn table(asker: &str, command: &str) -> String {
    let mut hash = Hash::new();
    hash.update(asker);
    hash.update([0]);
    hash.update(command);
    letters(&hash.finalize())[..16].to_owned()
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_request_makes_the_same_table() {
        assert_eq!(table("a", "1"), table("a", "1"));
        assert_ne!(table("a", "1"), table("b", "1"));
        assert_eq!(table("a", "1").len(), 16);
    }
}
