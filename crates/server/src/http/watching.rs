//! Looking on: the live socket, finished games, pictures, and what bots think.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Address, Asked, Caller, Known, Path, Upgrade, or_mine};
use super::failed::Failed;
use crate::http::socket::{Guest, refuse_version};
use crate::people::limits::Kind;
use crate::think::pool::Share;
use crate::think::thinking::Question;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tianxia_protocol::{
    Code, Eye, Hint, HintQuery, Imagined, LiveQuery, Moment, PictureQuery, Problem, ReplayQuery, VERSION,
    ViewpointName, ViewpointWord,
};
use tianxia_tables::Table;

pub(super) fn routes(api: Api) -> Api {
    api.get(
        "/api/tables/{id}/live",
        live,
        Operation::new("live", "live", "Live play over a WebSocket: updates come, commands go. Resume with `since`.")
            .upgrades("A WebSocket whose messages are FromClient and FromServer")
            .refuses(StatusCode::NOT_FOUND),
    )
    .get(
        "/api/tables/{id}/record",
        record,
        Operation::new(
            "record",
            "replay",
            "The record of a game that is over, as a text file that `tianxia replay` reads.",
        )
        .answers_text("text/plain")
        .refuses(StatusCode::CONFLICT),
    )
    .get(
        "/api/tables/{id}/replay",
        replay,
        Operation::new("replay", "replay", "A moment of a game that is over.")
            .answers::<Moment>(StatusCode::OK)
            .refuses(StatusCode::CONFLICT),
    )
    .get(
        "/api/tables/{id}/picture",
        picture,
        Operation::new("picture", "tables", "The position as a picture in text.")
            .answers_text("text/plain")
            .refuses(StatusCode::CONFLICT),
    )
    .post(
        "/api/tables/{id}/hint",
        hint,
        Operation::new(
            "hint",
            "tables",
            "What a bot would do in my place; only at tables whose host allowed it, and only when I decide.",
        )
        .answers::<Hint>(StatusCode::OK)
        .refuses(StatusCode::CONFLICT),
    )
    .get(
        "/api/tables/{id}/imagined",
        imagined,
        Operation::new(
            "imagined",
            "tables",
            "My decision as I might imagine it, for a client that makes hints and previews itself.",
        )
        .answers::<Imagined>(StatusCode::OK)
        .refuses(StatusCode::CONFLICT),
    )
}

async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Address(address): Address,
    Asked(asked): Asked<LiveQuery>,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Failed> {
    let (viewpoint, who) = (or_mine(asked.eye), caller.id());
    // A table that is not there, or a viewpoint that is not theirs, is told before there is a socket.
    app.service.tables.look(&id, |table| table.viewpoint(who, viewpoint)).await?;
    let open = app.service.gate.socket(who, &address)?;
    // Clients name their version since version 3.
    let spoken = asked.protocol.unwrap_or(2);
    if spoken != VERSION {
        return Ok(upgrade.on_upgrade(move |socket| async move {
            refuse_version(socket, spoken).await;
            drop(open);
        }));
    }
    let service = app.service.clone();
    let largest = service.config.message_bytes();
    let key = who.map_or(address, str::to_owned);
    let guest = Guest {
        service,
        table: id,
        person: caller.0,
        key,
        viewpoint,
        seen: asked.since,
        changes: asked.changes,
        alive: asked.alive,
        has: None,
        missed: false,
        open,
    };
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_message_size(largest)
        .max_frame_size(largest)
        .max_write_buffer_size(16 * 1024 * 1024);
    Ok(upgrade.on_upgrade(|socket| guest.stay(socket)))
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Failed> {
    let record = app.service.tables.look(&id, Table::record).await?;
    Ok(text(record.to_string()))
}

async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Asked(query): Asked<ReplayQuery>,
) -> Result<Json<Moment>, Failed> {
    let viewpoint = query.eye.map_or(ViewpointName::Word(ViewpointWord::Open), |Eye(viewpoint)| viewpoint);
    Ok(Json(app.service.tables.look(&id, |table| table.moment(caller.id(), query.until, viewpoint)).await?))
}

async fn picture(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Asked(query): Asked<PictureQuery>,
) -> Result<Response, Failed> {
    let look = app.service.tables.look(&id, |table| {
        let viewpoint = table.viewpoint(caller.id(), or_mine(query.eye))?;
        let game = table.game().ok_or_else(|| Problem::new(Code::NotNow, "the game has not started yet"))?;
        let picture = app.painter.paint(game, viewpoint, &table.names());
        picture.ok_or_else(|| Problem::new(Code::NotFound, "this server draws no pictures"))
    });
    Ok(text(look.await?))
}

async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Asked(query): Asked<HintQuery>,
) -> Result<Json<Hint>, Failed> {
    app.service.limit(Kind::Hint, &person.id)?;
    let look = app.service.tables.look(&id, |table| {
        if !table.hints() {
            return Err(Problem::new(Code::NotNow, "the host of this table did not allow hints"));
        }
        let seat = table.seat_of(&person.id, query.seat)?;
        let game = table.game().filter(|_| table.turn() == Some(seat));
        let game = game.ok_or_else(|| Problem::new(Code::NotNow, "hints are for the seat that decides"))?;
        Ok((table.at(), game.duplicate()))
    });
    let (at, game) = look.await?;
    let share = Share { person: &person.id, table: &id, quick: false };
    let question = Question::Hint { table: id.clone(), at, person: person.id.to_string() };
    let actions = match app.service.tables.thinkers.ask(&question).await? {
        Some(actions) => actions,
        None => app.service.think(share, move |stop| tianxia_host::hint(&*game, stop)).await?,
    };
    Ok(Json(Hint { at, actions }))
}

async fn imagined(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Asked(query): Asked<HintQuery>,
) -> Result<Json<Imagined>, Failed> {
    let look = app.service.tables.look(&id, |table| table.imagined(table.seat_of(&person.id, query.seat)?));
    Ok(Json(look.await?))
}

fn text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
