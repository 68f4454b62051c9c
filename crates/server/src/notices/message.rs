//! What a push service carries, sealed so that only the browser can read it: aes128gcm content coding (RFC 8188) with the keys of
//! RFC 8291.

use crate::people::secret;
use ring::error::Unspecified;
use ring::{aead, agreement, hkdf, rand};
use tianxia_storage::Subscription;

/// The longest record, as the head of every message says.
const RECORD: u32 = 4096;
/// Ends the last record.
const LAST: u8 = 2;

/// Seals a short text for one subscription.
pub(super) fn seal(subscription: &Subscription, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &rand::SystemRandom::new())?;
    let public = own.compute_public_key()?;
    let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &subscription.key);
    let salt: [u8; 16] = secret::random();
    let keys = agreement::agree_ephemeral(own, &theirs, |shared| {
        Keys::derive(shared, &subscription.auth, &subscription.key, public.as_ref(), &salt)
    })?;
    keys?.seal(public.as_ref(), &salt, text)
}

/// The key and nonce of one message.
struct Keys {
    key: [u8; 16],
    nonce: [u8; 12],
}

impl Keys {
    fn derive(shared: &[u8], auth: &[u8], theirs: &[u8], ours: &[u8], salt: &[u8; 16]) -> Result<Self, Unspecified> {
        let mut input = [0; 32];
        expand(auth, shared, &[b"WebPush: info\0", theirs, ours], &mut input)?;
        let mut keys = Keys { key: [0; 16], nonce: [0; 12] };
        expand(salt, &input, &[b"Content-Encoding: aes128gcm\0"], &mut keys.key)?;
        expand(salt, &input, &[b"Content-Encoding: nonce\0"], &mut keys.nonce)?;
        Ok(keys)
    }

    fn seal(&self, public: &[u8], salt: &[u8; 16], text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &self.key)?);
        let mut sealed = text.to_vec();
        sealed.push(LAST);
        key.seal_in_place_append_tag(aead::Nonce::assume_unique_for_key(self.nonce), aead::Aad::empty(), &mut sealed)?;
        let mut message = salt.to_vec();
        message.extend(RECORD.to_be_bytes());
        message.push(public.len() as u8);
        message.extend(public);
        message.extend(sealed);
        Ok(message)
    }
}

fn expand(salt: &[u8], input: &[u8], info: &[&[u8]], out: &mut [u8]) -> Result<(), Unspecified> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let length = Length(out.len());
    hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(input).expand(info, length)?.fill(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use data_encoding::BASE64URL_NOPAD;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_is_sealed_to_the_letter() {
        let read = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = read("BTBZMqHH6r4Tts7J_aSIgg");
        let theirs = read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let ours = read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let keys = Keys::derive(&shared, &auth, &theirs, &ours, &salt).unwrap();
        let message = keys.seal(&ours, &salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6\
                        TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy\
                        4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&message), expected);
    }
}
