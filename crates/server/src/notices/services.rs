//! Which push services are spoken to. A subscription names an address, and whoever sends one could name any machine the server can reach:
//! so only the services of browsers are believed, or those that the host lists.

use super::vapid::origin;
use data_encoding::BASE64URL_NOPAD;
use tianxia_protocol::{Code, NoticesWanted, Problem};
use tianxia_storage::Subscription;

/// The services of Chrome, Firefox, Safari and Edge.
const BROWSERS: [&str; 5] = [
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://web.push.apple.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
];
/// The longest address of a subscription.
const LONGEST: usize = 1024;

/// The services that are spoken to.
pub(super) struct Services(Vec<String>);

impl Services {
    /// Those of browsers, unless the host lists others.
    pub(super) fn new(listed: &[String]) -> Self {
        if listed.is_empty() { Services(BROWSERS.map(str::to_owned).to_vec()) } else { Services(listed.to_vec()) }
    }

    /// A subscription, if it can be used.
    pub(super) fn admit(&self, wanted: &NoticesWanted) -> Result<Subscription, Problem> {
        let bad = |message: &str| Problem::new(Code::BadRequest, message);
        let read = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).ok();
        if wanted.endpoint.len() > LONGEST || !self.speaks_to(&wanted.endpoint) {
            return Err(bad("`endpoint` is not at a push service that this server speaks to"));
        }
        let key = read(&wanted.keys.p256dh).filter(|key| key.len() == 65 && key[0] == 4);
        let auth = read(&wanted.keys.auth).filter(|auth| auth.len() == 16);
        Ok(Subscription {
            endpoint: wanted.endpoint.clone(),
            key: key.ok_or_else(|| bad("`keys.p256dh` is not a public key: 65 bytes in base64url"))?,
            auth: auth.ok_or_else(|| bad("`keys.auth` is not 16 bytes in base64url"))?,
        })
    }

    fn speaks_to(&self, endpoint: &str) -> bool {
        let asked = origin(endpoint);
        let plain = endpoint.bytes().all(|byte| byte.is_ascii_graphic()) && !asked.contains('@');
        plain
            && self.0.iter().any(|service| match service.split_once('*') {
                Some((start, end)) => {
                    asked.strip_prefix(start).and_then(|rest| rest.strip_suffix(end)).is_some_and(|name| {
                        !name.is_empty()
                            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte))
                    })
                }
                None => asked == service,
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_services_of_browsers_are_spoken_to() {
        let services = Services::new(&[]);
        for good in ["https://fcm.googleapis.com/fcm/send/a:b", "https://db5p.notify.windows.com/w/?token=x"] {
            assert!(services.speaks_to(good), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/send",
            "https://fcm.googleapis.com.evil.example/",
            "https://fcm.googleapis.com@evil.example/",
            "https://evil.example/.notify.windows.com",
            "https://.notify.windows.com/",
            "https://a:1#.notify.windows.com/",
            "http://127.0.0.1:8280/api/tables",
            "https://fcm.googleapis.com:8443/",
            "file:///etc/passwd",
            "",
        ] {
            assert!(!services.speaks_to(bad), "{bad}");
        }
        assert!(Services::new(&["http://127.0.0.1:9".to_owned()]).speaks_to("http://127.0.0.1:9/one"));
    }
}
