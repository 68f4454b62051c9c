//! Everything that is not the API: the browser client's files.

use super::App;
use crate::seams::Asset;
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::http::{Method, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file of the browser client; pages it makes by itself all get its front page.
pub(super) async fn file(State(app): State<App>, method: Method, uri: Uri) -> Response {
    let path = uri.path();
    let nothing = || Problem::new(Code::NotFound, format!("there is nothing at {path}")).into_response();
    if path.starts_with("/api/") || !matches!(method, Method::GET | Method::HEAD) {
        return nothing();
    }
    let looks_like_a_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let asset = app.assets.get(path).or_else(|| app.assets.get("/").filter(|_| looks_like_a_page));
    let Some(Asset { bytes, media_type, immutable }) = asset else { return nothing() };
    let keep = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, media_type), (header::CACHE_CONTROL, keep)], bytes.into_owned()).into_response()
}
