//! Things nobody can guess, of which only hashes are kept: secrets of devices and of administrators, recovery phrases.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use hmac_sha256::Hash;

/// Random bytes from the system.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

/// A secret for a device: 64 hexadecimal digits.
#[must_use]
pub fn device() -> String {
    hex(&random::<32>())
}

/// What is stored of a secret.
#[must_use]
pub fn hash(secret: &str) -> [u8; 32] {
    Hash::hash(secret.as_bytes())
}

/// Returns bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Returns the 32 bytes of 64 hexadecimal digits.
#[must_use]
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
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
}
