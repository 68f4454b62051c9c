//! For programs and for who hosts: what the server offers, whether it is well, what it counts.

use super::App;
use crate::players;
use crate::wire::{About, Code, GameAbout, OptionAbout, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use tianxia_core::OptionKind;

/// Grows when a client must change.
const PROTOCOL: u32 = 1;

/// The games with their options, and the levels of bots.
#[utoipa::path(get, path = "/api/about", tag = "server", responses((status = 200, body = About)))]
pub(super) async fn about() -> Json<About> {
    let games = tianxia_games::IDS.iter().filter_map(|id| tianxia_games::about(id).ok());
    Json(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        games: games.map(game).collect(),
        levels: players::levels(),
    })
}

fn game(about: &tianxia_core::About) -> GameAbout {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let option = |spec: &tianxia_core::OptionSpec| {
        let (kind, values) = match spec.kind {
            OptionKind::Flag => ("flag", &["true", "false"][..]),
            OptionKind::Choice(values) => ("choice", values),
            OptionKind::Board(values) => ("board", values),
            OptionKind::Boards(values) => ("boards", values),
        };
        OptionAbout {
            key: spec.key.to_owned(),
            kind: kind.to_owned(),
            values: owned(values),
            default: spec.default.to_owned(),
            explained: format!("{}-option-{}", about.id, spec.key),
        }
    };
    GameAbout {
        id: about.id.to_owned(),
        title: about.title.to_owned(),
        rules: about.rules,
        fewest: about.players.0,
        most: about.players.1,
        options: about.options.iter().map(option).collect(),
        refused: owned(about.refused),
    }
}

/// Is the server well? It is if it can read its data and is not about to stop.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = String), (status = 503, body = Problem)))]
pub(super) async fn healthz(State(app): State<App>) -> Result<&'static str, Problem> {
    if *app.house.closing.borrow() {
        return Err(Problem::new(Code::Unavailable, "the server is about to stop"));
    }
    app.house.store.lobby(1).await.map_err(|_| Problem::new(Code::Unavailable, "the data file cannot be read"))?;
    Ok("ok\n")
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.house.metrics.text())
}

pub(super) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], super::openapi())
}
