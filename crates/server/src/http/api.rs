//! The routes of the API and the OpenAPI document that describes them, both made by the same lines. What a route takes from a request
//! (body, query, path, identity) is told by the types of its handler's arguments ([`Input`]); what it answers is said beside it.

use super::app::App;
use super::schemas::Schemas;
use axum::Router;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::handler::Handler;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{MethodRouter, get, post};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use tianxia_protocol::Problem;

/// Routes and their description.
pub(super) struct Api {
    router: Router<App>,
    paths: Map<String, Value>,
    schemas: Schemas,
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
    content: Option<(&'static str, SchemaOf)>,
}

type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

impl Operation {
    /// A route by its name, the subject it belongs to, and what it is for.
    pub(super) fn new(id: &'static str, tag: &'static str, summary: &'static str) -> Self {
        Operation { id, tag, summary, answers: Vec::new() }
    }

    /// Answers with JSON.
    pub(super) fn answers<T: JsonSchema>(self, status: StatusCode) -> Self {
        self.content(status, "application/json", SchemaGenerator::subschema_for::<T>)
    }

    /// Answers with lines, each of which is JSON.
    pub(super) fn answers_lines<T: JsonSchema>(self) -> Self {
        self.content(StatusCode::OK, "application/x-ndjson", SchemaGenerator::subschema_for::<T>)
    }

    /// Answers with text.
    pub(super) fn answers_text(self, media_type: &'static str) -> Self {
        self.content(StatusCode::OK, media_type, SchemaGenerator::subschema_for::<String>)
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

    /// Explains the last answer.
    pub(super) fn when(mut self, description: &'static str) -> Self {
        if let Some(answer) = self.answers.last_mut() {
            answer.description = Some(description);
        }
        self
    }

    fn content(self, status: StatusCode, media_type: &'static str, schema: SchemaOf) -> Self {
        self.answer(Answer { status, description: None, content: Some((media_type, schema)) })
    }

    fn answer(mut self, answer: Answer) -> Self {
        self.answers.push(answer);
        self
    }
}

impl Api {
    pub(super) fn new() -> Self {
        Api { router: Router::new(), paths: Map::new(), schemas: Schemas::new() }
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

    /// Describes a type that no route names: what goes over the socket, from a client or from the server.
    pub(super) fn message<Client: JsonSchema, Server: JsonSchema>(mut self) -> Self {
        self.schemas.asked(SchemaGenerator::subschema_for::<Client>);
        self.schemas.answered(SchemaGenerator::subschema_for::<Server>);
        self
    }

    pub(super) fn router(self) -> Router<App> {
        self.router
    }

    #[cfg(test)]
    pub(super) fn schemas(self) -> Schemas {
        self.schemas
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
            "components": { "schemas": self.schemas.finish() },
        })
    }

    fn route(
        mut self,
        method: &'static str,
        path: &'static str,
        handler: MethodRouter<App>,
        mut operation: Operation,
        describe: fn(&mut Taken<'_>),
    ) -> Self {
        let mut taken =
            Taken { path, parameters: Vec::new(), body: None, refusals: Vec::new(), schemas: &mut self.schemas };
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
        let answers = operation.answers.into_iter().map(|answer| self.schemas.answer(answer)).collect();
        described.insert("responses".to_owned(), Value::Object(answers));
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = Value::Object(described);
        self.router = self.router.route(path, handler);
        self
    }
}

impl Schemas {
    fn answer(&mut self, Answer { status, description, content }: Answer) -> (String, Value) {
        let description = description.or(status.canonical_reason()).unwrap_or_default();
        let mut answer = json!({ "description": description });
        if let Some((media_type, schema)) = content {
            answer["content"] = json!({ media_type: { "schema": self.answered(schema) } });
        }
        (status.as_str().to_owned(), answer)
    }
}

/// What a route takes from a request, gathered from the arguments of its handler.
pub(super) struct Taken<'a> {
    path: &'static str,
    parameters: Vec<Value>,
    body: Option<Schema>,
    refusals: Vec<StatusCode>,
    schemas: &'a mut Schemas,
}

impl Taken<'_> {
    /// A body.
    pub(super) fn body<T: JsonSchema>(&mut self) {
        self.body = Some(self.schemas.asked(SchemaGenerator::subschema_for::<T>));
        self.refuses(StatusCode::BAD_REQUEST);
    }

    /// A query: every field of `T` is a parameter.
    pub(super) fn query<T: JsonSchema>(&mut self) {
        for (name, required, schema) in self.schemas.fields(T::json_schema) {
            self.parameter(&name, "query", required, schema);
        }
        self.refuses(StatusCode::BAD_REQUEST);
    }

    /// A reason why it may be refused before it is begun.
    pub(super) fn refuses(&mut self, status: StatusCode) {
        self.refusals.push(status);
    }

    /// The variable parts of the path.
    fn path(&mut self) {
        for part in self.path.split('/') {
            if let Some(name) = part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
                self.parameter(name, "path", true, json!({ "type": "string" }));
            }
        }
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
    fn describe(_: &mut Taken<'_>) {}
}

impl Input for State<App> {}

impl Input for HeaderMap {}

impl Input for WebSocketUpgrade {}

impl<T> Input for Path<T> {
    fn describe(taken: &mut Taken<'_>) {
        taken.path();
    }
}

/// All arguments of a handler, after a mark of axum's own.
pub(super) trait Inputs {
    /// Tells what each of them takes.
    fn describe(taken: &mut Taken<'_>);
}

macro_rules! inputs {
    ($($argument:ident)*) => {
        impl<Mark, $($argument: Input),*> Inputs for (Mark, $($argument,)*) {
            #[allow(unused_variables, reason = "a handler may take nothing")]
            fn describe(taken: &mut Taken<'_>) {
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
