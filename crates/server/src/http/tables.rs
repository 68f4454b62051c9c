//! `/api/tables` and the lists of them: making, looking, commanding.

use super::App;
use super::asking::{Asked, Body, Caller, Known};
use crate::clock;
use crate::wire::{Answer, Envelope, EyeName, Listings, NewTable, Preview, Problem, Update};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// How many tables a list shows at once.
const PAGE: u32 = 50;

/// The listed tables that are open or being played, newest first.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Listings)))]
pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Listings>, Problem> {
    let tables = app.house.store.lobby(PAGE).await?;
    Ok(Json(Listings { tables, more: None }))
}

#[derive(Deserialize, IntoParams)]
pub(super) struct ArchiveQuery {
    /// Only of this game.
    game: Option<String>,
    /// Only those that ended before this time (`more` of the list before).
    before: Option<i64>,
}

/// The listed games that are over, latest first.
#[utoipa::path(get, path = "/api/archive", tag = "tables", params(ArchiveQuery), responses((status = 200, body = Listings)))]
pub(super) async fn archive(
    State(app): State<App>,
    Asked(query): Asked<ArchiveQuery>,
) -> Result<Json<Listings>, Problem> {
    let before = query.before.unwrap_or_else(|| clock::now() + 1);
    let tables = app.house.store.archive(query.game, before, PAGE).await?;
    let more = (tables.len() == PAGE as usize).then(|| tables.last().map(|table| table.updated)).flatten();
    Ok(Json(Listings { tables, more }))
}

/// Where a new table is.
#[derive(Serialize, Deserialize, ToSchema)]
pub(super) struct Made {
    /// Its id.
    table: String,
    /// The address to give to others.
    url: String,
}

/// Make a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = 201, body = Made), (status = 400, body = Problem)))]
pub(super) async fn create(
    State(app): State<App>,
    Known(person): Known,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let house = app.house.clone();
    let table = off_request(async move { house.create(&person, &new).await }).await??;
    let url = format!("{}/table/{table}", app.house.url);
    Ok((StatusCode::CREATED, Json(Made { table, url })))
}

#[derive(Deserialize, IntoParams)]
pub(super) struct TableQuery {
    /// The eye to look with: a seat's number, `mine` (the default), `spectator` or, once the game is over, `open`.
    eye: Option<String>,
    /// Only what happened after this entry; everything if left out.
    since: Option<u32>,
}

/// The table as my eye sees it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), TableQuery), responses((status = 200, body = Update), (status = 404, body = Problem)))]
pub(super) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Asked(query): Asked<TableQuery>,
) -> Result<Json<Update>, Problem> {
    let eye = read_eye(query.eye.as_deref())?;
    let who = person.as_ref().map(|person| &*person.id);
    app.house.look(&id, |table| table.update(who, eye, query.since)).await.map(Json)
}

/// Do something at a table. Sent twice with the same id, it acts once. The same messages go over the WebSocket.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", params(("id" = String, Path)), request_body = Envelope, responses((status = 200, body = Answer), (status = 409, body = Answer, description = "It did not act; other codes likewise.")))]
pub(super) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(envelope): Body<Envelope>,
) -> Result<Response, Problem> {
    let house = app.house.clone();
    let answer = off_request(async move { house.command(&person, &id, envelope).await }).await?;
    let status = answer.problem.as_ref().map_or(200, |problem| problem.code.status());
    Ok((StatusCode::from_u16(status).unwrap_or(StatusCode::OK), Json(answer)).into_response())
}

#[derive(Deserialize, IntoParams)]
pub(super) struct PreviewQuery {
    /// My seat.
    seat: u8,
    /// `at` of the game as last seen.
    at: u32,
    /// The action's number.
    number: u32,
}

/// What an action of mine would do, as far as my seat can know.
#[utoipa::path(get, path = "/api/tables/{id}/preview", tag = "tables", params(("id" = String, Path), PreviewQuery), responses((status = 200, body = Preview), (status = 409, body = Problem)))]
pub(super) async fn preview(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Asked(query): Asked<PreviewQuery>,
) -> Result<Json<Preview>, Problem> {
    let look = app.house.look(&id, |table| {
        let seat = table.seat_of(&person.id, query.seat)?;
        table.preview(seat, query.at, query.number)
    });
    look.await.map(Json)
}

pub(super) fn read_eye(eye: Option<&str>) -> Result<EyeName, Problem> {
    eye.map_or(Ok(EyeName::MINE), |eye| {
        eye.parse().map_err(|error: String| Problem::new(crate::wire::Code::BadRequest, error))
    })
}

/// Runs to its end what must not stop half-way when the client hangs up.
async fn off_request<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Result<T, Problem> {
    let failed = |_| Problem::new(crate::wire::Code::Unavailable, "the server failed at this; try again");
    tokio::spawn(work).await.map_err(failed)
}
