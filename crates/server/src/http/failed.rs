//! Problems as answers of HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tianxia_protocol::{Code, Problem};

/// A request that came to nothing. Whatever can be told as a [`Problem`] becomes one with `?`.
#[derive(Debug)]
pub(crate) struct Failed(Problem);

impl<E: Into<Problem>> From<E> for Failed {
    fn from(error: E) -> Self {
        Failed(error.into())
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(self.0)).into_response()
    }
}

/// The HTTP status of a problem.
pub(super) fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::Nobody => StatusCode::UNAUTHORIZED,
        Code::NotYours => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::NotNow | Code::Stale => StatusCode::CONFLICT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::NotKept => StatusCode::INSUFFICIENT_STORAGE,
        Code::Unknown => StatusCode::GATEWAY_TIMEOUT,
    }
}

/// The HTTP status that answers a problem.
#[must_use]
pub fn http_status(code: Code) -> u16 {
    status(code).as_u16()
}
