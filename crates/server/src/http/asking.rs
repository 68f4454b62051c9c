//! Who asks, and what is in the request: extractors whose refusals are [`Problem`]s like all others.

use super::App;
use crate::identity::{Person, secret_in};
use crate::wire::{Code, Problem};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self)).into_response()
    }
}

/// Whoever asks, known or not.
pub(crate) struct Caller(pub(crate) Option<Person>);

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        match device(&parts.headers) {
            Some(device) => Ok(Caller(app.house.people.find(device).await?)),
            None => Ok(Caller(None)),
        }
    }
}

/// The secret of the device that asks.
pub(super) fn device(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    cookies.filter_map(secret_in).next()
}

/// Somebody known.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<App> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        person.map(Known).ok_or_else(|| {
            Problem::new(Code::Nobody, "the server does not know you yet: POST /api/me first, and keep the cookie")
        })
    }
}

/// Where a request comes from.
pub(crate) struct Address(pub(crate) String);

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        Ok(Address(address(&parts.headers, peer, app.house.config.behind_proxy)))
    }
}

/// The address a request counts for. Of an IPv6 address only the network part: one household has very many.
pub(super) fn address(headers: &HeaderMap, peer: Option<IpAddr>, behind_proxy: bool) -> String {
    let forwarded = || {
        let all = headers.get("x-forwarded-for")?.to_str().ok()?;
        // The last one was added by our own proxy; those before it are what the client claims.
        all.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    match behind_proxy.then(forwarded).flatten().or(peer) {
        Some(IpAddr::V4(ip)) => ip.to_string(),
        Some(IpAddr::V6(ip)) => match ip.to_ipv4_mapped() {
            Some(ip) => ip.to_string(),
            None => ip.segments()[..4].iter().map(|part| format!("{part:x}:")).collect(),
        },
        None => "unknown".to_owned(),
    }
}

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(refuse(&rejection)),
        }
    }
}

fn refuse(rejection: &JsonRejection) -> Problem {
    let code = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        _ => Code::BadRequest,
    };
    Problem::new(code, rejection.body_text())
}

/// The query of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        match axum::extract::Query::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(value)) => Ok(Asked(value)),
            Err(rejection) => Err(Problem::new(Code::BadRequest, rejection.body_text())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy_and_only_the_last() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 1.2.3.4".parse().unwrap());
        let peer: IpAddr = "10.0.0.1".parse().unwrap();
        assert_eq!(address(&headers, Some(peer), true), "1.2.3.4");
        assert_eq!(address(&headers, Some(peer), false), "10.0.0.1");
        assert_eq!(address(&HeaderMap::new(), "2001:db8:1:2:3::9".parse().ok(), false), "2001:db8:1:2:");
    }
}
