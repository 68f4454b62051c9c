//! The server's own key, by which push services know who sends (RFC 8292).

use data_encoding::BASE64URL_NOPAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use tianxia_protocol::{Code, Problem};

/// How long a signed head works, in seconds; the standard allows a day.
const LIFE: i64 = 12 * 60 * 60;

/// A key pair that signs.
pub(super) struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// A new key, to be kept.
    pub(super) fn fresh() -> Result<Vec<u8>, Problem> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(made.map_err(|_| broken())?.as_ref().to_vec())
    }

    /// A key that was kept.
    pub(super) fn read(kept: &[u8]) -> Result<Self, Problem> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new());
        Ok(Vapid(pair.map_err(|_| broken())?))
    }

    /// The public key, as browsers take it.
    pub(super) fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.0.public_key().as_ref())
    }

    /// The `Authorization` of a message to an endpoint, signed for its service alone. `now` is in milliseconds.
    pub(super) fn authorization(&self, endpoint: &str, contact: &str, now: i64) -> String {
        let encode = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let claims = json!({ "aud": origin(endpoint), "exp": now / 1000 + LIFE, "sub": contact });
        let text = format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" })), encode(claims));
        let signature = self.0.sign(&SystemRandom::new(), text.as_bytes());
        let signature = signature.map_or_else(|_| String::new(), |bytes| BASE64URL_NOPAD.encode(bytes.as_ref()));
        format!("vapid t={text}.{signature}, k={}", self.public())
    }
}

/// Scheme, host and port of an address.
pub(super) fn origin(address: &str) -> &str {
    let host = address.find("://").map_or(0, |at| at + 3);
    address[host..].find(['/', '?', '#']).map_or(address, |end| &address[..host + end])
}

fn broken() -> Problem {
    Problem::new(Code::NotKept, "the server has no usable key for notices; ask its host to look at the log")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn a_head_is_signed_by_the_key_that_browsers_were_given() {
        let vapid = Vapid::read(&Vapid::fresh().unwrap()).unwrap();
        let head = vapid.authorization("https://push.example/send/1", "https://club.example", 1_000_000);
        let (token, key) = head.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (text, signature) = token.rsplit_once('.').unwrap();
        let read = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(key));
        public.verify(text.as_bytes(), &read(signature)).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&read(text.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 44_200, "sub": "https://club.example" }));
    }

    #[test]
    fn a_cut_key_is_refused() {
        let kept = Vapid::fresh().unwrap();
        assert!(Vapid::read(&kept[..kept.len() - 1]).is_err());
    }
}
