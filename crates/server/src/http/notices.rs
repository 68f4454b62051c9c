//! `/api/notices`: whether this server sends notices by web push, and where I want them.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Body, Known};
use super::failed::Failed;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tianxia_protocol::{NoticesAbout, NoticesUnwanted, NoticesWanted};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "me", summary);
    api.get(
        "/api/notices",
        about,
        operation("notices", "The key by which a browser subscribes to notices; none if the host has turned them off.")
            .answers::<NoticesAbout>(StatusCode::OK),
    )
    .post(
        "/api/notices",
        subscribe,
        operation("subscribe", "Tell this browser when it is my turn and no page of mine is open.")
            .answers::<NoticesAbout>(StatusCode::OK)
            .refuses(StatusCode::BAD_REQUEST),
    )
    .post(
        "/api/notices/end",
        unsubscribe,
        operation("unsubscribe", "Tell this browser nothing more.").answers::<NoticesAbout>(StatusCode::OK),
    )
}

async fn about(State(app): State<App>) -> Result<Json<NoticesAbout>, Failed> {
    Ok(Json(NoticesAbout { key: app.service.notices.key().await? }))
}

async fn subscribe(
    State(app): State<App>,
    Known(person): Known,
    Body(wanted): Body<NoticesWanted>,
) -> Result<Json<NoticesAbout>, Failed> {
    app.service.notices.subscribe(&person, &wanted).await?;
    about(State(app)).await
}

async fn unsubscribe(
    State(app): State<App>,
    Known(person): Known,
    Body(unwanted): Body<NoticesUnwanted>,
) -> Result<Json<NoticesAbout>, Failed> {
    app.service.notices.unsubscribe(&person.id, &unwanted.endpoint).await?;
    about(State(app)).await
}
