//! Everything that is not the API: the browser client's files.

use super::app::App;
use super::failed::Failed;
use crate::seams::Asset;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use tianxia_protocol::{Code, Problem};

/// A file of the browser client; pages it makes by itself all get its front page.
pub(super) async fn file(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let nothing = || Failed::from(Problem::new(Code::NotFound, format!("there is nothing at {path}"))).into_response();
    if path.starts_with("/api/") || !matches!(method, Method::GET | Method::HEAD) {
        return nothing();
    }
    let looks_like_a_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let asset = app.assets.get(path).or_else(|| app.assets.get("/").filter(|_| looks_like_a_page));
    let Some(Asset { bytes, gzip, brotli, media_type, immutable }) = asset else { return nothing() };
    let keep = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kept = [(header::CONTENT_TYPE, media_type), (header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
    let taken =
        |(coding, packed): (&'static str, Option<_>)| Some((coding, packed.filter(|_| unpacks(&headers, coding))?));
    match [("br", brotli), ("gzip", gzip)].into_iter().find_map(taken) {
        Some((coding, packed)) => (kept, [(header::CONTENT_ENCODING, coding)], packed.into_owned()).into_response(),
        None => (kept, bytes.into_owned()).into_response(),
    }
}

/// Does whoever asks take what is packed in this way?
pub(super) fn unpacks(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|accepted| accepted.split(';').next().is_some_and(|name| name.trim() == coding))
}
