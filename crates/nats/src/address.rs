//! Where NATS is: `nats://USER:PASSWORD@HOST:PORT`, of which only the host is needed.

use std::fmt;
use std::str::FromStr;

const PORT: u16 = 4222;

/// The address of a NATS server.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    pub(crate) host: String,
    pub(crate) port: u16,
    /// Encrypted, whether the server asks for it or not?
    pub(crate) tls: bool,
    pub(crate) login: Option<Login>,
}

/// How one says who one is.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Login {
    Token(String),
    User { name: String, password: String },
}

/// Why a text is no address: one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoAddress(pub String);

impl fmt::Display for NoAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoAddress {}

impl Address {
    /// Reads addresses separated by commas: servers of one cluster, tried in turn.
    pub fn list(text: &str) -> Result<Vec<Self>, NoAddress> {
        text.split(',').map(|part| part.trim().parse()).collect()
    }
}

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let no = |why: &str| NoAddress(why.to_owned());
        let (scheme, rest) = text.split_once("://").unwrap_or(("nats", text));
        let tls = match scheme {
            "nats" => false,
            "tls" => true,
            _ => return Err(NoAddress(format!("`{scheme}` is neither nats nor tls"))),
        };
        let (login, place) = match rest.rsplit_once('@') {
            Some((login, place)) => (Some(read_login(login)?), place),
            None => (None, rest),
        };
        let place = place.strip_suffix('/').unwrap_or(place);
        // An address of IPv6 has colons of its own, so it stands in brackets.
        let (host, port) = match place.strip_prefix('[') {
            Some(inside) => inside.split_once(']').ok_or_else(|| no("the bracket `[` is not closed"))?,
            None => place.find(':').map_or((place, ""), |colon| place.split_at(colon)),
        };
        if host.is_empty() || host.contains(|sign: char| sign.is_whitespace() || "/?#".contains(sign)) {
            return Err(NoAddress(format!("`{host}` is no name of a host")));
        }
        let port = match port.strip_prefix(':') {
            Some(port) => port.parse().map_err(|_| NoAddress(format!("`{port}` is no port")))?,
            None if port.is_empty() => PORT,
            None => return Err(NoAddress(format!("`{port}` stands after the host"))),
        };
        Ok(Address { host: host.to_owned(), port, tls, login })
    }
}

fn read_login(text: &str) -> Result<Login, NoAddress> {
    Ok(match text.split_once(':') {
        Some((name, password)) => Login::User { name: decoded(name)?, password: decoded(password)? },
        None => Login::Token(decoded(text)?),
    })
}

/// Signs that an address has a use for are written as `%` and two hexadecimal digits.
fn decoded(text: &str) -> Result<String, NoAddress> {
    let wrong = || NoAddress("a `%` before the `@` is not followed by two hexadecimal digits".to_owned());
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let digits = part.get(..2).ok_or_else(wrong)?;
        bytes.push(u8::from_str_radix(digits, 16).map_err(|_| wrong())?);
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| wrong())
}

impl fmt::Display for Address {
    /// Without what may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}:{}", if self.tls { "tls" } else { "nats" }, self.host, self.port)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, read) in [
            ("nats://127.0.0.1:4333", "nats://127.0.0.1:4333"),
            ("news.example.org", "nats://news.example.org:4222"),
            ("tls://me:secret@news.example.org/", "tls://news.example.org:4222"),
            ("nats://[::1]:4223", "nats://::1:4223"),
            ("nats://[::1]", "nats://::1:4222"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), read);
        }
        assert_eq!(Address::list("nats://a, nats://b:1").unwrap().len(), 2);
        let Some(Login::User { name, password }) = "nats://a%40b:p:%2f@c".parse::<Address>().unwrap().login else {
            panic!("no user")
        };
        assert_eq!((name.as_str(), password.as_str()), ("a@b", "p:/"));
        assert!(
            matches!("nats://abc@c".parse::<Address>().unwrap().login, Some(Login::Token(token)) if token == "abc")
        );
    }

    #[test]
    fn what_is_no_address_is_told_without_its_password() {
        for (text, why) in [
            ("http://a", "`http` is neither nats nor tls"),
            ("nats://", "`` is no name of a host"),
            ("nats://a b", "`a b` is no name of a host"),
            ("nats://a:port", "`port` is no port"),
            ("nats://a:99999", "`99999` is no port"),
            ("nats://[::1", "the bracket `[` is not closed"),
            ("nats://[::1]x", "`x` stands after the host"),
            ("nats://me:%zz@a", "a `%` before the `@` is not followed by two hexadecimal digits"),
            ("nats://me:%é@a", "a `%` before the `@` is not followed by two hexadecimal digits"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap_err().0, why);
        }
        assert!(Address::list("nats://a,").is_err());
        let shown = format!("{:?}", "nats://me:secret@a".parse::<Address>().unwrap());
        assert!(!shown.contains("secret"), "{shown}");
    }
}
