//! The routes of the API and the OpenAPI document that describes them, both made by the same lines. What a route takes from a request
//! (body, query, path, identity) is told by the types of its handler's arguments ([`Input`]); what it answers is said beside it.

use super::app::App;
use super::schemas::{fields, name, reference, schemas};
use axum::Router;
use axum::extract::State;
use axum::handler::Handler;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{MethodRouter, get, post};
use serde_json::{Map, Value, json};
use tianxia_protocol::Problem;

/// Routes and their description.
pub(super) struct Api {
    router: Router<App>,
    paths: Map<String, Value>,
}

/// What a route does, in words and types.
pub(super) struct Operation {
    id: &'static str,
    tag: &'static str,
    summary: &'static str,
    answers: Vec<Answer>,
}

/// One of the answers of a route.
struct Answer {
    status: StatusCode,
    description: Option<&'static str>,
    content: Option<(&'static str, Value)>,
}

impl Operation {
    /// A route by its name, the subject it belongs to, and what it is for.
    pub(super) fn new(id: &'static str, tag: &'static str, summary: &'static str) -> Self {
        Operation { id, tag, summary, answers: Vec::new() }
    }

    /// Answers with JSON.
    pub(super) fn answers<T>(self, status: StatusCode) -> Self {
        self.content(status, "application/json", reference(name::<T>()))
    }

    /// Answers with JSON: for every game a list.
    pub(super) fn answers_by_game<T>(self, status: StatusCode) -> Self {
        let list = json!({ "type": "array", "items": reference(name::<T>()) });
        self.content(status, "application/json", json!({ "type": "object", "additionalProperties": list }))
    }

    /// Answers with lines, each of which is JSON.
    pub(super) fn answers_lines<T>(self) -> Self {
        self.content(StatusCode::OK, "application/x-ndjson", reference(name::<T>()))
    }

    /// Answers with text.
    pub(super) fn answers_text(self, media_type: &'static str) -> Self {
        self.content(StatusCode::OK, media_type, json!({ "type": "string" }))
    }

    /// Becomes a WebSocket.
    pub(super) fn upgrades(self, description: &'static str) -> Self {
        let answer = Answer { status: StatusCode::SWITCHING_PROTOCOLS, description: Some(description), content: None };
        self.answer(answer)
    }

    /// Says why it cannot be done.
    pub(super) fn refuses(self, status: StatusCode) -> Self {
        self.answers::<Problem>(status)
    }

    /// Answers with JSON of one of two types, with any of these statuses.
    pub(super) fn answers_either<A, B>(self, statuses: &[StatusCode]) -> Self {
        let schema = json!({ "anyOf": [reference(name::<A>()), reference(name::<B>())] });
        statuses.iter().fold(self, |operation, status| operation.content(*status, "application/json", schema.clone()))
    }

    /// Explains the last answer.
    pub(super) fn when(mut self, description: &'static str) -> Self {
        if let Some(answer) = self.answers.last_mut() {
            answer.description = Some(description);
        }
        self
    }

    fn content(self, status: StatusCode, media_type: &'static str, schema: Value) -> Self {
        self.answer(Answer { status, description: None, content: Some((media_type, schema)) })
    }

    fn answer(mut self, answer: Answer) -> Self {
        self.answers.push(answer);
        self
    }
}

impl Api {
    pub(super) fn new() -> Self {
        Api { router: Router::new(), paths: Map::new() }
    }

    /// A route that looks.
    pub(super) fn get<H, T>(self, path: &'static str, handler: H, operation: Operation) -> Self
    where
        H: Handler<T, App>,
        T: Inputs + 'static,
    {
        self.route("get", path, get(handler), operation, T::describe)
    }

    /// A route that does something.
    pub(super) fn post<H, T>(self, path: &'static str, handler: H, operation: Operation) -> Self
    where
        H: Handler<T, App>,
        T: Inputs + 'static,
    {
        self.route("post", path, post(handler), operation, T::describe)
    }

    pub(super) fn router(self) -> Router<App> {
        self.router
    }

    /// The OpenAPI document.
    pub(super) fn document(self, description: &str) -> Value {
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Tianxia",
                "description": description,
                "license": { "name": env!("CARGO_PKG_LICENSE"), "identifier": env!("CARGO_PKG_LICENSE") },
                "version": env!("CARGO_PKG_VERSION"),
            },
            "paths": self.paths,
            "components": { "schemas": schemas() },
        })
    }

    fn route(
        mut self,
        method: &'static str,
        path: &'static str,
        handler: MethodRouter<App>,
        mut operation: Operation,
        describe: fn(&mut Taken),
    ) -> Self {
        let mut taken = Taken { path, parameters: Vec::new(), body: None, refusals: Vec::new() };
        describe(&mut taken);
        let Taken { parameters, body, refusals, .. } = taken;
        for status in refusals {
            if operation.answers.iter().all(|answer| answer.status != status) {
                operation = operation.refuses(status);
            }
        }
        let mut described = Map::from_iter([
            ("tags".to_owned(), json!([operation.tag])),
            ("summary".to_owned(), json!(operation.summary)),
            ("operationId".to_owned(), json!(operation.id)),
        ]);
        if !parameters.is_empty() {
            described.insert("parameters".to_owned(), Value::Array(parameters));
        }
        if let Some(schema) = body {
            let content = json!({ "application/json": { "schema": schema } });
            described.insert("requestBody".to_owned(), json!({ "content": content, "required": true }));
        }
        let answers = operation.answers.into_iter().map(Answer::described).collect();
        described.insert("responses".to_owned(), Value::Object(answers));
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = Value::Object(described);
        self.router = self.router.route(path, handler);
        self
    }
}

impl Answer {
    fn described(self) -> (String, Value) {
        let Answer { status, description, content } = self;
        let description = description.or(status.canonical_reason()).unwrap_or_default();
        let mut answer = json!({ "description": description });
        if let Some((media_type, schema)) = content {
            answer["content"] = json!({ media_type: { "schema": schema } });
        }
        (status.as_str().to_owned(), answer)
    }
}

/// What a route takes from a request, gathered from the arguments of its handler.
pub(super) struct Taken {
    path: &'static str,
    parameters: Vec<Value>,
    body: Option<Value>,
    refusals: Vec<StatusCode>,
}

impl Taken {
    /// A body.
    pub(super) fn body<T>(&mut self) {
        self.body = Some(reference(name::<T>()));
        self.refuses(StatusCode::BAD_REQUEST);
    }

    /// A query: every field of `T` is a parameter.
    pub(super) fn query<T>(&mut self) {
        self.query_by_name(name::<T>());
    }

    fn query_by_name(&mut self, query: &str) {
        for (name, required, schema) in fields(query) {
            self.parameter(&name, "query", required, schema);
        }
        self.refuses(StatusCode::BAD_REQUEST);
    }

    /// A reason why it may be refused before it is begun.
    pub(super) fn refuses(&mut self, status: StatusCode) {
        self.refusals.push(status);
    }

    /// The variable parts of the path. What they name may not be there.
    pub(super) fn path(&mut self) {
        for part in self.path.split('/') {
            if let Some(name) = part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
                self.parameter(name, "path", true, json!({ "type": "string" }));
            }
        }
        self.refuses(StatusCode::BAD_REQUEST);
        self.refuses(StatusCode::NOT_FOUND);
    }

    fn parameter(&mut self, name: &str, place: &str, required: bool, mut schema: Value) {
        let mut parameter = json!({ "name": name, "in": place, "required": required });
        if let Some(description) = schema.as_object_mut().and_then(|schema| schema.remove("description")) {
            parameter["description"] = description;
        }
        parameter["schema"] = schema;
        self.parameters.push(parameter);
    }
}

/// An argument of a handler.
pub(super) trait Input {
    /// Tells what it takes from a request that a client has to know of.
    fn describe(_: &mut Taken) {}
}

impl Input for State<App> {}

impl Input for HeaderMap {}

/// All arguments of a handler, after a mark of axum's own.
pub(super) trait Inputs {
    /// Tells what each of them takes.
    fn describe(taken: &mut Taken);
}

macro_rules! inputs {
    ($($argument:ident)*) => {
        impl<Mark, $($argument: Input),*> Inputs for (Mark, $($argument,)*) {
            #[allow(unused_variables, reason = "a handler may take nothing")]
            fn describe(taken: &mut Taken) {
                $($argument::describe(taken);)*
            }
        }
    };
}

inputs!();
inputs!(A);
inputs!(A B);
inputs!(A B C);
inputs!(A B C D);
inputs!(A B C D E);
inputs!(A B C D E F);
