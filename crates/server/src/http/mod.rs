//! The HTTP side: routes, and what stands before all of them. Each file holds the routes of one subject; the OpenAPI document
//! grows from the same lines that make the routes.

mod account;
mod admin;
mod analysis;
mod api;
mod app;
mod asking;
mod connection;
mod data;
mod failed;
mod files;
mod lessons;
pub(crate) mod linger;
mod me;
mod notices;
mod operation;
pub(crate) mod patience;
mod puzzles;
mod ratings;
mod rules;
mod safety;
mod schemas;
mod shield;
pub(crate) mod socket;
mod tables;
mod watching;

pub(crate) use app::App;

use api::Api;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::{Json, Router};
use std::time::Duration;
use tianxia_protocol::{Code, Problem};
use tianxia_storage::tasks;
use tower_http::timeout::TimeoutLayer;

const DESCRIPTION: &str = "Tables for board games of ancient China. An identity is a cookie: POST /api/me gives one. \
                           Live play: a WebSocket at /api/tables/{id}/live, whose messages are FromClient and FromServer.";

/// How long an answer may take to begin.
const LONGEST_REQUEST: Duration = Duration::from_secs(120);

fn api() -> Api {
    let subjects = [
        operation::routes,
        me::routes,
        account::routes,
        data::routes,
        ratings::routes,
        safety::routes,
        admin::routes,
        notices::routes,
        tables::routes,
        watching::routes,
        analysis::routes,
        lessons::routes,
        puzzles::routes,
        rules::routes,
    ];
    subjects.into_iter().fold(Api::new(), |api, routes| routes(api))
}

/// The OpenAPI document.
#[must_use]
pub fn openapi() -> String {
    format!("{:#}", api().document(DESCRIPTION))
}

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let largest = app.service.config.message_bytes();
    let document = || async { ([(header::CONTENT_TYPE, "application/json")], openapi()) };
    api()
        .router()
        .route("/api/openapi.json", get(document))
        .route("/healthz/connection", get(connection::connection))
        .fallback(files::file)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(DefaultBodyLimit::max(largest))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST_REQUEST))
        .layer(from_fn_with_state(app.clone(), shield::limit))
        .layer(from_fn(shield::headers))
        .with_state(app)
}

async fn method_not_allowed() -> (StatusCode, Json<Problem>) {
    let problem = Problem::new(Code::BadRequest, "this address does not take requests of this method");
    (StatusCode::METHOD_NOT_ALLOWED, Json(problem))
}

/// Runs to its end what must not stop half-way when the client hangs up.
async fn off_request<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Result<T, Problem> {
    let failed = |_| Problem::new(Code::Unavailable, "the server failed at this; try again");
    tasks::spawn(work).await.map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Every value of a key in a document, however deep.
    fn all<'a>(key: &str, value: &'a Value, found: &mut Vec<&'a Value>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get(key));
                fields.values().for_each(|value| all(key, value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| all(key, value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_reference_of_the_document_leads_somewhere() {
        let document = api().document(DESCRIPTION);
        let mut references = Vec::new();
        all("$ref", &document, &mut references);
        assert!(references.len() > 50);
        for reference in references {
            let path = reference.as_str().and_then(|text| text.strip_prefix('#')).unwrap();
            assert!(document.pointer(path).is_some(), "{reference}");
        }
    }

    #[test]
    fn every_route_has_a_name_of_its_own_and_says_what_it_takes_and_answers() {
        let document = api().document(DESCRIPTION);
        let mut names = Vec::new();
        all("operationId", &document["paths"], &mut names);
        let mut different = names.clone();
        different.sort_by_key(|name| name.as_str());
        different.dedup();
        assert_eq!(different.len(), names.len());
        let create = &document["paths"]["/api/tables"]["post"];
        assert_eq!(
            create["requestBody"]["content"]["application/json"]["schema"]["$ref"],
            "#/components/schemas/NewTable"
        );
        let answers: Vec<&String> = create["responses"].as_object().unwrap().keys().collect();
        assert_eq!(answers, ["201", "400", "401"]);
        let parameters = document["paths"]["/api/tables/{id}"]["get"]["parameters"].as_array().unwrap();
        let places: Vec<_> = parameters.iter().map(|one| [&one["name"], &one["in"], &one["required"]]).collect();
        let place = |name: &str, place: &str, required: bool| [Value::from(name), place.into(), required.into()];
        assert_eq!(
            serde_json::json!(places),
            serde_json::json!([
                place("id", "path", true),
                place("eye", "query", false),
                place("since", "query", false)
            ])
        );
        let new = &document["components"]["schemas"]["NewTable"];
        assert_eq!(new["required"], serde_json::json!(["id", "game", "seats"]), "the rest has defaults");
    }

    #[test]
    fn nothing_is_described_that_no_route_or_socket_needs() {
        let document = api().document(DESCRIPTION);
        let mut references = Vec::new();
        all("$ref", &document, &mut references);
        let socket = ["FromClient", "FromServer"].map(schemas::reference);
        for name in schemas::schemas().keys() {
            let reference = &schemas::reference(name)["$ref"];
            assert!(references.contains(&reference) || socket.iter().any(|one| one["$ref"] == *reference), "{name}");
        }
    }
}
