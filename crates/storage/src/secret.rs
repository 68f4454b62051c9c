//! Things nobody can guess, of which only hashes are kept: secrets of devices and of keepers, recovery phrases.

use hmac_sha256::Hash;
use std::fmt::Write;

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

/// Bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The 32 bytes of 64 hexadecimal digits.
#[must_use]
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u32> = text.chars().map(|sign| sign.to_digit(16)).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte * 16 + *digit as u8)).collect();
    (digits.len() == 64).then(|| bytes.try_into().ok()).flatten()
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
