//! `/api/me/export` and `/api/me/erase`: everything of mine, and nothing of mine.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Body, Owner};
use super::failed::Failed;
use super::me::{mark, without_cookie};
use super::off_request;
use crate::people::limits::Kind;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tianxia_protocol::{Code, Erase, Erased, Export, ExportedMessage, ExportedTable, Problem, Status};
use tianxia_storage::{WantedGames, clock};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "me", summary);
    api.get(
        "/api/me/export",
        export,
        operation("export", "Everything the server keeps of me, as one document.").answers::<Export>(StatusCode::OK),
    )
    .post(
        "/api/me/erase",
        erase,
        operation(
            "erase",
            "Erase me: my games stay, without my name and my messages; running ones are played on by bots.",
        )
        .answers::<Erased>(StatusCode::OK),
    )
}

async fn export(State(app): State<App>, Owner(person): Owner) -> Result<Response, Failed> {
    let service = &app.service;
    service.limit(Kind::Table, &person.id)?;
    let tables = service.store.tables_of(&person.id, u32::MAX).await?.into_iter().map(|(listing, seats)| {
        let table = mark(listing, &seats);
        let record = (table.status == Status::Over).then(|| format!("{}/api/tables/{}/record", service.url, table.id));
        ExportedTable { table, record }
    });
    let messages = service.store.sayings(&person.id).await?.into_iter();
    let notices = service.store.subscriptions(&person.id).await?.into_iter();
    let export = Export {
        time: clock::now(),
        account: service.people.account(&person).await?,
        tables: tables.collect(),
        messages: messages
            .map(|saying| ExportedMessage { table: saying.table, time: saying.time, text: saying.text })
            .collect(),
        blocked: service.store.blocked(&person.id).await?,
        reports: service.store.reports_by(&person.id).await?,
        notices: notices.map(|subscription| subscription.endpoint).collect(),
        ratings: service.store.ratings_of(&person.id).await?,
        rated_games: service.store.rated_games(&person.id, WantedGames::ALL).await?,
    };
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"tianxia.json\"")];
    Ok((file, Json(export)).into_response())
}

async fn erase(
    State(app): State<App>,
    Owner(person): Owner,
    Body(Erase { name }): Body<Erase>,
) -> Result<Response, Failed> {
    if name.trim() != &*person.name {
        let message = format!("to be erased, repeat your name exactly: {}", person.name);
        return Err(Problem::new(Code::BadRequest, message).into());
    }
    let service = app.service.clone();
    let tables = off_request(async move { service.erase(&person.id).await }).await??;
    Ok((without_cookie(), Json(Erased { tables })).into_response())
}
