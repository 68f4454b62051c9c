//! The cookie that says who somebody is: a random secret of their device, in hexadecimal digits.

/// The name of the cookie.
pub const COOKIE: &str = "tianxia";

/// The secret in a `Cookie` or `Set-Cookie` header.
///
/// ```
/// let secret = "0f".repeat(32);
/// let header = format!("theme=dark; tianxia={secret}; lang=en");
/// assert_eq!(tianxia_protocol::secret_in(&header), Some(secret.as_str()));
/// ```
#[must_use]
pub fn secret_in(cookies: &str) -> Option<&str> {
    let device = cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
    (device.len() == 64 && device.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(device)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_secret_is_found_among_other_cookies() {
        let secret = "0f".repeat(32);
        assert_eq!(secret_in(&format!("a=b; tianxia={secret}; c=d")), Some(secret.as_str()));
        assert_eq!(secret_in("tianxia=short"), None);
        assert_eq!(secret_in("xtianxia=1"), None);
    }
}
