//! What stands before every route: limits by address, no commands from foreign pages, and headers that keep browsers strict.

use super::app::App;
use super::asking::address;
use super::failed::Failed;
use crate::people::limits::Kind;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use tianxia_protocol::{Code, Problem};

const HEADERS: [(header::HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; \
             form-action 'none'; frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (header::HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Strict headers on every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    // What the API says is true at the moment, and often for one person only.
    if is_api {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    response
}

/// Counts the request and lets it pass, or not.
pub(super) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    app.service.metrics.requests.inc();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let address = address(request.headers(), peer, app.service.config.proxies());
    if let Err(problem) = app.service.limit(Kind::Request, &address) {
        return Failed::from(problem).into_response();
    }
    let changes = *request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && !is_from_here(request.headers(), app.service.config.public_url.as_deref()) {
        let foreign = Problem::new(Code::NotYours, "this request comes from a page of another site");
        return Failed::from(foreign).into_response();
    }
    next.run(request).await
}

/// Browsers say which page a request comes from; programs that are not browsers do not.
fn is_from_here(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let Some(("http" | "https", authority)) = origin.split_once("://") else { return false };
    let public = public_url.map(|url| url.trim_end_matches('/'));
    // Of the public address the scheme counts too: a page on plain http is another site than the same on https.
    match public.filter(|url| url.split_once("://").is_some_and(|(_, public)| public == authority)) {
        Some(url) => url == origin,
        None => headers.get(header::HOST).and_then(|host| host.to_str().ok()) == Some(authority),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_pages_are_recognised() {
        let headers = |origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            headers.insert(header::HOST, HeaderValue::from_static("localhost:8280"));
            headers
        };
        assert!(is_from_here(&headers("http://localhost:8280"), None));
        assert!(!is_from_here(&headers("http://localhost:9999"), None));
        assert!(!is_from_here(&headers("null"), None));
        assert!(!is_from_here(&headers("ftp://localhost:8280"), None));
        assert!(is_from_here(&headers("https://games.example.org"), Some("https://games.example.org/")));
        assert!(!is_from_here(&headers("http://games.example.org"), Some("https://games.example.org/")));
        assert!(
            is_from_here(&headers("http://localhost:8280"), Some("https://games.example.org/")),
            "on the machine itself"
        );
        assert!(is_from_here(&HeaderMap::new(), None));
    }
}
