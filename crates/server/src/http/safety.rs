//! `/api/me/blocks` and `/api/reports`: other people.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Body, Known, Path};
use super::failed::Failed;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tianxia_protocol::{BlockSeat, Blocks, Report, SentReport};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "people", summary);
    api.get(
        "/api/me/blocks",
        blocks,
        operation("blocks", "The people I have blocked.").answers::<Blocks>(StatusCode::OK),
    )
    .post(
        "/api/me/blocks",
        block,
        operation(
            "block",
            "Block the person in a seat: they cannot sit at my tables, and I see neither their messages nor their listed tables.",
        )
        .answers::<Blocks>(StatusCode::OK)
        .refuses(StatusCode::NOT_FOUND),
    )
    .post(
        "/api/me/blocks/{id}/remove",
        unblock,
        operation("unblock", "Remove a block.").answers::<Blocks>(StatusCode::OK).refuses(StatusCode::NOT_FOUND),
    )
    .post(
        "/api/reports",
        report,
        operation("report", "Tell the administrator of the server about a table, or about a person there.")
            .answers::<SentReport>(StatusCode::CREATED)
            .refuses(StatusCode::NOT_FOUND),
    )
}

async fn blocks(State(app): State<App>, Known(person): Known) -> Result<Json<Blocks>, Failed> {
    Ok(Json(app.service.blocks(&person).await?))
}

async fn block(
    State(app): State<App>,
    Known(person): Known,
    Body(block): Body<BlockSeat>,
) -> Result<Json<Blocks>, Failed> {
    Ok(Json(app.service.block(&person, block).await?))
}

async fn unblock(State(app): State<App>, Path(id): Path<String>, Known(person): Known) -> Result<Json<Blocks>, Failed> {
    Ok(Json(app.service.unblock(&person, &id).await?))
}

async fn report(
    State(app): State<App>,
    Known(person): Known,
    Body(report): Body<Report>,
) -> Result<(StatusCode, Json<SentReport>), Failed> {
    Ok((StatusCode::CREATED, Json(app.service.report(&person, report).await?)))
}
