//! Things nobody can guess, and their hashes: device secrets, link codes, recovery phrases, table ids, seeds.

use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use tianxia_core::Seed;

/// Letters and digits that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

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

/// A secret for a device: 64 hexadecimal digits.
pub(crate) fn device() -> String {
    hex(&random::<32>())
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
    let digest = Sha256::new().chain_update(asker).chain_update([0]).chain_update(command).finalize();
    letters(&digest)[..16].to_owned()
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The 32 bytes of 64 hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u32> = text.chars().map(|sign| sign.to_digit(16)).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte * 16 + *digit as u8)).collect();
    (digits.len() == 64).then(|| bytes.try_into().ok()).flatten()
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_in_digits_is_read_again() {
        let bytes: [u8; 32] = random();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert!(unhex("0f").is_none() && unhex(&"xy".repeat(32)).is_none());
    }

    #[test]
    fn the_same_request_makes_the_same_table() {
        assert_eq!(table("a", "1"), table("a", "1"));
        assert_ne!(table("a", "1"), table("b", "1"));
        assert_eq!(table("a", "1").len(), 16);
    }
}
