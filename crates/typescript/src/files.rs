//! The files that are made.

use crate::declare::{Untranslatable, declare};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};
use tianxia_core::{Game, Written};
use tianxia_games::Visitor;

/// A file under `web/src`.
pub struct File {
    /// Where, below `web/src`.
    pub path: String,
    /// What it should hold.
    pub text: String,
}

/// All of them.
pub fn files() -> Result<Vec<File>, Untranslatable> {
    let protocol = file("lib/protocol/types.ts".to_owned(), "crates/protocol", &protocol()?);
    let games = tianxia_games::IDS.iter().map(|id| {
        let schemas = tianxia_games::visit(id, GameTypes).map_err(|error| Untranslatable::new(error.to_string()))??;
        file(format!("games/{id}/engine.ts"), &format!("crates/{id}"), &schemas)
    });
    std::iter::once(protocol).chain(games).collect()
}

fn file(path: String, origin: &str, schemas: &Map<String, Value>) -> Result<File, Untranslatable> {
    let types = declare(schemas).map_err(|error| error.within(&path))?;
    Ok(File { path, text: format!("// Made from the Rust types of {origin}; do not edit.\n\n{types}") })
}

/// Everything that goes over the wire, as the server describes it.
fn protocol() -> Result<Map<String, Value>, Untranslatable> {
    let document: Value = serde_json::from_str(&tianxia_server::openapi())
        .map_err(|error| Untranslatable::new(format!("the OpenAPI document is not JSON: {error}")))?;
    let schemas = document["components"]["schemas"].as_object();
    schemas.cloned().ok_or_else(|| Untranslatable::new("the OpenAPI document names no schemas".to_owned()))
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
