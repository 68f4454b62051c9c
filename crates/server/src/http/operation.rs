//! For programs and for who hosts: what the server offers, whether it is well, what it counts.

use super::api::{Api, Operation};
use super::app::App;
use super::failed::Failed;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::atomic::Ordering;
use tianxia_protocol::{About, Code, Problem};

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
        operation(
            "healthz",
            "Is the server well? It is if it can read its data, which is where it was, and is not about to stop.",
        )
        .answers_text("text/plain")
        .refuses(StatusCode::SERVICE_UNAVAILABLE),
    )
    .get("/metrics", metrics, operation("metrics", "Figures for Prometheus.").answers_text(OPEN_METRICS))
}

/// The media type of figures for Prometheus.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

async fn about(State(app): State<App>) -> Json<About> {
    Json(About {
        keep_unfinished: app.service.config.keep_unfinished,
        hints_in_page: app.service.config.hints_in_page,
        // The games can be had even if the disk cannot be read.
        announcement: app.service.store.announcement().await.unwrap_or_default(),
        ..tianxia_host::about()
    })
}

async fn healthz(State(app): State<App>) -> Result<String, Failed> {
    if app.service.draining.load(Ordering::SeqCst) {
        return Err(Problem::new(Code::Unavailable, "the server is about to stop").into());
    }
    if let Some(sentence) = app.service.store.missing() {
        return Err(Problem::new(Code::Unavailable, sentence).into());
    }
    app.service.store.ping().await.map_err(|_| Problem::new(Code::Unavailable, "the data cannot be read"))?;
    // Late news harm nobody's game, so they are told and are no reason to send people elsewhere.
    Ok(app.service.hub.late().map_or_else(|| "ok\n".to_owned(), |late| format!("ok\n{late}\n")))
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, OPEN_METRICS)], app.service.metrics.text())
}
