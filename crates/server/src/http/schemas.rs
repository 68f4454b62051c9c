//! The schemas of the OpenAPI document, by name. `crates/typescript` makes them from the types of the protocol, as a file; here they are only
//! referred to, so that what ships need not compile what makes them.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// What the file holds.
#[derive(Deserialize)]
struct Described {
    /// What stands behind the `?` of addresses.
    queries: Map<String, Value>,
    /// What clients send and what they are sent.
    schemas: Map<String, Value>,
}

static DESCRIBED: LazyLock<Described> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../schemas.json")).expect("a test makes the file, and compares it")
});

/// All of them.
pub(super) fn schemas() -> &'static Map<String, Value> {
    &DESCRIBED.schemas
}

/// The name of a type, which is the name of its schema.
pub(super) fn name<T>() -> &'static str {
    let path = std::any::type_name::<T>();
    path.rsplit("::").next().unwrap_or(path)
}

/// The schema of a type, by its name.
pub(super) fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// The fields of a query: their names, whether they must be there, and their schemas. What may be left out cannot be `null`.
pub(super) fn fields(query: &str) -> Vec<(String, bool, Value)> {
    let schema = DESCRIBED.queries.get(query).unwrap_or_else(|| panic!("no schema was made of the query {query}"));
    let required: Vec<&Value> = schema["required"].as_array().map_or_else(Vec::new, |names| names.iter().collect());
    let fields = schema["properties"].as_object().into_iter().flatten();
    let field = |(name, schema): (&String, &Value)| {
        (name.clone(), required.iter().any(|required| *required == name), without_null(schema.clone()))
    };
    fields.map(field).collect()
}

fn without_null(mut schema: Value) -> Value {
    if let Some(kinds) = schema["type"].as_array() {
        let kinds: Vec<Value> = kinds.iter().filter(|kind| *kind != "null").cloned().collect();
        schema["type"] = match &kinds[..] {
            [kind] => kind.clone(),
            _ => Value::Array(kinds),
        };
    }
    schema
}
