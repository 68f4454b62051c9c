//! The files that are made.

use crate::declare::{Untranslatable, declare};
use crate::wire::wire;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use tianxia_core::{Game, Written};
use tianxia_games::Visitor;

/// A file of this repository.
pub struct File {
    /// Where, below its root.
    pub path: String,
    /// What it should hold.
    pub text: String,
}

/// All of them.
pub fn files() -> Result<Vec<File>, Untranslatable> {
    let wire = wire()?;
    let mut files = vec![
        types("web/src/lib/protocol/types.ts".to_owned(), "crates/protocol", &wire.schemas)?,
        schemas("crates/server/schemas.json".to_owned(), &json!({ "queries": wire.queries, "schemas": wire.schemas })),
    ];
    for id in tianxia_games::IDS {
        let unknown = |error| Untranslatable::new(format!("{error}"));
        let declared = tianxia_games::visit(id, GameTypes).map_err(unknown)??;
        files.push(types(format!("web/src/games/{id}/engine.ts"), &format!("crates/{id}"), &declared)?);
        let described = tianxia_games::visit(id, GameSchemas).map_err(unknown)?;
        files.push(schemas(format!("crates/tianxia/schemas/{id}.json"), &described));
    }
    Ok(files)
}

fn types(path: String, origin: &str, schemas: &Map<String, Value>) -> Result<File, Untranslatable> {
    let types = declare(schemas).map_err(|error| error.within(&path))?;
    Ok(File { path, text: format!("// Made from the Rust types of {origin}; do not edit.\n\n{types}") })
}

fn schemas(path: String, described: &Value) -> File {
    File { path, text: format!("{described:#}\n") }
}

/// What a game sends: its views, events, actions and effects, and every type they need.
struct GameTypes;

impl Visitor for GameTypes {
    type Output = Result<Map<String, Value>, Untranslatable>;

    fn visit<G: Written>(self) -> Self::Output {
        let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
        generator.subschema_for::<<G as Game>::View>();
        generator.subschema_for::<<G as Game>::Event>();
        generator.subschema_for::<<G as Game>::Effect>();
        generator.subschema_for::<<G as Written>::ActionData>();
        let schemas = generator.take_definitions(true);
        // The second of two types with one name gets a number.
        let doubled = schemas.keys().find(|name| {
            let plain = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
            plain != *name && schemas.contains_key(plain)
        });
        match doubled {
            Some(name) => {
                Err(Untranslatable::new(format!("two types of {} share the name of `{name}`", G::about().id)))
            }
            None => Ok(schemas),
        }
    }
}

/// The same, each complete by itself, for programs (`tianxia schema`).
struct GameSchemas;

impl Visitor for GameSchemas {
    type Output = Value;

    fn visit<G: Written>(self) -> Value {
        json!({
            "action": of_type::<G::ActionData>(),
            "effect": of_type::<<G as Game>::Effect>(),
            "event": of_type::<<G as Game>::Event>(),
            "view": of_type::<<G as Game>::View>(),
        })
    }
}

fn of_type<T: JsonSchema>() -> Value {
    schemars::schema_for!(T).to_value()
}
