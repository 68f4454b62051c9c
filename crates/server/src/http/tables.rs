//! `/api/tables` and the lists of them: making, looking, commanding.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Asked, Body, Caller, Known, Path, or_mine};
use super::failed::{Failed, status};
use super::off_request;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tianxia_protocol::{
    Answer, ArchiveQuery, Envelope, Listings, LobbyQuery, LogPart, LogQuery, Made, NewTable, Play, Preview,
    PreviewQuery, Problem, Sight, Update, WhyNot, WhyNotQuery,
};
use tianxia_storage::clock;

/// How many tables a list shows at once.
const PAGE: u32 = 50;

/// The codes of a command that did not act.
const NOT_DONE: [StatusCode; 9] = [
    StatusCode::BAD_REQUEST,
    StatusCode::FORBIDDEN,
    StatusCode::NOT_FOUND,
    StatusCode::UNPROCESSABLE_ENTITY,
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::SERVICE_UNAVAILABLE,
    StatusCode::GATEWAY_TIMEOUT,
    StatusCode::INSUFFICIENT_STORAGE,
    StatusCode::CONFLICT,
];

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "tables", summary);
    api.get(
        "/api/lobby",
        lobby,
        operation("lobby", "The listed tables that are open or being played: the newest of each host, then the second of each, and so on.")
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
    .get(
        "/api/tables/{id}/log",
        log,
        operation("log", "A part of what happened at a table, as I may know it: the newest entries, or those before one.")
            .answers::<LogPart>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
    .post(
        "/api/tables/{id}/commands",
        command,
        operation(
            "command",
            "Do something at a table. Sent twice with the same id, it acts once. The same messages go over the WebSocket.",
        )
        .answers::<Answer>(StatusCode::OK)
        .answers_either::<Answer, Problem>(&NOT_DONE)
        .when("It did not act: an `Answer` if the request was understood, else a `Problem`; so with all codes from 400 on."),
    )
    .get(
        "/api/tables/{id}/preview",
        preview,
        operation("preview", "What an action of mine would do, as far as my seat can know.")
            .answers::<Preview>(StatusCode::OK)
            .refuses(StatusCode::CONFLICT),
    )
    .get(
        "/api/tables/{id}/why_not",
        why_not,
        operation("why_not", "Why an action of mine is not legal: the rule and the reason. The question changes nothing.")
            .answers::<WhyNot>(StatusCode::OK)
            .refuses(StatusCode::CONFLICT),
    )
}

async fn lobby(
    State(app): State<App>,
    Caller(person): Caller,
    Asked(query): Asked<LobbyQuery>,
) -> Result<Json<Listings>, Failed> {
    let after = query.after.unwrap_or(0);
    let mut tables = app.service.store.lobby(after, PAGE + 1).await?;
    let more = (tables.len() > PAGE as usize).then(|| i64::from(after.saturating_add(PAGE)));
    tables.truncate(PAGE as usize);
    app.service.hide_blocked(person.as_ref(), &mut tables).await?;
    Ok(Json(Listings { tables, more }))
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

async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Asked(sight): Asked<Sight>,
) -> Result<Json<Update>, Failed> {
    let update = app.service.update(person.as_ref(), &id, or_mine(sight.eye), sight.since).await?;
    if let Some(person) = person.as_ref().filter(|_| update.table.seats.iter().any(|seat| seat.yours)) {
        app.service.presence.touch(&id, &person.id);
    }
    Ok(Json(update))
}

async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(person): Caller,
    Asked(query): Asked<LogQuery>,
) -> Result<Json<LogPart>, Failed> {
    let viewpoint = or_mine(query.eye);
    Ok(Json(app.service.log_part(person.as_ref(), &id, viewpoint, query.since, query.before).await?))
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

async fn why_not(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Asked(query): Asked<WhyNotQuery>,
) -> Result<Json<WhyNot>, Failed> {
    let look = app.service.tables.look(&id, |table| {
        let seat = table.seat_of(&person.id, query.seat)?;
        table.why_not(seat, query.at, &Play::from(&*query.action))
    });
    Ok(Json(look.await?))
}
