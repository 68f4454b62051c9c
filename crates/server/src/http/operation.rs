//! For programs and for who hosts: what the server offers, whether it is well, what it counts.

use super::api::{Api, Operation};
use super::app::App;
use super::failed::Failed;
use crate::upkeep::metrics::OPEN_METRICS;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tianxia_protocol::About;

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "server", summary);
    api.get(
        "/api/about",
        about,
        operation("about", "The games with their options, and the levels of bots.").answers::<About>(StatusCode::OK),
    )
    .get(
        "/livez",
        livez,
        operation("livez", "Does the server run? It answers as long as it does, whatever its data is like.").answers_text("text/plain"),
    )
    .get(
        "/readyz",
        readyz,
        operation(
            "readyz",
            "Can the server serve players? It can if it reads its data, which is where it was, and is not about to stop.",
        )
        .answers_text("text/plain")
        .refuses(StatusCode::SERVICE_UNAVAILABLE),
    )
    .get(
        "/healthz",
        readyz,
        operation("healthz", "The same as /readyz, by its older name.")
            .answers_text("text/plain")
            .refuses(StatusCode::SERVICE_UNAVAILABLE),
    )
    .get("/metrics", metrics, operation("metrics", "Figures for Prometheus.").answers_text(OPEN_METRICS))
}

async fn about(State(app): State<App>) -> Json<About> {
    Json(About {
        keep_unfinished: app.service.config.keep_unfinished,
        hints_in_page: app.service.config.hints_in_page,
        // The games can be had even if the disk cannot be read.
        announcement: app.service.store.announcement().await.unwrap_or_default(),
        ..tianxia_host::about()
    })
}

async fn livez() -> &'static str {
    "ok\n"
}

/// The same for HAProxy with `http-check disable-on-404`: a server that answers 404 keeps its sockets and gets no new connections.
pub(super) async fn for_haproxy(State(app): State<App>) -> (StatusCode, String) {
    match app.service.ready().await {
        Ok(text) => (StatusCode::OK, text),
        Err(problem) => (StatusCode::NOT_FOUND, format!("{}\n", problem.message)),
    }
}

async fn readyz(State(app): State<App>) -> Result<String, Failed> {
    Ok(app.service.ready().await?)
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, OPEN_METRICS)], app.service.metrics.text())
}
