//! `/api/tables` and the lists of them: making, looking, commanding.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Asked, Body, Caller, Known};
use super::failed::{Failed, status};
use crate::clock;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Deserialize;
use tianxia_protocol::{Answer, Code, Envelope, Listings, Made, NewTable, Preview, Problem, Update, ViewpointName};

/// How many tables a list shows at once.
const PAGE: u32 = 50;

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "tables", summary);
    api.get(
        "/api/lobby",
        lobby,
        operation("lobby", "The listed tables that are open or being played, newest first.")
            .answers::<Listings>(StatusCode::OK),
    )
    .get(
        "/api/archive",
        archive,
        operation("archive", "The listed games that are over, latest first.").answers::<Listings>(StatusCode::OK),
    )
    .post("/api/tables", create, operation("create", "Make a table.").answers::<Made>(StatusCode::CREATED))
    .get(
        "/api/tables/{id}",
        table,
        operation("table", "The table as I see it.").answers::<Update>(StatusCode::OK).refuses(StatusCode::NOT_FOUND),
    )
    .post(
        "/api/tables/{id}/commands",
        command,
        operation(
            "command",
            "Do something at a table. Sent twice with the same id, it acts once. The same messages go over the WebSocket.",
        )
        .answers::<Answer>(StatusCode::OK)
        .answers::<Answer>(StatusCode::CONFLICT)
        .when("It did not act; other codes likewise."),
    )
    .get(
        "/api/tables/{id}/preview",
        preview,
        operation("preview", "What an action of mine would do, as far as my seat can know.")
            .answers::<Preview>(StatusCode::OK)
            .refuses(StatusCode::CONFLICT),
    )
}

async fn lobby(State(app): State<App>) -> Result<Json<Listings>, Failed> {
    let tables = app.service.store.lobby(PAGE).await?;
    Ok(Json(Listings { tables, more: None }))
}

#[derive(Deserialize, JsonSchema)]
pub(super) struct ArchiveQuery {
    /// Only of this game.
    game: Option<String>,
    /// Only those that ended before this time (`more` of the list before).
    before: Option<i64>,
}

async fn archive(State(app): State<App>, Asked(query): Asked<ArchiveQuery>) -> Result<Json<Listings>, Failed> {
    let before = query.before.unwrap_or_else(|| clock::now() + 1);
    let tables = app.service.store.archive(query.game, before, PAGE).await?;
    let more = (tables.len() == PAGE as usize).then(|| tables.last().map(|table| table.updated)).flatten();
    Ok(Json(Listings { tables, more }))
}

async fn create(
    State(app): State<App>,
    Known(person): Known,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Failed> {
    let service = app.service.clone();
    let table = off_request(async move { service.create(&person, &new).await }).await??;
    let url = format!("{}/table/{table}", app.service.url);
    Ok((StatusCode::CREATED, Json(Made { table, url })))
}

#[derive(Deserialize, JsonSchema)]
pub(super) struct TableQuery {
    /// Who looks: a seat's number, `mine` (the default), `spectator` or, once the game is over, `open`.
    eye: Option<String>,
    /// Only what happened after this entry; everything if left out.
    since: Option<u32>,
}

async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Asked(query): Asked<TableQuery>,
) -> Result<Json<Update>, Failed> {
    let viewpoint = read_viewpoint(query.eye.as_deref())?;
    let who = person.as_ref().map(|person| &*person.id);
    Ok(Json(app.service.tables.look(&id, |table| table.update(who, viewpoint, query.since)).await?))
}

async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(envelope): Body<Envelope>,
) -> Result<(StatusCode, Json<Answer>), Failed> {
    let service = app.service.clone();
    let answer = off_request(async move { service.command(&person, &id, envelope).await }).await?;
    let status = answer.problem.as_ref().map_or(StatusCode::OK, |problem| status(problem.code));
    Ok((status, Json(answer)))
}

#[derive(Deserialize, JsonSchema)]
pub(super) struct PreviewQuery {
    /// My seat.
    seat: u8,
    /// `at` of the game as last seen.
    at: u32,
    /// The action's number.
    number: u32,
}

async fn preview(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Asked(query): Asked<PreviewQuery>,
) -> Result<Json<Preview>, Failed> {
    let look = app.service.tables.look(&id, |table| {
        let seat = table.seat_of(&person.id, query.seat)?;
        table.preview(seat, query.at, query.number)
    });
    Ok(Json(look.await?))
}

pub(super) fn read_viewpoint(name: Option<&str>) -> Result<ViewpointName, Failed> {
    Ok(name.map_or(Ok(ViewpointName::MINE), str::parse)?)
}

/// Runs to its end what must not stop half-way when the client hangs up.
async fn off_request<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Result<T, Problem> {
    let failed = |_| Problem::new(Code::Unavailable, "the server failed at this; try again");
    tokio::spawn(work).await.map_err(failed)
}
