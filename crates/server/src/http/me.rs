//! `/api/me`: who I am, and where I play.

use super::App;
use super::asking::{Address, Body, Caller, Known, device};
use crate::identity::{COOKIE, clean_name};
use crate::limits::Kind;
use crate::wire::{Claim, DeviceLink, Listing, Me, MyTables, Problem, Rename, Standing, Status};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

/// Browsers forget a cookie after at most 400 days; whoever asks who they are, as the client does at every visit, gets it anew.
const COOKIE_LIFE: u32 = 400 * 24 * 60 * 60;
const NAME: &str = "Guest";
/// The most tables that "my games" shows.
const MOST: u32 = 200;

fn with_cookie(app: &App, device: &str, me: Me) -> Response {
    let secure = if app.house.config.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={device}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_LIFE}{secure}");
    ([(header::SET_COOKIE, cookie)], Json(me)).into_response()
}

/// Who I am.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(State(app): State<App>, Known(person): Known, headers: HeaderMap) -> Response {
    let me = Me { name: person.name.to_string() };
    match device(&headers) {
        Some(device) => with_cookie(&app, device, me),
        None => Json(me).into_response(),
    }
}

/// Become known, or change my name. A new identity comes with a cookie.
#[utoipa::path(post, path = "/api/me", tag = "me", request_body = Rename, responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub(super) async fn rename(
    State(app): State<App>,
    Caller(person): Caller,
    Address(address): Address,
    Body(Rename { name }): Body<Rename>,
) -> Result<Response, Problem> {
    let name = name.map(|name| clean_name(&name)).transpose()?;
    match person {
        Some(person) => {
            let name = name.unwrap_or_else(|| person.name.to_string());
            app.house.people.rename(&person, &name).await?;
            Ok(Json(Me { name }).into_response())
        }
        None => {
            app.house.limit(Kind::Identity, &address)?;
            let name = name.unwrap_or_else(|| NAME.to_owned());
            let (_, device) = app.house.people.welcome(&name).await?;
            Ok(with_cookie(&app, &device, Me { name }))
        }
    }
}

/// A link that moves me to another device, once, within 15 minutes.
#[utoipa::path(post, path = "/api/me/link", tag = "me", responses((status = 200, body = DeviceLink), (status = 401, body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    Known(person): Known,
    Address(address): Address,
) -> Result<Json<DeviceLink>, Problem> {
    app.house.limit(Kind::Identity, &address)?;
    let (code, expires) = app.house.people.link(&person).await?;
    let url = format!("{}/device/{code}", app.house.url);
    Ok(Json(DeviceLink { code, url, expires }))
}

/// On the other device: become who made the link.
#[utoipa::path(post, path = "/api/me/claim", tag = "me", request_body = Claim, responses((status = 200, body = Me), (status = 404, body = Problem)))]
pub(super) async fn claim(
    State(app): State<App>,
    Address(address): Address,
    Body(Claim { code }): Body<Claim>,
) -> Result<Response, Problem> {
    app.house.limit(Kind::Identity, &address)?;
    let (name, device) = app.house.people.claim(&code).await?;
    Ok(with_cookie(&app, &device, Me { name }))
}

/// Where I sit: where it is my turn, where I wait, and what is over.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", responses((status = 200, body = MyTables), (status = 401, body = Problem)))]
pub(super) async fn my_tables(State(app): State<App>, Known(person): Known) -> Result<Json<MyTables>, Problem> {
    let mut tables = MyTables { my_turn: Vec::new(), waiting: Vec::new(), over: Vec::new() };
    for (listing, seats) in app.house.store.tables_of(&person.id, MOST).await? {
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

fn mark(mut listing: Listing, mine: &[u8]) -> Listing {
    for seat in &mut listing.seats {
        seat.yours = mine.contains(&seat.seat);
    }
    listing
}
