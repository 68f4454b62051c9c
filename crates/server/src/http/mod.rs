//! The HTTP side: routes, and what stands before all of them. Each file holds the routes of one subject; the OpenAPI document
//! grows from the same lines that make the routes.

mod analysis;
mod asking;
mod files;
mod me;
mod operation;
mod shield;
mod tables;
mod watching;

use crate::house::House;
use crate::seams::{Assets, Painter};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use std::sync::Arc;
use std::time::Duration;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What every route may need.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) assets: Arc<dyn Assets>,
    pub(crate) painter: Arc<dyn Painter>,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tianxia",
        description = "Tables for board games of ancient China. An identity is a cookie: POST /api/me gives one. \
                       Live play: a WebSocket at /api/tables/{id}/live, whose messages are FromClient and FromServer."
    ),
    components(schemas(crate::wire::FromClient, crate::wire::FromServer))
)]
struct Document;

/// How long an answer may take to begin.
const LONGEST_REQUEST: Duration = Duration::from_secs(120);

fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(operation::about))
        .routes(routes!(me::me, me::rename))
        .routes(routes!(me::link))
        .routes(routes!(me::claim))
        .routes(routes!(me::my_tables))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::archive))
        .routes(routes!(tables::create))
        .routes(routes!(tables::table))
        .routes(routes!(tables::command))
        .routes(routes!(tables::preview))
        .routes(routes!(watching::live))
        .routes(routes!(watching::record))
        .routes(routes!(watching::replay))
        .routes(routes!(watching::picture))
        .routes(routes!(watching::hint))
        .routes(routes!(analysis::analysis))
        .routes(routes!(operation::healthz))
        .routes(routes!(operation::metrics))
}

/// The OpenAPI document.
#[must_use]
pub fn openapi() -> String {
    api().into_openapi().to_pretty_json().unwrap_or_default()
}

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let (routes, _) = api().split_for_parts();
    let largest = app.house.config.limits.message_bytes.max(1024);
    routes
        .route("/api/openapi.json", axum::routing::get(operation::document))
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(largest))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::SERVICE_UNAVAILABLE, LONGEST_REQUEST))
        .layer(from_fn_with_state(app.clone(), shield::limit))
        .layer(from_fn(shield::headers))
        .with_state(app)
}
