//! The schemas of the OpenAPI document, by name. What clients send is described as it is read (what has a default may be left out),
//! what they are sent as it is written.

use schemars::generate::{Contract, SchemaSettings};
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value};

/// The types that have been named so far.
pub(super) struct Schemas {
    asked: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Schemas {
    pub(super) fn new() -> Self {
        let generator = |contract| {
            let settings = SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.contract = contract;
            });
            settings.into_generator()
        };
        Schemas { asked: generator(Contract::Deserialize), answered: generator(Contract::Serialize) }
    }

    /// The schema of something that clients send.
    pub(super) fn asked(&mut self, schema: impl FnOnce(&mut SchemaGenerator) -> Schema) -> Schema {
        schema(&mut self.asked)
    }

    /// The schema of something that clients are sent.
    pub(super) fn answered(&mut self, schema: impl FnOnce(&mut SchemaGenerator) -> Schema) -> Schema {
        schema(&mut self.answered)
    }

    /// The fields of a query: their names, whether they must be there, and their schemas. What may be left out cannot be `null`.
    pub(super) fn fields(&mut self, query: impl FnOnce(&mut SchemaGenerator) -> Schema) -> Vec<(String, bool, Value)> {
        let schema = query(&mut self.asked).to_value();
        let required: Vec<&Value> = schema["required"].as_array().map_or_else(Vec::new, |names| names.iter().collect());
        let fields = schema["properties"].as_object().into_iter().flatten();
        let field = |(name, schema): (&String, &Value)| {
            (name.clone(), required.iter().any(|required| *required == name), without_null(schema.clone()))
        };
        fields.map(field).collect()
    }

    /// All of them.
    pub(super) fn finish(self) -> Map<String, Value> {
        let [mut schemas, answered] = self.named();
        schemas.extend(answered);
        schemas
    }

    /// Those of what clients send, and those of what they are sent.
    pub(super) fn named(mut self) -> [Map<String, Value>; 2] {
        [&mut self.asked, &mut self.answered].map(|generator| generator.take_definitions(true))
    }
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
