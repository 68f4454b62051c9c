//! `/api/admin`: the administrator's side, behind a token that `tianxia admin token` makes.

use super::api::{Api, Input, Operation, Taken};
use super::app::App;
use super::asking::{Address, Asked, Body, Path};
use super::failed::Failed;
use super::off_request;
use crate::service::Service;
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use std::sync::Arc;
use tianxia_protocol::{
    Act, Acts, Announce, Code, Overview, PeopleQuery, PersonRows, Problem, Reason, ReportRows, ReportsQuery, TableRows,
    TablesQuery,
};
use tianxia_storage::clock;

/// How many people or tables are shown at once.
const PAGE: u32 = 50;

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "admin", summary);
    let act = |id, summary| operation(id, summary).answers::<Act>(StatusCode::OK).refuses(StatusCode::NOT_FOUND);
    api.get(
        "/api/admin",
        overview,
        operation("overview", "The server at a glance.").answers::<Overview>(StatusCode::OK),
    )
    .get(
        "/api/admin/people",
        people,
        operation("admin_people", "People, the newest first.").answers::<PersonRows>(StatusCode::OK),
    )
    .post("/api/admin/people/{id}/ban", ban, act("ban", "Ban somebody: they may look on, but not play or write."))
    .post("/api/admin/people/{id}/unban", unban, act("unban", "Let somebody play again."))
    .post(
        "/api/admin/people/{id}/remove",
        remove_person,
        act("remove_person", "Erase somebody, as they could themselves."),
    )
    .get(
        "/api/admin/tables",
        tables,
        operation("admin_tables", "Tables, listed or not, the latest first.").answers::<TableRows>(StatusCode::OK),
    )
    .post(
        "/api/admin/tables/{id}/remove",
        remove_table,
        act("remove_table", "Remove a table with everything that happened there."),
    )
    .get(
        "/api/admin/reports",
        reports,
        operation("reports", "Reports, those that are not settled first; reporters take turns.")
            .answers::<ReportRows>(StatusCode::OK),
    )
    .post("/api/admin/reports/{id}/settle", settle, act("settle", "Settle a report."))
    .post("/api/admin/announce", announce, act("announce", "Announce something on every page, or nothing any more."))
    .get(
        "/api/admin/acts",
        acts,
        operation("acts", "What the administrator did, the latest first.").answers::<Acts>(StatusCode::OK),
    )
}

/// Whoever sends the administrator's token (`Authorization: Bearer …`).
struct Administrator;

impl FromRequestParts<App> for Administrator {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(|| {
            Problem::new(Code::Nobody, "send the administrator's token: `Authorization: Bearer TOKEN`")
        })?;
        app.service.guess(&address, app.service.is_administrator(token.trim())).await?;
        Ok(Administrator)
    }
}

impl Input for Administrator {
    fn describe(taken: &mut Taken) {
        taken.refuses(StatusCode::UNAUTHORIZED);
        taken.refuses(StatusCode::FORBIDDEN);
    }
}

/// What the administrator decides about somebody or something, with the reason: the path names it, the body says why.
struct Ruling {
    service: Arc<Service>,
    id: String,
    reason: String,
}

/// The act as it was written down.
type Acted = Result<Json<Act>, Failed>;

impl Ruling {
    /// Does it, to the end even if the administrator hangs up.
    async fn carry_out<F>(self, act: impl FnOnce(Arc<Service>, String, String) -> F) -> Acted
    where
        F: Future<Output = Result<Act, Problem>> + Send + 'static,
    {
        Ok(Json(off_request(act(self.service, self.id, self.reason)).await??))
    }
}

impl FromRequest<App> for Ruling {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failed> {
        let (mut parts, body) = request.into_parts();
        Administrator::from_request_parts(&mut parts, app).await?;
        let Path(id) = Path::from_request_parts(&mut parts, app).await?;
        let Body(Reason { reason }) = Body::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Ruling { service: app.service.clone(), id, reason })
    }
}

impl Input for Ruling {
    fn describe(taken: &mut Taken) {
        Path::<String>::describe(taken);
        Administrator::describe(taken);
        Body::<Reason>::describe(taken);
    }
}

async fn overview(State(app): State<App>, _: Administrator) -> Result<Json<Overview>, Failed> {
    Ok(Json(app.service.overview().await?))
}

async fn people(
    State(app): State<App>,
    _: Administrator,
    Asked(query): Asked<PeopleQuery>,
) -> Result<Json<PersonRows>, Failed> {
    let before = query.before.unwrap_or_else(|| clock::now() + 1);
    let people = app.service.store.people(&query.name.unwrap_or_default(), before, PAGE).await?;
    let more = (people.len() == PAGE as usize).then(|| people.last().map(|person| person.created)).flatten();
    Ok(Json(PersonRows { people, more }))
}

async fn ban(ruling: Ruling) -> Acted {
    ruling.carry_out(|service, id, reason| async move { service.ban(&id, &reason).await }).await
}

async fn unban(ruling: Ruling) -> Acted {
    ruling.carry_out(|service, id, reason| async move { service.unban(&id, &reason).await }).await
}

async fn remove_person(ruling: Ruling) -> Acted {
    ruling.carry_out(|service, id, reason| async move { service.remove_person(&id, &reason).await }).await
}

async fn tables(
    State(app): State<App>,
    _: Administrator,
    Asked(query): Asked<TablesQuery>,
) -> Result<Json<TableRows>, Failed> {
    let before = query.before.unwrap_or_else(|| clock::now() + 1);
    let tables = app.service.store.all_tables(query.person, before, PAGE).await?;
    let more = (tables.len() == PAGE as usize).then(|| tables.last().map(|table| table.updated)).flatten();
    Ok(Json(TableRows { tables, more }))
}

async fn remove_table(ruling: Ruling) -> Acted {
    ruling.carry_out(|service, id, reason| async move { service.remove_table(&id, &reason).await }).await
}

async fn reports(
    State(app): State<App>,
    _: Administrator,
    Asked(query): Asked<ReportsQuery>,
) -> Result<Json<ReportRows>, Failed> {
    Ok(Json(app.service.reports(query.after.unwrap_or(0)).await?))
}

async fn settle(ruling: Ruling) -> Acted {
    let settle = |service: Arc<Service>, id: String, reason: String| async move {
        let id = id.parse().map_err(|_| Problem::new(Code::NotFound, "a report is named by its number"))?;
        service.settle(id, &reason).await
    };
    ruling.carry_out(settle).await
}

async fn announce(State(app): State<App>, _: Administrator, Body(Announce { text }): Body<Announce>) -> Acted {
    Ok(Json(app.service.announce(text.as_deref()).await?))
}

async fn acts(State(app): State<App>, _: Administrator) -> Result<Json<Acts>, Failed> {
    Ok(Json(Acts { acts: app.service.acts().await? }))
}
