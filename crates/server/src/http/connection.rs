//! What a request looks like when it has passed the proxies: for `tianxia doctor`, which compares it with the settings.

use axum::http::{HeaderMap, header};

/// How many addresses the proxies wrote, and the host they passed on. It reveals nothing that the client did not send or cause itself.
pub(super) async fn connection(headers: HeaderMap) -> String {
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let forwarded = lines.flat_map(|line| line.split(',')).filter(|entry| !entry.trim().is_empty()).count();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("forwarded: {forwarded}\nhost: {host}\n")
}
