//! Looking on: the live socket, finished games, pictures, and what bots think.

use super::App;
use super::asking::{Address, Asked, Caller, Known};
use super::tables::read_eye;
use crate::limits::Kind;
use crate::players;
use crate::socket::Guest;
use crate::wire::{Code, Hint, Moment, Problem};
use axum::Json;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::IntoParams;

#[derive(Deserialize, IntoParams)]
pub(super) struct LiveQuery {
    /// The eye to look with: a seat's number, `mine` (the default), `spectator` or, once the game is over, `open`.
    eye: Option<String>,
    /// The last entry already seen; everything is sent if left out.
    since: Option<u32>,
}

/// Live play over a WebSocket: updates come, commands go. Resume with `since`.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "live", params(("id" = String, Path), LiveQuery), responses((status = 101, description = "A WebSocket whose messages are FromClient and FromServer"), (status = 404, body = Problem)))]
pub(super) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Address(address): Address,
    Asked(query): Asked<LiveQuery>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let eye = read_eye(query.eye.as_deref())?;
    let who = person.as_ref().map(|person| &*person.id);
    // A table that is not there, or an eye that is not theirs, is told before there is a socket.
    app.house.look(&id, |table| table.eye(who, eye)).await?;
    let open = app.house.gate.socket(who, &address)?;
    let house = app.house.clone();
    let largest = house.config.limits.message_bytes.max(1024);
    let key = who.map_or(address, str::to_owned);
    let guest = Guest { house, table: id, person, key, eye, seen: query.since, open };
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_message_size(largest)
        .max_frame_size(largest)
        .max_write_buffer_size(16 * 1024 * 1024);
    Ok(upgrade.on_upgrade(|socket| guest.stay(socket)))
}

/// The record of a game that is over, as a text file that `tianxia replay` reads.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "replay", params(("id" = String, Path)), responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let record = app.house.look(&id, crate::table::Table::record).await?;
    Ok(text(record.to_string()))
}

#[derive(Deserialize, IntoParams)]
pub(super) struct ReplayQuery {
    /// How many actions are to stand; all of them if left out.
    until: Option<u32>,
    /// The eye to look with; `open` if left out.
    eye: Option<String>,
}

/// A moment of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replay", params(("id" = String, Path), ReplayQuery), responses((status = 200, body = Moment), (status = 409, body = Problem)))]
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Asked(query): Asked<ReplayQuery>,
) -> Result<Json<Moment>, Problem> {
    let eye = read_eye(Some(query.eye.as_deref().unwrap_or("open")))?;
    let who = person.as_ref().map(|person| &*person.id);
    app.house.look(&id, |table| table.moment(who, query.until, eye)).await.map(Json)
}

#[derive(Deserialize, IntoParams)]
pub(super) struct PictureQuery {
    /// The eye to look with; `mine` if left out.
    eye: Option<String>,
}

/// The position as a picture in text.
#[utoipa::path(get, path = "/api/tables/{id}/picture", tag = "tables", params(("id" = String, Path), PictureQuery), responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(super) async fn picture(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Asked(query): Asked<PictureQuery>,
) -> Result<Response, Problem> {
    let eye = read_eye(query.eye.as_deref())?;
    let who = person.as_ref().map(|person| &*person.id);
    let look = app.house.look(&id, |table| {
        let eye = table.eye(who, eye)?;
        let game = table.game().ok_or_else(|| Problem::new(Code::NotNow, "the game has not started yet"))?;
        let picture = app.painter.paint(game, eye, &table.names());
        picture.ok_or_else(|| Problem::new(Code::NotFound, "this server draws no pictures"))
    });
    look.await.map(text)
}

#[derive(Deserialize, IntoParams)]
pub(super) struct HintQuery {
    /// My seat.
    seat: u8,
}

/// What a bot would do in my place; only at tables whose host allowed it, and only when I decide.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path), HintQuery), responses((status = 200, body = Hint), (status = 409, body = Problem)))]
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Asked(query): Asked<HintQuery>,
) -> Result<Json<Hint>, Problem> {
    app.house.limit(Kind::Hint, &person.id)?;
    let look = app.house.look(&id, |table| {
        if !table.hints() {
            return Err(Problem::new(Code::NotNow, "the host of this table did not allow hints"));
        }
        let seat = table.seat_of(&person.id, query.seat)?;
        let game = table.game().filter(|_| table.turn() == Some(seat));
        let game = game.ok_or_else(|| Problem::new(Code::NotNow, "hints are for the seat that decides"))?;
        Ok((table.at(), game.duplicate()))
    });
    let (at, game) = look.await?;
    let actions = think(&app, &id, move |stop| players::hint(&*game, stop)).await?;
    Ok(Json(Hint { at, actions }))
}

/// Thinks on the threads for that. A client that hangs up stops the thinking.
pub(super) async fn think<T: Send + 'static>(
    app: &App,
    table: &str,
    thought: impl FnOnce(&std::sync::atomic::AtomicBool) -> T + Send + 'static,
) -> Result<T, Problem> {
    let busy = || Problem::new(Code::Unavailable, "the bots have too much to think about; try again later");
    if app.house.pool.is_busy() {
        return Err(busy());
    }
    let (done, answer) = oneshot::channel();
    let ticket = app.house.pool.think(table, move |stop| {
        let _ = done.send(thought(stop));
    });
    let answer = answer.await.map_err(|_| busy());
    drop(ticket);
    answer
}

fn text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
