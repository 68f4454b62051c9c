//! Who asks, and what is in the request: extractors whose refusals are [`Problem`]s like all others.

use super::api::{Input, Taken};
use super::app::App;
use super::failed::Failed;
use crate::people::device_name::device_name;
use crate::people::identity::Person;
use crate::people::limits::counted_as;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use tianxia_protocol::{Code, Eye, Problem, ViewpointName, secret_in};

/// Whoever asks, known or not.
pub(crate) struct Caller(pub(crate) Option<Person>);

impl Caller {
    /// Their identity, if they are known.
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|person| &*person.id)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        match device(&parts.headers) {
            Some(device) => Ok(Caller(app.service.people.find(device).await?)),
            None => Ok(Caller(None)),
        }
    }
}

impl Input for Caller {}

/// The secret of the device that asks.
pub(super) fn device(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    cookies.filter_map(secret_in).next()
}

/// Somebody known, banned or not: everybody may see and remove what is kept of them.
pub(crate) struct Owner(pub(crate) Person);

impl FromRequestParts<App> for Owner {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        let stranger = "the server does not know you yet: POST /api/me first, and keep the cookie";
        Ok(Owner(person.ok_or_else(|| Problem::new(Code::Nobody, stranger))?))
    }
}

impl Input for Owner {
    fn describe(taken: &mut Taken) {
        taken.refuses(StatusCode::UNAUTHORIZED);
    }
}

/// Somebody known who may do what people do.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<App> for Known {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let Owner(person) = Owner::from_request_parts(parts, app).await?;
        person.admitted()?;
        Ok(Known(person))
    }
}

impl Input for Known {
    fn describe(taken: &mut Taken) {
        taken.refuses(StatusCode::UNAUTHORIZED);
    }
}

/// Where a request comes from.
pub(crate) struct Address(pub(crate) String);

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        Ok(Address(address(&parts.headers, peer, app.service.config.proxies())))
    }
}

impl Input for Address {}

/// What the device that asks is called, by its browser and system.
pub(crate) struct Agent(pub(crate) String);

impl FromRequestParts<App> for Agent {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Self::Rejection> {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        Ok(Agent(device_name(agent.unwrap_or_default())))
    }
}

impl Input for Agent {}

/// The address a request counts for, behind so many proxies of our own.
pub(super) fn address(headers: &HeaderMap, peer: Option<IpAddr>, proxies: usize) -> String {
    let forwarded = || {
        // Each proxy appends the address it was asked from, some on a line of their own: all lines are one list. The last entries were
        // written by our own proxies; those before them are what the client claims.
        // A client can write any bytes, so entries are told apart byte by byte and only the wanted one is read.
        let lines: Vec<&[u8]> = headers.get_all("x-forwarded-for").iter().map(HeaderValue::as_bytes).collect();
        let entry = lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b',')).nth(proxies - 1)?;
        forwarded_address(std::str::from_utf8(entry).ok()?.trim())
    };
    (proxies > 0).then(forwarded).flatten().or(peer).map_or_else(|| "unknown".to_owned(), counted_as)
}

/// The address in an entry of `X-Forwarded-For`. Some proxies write it with its port.
fn forwarded_address(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failed> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(refuse(&rejection).into()),
        }
    }
}

impl<T> Input for Body<T> {
    fn describe(taken: &mut Taken) {
        taken.body::<T>();
    }
}

fn refuse(rejection: &JsonRejection) -> Problem {
    let code = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        _ => Code::BadRequest,
    };
    Problem::new(code, rejection.body_text())
}

/// The variable parts of the path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        match axum::extract::Path::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(value)) => Ok(Path(value)),
            Err(rejection) => Err(Problem::new(Code::BadRequest, rejection.body_text()).into()),
        }
    }
}

impl<T> Input for Path<T> {
    fn describe(taken: &mut Taken) {
        taken.path();
    }
}

/// A request that becomes a WebSocket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl FromRequestParts<App> for Upgrade {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await;
        upgrade.map(Upgrade).map_err(|rejection| Problem::new(Code::BadRequest, rejection.body_text()).into())
    }
}

impl Input for Upgrade {
    fn describe(taken: &mut Taken) {
        taken.refuses(StatusCode::BAD_REQUEST);
    }
}

/// The viewpoint that is wanted; mine if none is named.
pub(crate) fn or_mine(eye: Option<Eye>) -> ViewpointName {
    eye.map_or(ViewpointName::MINE, |Eye(viewpoint)| viewpoint)
}

/// The query of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        match axum::extract::Query::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(value)) => Ok(Asked(value)),
            Err(rejection) => Err(Problem::new(Code::BadRequest, rejection.body_text()).into()),
        }
    }
}

impl<T> Input for Asked<T> {
    fn describe(taken: &mut Taken) {
        taken.query::<T>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy_and_only_what_it_wrote() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 1.2.3.4".parse().unwrap());
        let peer: IpAddr = "10.0.0.1".parse().unwrap();
        assert_eq!(address(&headers, Some(peer), 1), "1.2.3.4");
        assert_eq!(address(&headers, Some(peer), 0), "10.0.0.1");
        assert_eq!(address(&HeaderMap::new(), "2001:db8:1:2:3::9".parse().ok(), 0), "2001:db8:1:2:");
        // HAProxy's `option forwardfor` writes a line of its own after the one the client sent.
        headers.append("x-forwarded-for", "5.5.5.5".parse().unwrap());
        assert_eq!(address(&headers, Some(peer), 1), "5.5.5.5");
        assert_eq!(address(&headers, Some(peer), 2), "1.2.3.4");
        assert_eq!(address(&headers, Some(peer), 9), "10.0.0.1", "fewer entries than proxies: nobody to believe");
    }

    #[test]
    fn nothing_that_a_client_writes_before_the_forwarded_address_hides_it() {
        let counted = |line: &[u8]| {
            let line = HeaderValue::from_bytes(line).unwrap();
            address(&HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), line)]), "10.0.0.1".parse().ok(), 1)
        };
        assert_eq!(counted(b"\xff, 1.2.3.4"), "1.2.3.4");
        assert_eq!(counted(b"1.2.3.4:5678"), "1.2.3.4", "some proxies write the port, too");
        assert_eq!(counted(b"[2001:db8:1:2:3::9]:5678"), "2001:db8:1:2:");
        assert_eq!(counted(b"[2001:db8:1:2:3::9]"), "2001:db8:1:2:");
        assert_eq!(counted(b"1.2.3.4, \xff"), "10.0.0.1", "our own proxy wrote no address");
    }
}
