//! `/api/me`: who I am, how I come to another device, and where I play.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Address, Agent, Body, Caller, Known, device};
use super::failed::Failed;
use crate::people::limits::Kind;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tianxia_protocol::{COOKIE, Claim, DeviceLink, Listing, Me, MyTables, Rename, Standing, Status};
use tianxia_tables::clean_name;

/// Browsers forget a cookie after at most 400 days; whoever asks who they are, as the client does at every visit, gets it anew.
const COOKIE_LIFE: u32 = 400 * 24 * 60 * 60;
const NAME: &str = "Guest";
/// The most tables that "my games" shows.
const MOST: u32 = 200;

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "me", summary);
    api.get(
        "/api/me",
        me,
        operation("me", "Who I am; 204 without a body to somebody the server does not know.")
            .answers::<Me>(StatusCode::OK),
    )
    .post(
        "/api/me",
        rename,
        operation("rename", "Become known, or change my name. A new identity comes with a cookie.")
            .answers::<Me>(StatusCode::OK),
    )
    .post(
        "/api/me/link",
        link,
        operation("link", "A link that moves me to another device, once, within 15 minutes.")
            .answers::<DeviceLink>(StatusCode::OK),
    )
    .post(
        "/api/me/claim",
        claim,
        operation("claim", "On the other device: become who made the link.")
            .answers::<Me>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
    .get(
        "/api/me/tables",
        my_tables,
        operation("my_tables", "Where I sit: where it is my turn, where I wait, and what is over.")
            .answers::<MyTables>(StatusCode::OK),
    )
}

pub(super) fn with_cookie(app: &App, device: &str, me: Me) -> Response {
    let secure = if app.service.config.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={device}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_LIFE}{secure}");
    ([(header::SET_COOKIE, cookie)], Json(me)).into_response()
}

/// The device forgets who it was.
pub(super) fn without_cookie() -> [(header::HeaderName, String); 1] {
    [(header::SET_COOKIE, format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"))]
}

/// Everybody's page asks this first, so a stranger is no error.
async fn me(State(app): State<App>, Caller(person): Caller, headers: HeaderMap) -> Response {
    match (person, device(&headers)) {
        (Some(person), Some(device)) => with_cookie(&app, device, Me { name: person.name.to_string() }),
        _ => StatusCode::NO_CONTENT.into_response(),
    }
}

async fn rename(
    State(app): State<App>,
    Caller(person): Caller,
    Address(address): Address,
    Agent(agent): Agent,
    Body(Rename { name }): Body<Rename>,
) -> Result<Response, Failed> {
    let name = name.map(|name| clean_name(&name)).transpose()?;
    match person {
        Some(person) => {
            person.admitted()?;
            let name = name.unwrap_or_else(|| person.name.to_string());
            app.service.people.rename(&person, &name).await?;
            Ok(Json(Me { name }).into_response())
        }
        None => {
            app.service.limit(Kind::Identity, &address)?;
            let name = name.unwrap_or_else(|| NAME.to_owned());
            let device = app.service.people.welcome(&name, agent).await?;
            Ok(with_cookie(&app, &device, Me { name }))
        }
    }
}

async fn link(State(app): State<App>, Known(person): Known) -> Result<Json<DeviceLink>, Failed> {
    app.service.limit(Kind::Claim, &person.id)?;
    let (code, expires) = app.service.people.link(&person).await?;
    let url = format!("{}/device/{code}", app.service.url);
    Ok(Json(DeviceLink { code, url, expires }))
}

async fn claim(
    State(app): State<App>,
    Address(address): Address,
    Agent(agent): Agent,
    Body(Claim { code }): Body<Claim>,
) -> Result<Response, Failed> {
    let claimed = app.service.people.claim(&code, agent);
    let (name, device) = app.service.guess(&address, claimed).await?;
    Ok(with_cookie(&app, &device, Me { name }))
}

async fn my_tables(State(app): State<App>, Known(person): Known) -> Result<Json<MyTables>, Failed> {
    let mut tables = MyTables { my_turn: Vec::new(), waiting: Vec::new(), over: Vec::new() };
    for (listing, seats) in app.service.store.tables_of(&person.id, MOST).await? {
        let listing = mark(listing, &seats);
        let turn = listing.seats.iter().find(|seat| Some(seat.seat) == listing.turn);
        let mine = turn.is_some_and(|seat| seat.yours && seat.standing == Standing::Playing);
        match listing.status {
            Status::Over => tables.over.push(listing),
            _ if mine => tables.my_turn.push(listing),
            _ => tables.waiting.push(listing),
        }
    }
    Ok(Json(tables))
}

pub(super) fn mark(mut listing: Listing, mine: &[u8]) -> Listing {
    for seat in &mut listing.seats {
        seat.yours = mine.contains(&seat.seat);
    }
    listing
}
