//! `/api/me/…`: what the server keeps of me. My devices, a recovery phrase, and the way back with it.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Address, Agent, Body, Known, Owner, Path};
use super::failed::Failed;
use super::me::{with_cookie, without_cookie};
use crate::people::limits::Kind;
use crate::people::recovery;
use crate::people::secret::hex;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tianxia_protocol::{Account, Me, Recover, RecoveryPhrase};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "me", summary);
    api.get(
        "/api/me/account",
        account,
        operation("account", "What the server keeps of me: my devices, and whether I have a recovery phrase.")
            .answers::<Account>(StatusCode::OK),
    )
    .post(
        "/api/me/phrase",
        phrase,
        operation("phrase", "A new recovery phrase, shown this once; the one before works no more.")
            .answers::<RecoveryPhrase>(StatusCode::OK),
    )
    .post(
        "/api/me/recover",
        recover,
        operation("recover", "On a new device: become who has this recovery phrase.")
            .answers::<Me>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
    .post(
        "/api/me/devices/{id}/sign_out",
        sign_out,
        operation("sign_out", "Sign out a device of mine. The answer is what is left.")
            .answers::<Account>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
}

async fn account(State(app): State<App>, Owner(person): Owner) -> Result<Json<Account>, Failed> {
    Ok(Json(app.service.people.account(&person).await?))
}

async fn phrase(State(app): State<App>, Known(person): Known) -> Result<Json<RecoveryPhrase>, Failed> {
    app.service.limit(Kind::Command, &person.id)?;
    let phrase = app.service.people.new_phrase(&person).await?;
    Ok(Json(RecoveryPhrase { phrase }))
}

async fn recover(
    State(app): State<App>,
    Address(address): Address,
    Agent(agent): Agent,
    Body(Recover { phrase }): Body<Recover>,
) -> Result<Response, Failed> {
    let phrase = recovery::hash(&phrase)?;
    // Every device that comes back is a row, so they count like links, for the person whose phrase it is.
    let recovered = async {
        app.service.limit(Kind::Claim, &hex(&phrase))?;
        app.service.people.recover(phrase, agent).await
    };
    let (name, device) = app.service.guess(&address, recovered).await?;
    Ok(with_cookie(&app, &device, Me { name }))
}

async fn sign_out(State(app): State<App>, Path(id): Path<String>, Owner(person): Owner) -> Result<Response, Failed> {
    let this = app.service.people.sign_out(&person, &id).await?;
    let account = Json(app.service.people.account(&person).await?);
    Ok(if this { (without_cookie(), account).into_response() } else { account.into_response() })
}
