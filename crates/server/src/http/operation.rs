//! For programs and for who hosts: what the server offers, whether it is well, what it counts.

use super::api::{Api, Operation};
use super::app::App;
use super::failed::Failed;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tianxia_core::{Level, OptionKind};
use tianxia_protocol::{About, Code, GameAbout, OptionAbout, Problem, VERSION};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "server", summary);
    api.get(
        "/api/about",
        about,
        operation("about", "The games with their options, and the levels of bots.").answers::<About>(StatusCode::OK),
    )
    .get(
        "/healthz",
        healthz,
        operation("healthz", "Is the server well? It is if it can read its data and is not about to stop.")
            .answers_text("text/plain")
            .refuses(StatusCode::SERVICE_UNAVAILABLE),
    )
    .get("/metrics", metrics, operation("metrics", "Figures for Prometheus.").answers_text(OPEN_METRICS))
}

/// The media type of figures for Prometheus.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

async fn about() -> Json<About> {
    let games = tianxia_games::IDS.iter().filter_map(|id| tianxia_games::about(id).ok());
    Json(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: VERSION,
        games: games.map(game).collect(),
        levels: Level::ALL.iter().map(ToString::to_string).collect(),
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

async fn healthz(State(app): State<App>) -> Result<&'static str, Failed> {
    if *app.service.tables.closing.borrow() {
        return Err(Problem::new(Code::Unavailable, "the server is about to stop").into());
    }
    app.service.store.lobby(1).await.map_err(|_| Problem::new(Code::Unavailable, "the data file cannot be read"))?;
    Ok("ok\n")
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, OPEN_METRICS)], app.service.metrics.text())
}
