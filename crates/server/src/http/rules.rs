//! The rulebooks and their examples. They change only with the program, so a browser that has one asks whether it is still the same.

use super::api::{Api, Operation};
use super::asking::Asked;
use super::asking::Path;
use super::failed::Failed;
use super::files::unpacks;
use crate::people::secret::hex;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::{Compression, write::GzEncoder};
use hmac_sha256::Hash;
use serde::Serialize;
use std::io::{self, Write as _};
use tianxia_core::{BadInput, Fault};
use tianxia_protocol::{Code, InLanguage, Problem};
use tianxia_rulebook::{Book, Shown};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "rules", summary);
    api.get(
        "/api/rules/{game}",
        book,
        operation("rulebook", "The rulebook of a game; in English where the language has none.")
            .answers::<Book>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
    .get(
        "/api/rules/{game}/examples/{name}",
        example,
        operation("example", "An example of a rulebook: its start, and what comes of every action.")
            .answers::<Shown>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
}

async fn book(
    Path(game): Path<String>,
    Asked(InLanguage { language }): Asked<InLanguage>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let book = tianxia_rulebook::book(&game, language.as_deref().unwrap_or("en")).map_err(problem)?;
    Ok(unless_known(&book, &headers))
}

async fn example(Path((game, name)): Path<(String, String)>, headers: HeaderMap) -> Result<Response, Failed> {
    let shown = tianxia_rulebook::example(&game, &name).map_err(problem)?;
    Ok(unless_known(&shown, &headers))
}

fn problem(error: BadInput) -> Problem {
    let code = match error.fault() {
        Fault::Unknown => Code::NotFound,
        _ => Code::Unavailable,
    };
    Problem::new(code, error.to_string())
}

/// A value as JSON with a tag of its content, or nothing for whoever names that tag. A rulebook is long and says many words often, so it is
/// packed for who can unpack it.
fn unless_known(value: &impl Serialize, headers: &HeaderMap) -> Response {
    let Ok(body) = serde_json::to_string(value) else {
        return Failed::from(Problem::new(Code::Unavailable, "the answer cannot be written as JSON")).into_response();
    };
    // A weak tag: the packed answer and the plain one have the same.
    let tag = format!("W/\"{}\"", hex(&Hash::hash(body.as_bytes())[..16]));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    let kept = [
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag.clone()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    if known.split(',').any(|known| bare(known) == bare(&tag)) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let plain = [(header::CONTENT_TYPE, "application/json")];
    match unpacks(headers, "gzip").then(|| packed(&body).ok()).flatten() {
        Some(packed) => (kept, plain, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (kept, plain, body).into_response(),
    }
}

fn packed(text: &str) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes())?;
    packer.finish()
}
